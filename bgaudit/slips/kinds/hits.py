"""A hit not taken off: the man who was hit stayed where he stood."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from bgaudit.replay.turns.doubt import seen_by
from bgaudit.rules.board import BAR, OFF, Board
from bgaudit.slips.catalogue import HIT_NOT_TAKEN_OFF
from bgaudit.slips.line import Standing
from bgaudit.slips.slip import Correction, Fault, Slip
from bgaudit.transcript.model import Play, Turn

_RARITY = 0.6
_TURNS_BACK = 24
"""How many events before a fault a hit is looked for."""


def hit_not_taken_off(fault: Fault) -> Iterator[Slip]:
    """The men hit by an earlier play were left on their points."""
    line = fault.line
    for place in range(fault.place - 1, max(-1, fault.place - 1 - _TURNS_BACK), -1):
        event = line.events[place]
        side = event.side or 1
        if not isinstance(event.action, Turn):
            continue
        before, after = (
            seen_by(side, fault.passed[at].standing.board) for at in (place, place + 1)
        )
        hit = [point for point in range(24, OFF, -1) if _was_hit(before, after, point)]
        if not hit:
            continue
        standing = Standing(seen_by(side, _put_back(after, hit)), side)
        # As nothing was taken off, a mark would be wrong, and none is missing.
        marked = isinstance(event.action.played, Play) and bool(event.action.played.marks)
        points = " and ".join(map(str, hit))
        yield Slip(
            kind=HIT_NOT_TAKEN_OFF,
            rarity=_RARITY,
            about=place,
            line=line,
            place=place + 1,
            standing=standing,
            before=fault.passed[place + marked].weight,
            correct=partial(Correction, f"the man hit on {points} was not taken off", ()),
        )


def _was_hit(before: Board, after: Board, point: int) -> bool:
    """Whether a man of the other side was hit on a point of the mover's."""
    return before.other[25 - point] == 1 and not after.other[25 - point]


def _put_back(board: Board, points: list[int]) -> Board:
    other = list(board.other)
    for point in points:
        other[25 - point] += 1
        other[BAR] -= 1
    return Board(board.own, tuple(other))
