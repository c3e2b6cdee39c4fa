"""Edits of all kinds at places that chance chooses."""

from __future__ import annotations

from random import Random

from bgaudit.transcript.edits import Edit, Inserted, Removed, Replaced, Scored, Swapped
from bgaudit.transcript.model import (
    Action,
    Double,
    Drop,
    Event,
    NoPlay,
    Play,
    Record,
    Result,
    Take,
    Turn,
    WrittenStep,
)


def some_edits(chance: Random, record: Record) -> list[Edit]:
    """One slip put right in one of the games that have events."""
    match, number = chance.choice(
        [
            (at, place)
            for at, match in enumerate(record.matches)
            for place, game in enumerate(match.games)
            if game.events
        ]
    )
    game = record.matches[match].games[number]
    last = len(game.events) - 1
    place = chance.randint(0, last)
    side = game.events[place].side or 1
    insertion = Inserted(match, number, place, side, some_turn(chance))
    kinds: list[list[Edit]] = [
        [Replaced(match, number, place, _other(chance, game.events[place]))],
        [Removed(match, number, place)],
        [insertion],
        [Inserted(match, number, last + 1, chance.choice([1, 2]), some_turn(chance))],
        [Swapped(match, number, place, min(last, place + chance.choice([0, 1, 2, last])))],
        [insertion, Swapped(match, number, place, last)],
    ]
    if place < last:
        kinds.append([Removed(match, number, place), Swapped(match, number, place + 1, last)])
    if game.score is not None:
        kinds.append([Scored(match, number, (chance.randint(0, 12), chance.randint(0, 12)))])
    return chance.choice(kinds)


def some_turn(chance: Random) -> Turn:
    """A roll and a play, which need not fit it."""
    one, two = chance.randint(1, 6), chance.randint(1, 6)
    starts = [chance.randint(1, 25) for _ in range(chance.randint(0, 3))]
    steps = tuple(
        WrittenStep((start, max(0, start - chance.randint(1, 6))), (), chance.choice([1, 1, 2]))
        for start in starts
    )
    return Turn(f"{one}{two}", (one, two), Play.of(steps) if steps else NoPlay())


def _other(chance: Random, event: Event) -> Action:
    """Another action in the place of one."""
    turn = some_turn(chance)
    match event.action:
        case Turn() as old:
            return chance.choice(
                [turn, turn._replace(played=old.played), old._replace(played=turn.played)]
            )
        case Result(_, and_the_match):
            return Result(chance.randint(1, 12), and_the_match)
        case Double():
            return chance.choice([Double(2), Double(16), turn])
        case _:
            return chance.choice([Take(), Drop(), turn])
