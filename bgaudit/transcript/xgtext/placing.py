"""Which turn a stated position belongs to: one that its player has still to play."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from bgaudit.source import Span
from bgaudit.transcript.model import Double, Event, PositionStated, Row, Turn


class Placed(NamedTuple):
    """A position and where it stands in the text."""

    position: PositionStated
    span: Span


class _Turns(NamedTuple):
    """The last turn before a position and the next one behind it, by their places, if any."""

    last: int | None
    next: int | None


def with_positions(events: Sequence[Event], positions: Sequence[Placed]) -> list[Event]:
    """The events of a game with each position right before its turn.

    That is the next turn of the player on roll, or his last one if only that one has the position's
    dice. Where the dice do not tell, the other positions of the game do: some programs write them
    below the turn.
    """
    near = [_near(events, placed) for placed in positions]
    alike = [
        _Turns(*(_with_dice(events, place, placed.position.roll) for place in turns))
        for turns, placed in zip(near, positions, strict=True)
    ]
    above = sum((turns.next is not None) - (turns.last is not None) for turns in alike) >= 0
    added: dict[int, list[Event]] = {}
    for placed, turns, fitting in zip(positions, near, alike, strict=True):
        turn = _chosen(fitting, above=above)
        if turn is None:
            turn = turns.next if above else turns.last
        place = _place_in(events, placed.span) if turn is None else turn
        row = Row(None, placed.span) if turn is None else events[turn].row
        added.setdefault(place, []).append(Event(None, placed.position, placed.span, row))
    return [
        event
        for place in range(len(events) + 1)
        for event in (*added.get(place, ()), *events[place : place + 1])
    ]


def _place_in(events: Sequence[Event], span: Span) -> int:
    """The place of the first event that stands behind a stretch of text."""
    behind = (place for place, event in enumerate(events) if event.span.start > span.start)
    return next(behind, len(events))


def _near(events: Sequence[Event], placed: Placed) -> _Turns:
    """The turns of the player on roll on both sides of a position; a double begins one too."""
    here, position = _place_in(events, placed.span), placed.position
    begins = Turn if position.roll else (Turn, Double)
    turns = [
        place
        for place, event in enumerate(events)
        if event.side == position.on_roll and isinstance(event.action, begins)
    ]
    return _Turns(
        max((place for place in turns if place < here), default=None),
        min((place for place in turns if place >= here), default=None),
    )


def _with_dice(events: Sequence[Event], place: int | None, roll: str) -> int | None:
    """A turn's place if it has these dice."""
    action = None if place is None else events[place].action
    same = roll and isinstance(action, Turn) and sorted(action.roll) == sorted(roll)
    return place if same else None


def _chosen(turns: _Turns, *, above: bool) -> int | None:
    """One of two turns that have the dice, or the only one that has."""
    first, second = (turns.next, turns.last) if above else (turns.last, turns.next)
    return second if first is None else first
