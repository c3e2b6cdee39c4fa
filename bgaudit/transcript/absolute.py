"""Plays in one numbering for both players, turned into the mover's own.

FIBS and the programs made for it number the points once: one player's men go down from 24 to 1, and
the other's up from 1 to 24.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from bgaudit.transcript.model import BAR, OFF, Play, WrittenStep

_SEPARATOR = re.compile(r"[-/]")


def read_steps(steps: Iterable[str], *, ascending: bool) -> Play:
    """A play from its steps, ``12/15`` or ``bar-3``, of the player whose men go up or down."""
    return Play.of(
        tuple(
            WrittenStep(tuple(_point(word, ascending) for word in _SEPARATOR.split(step)), (), 1)
            for step in steps
        )
    )


def _point(word: str, ascending: bool) -> int:
    """A point in the mover's numbering; the words for the bar and off may be cut to a letter."""
    if word.isdecimal():
        return 25 - int(word) if ascending else int(word)
    return BAR if word[0] in "bB" else OFF
