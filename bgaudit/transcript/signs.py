"""What the formats of the old sites are known by, from their first lines or from one that tells.

Each sign is searched for in the whole text, whose line ends are line feeds. Patterns are compiled
when they are first needed: a .mat record is known before.
"""

from __future__ import annotations

import re
from collections.abc import Callable

_COLOURS = r"^(?:black|white)\s*:?[ \t]+(?:[1-6][ ,-][1-6](?![0-9])|doubles?\b|wins?\b)"
_SHOWN = r"^.*\S"
_MOST_LINES = 3
"""A text with more lines to each of a colour is no game."""


def _found(pattern: str, text: str) -> list[str]:
    return re.findall(pattern, text, re.IGNORECASE | re.MULTILINE)


def _searched(*patterns: str) -> Callable[[str], bool]:
    """Whether each of the patterns stands in a text."""
    flags = re.IGNORECASE | re.MULTILINE
    return lambda text: all(re.search(pattern, text, flags) for pattern in patterns)


def _is_bkg(text: str) -> bool:
    lines = len(_found(_COLOURS, text))
    return lines > 0 and len(_found(_SHOWN, text)) <= lines * _MOST_LINES


SIGNS: dict[str, Callable[[str], bool]] = {
    "bgroom": _searched(r"\A\s*bgf[ \t]+version\b"),
    "party": _searched(r"\A\s*boardid[ \t]*=.*\s+creator[ \t]*=|^game_[0-9]+_gameplay[ \t]*="),
    "sgg": _searched(r"\A\s*\S.*[ \t]vs\.[ \t]+\S(?:.*\n)+?[ \t]*game[ \t]+[0-9]+\.[ \t]*[0-9]"),
    "tmg": _searched(r"^player1[ \t]*:", r"^[ \t]*game[ \t]+[0-9]+[ \t]*:[ \t]*[0-9]+-[0-9]+"),
    "oldmoves": _searched(r"score is [0-9]+-[0-9]+.*\n\s*\S.*[ \t]is X\b.*[ \t]is O\b"),
    # Two names, and under them a first row that has a roll.
    "gam": _searched(
        r"\A\s*(?:[;#].*\n\s*)*[^\s\d;#:][^\n:;]{0,200}[ \t][^\n:;]{0,200}\n"
        r"\s*1\).*?[1-6]{2}[ \t]*:"
    ),
    "bkg": _is_bkg,
}
"""For each format, by its name, whether a text is of it; to be asked in this order."""
