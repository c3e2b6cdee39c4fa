"""A player of middling strength, so that drawn games look like played ones."""

from __future__ import annotations

from math import exp

from own_engine import BAR, Board, Dice, Men, Play, legal_plays, turned

_WORTH = (
    0,
    -2,
    0,
    1,
    3,
    4,
    5,
    3,
    1,
    0.5,
    0.5,
    0,
    0,
    0,
    0.5,
    0.5,
    0.5,
    0.5,
    2,
    1,
    4,
    3.5,
    1,
    0,
    0,
    0,
)
"""What a made point is worth, by its number."""
_SHOTS = (0, 11, 12, 14, 15, 15, 17, 6, 6, 5, 3, 2, 3)
"""Of 36 rolls, about how many hit a lone man so many pips away."""


def best_play(board: Board, dice: Dice) -> Play:
    """The play that the player likes best; empty where there is none."""
    plays = legal_plays(board, dice)
    return plays[max(plays, key=lambda after: (liking(after), after))] if plays else ()


def chance(board: Board) -> float:
    """About how likely the side to roll is to win, as the player sees it."""
    return 1 / (1 + exp(-(liking(board) - liking(turned(board)) + 4) / 16))


def liking(board: Board) -> float:
    """How much a side likes a position after its turn."""
    own, other = board
    value = (pips(other) - pips(own)) / 8 + own[0]
    if _rearmost(own) + _rearmost(other) <= BAR:
        return value - sum(count * count for count in own[1:7]) / 20
    there = [BAR - point for point in range(1, 26) if other[point]]
    home = sum(count > 1 for count in own[1:7])
    value += other[BAR] * (3 + 1.5 * home)
    for point in range(1, 25):
        if own[point] == 1:
            value -= _danger(point, there) * (31 - point) / 180
        elif own[point]:
            value += _WORTH[point] - max(0, own[point] - 3)
    return value - (own[24] + own[23]) - 2 * own[BAR]


def pips(men: Men) -> int:
    """How many pips a side has to go."""
    return sum(point * count for point, count in enumerate(men))


def _rearmost(men: Men) -> int:
    return next((point for point in range(BAR, 0, -1) if men[point]), 0)


def _danger(point: int, there: list[int]) -> int:
    """About how many of 36 rolls hit a lone man, by those of the other side who are behind him."""
    return min(30, sum(_SHOTS[point - man] for man in there if 0 < point - man <= 12))
