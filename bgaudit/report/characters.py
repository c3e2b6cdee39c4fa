"""Text from a record, made fit to be shown in columns.

It goes through :func:`printable` before it is laid out, and what was laid out goes through
:func:`finished` before it is shown: between the two, a character that takes two columns is
followed by a filler, so that ``len`` counts columns everywhere.
"""

from __future__ import annotations

import unicodedata

_FILLER = "\u200b"


def plain(text: str) -> str:
    """Text on one line: blanks of any kind plain, control characters escaped."""
    return "".join(map(_shown, text))


def printable(text: str, longest: int | None = None) -> str:
    """The same, ready to be laid out in columns, and cut if it is too long."""
    text = plain(unicodedata.normalize("NFC", text))
    if longest is not None and len(text) > longest:
        text = text[: longest - 1] + "…"
    return "".join(char + _FILLER if _is_wide(char) else char for char in text)


def finished(text: str) -> str:
    """Laid out text as it is shown, without the blanks that fill up its lines."""
    return "\n".join(line.rstrip() for line in without_fillers(text).split("\n"))


def without_fillers(text: str) -> str:
    """Printable text for what does not lay it out in columns."""
    return text.replace(_FILLER, "")


def escaped(char: str) -> str:
    """A character as an escape such as ``\\x1b``."""
    return char.encode("unicode_escape").decode("ascii")


def _shown(char: str) -> str:
    if char.isprintable():
        return char
    return " " if char.isspace() else escaped(char)


def _is_wide(char: str) -> bool:
    return unicodedata.east_asian_width(char) in "WF"
