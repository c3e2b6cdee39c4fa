"""Where the players of a chouette sit: by their throws, by what is said, and by the rotation."""

from __future__ import annotations

from collections.abc import Mapping

from bgaudit.replay.checks import chouette as checks
from bgaudit.replay.checks.record import RULES_DO_NOT_DECIDE
from bgaudit.replay.chouette.names import Names
from bgaudit.replay.chouette.said import Said
from bgaudit.replay.log import GameLog
from bgaudit.rules.chouette import Order, Ranking, next_in_the_box, ranking
from bgaudit.rules.options.chouette import BoxTo
from bgaudit.transcript.model import Event, Game


class Seating:
    """The order of the players from game to game.

    After an order that is wrong the game is played in it, and the next one follows from it; unless
    those who roll show that only the line which states it is wrong.
    """

    def __init__(self, names: Names, rule: BoxTo | None) -> None:
        self.games = 0
        """How many games have begun."""
        self._names = names
        self._rule = rule
        self._order = Order(tuple(range(1, len(names) + 1)))
        self._due: tuple[Order, ...] = ()
        """The orders that may follow the last game; none if its result is not known."""
        self._won = False
        """Whether the team won it."""

    def seat(self, log: GameLog, game: Game) -> Order:
        """The order of a game that begins."""
        said = Said.in_game(game.events)
        self.games += 1
        if self.games == 1:
            self._order = self._first(log, game, said)
        elif said.first is not None:
            self._order = self._as_stated(log, said, said.first)
        else:
            self._order = self._as_played(log, said)
        return self._order

    def game_ends(self, *, team_won: bool | None, acting: int, won: Mapping[int, int]) -> None:
        """The result of a game, and what each member ``won`` in it."""
        self._won = bool(team_won)
        if team_won is None:
            self._due = ()
        elif team_won:
            boxes = next_in_the_box(self._order, self._rule, acting, won)
            self._due = tuple(self._order.after_win(player) for player in boxes)
        else:
            self._due = (self._order.after_loss(),)

    def _first(self, log: GameLog, game: Game, said: Said) -> Order:
        """The order of the first game, which the dice decide."""
        if not said.throws:
            self._look_for_places(log, game, said)
            return said.placed(self._order)
        ranked = self._ranking(log, said)
        due = Order(ranked.players)
        order = said.placed(due)
        if ranked.allows(order):
            return order
        log.report(
            checks.WRONG_ORDER,
            f"the order {self._names.row(order.players)}",
            said.statements[0],
            help=f"by the throws it is {self._names.row(due.players)}",
        )
        return said.played((order, due))

    def _look_for_places(self, log: GameLog, game: Game, said: Said) -> None:
        """Without throws, the places of all must be stated; that of the last follows."""
        if len(said.named) < len(self._names) - 1:
            order = self._names.row(said.placed(self._order).players)
            log.report(
                checks.WRONG_ORDER,
                "nothing says who is in the box, who is captain and who comes after them",
                said.first or game.span,
                help=f"all throw a die, or a line such as `order {order}` gives the order",
            )

    def _ranking(self, log: GameLog, said: Said) -> Ranking:
        """The order that the throws give; whatever is wrong with them is one finding."""
        ranked = ranking(said.dice, len(self._names))
        message = None
        if ranked.missing:
            message = f"no throw of {self._names.listed(ranked.missing)}"
        elif ranked.tied:
            message = f"{self._names.listed(ranked.tied[0])} tie and do not throw again"
        elif ranked.again:
            message = f"a second throw of {self._names.listed(ranked.again)} without a tie"
        if message is not None:
            help = "each throws a die, and those who tie throw again"
            log.report(checks.WRONG_ORDER, message, said.throws[-1], help=help)
        return ranked

    def _as_stated(self, log: GameLog, said: Said, at: Event) -> Order:
        """The order that is stated, which has to be one that is due."""
        bases = self._due or (self._order,)
        if said.throws:
            bases = (Order(self._ranking(log, said).players),)
        orders = [said.placed(base) for base in bases]
        for order in orders:
            if order in self._due:
                self._tell_open(log, order, at)
                return order
        if self._due:
            self._tell(log, orders[0], at)
        return said.played((orders[0], *self._due))

    def _as_played(self, log: GameLog, said: Said) -> Order:
        """Nothing is said, but who rolls may show that the players sit otherwise."""
        now = self._order
        order = said.played((*self._due, now, now.after_loss(), now.after_win(now.captain)))
        if self._due and order not in self._due:
            due = {self._due[0].box, self._due[0].captain}
            self._tell(log, order, next(event for event in said.rolls if event.who not in due))
        elif said.rolls:
            self._tell_open(log, order, said.rolls[0])
        return order

    def _tell(self, log: GameLog, order: Order, at: Event) -> None:
        """An order that does not follow from the last game."""
        if self._won:
            check, after = checks.WRONG_ORDER_AFTER_WIN, "has won"
            rule = "the captain goes to the box, the next becomes captain, and the box goes last"
        else:
            check, after = checks.WRONG_ORDER_AFTER_LOSS, "has lost"
            rule = "the box stays, the next becomes captain, and the captain goes last"
        log.report(
            check,
            f"the order {self._names.row(order.players)} after the team {after}",
            at,
            help=f"{rule}: {self._names.row(self._due[0].players)}",
        )

    def _tell_open(self, log: GameLog, order: Order, at: Event) -> None:
        """More than one may go to the box after a win, and the rules do not say who."""
        others = [due.box for due in self._due if due != order]
        if others:
            log.report(
                RULES_DO_NOT_DECIDE,
                f"{self._names[order.box]} goes to the box after the team has won",
                at,
                player=order.box,
                help=f"the rule set does not say whether it is {self._names.listed(others)}: then "
                f"this is {checks.WRONG_ORDER_AFTER_WIN.code}",
            )
