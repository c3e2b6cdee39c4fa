"""What a record says of the clock. Times are whole seconds."""

from __future__ import annotations

from dataclasses import dataclass, field

from bgaudit.source import Span


@dataclass(frozen=True, slots=True)
class ClockDeclared:
    """How time is kept, by a header or where the clock is brought in; None where it is not said.

    ``system`` is the word as written in lower case; ``reserve`` is each player's, side 1 first.
    ``span`` is the header's line.
    """

    system: str | None = None
    delay: int | None = None
    reserve: tuple[int, int] | None = None
    span: Span | None = field(default=None, compare=False)


@dataclass(frozen=True, slots=True)
class ClockStarted:
    """The clock is brought in while a match is under way."""

    clock: ClockDeclared


@dataclass(frozen=True, slots=True)
class ClockReading:
    """What a player's clock shows: so many seconds are left."""

    seconds: int


@dataclass(frozen=True, slots=True)
class TimeUsed:
    """How many seconds a player took for his turn."""

    seconds: int


@dataclass(frozen=True, slots=True)
class FlagFell:
    """A player's time is seen to be up."""


@dataclass(frozen=True, slots=True)
class TimeClaimed:
    """A player claims that his opponent's time is up."""


@dataclass(frozen=True, slots=True)
class DelayDemanded:
    """A player asks that his opponent, who was too quick at the dice, forfeit his delay."""


ClockAction = ClockStarted | ClockReading | TimeUsed | FlagFell | TimeClaimed | DelayDemanded
