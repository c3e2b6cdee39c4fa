"""Whether two records of a match have two results for it."""

from __future__ import annotations

from collections.abc import Iterable

from bgaudit.archive.known import KnownGame, KnownMatch, same_columns

_MOST_POINTS = 3
"""No game is worth more than so many times the cube; what says so is a placeholder."""


def two_results(
    match: KnownMatch, other: KnownMatch, pairs: Iterable[tuple[KnownGame, KnownGame]]
) -> str | None:
    """In what the results of a match differ from those of the other one; None if in nothing.

    ``pairs`` are games of the match, each with the same game in the other one.
    """
    for game, copy in pairs:
        if None in (game.winner, game.points, copy.winner, copy.points):
            continue
        differs = _differs(match, other, game, copy)
        if differs:
            return differs
    # Some formats write the match as a money session, for want of a place for its length.
    if match.length and other.length and match.length != other.length:
        return f"it is a match to {other.length} there and to {match.length} here"
    return None


def _differs(match: KnownMatch, other: KnownMatch, game: KnownGame, copy: KnownGame) -> str | None:
    winner_there = copy.winner
    if winner_there and not same_columns(match, game, copy):
        winner_there = 3 - winner_there
    if winner_there != game.winner:
        there, here = _name(match, winner_there), _name(match, game.winner)
        return f"game {game.number} is won by {there} there and by {here} here"
    if game.points == copy.points or _is_placeholder(game) or _is_placeholder(copy):
        return None
    if _wins_match(match, game) and _wins_match(other, copy):
        return None  # One of them is cut to what the match needed.
    return f"game {game.number} is won with {_points(copy)} there and with {_points(game)} here"


def _is_placeholder(game: KnownGame) -> bool:
    return game.points is not None and game.points > _MOST_POINTS * game.cube


def _wins_match(match: KnownMatch, game: KnownGame) -> bool:
    if not (match.length and game.score_before and game.winner and game.points):
        return False
    return game.score_before[game.winner - 1] + game.points >= match.length


def _points(game: KnownGame) -> str:
    return "1 point" if game.points == 1 else f"{game.points} points"


def _name(match: KnownMatch, side: int | None) -> str:
    return (side and match.players[side - 1]) or f"player {side}"
