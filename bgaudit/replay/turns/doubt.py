"""The boards that a record leaves possible after something in it that cannot be right.

After an illegal play the board is as played. But the players may have done something else than the
record says; then what follows fits another board, and is not to be held against them: it is the
same fault, and it has been told. So the boards that a legal turn would have led to are kept aside,
and are asked only when a later play does not fit.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations_with_replacement

from bgaudit.replay.looks import Looks
from bgaudit.replay.turns.judge import judge
from bgaudit.rules.board import OFF, Board
from bgaudit.rules.options.moves import MoveRules
from bgaudit.rules.plays import Dice, can_play, follow, legal_plays
from bgaudit.transcript.model import NoPlay, Play


class Doubt:
    """What else the board may be, seen from side 1.

    ``finding`` is the finding that is to say so when a later play shows it; None if it said so.
    Of what is left of the ``looks`` it takes some.
    """

    def __init__(
        self, boards: Iterable[Board], finding: int | None, rules: MoveRules, looks: Looks
    ) -> None:
        self.finding = finding
        self._rules = rules
        self._looks = looks
        self._boards = tuple(dict.fromkeys(boards))
        self._turns: list[tuple[int, Dice, Play | NoPlay]] = []

    def add_turn(self, side: int, dice: Dice, play: Play | NoPlay) -> None:
        """A turn that the board as played allows; asked for when a later one does not fit."""
        self._turns.append((side, dice, play))

    def boards(self) -> tuple[Board, ...]:
        """The boards on which all turns since then are legal, as they stand now."""
        for side, dice, play in self._turns:
            self._boards = self._after(self._boards, side, dice, play)
        self._turns.clear()
        return self._boards

    def boards_after(
        self, side: int, dice: Dice, play: Play | NoPlay, *, marked: bool = False
    ) -> tuple[Board, ...]:
        """The boards on which one more turn is legal too, as they stand after it.

        With ``marked`` only those on which it also hits wherever it says so.
        """
        return self._after(self.boards(), side, dice, play, marked=marked)

    def _after(
        self,
        boards: tuple[Board, ...],
        side: int,
        dice: Dice,
        play: Play | NoPlay,
        *,
        marked: bool = False,
    ) -> tuple[Board, ...]:
        after: dict[Board, None] = {}
        marks = set(play.marks) if marked and isinstance(play, Play) else set()
        self._looks.begin()
        for board in boards:
            view = seen_by(side, board)
            if view.turned().over or not _possible(view, dice, play):
                continue
            if isinstance(play, NoPlay) or (quick := follow(view, dice, play.moves)) is None:
                if not self._looks.take():
                    break
                readings = judge(view, dice, play, self._rules).readings
            else:
                readings = (quick,)
            after.update(
                (seen_by(side, reading.board), None)
                for reading in readings
                if marks <= set(reading.hits)
            )
        return tuple(after)


def after_any_roll(board: Board) -> list[Board]:
    """Every board that a whole turn of the player to move can lead to, whatever he rolls."""
    boards: dict[Board, None] = {}
    for dice in combinations_with_replacement(range(1, 7), 2):
        boards.update(dict.fromkeys(legal_plays(board, dice) or (board,)))
    return list(boards)


def seen_by(side: int, board: Board) -> Board:
    """A board of side 1's view from a side's view, and the other way round."""
    return board if side == 1 else board.turned()


def _possible(board: Board, dice: Dice, play: Play | NoPlay) -> bool:
    """Whether the men are where the play takes them from, and no stated landing is held.

    Nothing can be played only if no man can be moved.
    """
    if isinstance(play, NoPlay):
        return not can_play(board, dice)
    own = list(board.own)
    for source, target in play.moves:
        own[source] -= 1
        own[target] += 1
        if target > OFF and board.other[25 - target] > 1:
            return False
    return min(own) >= 0
