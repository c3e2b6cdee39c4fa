"""What a record says: matches, games and their events, each with its place. Nothing is judged here.

Sides are 1 (the left column) and 2. Points are in the mover's own numbering: 24 is the farthest
from home, 25 the bar, 0 off. A value that the record does not give is None.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum
from itertools import pairwise
from typing import NamedTuple

from bgaudit.source import Span

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
    """Text that is none of what may stand in its place."""

    text: str


Played = Play | NoPlay | UnknownPlay | DeclaredIllegal | Resigned | Unreadable


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
    """A position stated between the events, as the 26 letters of an XGID from side 1's view."""

    letters: str


Action = (
    Turn
    | Double
    | Beaver
    | Raccoon
    | Take
    | Drop
    | Resigned
    | Result
    | Loss
    | SetPosition
    | UnknownPlay
    | Unreadable
)


class Row(NamedTuple):
    """One numbered row; ``number`` is None where the record prints none."""

    number: int | None
    span: Span


class Event(NamedTuple):
    """One cell of a record: who, what and where. ``side`` is None where the place does not tell."""

    side: int | None
    action: Action
    span: Span
    row: Row


class Oddity(Enum):
    """What a reader noticed about the text itself."""

    UNREADABLE_LINE = "unreadable-line"
    NO_MATCH_HEADER = "no-match-header"
    NO_GAME_HEADER = "no-game-header"
    NO_SCORE_LINE = "no-score-line"
    ROW_NUMBER = "row-number"
    UNNUMBERED_ROW = "unnumbered-row"
    GLUED_ROW = "glued-row"
    BYTE_ORDER_MARK = "byte-order-mark"


@dataclass(frozen=True, slots=True)
class Remark:
    """An oddity of the text at its place, with the text or the number that it is about."""

    oddity: Oddity
    span: Span
    text: str = ""


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """The players and their points before a game, left column first."""

    names: tuple[str, str]
    points: tuple[int, int]
    span: Span


@dataclass(slots=True)
class Game:
    """One game; ``number`` is the one printed."""

    number: int | None
    span: Span
    score: ScoreLine | None = None
    events: list[Event] = field(default_factory=list)
    remarks: list[Remark] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Tag:
    """A header field, such as ``[Crawford "Off"]``."""

    value: str
    span: Span


@dataclass(slots=True)
class Match:
    """A match, or a money session (``length`` 0); ``length`` is None where no header gives it.

    Keys of ``tags`` are in lower case.
    """

    length: int | None
    span: Span
    tags: dict[str, Tag] = field(default_factory=dict)
    games: list[Game] = field(default_factory=list)
    remarks: list[Remark] = field(default_factory=list)


@dataclass(slots=True)
class Record:
    """All that one source says: its matches, and what was noticed outside of them."""

    matches: list[Match] = field(default_factory=list)
    remarks: list[Remark] = field(default_factory=list)
