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
    r"^[ \t]*(?:\d{1,5}[ \t-]*points?[ \t]+match|match[ \t]+(?:to|of)[ \t]+\d|"
    r"(?:money|unlimited)[ \t]+(?:session|match|game|play))\b",
    re.IGNORECASE | re.MULTILINE,
)
_GAME_HEADER = re.compile(r"^[ \t]*game[ \t]+\d{1,5}[ \t]*$", re.IGNORECASE | re.MULTILINE)
_ROW = re.compile(r"^[ \t]*\d{1,4}\)[ \t]+\S", re.MULTILINE)


def detect_format(source: Source) -> str | None:
    """The name of the format, or None if the text is no record of a known format."""
    text = source.text.replace("\r", "\n")
    if _MATCH_HEADER.search(text) or (_GAME_HEADER.search(text) and _ROW.search(text)):
        return "mat"
    return None
