"""A position that is stated beside the plays: do they lead to it?"""

from __future__ import annotations

from collections.abc import Iterator

from bgaudit.replay.checks.moves import STATED_POSITION_DIFFERS
from bgaudit.replay.log import GameLog
from bgaudit.replay.turns.boards import Boards
from bgaudit.rules.board import BAR, OFF, Board
from bgaudit.transcript.model import Event

_NAMED = {BAR: "the bar"}


def compare_stated(log: GameLog, event: Event, boards: Boards, stated: Board) -> None:
    """Report a stated position that the plays do not lead to, and go on from it.

    Where an earlier fault leaves open where the men are, the position tells it.
    """
    reached = boards.view(1)
    if boards.go_on_from(stated):
        return
    boards.state(stated)
    if reached is None:
        return
    (side, message), *others = _differences(reached, stated)
    if others:
        more = "one more place" if len(others) == 1 else f"{len(others)} more places"
        message += f"; {more} differ{'s' if len(others) == 1 else ''}"
    number = log.report(
        STATED_POSITION_DIFFERS,
        message,
        event,
        help="the record is read on from the position that is stated",
        player=side,
    )
    boards.doubt(1, [reached], number)


def _differences(reached: Board, stated: Board) -> Iterator[tuple[int, str]]:
    """Whose men are not where the plays put them, and how many are where, from the bar down."""
    for side, due, said in ((1, reached.own, stated.own), (2, reached.other, stated.other)):
        for point in range(BAR, OFF, -1):
            if due[point] != said[point]:
                place = _NAMED.get(point, f"point {point}")
                men = "man" if said[point] == 1 else "men"
                told = f"{said[point]} {men} on {place}, and the plays put {due[point]} there"
                yield side, f"the position that is stated has {told}"
