"""What of a record is not there any more when it is read from what was written of it."""

from __future__ import annotations

from collections.abc import Iterator
from difflib import SequenceMatcher
from itertools import zip_longest
from typing import NamedTuple

from bgaudit.transcript.model import Event, Game, Match, Record


class Loss(NamedTuple):
    """Something that a format has no place for: an event, or a fact of a match, and which."""

    of: Event | Match
    why: str


def lost(record: Record, again: Record, format: str) -> Iterator[Loss]:
    """All that differs between a record and what was read of its text in this format."""
    for match, other in zip_longest(record.matches, again.matches):
        if match is not None and other is None:
            yield Loss(match, f"{format} has no place for another match of this kind")
        elif match is not None:
            yield from _of_match(match, other, format)


def _of_match(match: Match, other: Match, format: str) -> Iterator[Loss]:
    for what, here, there in (
        ("the match length", match.length, other.length),
        ("the rule set", match.rules and match.rules.value, other.rules and other.rules.value),
        ("how time is kept", match.clock, other.clock),
    ):
        if here != there:
            yield Loss(match, f"{format} does not hold {what}")
    yield from _of_names(match, other, format)
    kept = {key: tag.value for key, tag in other.tags.items()}
    for key, tag in match.tags.items():
        if kept.get(key) != tag.value:
            yield Loss(match, f"{format} does not hold the header `{key}`")
    for key in match.options.keys() - other.options.keys():
        yield Loss(match, f"{format} does not hold the option `{key}`")
    for number, (game, again) in enumerate(zip_longest(match.games, other.games), 1):
        if game is None or again is None:
            yield Loss(match, f"{format} does not hold game {number} as it is")
        else:
            yield from _of_game(match, game, again, format)


def _of_names(match: Match, other: Match, format: str) -> Iterator[Loss]:
    names, written = _players(match), _players(other)
    if len(names) != len(written):
        yield Loss(match, f"{format} does not hold who plays")
        return
    for name, instead in zip(names, written, strict=True):
        if name != instead:
            yield Loss(match, f"{format} has `{instead}` for the name `{name}`")


def _players(match: Match) -> tuple[str, ...]:
    if match.players:
        return match.players
    return next((game.score.names for game in match.games if game.score), ())


def _of_game(match: Match, game: Game, other: Game, format: str) -> Iterator[Loss]:
    here, there = game.score, other.score
    if here is not None and (there is None or here.points != there.points):
        yield Loss(match, f"{format} does not hold the score before game {game.number}")
    if (
        here is not None
        and there is not None
        and _changed(match, game)
        and here.names != there.names
    ):
        yield Loss(match, f"{format} does not hold other names in game {game.number}")
    events, kept = [*map(_said, game.events)], [*map(_said, other.events)]
    for change, start, end, _, _ in SequenceMatcher(None, events, kept, False).get_opcodes():
        if change in ("delete", "replace"):
            for event in game.events[start:end]:
                yield Loss(event, f"{format} has no place for it")


def _changed(match: Match, game: Game) -> bool:
    """Whether the players of a game are not those of the match."""
    return game.score is not None and game.score.names != _players(match)


def _said(event: Event) -> tuple[object, ...]:
    return event.side, event.who, event.time, event.action
