"""Values as SQLite can hold them, whatever a record says, and back."""

from __future__ import annotations

import re

Value = str | bytes | int | None
"""What a column holds: bytes stand for text that UTF-8 cannot say."""

_LARGEST = (1 << 63) - 1
_ADDRESS = re.compile(r"([a-z][a-z0-9+.-]*://)(?:[^/?#]*@)?([^?#]*).*", re.DOTALL | re.IGNORECASE)


def storable(value: str | int | None) -> Value:
    """A value as it is written; a number that is too large for SQLite becomes the largest."""
    if isinstance(value, int):
        return max(-_LARGEST, min(_LARGEST, value))
    if value is None or value.isascii():
        return value
    try:
        value.encode("utf-8")
    except UnicodeEncodeError:
        return value.encode("utf-8", "surrogatepass")
    return value


def text_of(value: str | bytes) -> str:
    """Text as it was before it was written."""
    if isinstance(value, str):
        return value
    try:
        return value.decode("utf-8", "surrogatepass")
    except UnicodeDecodeError:  # which only another program can have written
        return value.decode("utf-8", "replace")


def without_secrets(path: str) -> str:
    """A path; of a URL without the user, the password and the query, which may hold a key."""
    address = _ADDRESS.fullmatch(path)
    return address[1] + address[2] if address else path
