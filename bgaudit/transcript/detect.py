"""Which format a record is in, told from its content and never from its name."""

from __future__ import annotations

import re
from collections.abc import Callable

from bgaudit.source import Source
from bgaudit.transcript import mat
from bgaudit.transcript.model import Record

READERS: dict[str, Callable[[Source], Record]] = {"mat": mat.read}
"""The reader of each format, by the format's name."""

_MATCH_HEADER = re.compile(
    r"^[ \t]*(?:\d{1,9}[ \t-]*(?:points?|pts?\.?)[ \t-]+match|match[ \t]+(?:to|of)[ \t]+\d+"
    r"(?:[ \t]+points?)?|(?:money|unlimited)[ \t]+(?:points?[ \t]+)?(?:session|match|game|play))"
    r"[ \t]*(?:[;#(\[].*)?$",
    re.IGNORECASE | re.MULTILINE,
)
"""A line that is nothing but a match header, as a sentence is not."""
_GAME_HEADER = re.compile(r"^[ \t]*game[ \t]*\d{1,9}[ \t]*$", re.IGNORECASE | re.MULTILINE)
_ROW = re.compile(r"^[ \t]*\d{1,9}\)[ \t]*\S", re.MULTILINE)
_PLAYED_ROW = re.compile(
    r"^[ \t]*\d{1,9}\)[ \t]*(?:\S.*[ \t])?[1-6]{2}[ \t]*:[ \t]*(?:bar|\d{1,2})/(?:off|\d{1,2})",
    re.IGNORECASE | re.MULTILINE,
)
"""A row with a roll and a play."""
_LINE = re.compile(r"^.*\S", re.MULTILINE)
_MOST_LINES_PER_ROW = 5
"""A text with more is not a record without headers, but one that quotes a few rows."""


def detect_format(source: Source) -> str | None:
    """The name of the format, or None if the text is no record of a known format."""
    text = source.text.replace("\r", "\n")
    if _MATCH_HEADER.search(text) or (_GAME_HEADER.search(text) and _ROW.search(text)):
        return "mat"
    rows = len(_PLAYED_ROW.findall(text))
    if rows and len(_LINE.findall(text)) <= rows * _MOST_LINES_PER_ROW:
        return "mat"
    return None
