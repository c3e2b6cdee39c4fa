"""A player has two turns running."""

from __future__ import annotations

from bgaudit.replay.checks import dice as dice_checks
from bgaudit.replay.checks import moves as checks
from bgaudit.replay.checks.record import CLOSED_OUT
from bgaudit.replay.log import GameLog
from bgaudit.replay.turns.boards import Boards
from bgaudit.replay.turns.doubt import after_any_roll
from bgaudit.replay.turns.illegal_plays import IllegalPlays
from bgaudit.replay.turns.judged import as_written
from bgaudit.replay.turns.second_attempt import puts_right, written_twice
from bgaudit.rules.board import Board
from bgaudit.rules.options.moves import MoveRules
from bgaudit.rules.plays import closed_out
from bgaudit.transcript.model import Event


class MissingTurns:
    """Tells, in one game, why a player acts twice running."""

    def __init__(
        self, log: GameLog, boards: Boards, rules: MoveRules, illegal: IllegalPlays
    ) -> None:
        self._log = log
        self._boards = boards
        self._rules = rules
        self._illegal = illegal

    def between(self, event: Event, side: int, before: Event | None) -> bool:
        """``side`` acts in this event and in the one before it: the opponent's turn is not
        recorded, or he could not move, or the second turn puts the first one right.

        False if it is the same turn once more, and no turn to be judged.
        """
        other = 3 - side
        view = self._boards.view(other)
        attempt = self._illegal.attempt
        if view is not None and closed_out(view):
            self._skipped(event, other)
        elif (twice := written_twice(event, before)) is not None:
            number = self._same_roll(event, "it is the play before it once more, and is read once")
            self._doubt_a_turn(other, number)
            self._boards.allows(side, *twice)
            return False
        elif attempt is not None and puts_right(event, attempt, before, self._rules):
            number = self._same_roll(event, "the play before it is taken back, and this one counts")
            as_it_stood = self._boards.view(other)
            self._illegal.take_back(attempt)
            self._doubt_a_turn(other, number, as_it_stood)
        elif view is not None:
            number = self._log.report(
                checks.OUT_OF_TURN,
                "two turns running: the opponent's turn is missing",
                event,
                help="the players move in turn; "
                "a turn without a legal play is recorded with its roll",
            )
            self._doubt_a_turn(other, number)
        return True

    def _doubt_a_turn(self, side: int, finding: int, view: Board | None = None) -> None:
        """Perhaps ``side`` has had a turn that is not recorded, on this board or on that of now."""
        view = self._boards.view(side) if view is None else view
        if view is not None:
            self._boards.doubt(side, after_any_roll(view), finding)

    def _skipped(self, event: Event, other: int) -> None:
        """No turn of a player who is closed out; most rules leave it to him whether he rolls."""
        message = "no turn of the opponent, who is closed out"
        if self._rules.closed_out_roll == "required":
            help = "by the rule set he has to roll all the same"
            self._log.report(dice_checks.MISSING_ROLL, message, event, player=other, help=help)
        else:
            self._log.report(CLOSED_OUT, message, event, player=other)

    def _same_roll(self, event: Event, message: str) -> int:
        return self._log.report(
            dice_checks.SAME_ROLL_AGAIN,
            f"the same roll again: {message}",
            event,
            help="if it was another turn, the opponent's turn between them is missing",
            recorded=as_written(self._log, event),
        )
