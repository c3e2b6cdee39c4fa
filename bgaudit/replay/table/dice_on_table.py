"""The dice of one game: who has rolled, what counts, and what is rolled again."""

from __future__ import annotations

from bgaudit.replay.checks import dice as checks
from bgaudit.replay.checks import procedure as procedure_checks
from bgaudit.replay.cube.cube_referee import CubeReferee
from bgaudit.replay.log import GameLog
from bgaudit.replay.table.ahead import Ahead
from bgaudit.replay.table.hand import Hand, Void, what_is_wrong
from bgaudit.replay.table.made_play import MadePlays
from bgaudit.replay.table.too_soon import TooSoon
from bgaudit.replay.turns.boards import Boards
from bgaudit.replay.turns.turn_order import TurnOrder
from bgaudit.rules.ruleset import RuleSet
from bgaudit.transcript.model import Event, Flaw, Roll


class DiceOnTable:
    """Follows the rolls of one game; :meth:`hand` is what a side has to play."""

    def __init__(
        self,
        log: GameLog,
        rules: RuleSet,
        boards: Boards,
        plays: MadePlays,
        order: TurnOrder,
        cube: CubeReferee,
        ahead: Ahead,
    ) -> None:
        self._log = log
        self._rules = rules
        self._boards = boards
        self._plays = plays
        self._order = order
        self._cube = cube
        self._ahead = ahead
        self._too_soon = TooSoon(log, rules)
        self._hands: dict[int, Hand] = {}
        self._last: Hand | None = None

    def hand(self, side: int) -> Hand | None:
        """The dice that a side has rolled and not played."""
        return self._hands.get(side)

    def waiting(self, side: int) -> Hand | None:
        """The same, if they count."""
        hand = self._hands.get(side)
        return hand if hand is not None and hand.void is None else None

    def played(self, side: int) -> None:
        """A side has played its dice."""
        self._hands.pop(side, None)

    def clear(self) -> None:
        """The game goes on from elsewhere."""
        self._hands.clear()

    def opened(self, event: Event, side: int, dice: tuple[int, int]) -> None:
        """A side has won the opening with these dice, its own first."""
        roll = f"{dice[0]}{dice[1]}"
        self._last = self._hands[side] = Hand(side, event, roll, dice, opening=True)

    def passed_on(self, side: int) -> None:
        """The opponent plays the opening dice that a side has won."""
        hand = self._hands.pop(side)
        hand.side = 3 - side
        self._hands[hand.side] = hand

    def roll(self, event: Event, side: int, roll: Roll) -> Hand:
        """A roll; what the side then has to play, or to roll again."""
        if Flaw.FOREIGN_DIE in roll.flaws:
            self._foreign(event)
        if Flaw.WITHOUT_A_CUP in roll.flaws and self._rules.dice.cup == "required":
            self._log.report(
                checks.ROLL_WITHOUT_CUP,
                f"{roll.roll} is rolled without a cup",
                event,
                help="the dice are thrown from a cup; the roll stands unless a director rules",
            )
        before = self._hands.get(side)
        if before is not None and before.opening and _same(before, roll):
            return before
        hand = Hand(side, event, roll.roll, roll.dice, what_is_wrong(roll, self._rules.dice))
        if before is not None:
            self._again(before, hand, roll)
        elif self._cube.pending is not None and self._ahead.is_answered():
            self._too_soon.before_the_answer(hand)
        else:
            self._look_whose_turn(hand, roll)
        self._last = self._hands[side] = hand
        return hand

    def _look_whose_turn(self, hand: Hand, roll: Roll) -> None:
        other = 3 - hand.side
        theirs, made = self.waiting(other), self._plays.last
        mine_is_over = self._order.last_side == hand.side
        if Flaw.OUT_OF_TURN in roll.flaws or (mine_is_over and self._ahead.takes_a_turn(other)):
            self._too_soon.out_of_turn(hand)
            return
        early = Flaw.PREMATURE in roll.flaws
        if theirs is not None:
            if early or self._ahead.still_at_it(other):
                self._too_soon.premature(hand, self._boards.view(other), theirs.dice)
        elif made is not None and made.side == other:
            if early or (not made.ended and self._ahead.still_at_it(other)):
                self._too_soon.premature(hand, made.view, made.dice)
        elif early:
            self._too_soon.premature(hand, None, None)

    def _again(self, before: Hand, hand: Hand, roll: Roll) -> None:
        """A roll in the place of one that was not played."""
        hand.counted, hand.replaced = before.counted, before
        if before.opening:
            self._log.report(
                checks.OPENING_DICE_CHANGED,
                f"{hand.roll} instead of the opening dice {before.roll}",
                hand.event,
                help=f"the player who wins the opening plays {before.roll}",
            )
        elif roll.one_die:
            self._one_die(before, hand)
        elif before.void is None and not before.repeatable:
            self._log.report(
                checks.VALID_ROLL_REPLACED,
                f"{hand.roll} instead of {before.roll}, which counts",
                hand.event,
                help=f"{before.roll} has to be played",
            )
        if before.protested:
            self._hasty(hand.event)

    def _one_die(self, before: Hand, hand: Hand) -> None:
        kept = before.roll if before.dice is None else ""
        self._log.report(
            checks.ONE_DIE_AGAIN,
            f"only one die is rolled again, a {hand.roll}",
            hand.event,
            help="both dice are rolled again",
        )
        dice = kept + hand.roll
        if len(dice) == 2 and set(dice) <= set("123456"):
            hand.roll, hand.dice = dice, (int(dice[0]), int(dice[1]))

    def agreed(self, side: int, *, agreed: bool) -> None:
        """A side agrees, or does not, that the opponent's last roll is void."""
        hand = self._last
        if hand is None or hand.side == side:
            return
        replaced = hand.replaced
        if replaced is not None and replaced.void is not None:
            self._hasty(hand.event)
        elif not agreed:
            hand.protested = True

    def disputed(self, event: Event, dice: tuple[int, int]) -> None:
        """The opponent says that the last roll was another."""
        if self._last is not None and not self._ahead.is_ruled_on():
            self._log.report(
                procedure_checks.DISPUTED_ROLL,
                f"the roll was {dice[0]}-{dice[1]} by one player, and {self._last.roll} by the "
                "other",
                event,
                help="a director has to rule on it",
            )

    def chosen(self, side: int, *, stands: bool) -> None:
        """The opponent of a player who rolled too soon chooses what becomes of the roll."""
        hand = self._hands.get(3 - side)
        if hand is not None and hand.repeatable:
            hand.repeatable = False
            if not stands:
                hand.void = Void(
                    procedure_checks.VOID_ROLL_PLAYED, "the opponent wants it made again"
                )

    def to_be_made_again(self, side: int, void: Void) -> None:
        """A roll is set aside: by a director, or because the play before it is put right."""
        hand = self._hands.get(side)
        if hand is not None:
            hand.void = void

    def stands(self) -> None:
        """A director rules that the last roll counts."""
        if self._last is not None:
            self._last.void = None
            self._last.repeatable = False

    @property
    def last(self) -> Hand | None:
        """The dice that were rolled last."""
        return self._last

    def _foreign(self, event: Event) -> None:
        stands = self._rules.dice.foreign_die == "stands"
        self._log.report(
            checks.FOREIGN_DICE,
            "a roll with a die that is not the player's",
            event,
            help="by the rule set the roll stands" if stands else "by the rule set it is void",
        )

    def _hasty(self, event: Event) -> None:
        self._log.report(
            checks.HASTY_SECOND_ROLL,
            "the dice are rolled again before the opponent agrees that they were cocked",
            event,
            help="he is asked before they are taken up",
        )


def _same(hand: Hand, roll: Roll) -> bool:
    return hand.dice is not None and sorted(roll.dice or ()) == sorted(hand.dice)
