"""Plays written with one numbering of the points for both sides: one goes up, the other down.

The model has the mover's own numbering, 24 the farthest from home. Which way a side goes is found
from its steps, for some programs write both sides' plays downwards.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from bgaudit.transcript.model import BAR, OFF, Play, WrittenStep

_HOME = 6
_SEPARATOR = re.compile(r"[-/]")


class AbsoluteStep(NamedTuple):
    """A man's step as it is written: points by number, the bar and off by number or word."""

    source: str
    target: str

    def rises(self) -> bool | None:
        """Whether it goes up; None where that cannot be told."""
        source, target = _number(self.source), _number(self.target)
        if source is not None and target is not None:
            return None if source == target else source < target
        if target is not None:
            # Men enter where the opponent is at home.
            return target <= _HOME
        return None if source is None else source >= BAR - _HOME


def side_rises(steps: Iterable[AbsoluteStep], otherwise: bool) -> bool:
    """Which way a side goes, by most of its steps; ``otherwise`` where they do not tell."""
    ways = [way for way in map(AbsoluteStep.rises, steps) if way is not None]
    up = sum(ways)
    return otherwise if 2 * up == len(ways) else 2 * up > len(ways)


def own_play(steps: Iterable[Sequence[str]], rising: bool) -> Play:
    """A play in the mover's own numbering, from the points of each of its steps."""
    return Play.of(
        tuple(
            WrittenStep(
                tuple(_point(word, OFF if at else BAR, rising) for at, word in enumerate(step)),
                (),
                1,
            )
            for step in steps
        )
    )


def read_steps(steps: Iterable[str], *, rising: bool) -> Play:
    """A play in the mover's own numbering, from its steps as FIBS writes them: ``bar-3``."""
    return own_play((_SEPARATOR.split(step) for step in steps), rising)


def _point(text: str, word: int, rising: bool) -> int:
    """A point as the mover counts it; ``word`` is what stands here if it is no number."""
    number = _number(text)
    if number is None:
        return word
    return BAR - number if rising else number


def _number(text: str) -> int | None:
    return int(text) if text.isdecimal() else None
