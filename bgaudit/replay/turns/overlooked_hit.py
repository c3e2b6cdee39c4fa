"""A hit that the next play ignores: the man is moved from where he was hit, or left on the bar."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from bgaudit.replay.turns.hit import Hit
from bgaudit.replay.turns.judge import judge
from bgaudit.rules.board import BAR, Board
from bgaudit.rules.options.moves import MoveRules
from bgaudit.rules.plays import Dice
from bgaudit.transcript.model import Play


class Overlooked(NamedTuple):
    """The board after a play as if there had been no hit, and the men hit that it moves."""

    board: Board
    moved: tuple[int, ...]


def overlooked(
    view: Board, dice: Dice, play: Play, hit: Hit, rules: MoveRules
) -> Overlooked | None:
    """What a play comes to if the hit before it was not carried out; None if it is illegal then."""
    own = list(view.own)
    own[BAR] -= len(hit.points)
    if own[BAR] < 0:
        return None
    for point in hit.points:
        own[point] += 1
    readings = judge(Board(tuple(own), view.other), dice, play, rules).readings
    if not readings:
        return None
    leaving = Counter(source for source, _ in play.moves)
    arriving = Counter(target for _, target in play.moves)
    moved = tuple(
        point for point in hit.points if leaving[point] > view.own[point] + arriving[point]
    )
    return Overlooked(readings[0].board, moved)
