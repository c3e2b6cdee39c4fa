"""Moments of a replay: how a game stands when one of its events is reached, for who looks on."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Protocol

from bgaudit.replay.score.stakes import Terms
from bgaudit.rules.cube import Cube
from bgaudit.rules.position_id import Position
from bgaudit.source import Span
from bgaudit.transcript.model import Event, Turn


@dataclass(frozen=True, slots=True)
class Moment:
    """One event as it is reached.

    ``match``, ``game`` and ``player`` are numbered as in findings; ``players`` are those of side 1
    and side 2. ``side`` is whose event it is, or whose turn. ``position`` stands before the event,
    with the dice if they are on the table, and is None where it is not known where the men are; it
    may have both colours on one point. ``turn`` is the roll and the play that are judged, None for
    an event that is no play, or is not played any more.
    """

    event: Event
    match: int
    game: int
    side: int
    player: int
    players: tuple[int, int]
    terms: Terms
    cube: Cube
    position: Position | None
    turn: Turn | None


class Onlooker(Protocol):
    """Watches a replay."""

    def comes(self, events: Iterable[Event]) -> None:
        """These events are going to be replayed, though not all of them in this order."""

    def sees(self, moment: Moment) -> None:
        """A moment is reached; of two for the same event, the later one has more of it."""

    def beside(self) -> Onlooker:
        """Who watches a game that is replayed again, for the events that the first did not have."""


_Key = tuple[Span, type]


class Moments:
    """An onlooker who remembers everything, in the order in which it stands in the record."""

    def __init__(self) -> None:
        self._seen: dict[_Key, Moment | None] = {}

    def comes(self, events: Iterable[Event]) -> None:
        """Remember the order of events."""
        for event in events:
            self._seen.setdefault(_key(event))

    def sees(self, moment: Moment) -> None:
        """Remember a moment, in the place of what was seen of it before."""
        self._seen[_key(moment.event)] = moment

    def beside(self) -> Onlooker:
        """An onlooker who tells this one of what it has not seen."""
        return _Beside(self)

    def has(self, moment: Moment) -> bool:
        """Whether something was seen of that event."""
        return self._seen.get(_key(moment.event)) is not None

    def __iter__(self) -> Iterator[Moment]:
        return (moment for moment in self._seen.values() if moment is not None)

    def at(self, span: Span) -> list[Moment]:
        """All that was seen of a stretch of text."""
        return [moment for moment in self if moment.event.span == span]


class _Beside:
    """Tells of what is new, and only of that."""

    def __init__(self, moments: Moments) -> None:
        self._moments = moments

    def comes(self, events: Iterable[Event]) -> None:
        self._moments.comes(events)

    def sees(self, moment: Moment) -> None:
        if not self._moments.has(moment):
            self._moments.sees(moment)

    def beside(self) -> Onlooker:
        return self


def _key(event: Event) -> _Key:
    """What names an event; its side may only be known later."""
    return event.span, type(event.action)
