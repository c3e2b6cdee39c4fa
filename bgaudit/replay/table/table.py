"""The procedure at the table in one game: each event handed to the part that it concerns."""

from __future__ import annotations

from bgaudit.finding import Severity
from bgaudit.replay.checks import cube as cube_checks
from bgaudit.replay.checks import dice as dice_checks
from bgaudit.replay.checks import procedure as checks
from bgaudit.replay.game_in_play import GameInPlay
from bgaudit.replay.table.ahead import Ahead
from bgaudit.replay.table.challenges import Challenges
from bgaudit.replay.table.corrections import Corrections
from bgaudit.replay.table.dice_on_table import DiceOnTable
from bgaudit.replay.table.hand import Hand
from bgaudit.replay.table.made_play import MadePlays
from bgaudit.replay.table.opening_dice import OpeningDice
from bgaudit.replay.turns.doubt import after_any_roll
from bgaudit.rules.options.moves import TurnEnd
from bgaudit.transcript.model import (
    Event,
    Moved,
    NoPlay,
    Played,
    Roll,
    Turn,
    TurnEnded,
)


class Table:
    """Follows the procedure of one game."""

    def __init__(self, play: GameInPlay) -> None:
        log, terms = play.log, play.setting.terms
        rules = terms.rules
        self.ahead = Ahead(play)
        self.plays = MadePlays(play)
        self.dice = DiceOnTable(
            log, rules, play.boards, self.plays, play.order, play.cube, self.ahead
        )
        self.opening = OpeningDice(log, rules, self.dice, play.cube, money=terms.length == 0)
        self.corrections = Corrections(log, rules.moves, self.plays, play.window)
        self.challenges = Challenges(
            log, rules.moves, self.plays, play.window, self.dice, self.corrections
        )
        self._log = log
        self._rules = rules
        self._play = play
        self._early: dict[int, Moved] = {}
        """What each side has played before its roll, where the roll follows."""
        self._unended: list[Event] = []
        self._logs_ends = False

    def roll(self, event: Event, side: int, roll: Roll) -> None:
        """A side rolls."""
        theirs = self.dice.waiting(3 - side)
        if theirs is not None and self.dice.hand(side) is None and self._left_out(theirs):
            if theirs.opening and sorted(roll.roll) == sorted(theirs.roll):
                self._wrong_starter(event, theirs)
            else:
                self._not_played(theirs)
        hand = self.dice.roll(event, side, roll)
        if hand.void is None and not hand.opening:
            self.challenges.play_goes_on()
            self._count(event, hand)
        if side in self._early:
            self._moved(event, side, self._early.pop(side).played)

    def turn(self, event: Event, side: int, turn: Turn) -> None:
        """A roll and its play in one."""
        self.roll(event, side, Roll(turn.roll, turn.dice))
        hand = self.dice.hand(side)
        if turn.dice is None:
            if hand is not None:
                self._count(event, hand)
            self.dice.played(side)
            self.plays.make(event, side, turn)
        else:
            self._moved(event, side, turn.played)

    def moved(self, event: Event, side: int, moved: Moved) -> None:
        """A side's men are moved."""
        if moved.by not in (None, side):
            self._log.report(
                checks.PLAYED_BY_THE_OPPONENT,
                "the opponent moves the player's men",
                event,
                player=moved.by,
                help="each player moves his own men",
            )
        self._moved(event, side, moved.played)

    def unreadable(self, side: int) -> None:
        """An event of a side that cannot be read: its roll, a whole turn, or neither."""
        self._play.leave_gap()
        view = self._play.boards.view(side)
        if view is not None:
            self._play.boards.doubt_besides(side, after_any_roll(view), None)

    def end_turn(self, event: Event, side: int, how: TurnEnded) -> None:
        """A side ends its turn."""
        self._logs_ends = True
        moving = self._rules.moves.turn_end
        cube = self._rules.cube.turn_end or moving
        hand = self.dice.waiting(side)
        if hand is not None and _ends(how, moving):
            self._not_played(hand)
        made = self.plays.last
        if made is not None and made.side == side:
            made.ended |= _ends(how, moving)
            made.cube_free |= _ends(how, cube)

    def may_double(self, event: Event, side: int) -> bool:
        """Whether a double counts at this moment; told if it comes too soon or too late."""
        self.challenges.play_goes_on()
        mine, theirs, made = self.dice.waiting(side), self.dice.waiting(3 - side), self.plays.last
        if mine is not None and not mine.opening:
            when = "after the player has rolled"
        elif theirs is not None and self.ahead.still_at_it(3 - side) and not theirs.opening:
            when = "in the opponent's turn"
        else:
            if theirs is not None and not theirs.opening:
                self._not_played(theirs)
            over = made is None or made.side == side or made.cube_free
            return over or not self.ahead.still_at_it(3 - side) or self._premature_double(event)
        self._log.report(
            cube_checks.LATE_DOUBLE,
            f"a double {when}",
            event,
            help="a player doubles in his own turn, before he rolls",
        )
        return True

    def game_over(self) -> None:
        """No more turns follow."""
        if self._play.course.over or not self._play.setting.terms.last:
            self.challenges.play_goes_on()
        if self._logs_ends and self._unended:
            others = len(self._unended) - 1
            more = f"; {others} more like it" if others else ""
            self._log.report(
                checks.UNRECORDED_END,
                f"the end of this turn is not recorded{more}",
                self._unended[0],
                help="it is taken to be over when the opponent acts",
            )

    def _moved(self, event: Event, side: int, played: Played) -> None:
        hand, theirs = self.dice.hand(side), self.dice.hand(3 - side)
        if hand is None and theirs is not None and theirs.opening:
            self._wrong_starter(event, theirs)
            hand = theirs
        if hand is None:
            self._moved_without_dice(event, side, played)
            return
        if hand.void is not None:
            self._log.report(
                hand.void.check,
                f"{hand.roll} is played, but {hand.void.why}",
                event,
                help="it has to be rolled again",
            )
        self.challenges.play_goes_on()
        self.dice.played(side)
        self._count(event, hand)
        if hand.dice is None:
            self.plays.lose_track(side)
        else:
            self.plays.make(event, side, Turn(hand.roll, hand.dice, played))

    def _not_played(self, hand: Hand) -> None:
        """A roll is not played: nothing could be, or its play cannot be read."""
        if self._play.gap_explains_it():
            self.dice.played(hand.side)
            self.plays.lose_track(hand.side)
        else:
            self._moved(hand.event._replace(side=hand.side), hand.side, NoPlay())

    def _moved_without_dice(self, event: Event, side: int, played: Played) -> None:
        made = self.plays.last
        if self._play.gap_explains_it():
            self._play.begin_turn(event, side, None)
            self.plays.lose_track(side)
        elif made is not None and made.side == side:
            self.corrections.change(event, made, played)
        elif self.ahead.rolls_next(side):
            self._early[side] = Moved(played)
            self._log.report(
                dice_checks.MISSING_ROLL,
                "a play stands before its roll",
                event,
                help="the roll comes first; it is judged with the roll that follows",
            )
        else:
            self._play.begin_turn(event, side, None)
            self.plays.make(event, side, Turn("", None, played))

    def _count(self, event: Event, hand: Hand) -> None:
        """A roll that counts begins the turn, unless another has."""
        if not hand.counted:
            hand.counted = True
            self._play.rolls += 1
            made = self.plays.last
            if made is not None and not made.ended and made.side != hand.side:
                self._unended.append(made.event)
            self._play.begin_turn(event, hand.side, hand.dice)

    def _left_out(self, hand: Hand) -> bool:
        """Whether dice that wait are never played, because the opponent acts first."""
        return not self.ahead.still_at_it(hand.side)

    def _wrong_starter(self, event: Event, hand: Hand) -> None:
        self._log.report(
            dice_checks.WRONG_STARTER,
            "the player with the lower opening die goes first",
            event,
            help=f"the opponent, who has the higher one, plays {hand.roll}",
        )
        self.dice.passed_on(hand.side)

    def _premature_double(self, event: Event) -> bool:
        """A double before the opponent's turn is over; whether it counts."""
        rule = self._rules.cube.premature_action
        what = {
            "void": "it is void, and has to be offered again",
            "stands": "it stands, and the opponent may change his play, knowing it",
            "opponent_choice": "the opponent chooses whether it stands",
        }
        self._log.report(
            checks.PREMATURE_DOUBLE,
            "a double before the opponent's turn is over",
            event,
            severity=None if rule == "void" else Severity.WARNING,
            help=what[rule],
        )
        # One that is answered was let stand by both.
        return rule != "void" or self.ahead.is_answered()


def _ends(how: TurnEnded, turn_end: TurnEnd) -> bool:
    """Whether a turn is over; who has taken up his dice may still have to hit the clock."""
    return how is not TurnEnded.DICE_LIFTED or turn_end != "clock_hit"
