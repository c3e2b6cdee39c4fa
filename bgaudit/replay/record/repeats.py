"""Games and matches that stand in a record twice."""

from __future__ import annotations

from collections.abc import Hashable
from typing import TYPE_CHECKING

from bgaudit.replay.checks.match import REPEATED_GAME
from bgaudit.replay.log import GameLog, Log
from bgaudit.transcript.model import Event, Game, Match, Record, Result, Turn

if TYPE_CHECKING:
    from bgaudit.transcript.model import Action

FEWEST_TURNS = 8
"""Shorter games may be alike by chance."""

Place = tuple[int, int]
"""A match and a game in it, both counted from 0."""


def report_repeats(log: Log, record: Record) -> None:
    """Tell of matches that are copies of earlier ones, and once in each match of games that are."""
    first: dict[Place, Place] = {}
    alike: dict[Hashable, list[Place]] = {}
    for number, match in enumerate(record.matches):
        for place, game in enumerate(match.games):
            key = _looks(game.events)
            if key is None:
                continue
            here = (number, place)
            before = alike.setdefault(key, [])
            original = next((p for p in before if _same(_game(record, p), game)), None)
            if original is None:
                before.append(here)
            else:
                first[here] = original
    for number, match in enumerate(record.matches):
        places = range(len(match.games))
        copies = {place: first[number, place] for place in places if (number, place) in first}
        if copies:
            _report(log, record, number, match, copies)


def _report(log: Log, record: Record, number: int, match: Match, copies: dict[int, Place]) -> None:
    whole = _copied_match(record, number, match, copies)
    if whole is not None:
        GameLog(log, number + 1).report(
            REPEATED_GAME,
            f"this match is the same as match {whole + 1} of the record, roll for roll",
            match.span,
            help="a match stands in a record once",
        )
        return
    place, original = next(iter(copies.items()))
    game = match.games[place]
    where = f"game {_number(record, original)}"
    if original[0] != number:
        where += f" of match {original[0] + 1}"
    more = len(copies) - 1
    others = f"; {more} more {'games are copies' if more > 1 else 'game is a copy'} too"
    GameLog(log, number + 1, game.number or place + 1).report(
        REPEATED_GAME,
        f"this game is the same as {where}, roll for roll{others if more else ''}",
        game.span,
        help="a game stands in a record once",
    )


def _copied_match(
    record: Record, number: int, match: Match, copies: dict[int, Place]
) -> int | None:
    """The earlier match of which all games are here again."""
    original = copies[min(copies)][0]
    if original == number:
        return None
    games = record.matches[original].games
    same = len(games) == len(match.games) and all(map(_same, games, match.games))
    return original if same else None


def _game(record: Record, place: Place) -> Game:
    return record.matches[place[0]].games[place[1]]


def _number(record: Record, place: Place) -> int:
    return _game(record, place).number or place[1] + 1


def _looks(events: list[Event]) -> Hashable | None:
    """What alike games have in common, found with a glance; None for a game that is too short."""
    if len(events) < FEWEST_TURNS:
        return None
    middle = events[len(events) // 2]
    return len(events), events[0].action, middle.action, events[-2].action


def _same(one: Game, other: Game) -> bool:
    if len(one.events) != len(other.events):
        return False
    turns = sum(isinstance(event.action, Turn) for event in one.events)
    return turns >= FEWEST_TURNS and _played(one) == _played(other)


def _played(game: Game) -> list[tuple[int | None, Action]]:
    """What was done in a game; results say what the match made of it."""
    return [(e.side, e.action) for e in game.events if not isinstance(e.action, Result)]
