"""Checker plays as they are written. Points are in the mover's own numbering.

24 is the farthest from home, 25 the bar, 0 off.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from typing import NamedTuple

BAR = 25
OFF = 0


_FILLER = (OFF, OFF)
"""Some programs fill a short play up with ``0/0``."""


class WrittenStep(NamedTuple):
    """A man's way from point to point, with the landings that carry a hit mark, so many times."""

    points: tuple[int, ...]
    marks: tuple[int, ...]
    times: int


class Play(NamedTuple):
    """The steps of a turn as they are written, and each single stretch of them in ``moves``."""

    steps: tuple[WrittenStep, ...]
    moves: tuple[tuple[int, int], ...]
    marks: tuple[int, ...]

    @classmethod
    def of(cls, steps: tuple[WrittenStep, ...]) -> Play:
        """A play with its steps taken apart."""
        moves: list[tuple[int, int]] = []
        marks: list[int] = []
        for points, marked, times in steps:
            if len(points) == 2 and times == 1 and points != _FILLER:
                moves.append((points[0], points[1]))
            elif points != _FILLER:
                moves += list(pairwise(points)) * times
            marks += marked
        return cls(steps, tuple(moves), tuple(marks))


@dataclass(frozen=True, slots=True)
class NoPlay:
    """A roll with no play after it: blank, or in words such as ``Cannot Move``."""

    words: str = ""


@dataclass(frozen=True, slots=True)
class UnknownPlay:
    """``????``: the record says that the play is not known, or was never made."""


@dataclass(frozen=True, slots=True)
class DeclaredIllegal:
    """``Illegal play (…)``: the position after the play, as a line of Snowie's position fields."""

    dump: str


@dataclass(frozen=True, slots=True)
class Resigned:
    """A resignation in words: ``Concedes``, ``Resigned Game``."""

    words: str


@dataclass(frozen=True, slots=True)
class Unreadable:
    """Text that is none of what may stand in its place; ``why`` says what is wrong with it."""

    text: str
    why: str = ""


Played = Play | NoPlay | UnknownPlay | DeclaredIllegal | Resigned | Unreadable
