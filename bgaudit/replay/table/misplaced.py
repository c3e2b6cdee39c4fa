"""Men that are put where no roll takes them."""

from __future__ import annotations

from bgaudit.replay.checks import moves as checks
from bgaudit.replay.log import GameLog
from bgaudit.replay.turns.boards import Boards
from bgaudit.replay.turns.wording import point
from bgaudit.rules.board import OFF, Board
from bgaudit.transcript.model import Event, Misplaced


class MisplacedMen:
    """Those of one game; ``put_off`` counts each side's men that were put off wrongly.

    Its first entry is nobody's. Such a man does not count as borne off.
    """

    def __init__(self, log: GameLog, boards: Boards, put_off: list[int]) -> None:
        self._log = log
        self._boards = boards
        self._put_off = put_off

    def put(self, event: Event, side: int, said: Misplaced) -> None:
        """A side puts a man, its own or the opponent's, somewhere else."""
        where = "off" if said.target == OFF else f"on {point(said.target)}"
        if said.owner != side:
            check, whose = checks.OPPONENTS_MAN_MOVED, "the opponent's man"
        else:
            check, whose = checks.MISPLACED_MAN, "a man"
        self._log.report(
            check,
            f"{whose} from {point(said.source)} is put {where}",
            event,
            help="it has to be put back; if it is not, it stands there, but does not count as "
            "borne off"
            if said.target == OFF
            else "it has to be put back",
        )
        view = self._boards.view(said.owner)
        if view is None:
            return
        if not view.own[said.source]:
            self._boards.put(said.owner, None)
            return
        own = list(view.own)
        own[said.source] -= 1
        own[said.target] += 1
        self._boards.put(said.owner, Board(tuple(own), view.other))
        if said.target == OFF:
            self._put_off[said.owner] += 1
