"""The names by which hypotheses are accepted."""

from __future__ import annotations

import hashlib

_LENGTH = 7


def hypothesis_id(match: int, what: object) -> str:
    """A short name for what is right instead, in the match of this place: the same at every run."""
    text = f"{match}: {what!r}"
    return hashlib.sha256(text.encode("utf-8", "replace")).hexdigest()[:_LENGTH]
