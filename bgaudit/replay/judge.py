"""Is a recorded play legal, and what did it make of the board?

A play is legal if and only if the position that it produces, hits included, is one that a legal
turn produces. How it is written does not matter for that: steps may be out of order, two steps of a
man may be written as one, and a step off may use up both dice.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from bgaudit.rules.board import OFF, Board
from bgaudit.rules.plays import Dice, Played, Step, can_play, follow, legal_plays
from bgaudit.transcript.model import NoPlay, Play

Legal = dict[Board, tuple[Step, ...]]


class Verdict(NamedTuple):
    """``readings`` are the legal plays that the text can mean, the likeliest first; none: illegal.

    ``legal`` is every legal play, where they had to be found out.
    """

    readings: tuple[Played, ...]
    legal: Legal | None


def judge(board: Board, dice: Dice, play: Play | NoPlay) -> Verdict:
    """Judge a play from the mover's view of the board."""
    if isinstance(play, NoPlay) or not play.moves:
        if can_play(board, dice):
            return Verdict((), legal_plays(board, dice))
        return Verdict((Played(board, ()),), None)
    followed = follow(board, dice, play.moves)
    if followed is not None:
        return Verdict((followed,), None)
    legal = legal_plays(board, dice)
    return Verdict(_readings(board, play, legal), legal)


def _readings(board: Board, play: Play, legal: Iterable[Board]) -> tuple[Played, ...]:
    """The legal plays that move the men as written and hit wherever a man is put on a lone one."""
    own = list(board.own)
    for source, target in play.moves:
        own[source] -= 1
        own[target] += 1
    if min(own) < 0:
        return ()
    after = tuple(own)
    stated = {target for _, target in play.moves if target > OFF and board.other[25 - target] == 1}
    readings = [
        Played(result, hits)
        for result in legal
        if result.own == after and stated <= set(hits := _hits(board, result))
    ]
    marks = set(play.marks)
    readings.sort(key=lambda reading: (set(reading.hits) != marks, len(reading.hits)))
    return tuple(readings)


def _hits(board: Board, result: Board) -> tuple[int, ...]:
    return tuple(
        point for point in range(24, OFF, -1) if board.other[25 - point] > result.other[25 - point]
    )
