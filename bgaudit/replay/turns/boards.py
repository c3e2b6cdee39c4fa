"""Where the men of a game stand as it goes on, and where else they may stand after a fault."""

from __future__ import annotations

from collections.abc import Iterable

from bgaudit.replay.log import GameLog
from bgaudit.replay.turns.doubt import Doubt, after_any_roll, seen_by
from bgaudit.replay.turns.hit import Hit
from bgaudit.rules.allowed import allowed_plays
from bgaudit.rules.board import OFF, Board
from bgaudit.rules.options.moves import MoveRules
from bgaudit.rules.plays import Dice
from bgaudit.transcript.model import Event, NoPlay, Play

Kept = tuple[Board | None, Doubt | None]
"""What was known of the board at a moment."""


class Boards:
    """The board of one game: the one played on, and those that a fault leaves possible beside it.

    The board is not known any more after a play that could not be carried out, until a later play
    fits one of those beside it.
    """

    def __init__(self, log: GameLog, start: Board, rules: MoveRules) -> None:
        self._log = log
        self._rules = rules
        self._looks = log.log.looks
        self._board: Board | None = start
        self._doubt: Doubt | None = None
        self.hits: dict[int, Hit] = {}
        """The last hit of each side on the board that is played on."""

    @property
    def certain(self) -> Board | None:
        """The board from side 1's view; None if it is not known, or another is possible."""
        return self._board if self._doubt is None else None

    def view(self, side: int) -> Board | None:
        """The board from a side's view, or None while it is not known."""
        return None if self._board is None else seen_by(side, self._board)

    def all_off(self, side: int) -> bool:
        """Whether a side has no man left, on the board that is played on."""
        if self._board is None:
            return False
        men = self._board.own if side == 1 else self._board.other
        return men[OFF] > 0 and not any(men[1:])

    def views(self, side: int) -> list[Board]:
        """All boards that are possible, the likeliest first."""
        known = [] if self._board is None else [self._board]
        beside = self._doubt.boards() if self._doubt else ()
        return [seen_by(side, board) for board in (*known, *beside)]

    def put(self, side: int, board: Board | None) -> None:
        """Go on with another board, seen from a side; None where it is not known."""
        self._board = None if board is None else seen_by(side, board)

    def keep(self) -> Kept:
        """What is known now, for :meth:`go_back_to`; a turn after that must be a fault."""
        return self._board, self._doubt

    def go_back_to(self, kept: Kept) -> None:
        """Forget all that happened since."""
        self._board, self._doubt = kept

    def meets(self, board: Board) -> bool:
        """Whether the men may stand as on a board that is stated from side 1's view.

        If so, that is the board which is played on.
        """
        if self._board is not None and board != self._board:
            doubt = self._doubt
            if doubt is None or board not in doubt.boards():
                return False
            if doubt.finding is not None:
                said = "a position stated later fits only if something else was played"
                self._log.add_help(doubt.finding, said)
        if board != self._board:
            self.hits.clear()
        self._board, self._doubt = board, None
        return True

    def state(self, board: Board) -> None:
        """The record states the board, from side 1's view: nothing is in doubt."""
        self._board, self._doubt = board, None
        self.hits.clear()

    def doubt(self, side: int, boards: Iterable[Board], finding: int | None) -> None:
        """After a fault: what the board may be instead, from a side's view.

        ``finding`` told of the fault.
        """
        views = (seen_by(side, board) for board in boards)
        self._doubt = Doubt(views, finding, self._rules, self._looks)

    def doubt_besides(self, side: int, boards: Iterable[Board], finding: int | None) -> None:
        """The same after a play that can be read in two ways: what was in doubt before stays so."""
        before = self._doubt
        views = [seen_by(side, board) for board in boards]
        if before is not None:
            views += before.boards()
            finding = before.finding if finding is None else finding
        self._doubt = Doubt(views, finding, self._rules, self._looks)

    def doubt_anything_played(self, side: int, dice: Dice | None) -> None:
        """After a turn that cannot be read: any play of these dice, or of any."""
        view = self.view(side)
        if view is not None:
            plays = allowed_plays(view, dice, self._rules) if dice else {}
            boards = (plays or [view]) if dice else after_any_roll(view)
            self.doubt(side, boards, None)
        self._board = None

    def allows(self, side: int, dice: Dice, play: Play | NoPlay) -> None:
        """A turn that the board played on allows; what is possible beside it may not."""
        if self._doubt is not None:
            self._doubt.add_turn(side, dice, play)

    def follows_from_fault(
        self, event: Event, side: int, dice: Dice, play: Play | NoPlay, *, marked: bool = False
    ) -> bool:
        """Whether a turn that the board does not allow fits one that a fault left possible.

        Then that one is played on with, and the finding about the fault says so. With ``marked``
        it must also hit there wherever it says that it does.
        """
        if self._doubt is None:
            return False
        boards = self._doubt.boards_after(side, dice, play, marked=marked)
        if not boards:
            return False
        if self._doubt.finding is not None:
            row = "the next row" if event.row.number is None else f"row {event.row.number}"
            self._log.add_help(
                self._doubt.finding,
                f"from {row} on the record fits only if something else was played",
            )
        self.hits.clear()
        self._board, *others = boards
        self._doubt = Doubt(others, None, self._rules, self._looks) if others else None
        return True
