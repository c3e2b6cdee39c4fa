"""Which format a record is in, told from its content and never from its name."""

from __future__ import annotations

import re
from collections.abc import Callable
from importlib import import_module
from typing import TYPE_CHECKING

from bgaudit.source import Source
from bgaudit.transcript.signs import SIGNS

if TYPE_CHECKING:
    from bgaudit.transcript.model import Record


def _read_lazily(name: str) -> Callable[[Source], Record]:
    def read(source: Source) -> Record:
        found: Record = import_module(f"bgaudit.transcript.{name}").read(source)
        return found

    return read


_NAMES = ("mat", "bga", "xg", "bgf", "ogxm", "sgf", "gmd", "javafibs", "snowie", "xgtext", *SIGNS)

READERS: dict[str, Callable[[Source], Record]] = {name: _read_lazily(name) for name in _NAMES}
"""The reader of each format, by the format's name; its grammar is loaded with its first record."""

_BINARY = {b"RGMH": "xg", b"OGXM": "ogxm"}
"""What the files of binary formats begin with; one of BGBlitz begins with a line of JSON."""
_TREE = re.compile(r"\(\s*;")
_BACKGAMMON = re.compile(
    r"G[a-z]*M[a-z]*\s*\[\s*6\s*\]"
    r"|[;\]\s][BW][a-z]*\s*\[\s*(?:[1-6]{2}(?:[a-y][a-z])*|double|take|drop)\s*\]"
)
"""A game tree says that it is of backgammon, or does not, but has a move in it."""
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
_PLAYERS = re.compile(r"^[ \t]*players[ \t]*:.*\w.*(?:,|\band\b).*\w", re.IGNORECASE | re.MULTILINE)
_EVENT = re.compile(
    r"^[ \t]*(?:[\[(]?[\d:]{5,8}[\])]?[ \t]+)?"
    r"(?:opening[ \t]+[1-6][ \t]*[- ][1-6]\b"
    r"|[^\W\d_][^\s:]*(?:[ \t]+[^\W\d_][^\s:]*)?[ \t]+"
    r"(?:(?:rolls?|rolled|opens?|opened)[ \t]+[1-6]|(?:plays?|played)[ \t]+(?:bar|\d\d?)/"
    r"|[1-6][- ]?[1-6][ \t]*:[ \t]*(?:bar|\d\d?)/))",
    re.IGNORECASE | re.MULTILINE,
)
"""A line of a transcript that is no sentence: dice, or a play."""
_FIRST_LINES = {
    "gmd": re.compile(r"GMD-\d"),
    "javafibs": re.compile(r"JavaFIBS internal match representation", re.IGNORECASE),
    "snowie": re.compile(r"-?\d+[ \t]*;[ \t]*-?\d+[ \t]*;(?:[^;\r\n]*;){36,}"),
}
"""What the first line of a format begins with, behind comments."""
_BEFORE = re.compile(r"(?:[\s\ufeff]+|#[^\n]*\n)*+")
_XGID = re.compile(r"^[ \t]*XGID=[-A-Pa-p]{26}:", re.MULTILINE)
_LINE = re.compile(r"^.*\S", re.MULTILINE)
_MOST_LINES = 5
"""A text with more to each row or event is no record without headers, but one that quotes some."""


def detect_format(source: Source) -> str | None:
    """The name of the format, or None if the text is no record of a known format."""
    if source.data:
        return _BINARY.get(source.data[:4], "bgf")
    if "(" in source.text and _is_sgf(source.text):
        return "sgf"
    text = source.text.replace("\r", "\n")
    begin = _BEFORE.match(text)
    for name, first in _FIRST_LINES.items():
        if first.match(text, begin.end() if begin else 0):
            return name
    if _is_transcript(text):
        return "bga"
    if "XGID=" in text and _XGID.search(text):
        return "xgtext"
    if _MATCH_HEADER.search(text) or (_GAME_HEADER.search(text) and _ROW.search(text)):
        return "mat"
    for name, shows in SIGNS.items():
        if shows(text):
            return name
    rows = len(_PLAYED_ROW.findall(text))
    return "mat" if rows and _is_mostly(rows, text) else None


def _is_sgf(text: str) -> bool:
    tree = _TREE.search(text)
    return tree is not None and _BACKGAMMON.search(text, tree.end()) is not None


def _is_transcript(text: str) -> bool:
    """Whether a text names its players or is made of events; one with played rows is none."""
    if _PLAYED_ROW.search(text):
        return False
    if _PLAYERS.search(text):
        return not _ROW.search(text)
    events = len(_EVENT.findall(text))
    return events > 0 and _is_mostly(events, text)


def _is_mostly(parts: int, text: str) -> bool:
    return len(_LINE.findall(text)) <= parts * _MOST_LINES
