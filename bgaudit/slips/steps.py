"""What the steps of a play come to, without finding all legal plays."""

from __future__ import annotations

from collections.abc import Sequence

from bgaudit.rules.board import BAR, OFF, Board
from bgaudit.rules.plays import Dice, moved, pips_of
from bgaudit.transcript.model import Play


def as_far_as_can_be(view: Board, moves: Sequence[tuple[int, int]]) -> Board:
    """The board after a play, from the mover's view; what no man can make is left out."""
    waiting = list(moves)
    while waiting:
        movable = next((move for move in waiting if view.own[move[0]]), None)
        if movable is None:
            break
        waiting.remove(movable)
        view = moved(view, *movable)
    return view


def joins_steps(play: Play, dice: Dice) -> bool:
    """Whether a step of a play is longer than a die."""
    return any(target > OFF and source - target > max(dice) for source, target in play.moves)


def may_be(view: Board, dice: Dice, play: Play) -> bool:
    """Whether a play is not plainly illegal: the men are where it takes them from, no stated
    landing is held, men on the bar enter, and it has no more pips than the dice."""
    own = list(view.own)
    pips = 0
    for source, target in play.moves:
        own[source] -= 1
        own[target] += 1
        if target > OFF:
            pips += source - target
            if view.other[25 - target] > 1:
                return False
    if min(own) < 0 or pips > sum(pips_of(dice)):
        return False
    return not own[BAR] or all(source == BAR for source, _ in play.moves)
