"""Which game of a match is marked as the Crawford game, where the record does not say it itself.

GNU Backgammon does not see it from the score.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from bgaudit.transcript.model import Game, Match
from bgaudit.transcript.sgf.written_game import WrittenGame

OFF = {"off", "false", "no", "n", "0"}
"""The values of the header tag that put the rule out of force."""


def the_crawford_game(match: Match, written: Sequence[WrittenGame]) -> int | None:
    """The place of the first game that one player begins who needs one point.

    None where the record does not show it for sure: there is none before its first game, and no
    game is missing, and the scores add up.
    """
    tag = match.tags.get("crawford")
    if tag is not None and tag.value.lower() in OFF:
        return None
    games = match.games
    if not games or _at_match_point(match, games[0]):
        return None
    for place, (before, game) in enumerate(pairwise(games)):
        if not _follows(match, before, written[place], game):
            return None
        if _at_match_point(match, game):
            return place + 1
    return None


def _at_match_point(match: Match, game: Game) -> bool:
    if game.score is None or not match.length:
        return False
    return [match.length - points for points in game.score.points].count(1) == 1


def _follows(match: Match, before: Game, written: WrittenGame, game: Game) -> bool:
    """Whether a game begins with the number and the score that the one before it ends with."""
    if before.score is None or game.score is None or written.result is None:
        return False
    if None not in (before.number, game.number) and game.number != (before.number or 0) + 1:
        return False
    winner, points = written.result
    due = list(before.score.points)
    due[winner - 1] += points
    return game.score.points == tuple(due) and max(due) < (match.length or 0)
