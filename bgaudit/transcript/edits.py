"""Single changes of what a record says, named by the places of its events.

``match``, ``game`` and ``event`` count from 0 in a :class:`~bgaudit.transcript.model.Record`.
Several edits together all name the places of the record as it is before any of them.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

from bgaudit.transcript.model import Event, Game, Match, Record, Row, ScoreLine

if TYPE_CHECKING:
    from bgaudit.transcript.model import Action


class Replaced(NamedTuple):
    """An event says something else: another roll, play, cube or result."""

    match: int
    game: int
    event: int
    action: Action


class Removed(NamedTuple):
    """An event is not there."""

    match: int
    game: int
    event: int


class Inserted(NamedTuple):
    """An event of a side stands before this one, or last if there is no such event."""

    match: int
    game: int
    event: int
    side: int
    action: Action


class Swapped(NamedTuple):
    """From one event to another, that one included, each is the other side's."""

    match: int
    game: int
    first: int
    last: int


class Scored(NamedTuple):
    """The score line of a game gives other points, those of side 1 first."""

    match: int
    game: int
    points: tuple[int, int]


Edit = Replaced | Removed | Inserted | Swapped | Scored


def edited(record: Record, edits: Iterable[Edit]) -> Record:
    """The record with these edits; the one that is given stays as it is."""
    by_game: dict[tuple[int, int], list[Edit]] = {}
    for edit in edits:
        by_game.setdefault((edit.match, edit.game), []).append(edit)
    matches = list(record.matches)
    for (match, game), of_game in by_game.items():
        games = list(matches[match].games)
        games[game] = edited_game(games[game], of_game)
        matches[match] = _with_games(matches[match], games)
    return replace(record, matches=matches)


def edited_game(game: Game, edits: Iterable[Edit]) -> Game:
    """One game with the edits that are about it."""
    of_game = [*edits]
    changed = changed_events(game, of_game)
    before: dict[int, list[Event]] = {}
    score = game.score
    for edit in of_game:
        match edit:
            case Inserted():
                place = min(edit.event, len(game.events))
                before.setdefault(place, []).append(_inserted(game, edit))
            case Scored():
                score = _scored(score, edit)
    events: list[Event] = []
    for place, event in enumerate(game.events):
        events += before.get(place, ())
        now = changed.get(place, event)
        events += () if now is None else (now,)
    events += before.get(len(game.events), ())
    return replace(game, events=events, score=score)


def changed_events(game: Game, edits: Iterable[Edit]) -> dict[int, Event | None]:
    """The events of a game that say something else or are another side's; None where one goes."""
    changed: dict[int, Event | None] = {}
    for edit in edits:
        match edit:
            case Replaced(event=place, action=action):
                event = changed.get(place, game.events[place])
                changed[place] = event and event._replace(action=action)
            case Removed(event=place):
                changed[place] = None
            case Swapped(first=first, last=last):
                for place in range(first, last + 1):
                    event = changed.get(place, game.events[place])
                    changed[place] = event and _other_side(event)
    return changed


def _inserted(game: Game, edit: Inserted) -> Event:
    """It stands where the event does that it is put before."""
    if not game.events:
        return Event(edit.side, edit.action, game.span, Row(None, game.span))
    beside = game.events[min(edit.event, len(game.events) - 1)]
    return Event(edit.side, edit.action, beside.span, beside.row)


def _other_side(event: Event) -> Event:
    return event._replace(side=3 - event.side) if event.side else event


def _scored(score: ScoreLine | None, edit: Scored) -> ScoreLine | None:
    return None if score is None else replace(score, points=edit.points)


def _with_games(match: Match, games: list[Game]) -> Match:
    return replace(match, games=games)
