"""What two-column records say of a game: turns, cube actions and results."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from bgaudit.transcript.model.plays import Played, Resigned, UnknownPlay, Unreadable


class Turn(NamedTuple):
    """A roll and what was played with it; ``roll`` is the dice as written, empty if they are not.

    ``dice`` is None where the roll is no two dice from 1 to 6.
    """

    roll: str
    dice: tuple[int, int] | None
    played: Played


@dataclass(frozen=True, slots=True)
class Double:
    """An offered double; ``value`` is the cube that it names."""

    value: int | None


@dataclass(frozen=True, slots=True)
class AutomaticDouble:
    """A tie of the opening dice doubles the cube, which stays in the middle."""


@dataclass(frozen=True, slots=True)
class Beaver:
    """A double answered by doubling again and keeping the cube."""

    value: int | None


@dataclass(frozen=True, slots=True)
class Raccoon:
    """A beaver answered by doubling again."""

    value: int | None


@dataclass(frozen=True, slots=True)
class Take:
    """A double accepted."""


@dataclass(frozen=True, slots=True)
class Drop:
    """A double refused."""


@dataclass(frozen=True, slots=True)
class Result:
    """``Wins n points``; ``and_the_match`` tells whether the line says so."""

    points: int
    and_the_match: bool = False


@dataclass(frozen=True, slots=True)
class Loss:
    """``Losses n point``: the loser's half of a result."""

    points: int


@dataclass(frozen=True, slots=True)
class SetPosition:
    """A position that the game goes on from, as the 26 letters of an XGID from side 1's view.

    ``letters`` is None where they cannot be read, ``cube`` where the record does not say what it
    shows; ``owner`` is None in the middle.
    """

    letters: str | None
    cube: int | None = None
    owner: int | None = None


@dataclass(frozen=True, slots=True)
class MenStated:
    """Where the men are said to stand beside the plays that led there, in the same letters."""

    letters: str


@dataclass(frozen=True, slots=True)
class PositionStated:
    """The same with all that an XGID says.

    ``letters`` are seen from side 1. ``on_roll`` is a side, ``roll`` the dice as written, empty
    before the roll. ``cube`` is None where it is being turned. ``length`` 0 is money play.
    """

    letters: str
    on_roll: int
    roll: str
    cube: int | None
    owner: int | None
    score: tuple[int, int]
    length: int
    crawford: bool


GameAction = (
    Turn
    | Double
    | AutomaticDouble
    | Beaver
    | Raccoon
    | Take
    | Drop
    | Resigned
    | Result
    | Loss
    | SetPosition
    | MenStated
    | PositionStated
    | UnknownPlay
    | Unreadable
)
"""What an event can be in a record that holds nothing but the game."""
