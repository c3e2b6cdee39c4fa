"""What the formats of the old sites are known by, from their first lines or from one that tells.

Each sign is searched for in the whole text, whose line ends are line feeds.
"""

from __future__ import annotations

import re
from collections.abc import Callable

_LINE = re.compile(r"^.*\S", re.MULTILINE)
_COLOURS = re.compile(
    r"^(?:black|white)\s*:?[ \t]+(?:[1-6][ ,-][1-6](?![0-9])|doubles?\b|wins?\b)",
    re.IGNORECASE | re.MULTILINE,
)
_GAME_OF_NAMES = re.compile(
    r"\A\s*(?:[;#].*\n\s*)*[^\s\d;#:][^\n:;]*[ \t][^\n:;]*\n\s*1\).*?[1-6]{2}[ \t]*:",
)
_MOST_LINES = 3
"""A text with more lines to each of a colour is no game."""


def _searched(pattern: str) -> Callable[[str], bool]:
    found = re.compile(pattern, re.IGNORECASE | re.MULTILINE)
    return lambda text: found.search(text) is not None


def _is_bkg(text: str) -> bool:
    lines = len(_COLOURS.findall(text))
    return lines > 0 and len(_LINE.findall(text)) <= lines * _MOST_LINES


SIGNS: dict[str, Callable[[str], bool]] = {
    "bgroom": _searched(r"\A\s*bgf[ \t]+version\b"),
    "party": _searched(r"\A\s*boardid[ \t]*=.*\s+creator[ \t]*=|^game_[0-9]+_gameplay[ \t]*="),
    "sgg": _searched(r"\A\s*\S.*[ \t]vs\.[ \t]+\S(?:.*\n)+?[ \t]*game[ \t]+[0-9]+\.[ \t]*[0-9]"),
    "tmg": _searched(r"^player1[ \t]*:(?:.*\n)+?[ \t]*game[ \t]+[0-9]+[ \t]*:[ \t]*[0-9]+-[0-9]+"),
    "oldmoves": _searched(r"score is [0-9]+-[0-9]+.*\n\s*\S.*[ \t]is X\b.*[ \t]is O\b"),
    "gam": lambda text: _GAME_OF_NAMES.search(text) is not None,
    "bkg": _is_bkg,
}
"""For each format, by its name, whether a text is of it; to be asked in this order."""
