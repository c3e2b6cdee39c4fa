"""A roll before it was the player's turn: is it one, and does it count?"""

from __future__ import annotations

from bgaudit.finding import Severity
from bgaudit.replay.checks import procedure as checks
from bgaudit.replay.checks.dice import ROLL_OUT_OF_TURN
from bgaudit.replay.log import GameLog
from bgaudit.replay.table.hand import Hand, Void
from bgaudit.rules.allowed import allowed_plays
from bgaudit.rules.board import HOME, Board
from bgaudit.rules.plays import Dice
from bgaudit.rules.ruleset import RuleSet


class TooSoon:
    """Rules on rolls that were made too soon."""

    def __init__(self, log: GameLog, rules: RuleSet) -> None:
        self._log = log
        self._rules = rules

    def premature(self, hand: Hand, view: Board | None, dice: Dice | None) -> None:
        """A roll before the opponent's turn was over; the board and the dice are his, if known."""
        rule = self._rules.dice.premature_roll
        roll = f"{hand.roll} is rolled before the opponent's turn is over"
        if rule == "void":
            excuse = self._excuse(view, dice)
            if excuse is not None:
                self._log.report(checks.EXCUSED_ROLL, f"{roll}, and counts: {excuse}", hand.event)
                return
            hand.void = Void(checks.VOID_ROLL_PLAYED, "the roll came too soon")
            self._log.report(
                checks.PREMATURE_ROLL, roll, hand.event, help="it is void, and has to be made again"
            )
        elif rule == "stands":
            hand.stands_early = True
            self._log.report(
                checks.PREMATURE_ROLL,
                roll,
                hand.event,
                severity=Severity.WARNING,
                help="it stands, and the opponent may change his play, knowing it",
            )
        else:
            hand.repeatable = True
            self._log.report(
                checks.PREMATURE_ROLL,
                roll,
                hand.event,
                severity=Severity.WARNING,
                help="the opponent chooses whether it stands or is made again",
            )

    def out_of_turn(self, hand: Hand) -> None:
        """A roll by the player who is not on roll."""
        self._void_unless_it_stands(hand)
        self._log.report(
            ROLL_OUT_OF_TURN,
            f"{hand.roll} is rolled although the opponent is on roll",
            hand.event,
            help=self._what_of_it(),
        )

    def before_the_answer(self, hand: Hand) -> None:
        """A roll before a double is answered."""
        self._void_unless_it_stands(hand)
        self._log.report(
            checks.EARLY_ROLL,
            f"{hand.roll} is rolled before the double is answered",
            hand.event,
            help=self._what_of_it(),
        )

    def _void_unless_it_stands(self, hand: Hand) -> None:
        if self._rules.dice.out_of_turn_roll == "void":
            hand.void = Void(checks.VOID_ROLL_PLAYED, "the roll came out of turn")

    def _what_of_it(self) -> str:
        if self._rules.dice.out_of_turn_roll == "void":
            return "it does not count, and has to be made again in turn"
        return "by the rule set it stands"

    def _excuse(self, view: Board | None, dice: Dice | None) -> str | None:
        """Why a premature roll counts all the same, if it does."""
        exceptions = self._rules.dice.premature_exceptions
        if view is None:
            return None
        if "no_contact_bearoff" in exceptions and _both_bear_off(view):
            return "both players bear off, and there is no contact"
        if "forced_play" in exceptions and dice is not None:
            plays = len(allowed_plays(view, dice, self._rules.moves))
            if plays < 2:
                return "the opponent's play was forced" if plays else "the opponent could not play"
        return None


def _both_bear_off(board: Board) -> bool:
    """Both sides have all their men at home, and so cannot meet any more."""
    return not any(board.own[HOME + 1 :]) and not any(board.other[HOME + 1 :])
