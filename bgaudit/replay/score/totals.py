"""What a score can come to after a game."""

from __future__ import annotations

from collections.abc import Iterable

from bgaudit.rules.score import cut_to_match

Score = tuple[int, int]
"""The points of both sides, side 1 first."""


def plus(score: Score, side: int, points: int) -> Score:
    """The score with points added for a side."""
    one, two = score
    return (one + points, two) if side == 1 else (one, two + points)


def scores_after(
    bases: Iterable[Score],
    winners: Iterable[int | None],
    points: Iterable[int | None],
    length: int | None,
) -> set[Score]:
    """All scores that any of the winners may have come to from any of the bases.

    Points are written in full, or cut to what the match to ``length`` needs. None is passed over.
    """
    won = [each for each in points if each is not None]
    return {
        plus(base, winner, way)
        for base in bases
        for winner in winners
        if winner is not None
        for each in won
        for way in _ways(base, winner, each, length)
    }


def _ways(base: Score, winner: int, points: int, length: int | None) -> list[int]:
    needed = length - base[winner - 1] if length else None
    if not length or needed is None or points < needed:
        return [points]
    return [points, *cut_to_match(points, needed, length)]
