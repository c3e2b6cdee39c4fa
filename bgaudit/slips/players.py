"""Who plays: the names in what is said."""

from __future__ import annotations

from bgaudit.replay.outcome import MatchOutcome
from bgaudit.replay.record.seats import Seats
from bgaudit.transcript.model import Game, Match


def change_columns(match: Match, game: Game) -> bool:
    """Whether the players of a game stand in each other's columns."""
    return game.score is not None and Seats(match).are_changed(game.score)


def players_of(match: Match, outcome: MatchOutcome, game: Game) -> tuple[str, str]:
    """Who plays in the left and in the right column of a game, or on side 1 and side 2."""
    names = [name or f"player {side}" for side, name in enumerate(outcome.players, 1)]
    one, two = reversed(names) if change_columns(match, game) else names
    return one, two
