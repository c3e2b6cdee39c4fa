"""A record written as SGF that GNU Backgammon loads: a tree for each game, all in one collection.

Everything is written as it stands, faults and all. Hit marks have no sign in SGF, nor have a man's
landings on the way in a step that is written as one: the play says as much.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise, starmap

from bgaudit.transcript.losses import Loss
from bgaudit.transcript.model import Game, Match, Record
from bgaudit.transcript.sgf.crawford import the_crawford_game
from bgaudit.transcript.sgf.written_game import WrittenGame
from bgaudit.transcript.sgf.written_root import men, names, written_root

_CHOUETTE = 3


def write(record: Record) -> str:
    """The text of a file; a chouette is left out."""
    return "".join(tree for match in record.matches for tree in _trees(match))


def cannot_hold(record: Record) -> Iterator[Loss]:
    """What of a record gets lost, and why."""
    for match in record.matches:
        if len(match.players) >= _CHOUETTE:
            yield Loss(match, "SGF is for two players, and this is a chouette")
            continue
        for why in _of_the_header(match):
            yield Loss(match, why)
        for game in match.games:
            yield from starmap(Loss, _written(match, game).lost)


def _trees(match: Match) -> Iterator[str]:
    if len(match.players) >= _CHOUETTE:
        return
    all_written = [_written(match, game) for game in match.games]
    crawford_game = the_crawford_game(match, all_written)
    games = zip(match.games, _indices(match), all_written, strict=True)
    for place, (game, index, written) in enumerate(games):
        written.is_crawford_game |= place == crawford_game
        root = written_root(match, game, index, written, first=not place)
        yield "".join(["(;", root, *(f"\n;{node}" for node in written.nodes), ")\n"])


def _written(match: Match, game: Game) -> WrittenGame:
    return WrittenGame(game, names(match, game), men(match))


def _indices(match: Match) -> list[int]:
    """The games' numbers from 0, which must go up for them to be one match."""
    indices: list[int] = []
    for place, game in enumerate(match.games):
        index = place if game.number is None else game.number - 1
        indices.append(max(index, indices[-1] + 1 if indices else 0))
    return indices


def _of_the_header(match: Match) -> Iterator[str]:
    if match.rules is not None:
        yield f"no property is for the rule set {match.rules.value}"
    for key in match.options:
        yield f"no property is for the option {key}"
    if match.clock is not None:
        yield "no property is for how time is kept"
    if any(event.time is not None for game in match.games for event in game.events):
        yield "no property is for the time of day"
    numbers = [game.number for game in match.games if game.number is not None]
    if any(one >= other for one, other in pairwise(numbers)):
        yield "game numbers that do not go up would begin another match"
