"""What a record comes to: the positions after each turn, the results and the score lines.

Two records that come to the same say the same of a match, however they write it. The men are moved
as the record has it, by the own engine.
"""

from __future__ import annotations

from collections.abc import Iterator

from own_engine import START, Board, carried, turned

from bgaudit.transcript.model import Game, NoPlay, Play, Record, Result, Turn

Effect = tuple[object, ...]


def effect_of(record: Record) -> Effect | None:
    """What all games come to; None if a man is moved who is not there, or a play cannot be read."""
    try:
        return tuple(tuple(_course(game)) for match in record.matches for game in match.games)
    except _CannotBeMovedError:
        return None


class _CannotBeMovedError(Exception):
    """There is no such man."""


def _course(game: Game) -> Iterator[object]:
    yield game.score.points if game.score else None
    views = {1: START, 2: turned(START)}
    for side, action, *_ in game.events:
        match action:
            case Turn() if side:
                after = _after(views[side], action)
                views = {side: after, 3 - side: turned(after)}
                yield side, after
            case Result(points=points):
                yield side, points
            case _:
                yield side, action


def _after(board: Board, turn: Turn) -> Board:
    """The steps may be written in any order, also before the man has come to where one begins."""
    if not isinstance(turn.played, Play | NoPlay):
        raise _CannotBeMovedError
    left = list(turn.played.moves) if isinstance(turn.played, Play) else []
    while left:
        ready = [move for move in left if _can_be_carried(board, *move)]
        if not ready:
            raise _CannotBeMovedError
        board, _ = carried(board, *ready[0])
        left.remove(ready[0])
    return board


def _can_be_carried(board: Board, source: int, target: int) -> bool:
    return 0 < source <= 25 and 0 <= target < 25 and board.own[source] > 0
