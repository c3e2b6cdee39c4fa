"""Where the players of a chouette sit: by their throws, by what is said, and by the rotation."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bgaudit.replay.checks import chouette as checks
from bgaudit.replay.checks.record import RULES_DO_NOT_DECIDE
from bgaudit.replay.chouette.names import Names
from bgaudit.replay.log import GameLog
from bgaudit.rules.chouette import Order, Ranking, next_in_the_box, ranking
from bgaudit.rules.options.chouette import BoxTo
from bgaudit.transcript.model import (
    BoxStated,
    CaptainStated,
    Drop,
    Event,
    Game,
    Moved,
    OrderStated,
    Roll,
    TeamStated,
    Throw,
    Turn,
)

_STATEMENT = OrderStated | BoxStated | CaptainStated | TeamStated


class Seating:
    """The order of the players from game to game.

    After an order that is wrong the game is played in it, and the next one follows from it.
    """

    def __init__(self, names: Names, rule: BoxTo | None) -> None:
        self._names = names
        self._rule = rule
        self._order = Order(tuple(range(1, len(names) + 1)))
        self.games = 0
        """How many games have begun."""
        self._due: tuple[Order, ...] = ()
        """The orders that may follow the last game; none if its result is not known."""
        self._won = False
        """Whether the team won it."""

    def seat(self, log: GameLog, game: Game) -> Order:
        """The order of a game that begins."""
        said = [e for e in game.events if isinstance(e.action, _STATEMENT)]
        thrown = [e for e in game.events if isinstance(e.action, Throw) and e.who is not None]
        if not self.games:
            self._order = self._first(log, game, said, thrown)
        elif said or thrown:
            base = self._due or (self._order,)
            if thrown:
                base = (Order(self._ranking(log, thrown).players),)
            self._order = self._as_stated(log, base, [*thrown, *said])
        else:
            self._order = self._as_played(log, game.events)
        self.games += 1
        return self._order

    def game_ends(self, *, team_won: bool | None, acting: int, won: dict[int, int]) -> None:
        """The result of a game, and what each member ``won`` in it."""
        self._won = bool(team_won)
        if team_won is None:
            self._due = ()
        elif team_won:
            boxes = next_in_the_box(self._order, self._rule, acting, won)
            self._due = tuple(self._order.after_win(player) for player in boxes)
        else:
            self._due = (self._order.after_loss(),)

    def _first(
        self, log: GameLog, game: Game, said: Sequence[Event], thrown: Sequence[Event]
    ) -> Order:
        """The order of the first game, which the dice decide."""
        if not thrown:
            order = _placed(self._order, said)
            if len({player for event in said for player in _named(event)}) < len(self._names) - 1:
                log.report(
                    checks.WRONG_ORDER,
                    "nothing says who is in the box, who is captain and who comes after them",
                    said[0] if said else game.span,
                    help="all throw a die, or a line such as "
                    f"`order {self._names.row(order.players)}` gives the order",
                )
            return order
        ranked = self._ranking(log, thrown)
        order = _placed(Order(ranked.players), said)
        if not ranked.allows(order):
            log.report(
                checks.WRONG_ORDER,
                f"the order {self._names.row(order.players)}",
                said[0],
                help=f"by the throws it is {self._names.row(ranked.players)}",
            )
        return order

    def _ranking(self, log: GameLog, thrown: Sequence[Event]) -> Ranking:
        """The order that the throws give; whatever is wrong with them is one finding."""
        throws = [(e.who, e.action.die) for e in thrown if e.who and isinstance(e.action, Throw)]
        ranked = ranking(throws, len(self._names))
        message = None
        if ranked.missing:
            message = f"no throw of {self._names.listed(ranked.missing)}"
        elif ranked.tied:
            message = f"{self._names.listed(ranked.tied[0])} tie and do not throw again"
        elif ranked.again:
            message = f"{self._names.listed(ranked.again)} throws again without a tie"
        if message is not None:
            log.report(
                checks.WRONG_ORDER,
                message,
                thrown[-1],
                player=None,
                help="each throws a die, and those who tie throw again",
            )
        return ranked

    def _as_stated(self, log: GameLog, bases: Sequence[Order], said: Sequence[Event]) -> Order:
        """The order that is stated, which has to be one that is due."""
        orders = [_placed(base, said) for base in bases]
        for order in orders:
            if order in self._due:
                self._tell_open(log, order, said[0])
                return order
        if self._due:
            self._tell(log, orders[0], said[0])
        return orders[0]

    def _as_played(self, log: GameLog, events: Sequence[Event]) -> Order:
        """Nothing is said, but who rolls may show that the players sit otherwise."""
        rolling = _rolling(events)
        now = self._order
        possible = (*self._due, now, now.after_loss(), now.after_win(now.captain))
        fitting = (o for o in possible if {e.who for e in rolling} <= {o.box, o.captain})
        order = next(fitting, possible[0])
        if self._due and order not in self._due:
            due = {self._due[0].box, self._due[0].captain}
            self._tell(log, order, next(event for event in rolling if event.who not in due))
        elif rolling:
            self._tell_open(log, order, rolling[0])
        return order

    def _tell(self, log: GameLog, order: Order, at: Event) -> None:
        due = self._names.row(self._due[0].players)
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
            player=None,
            help=f"{rule}: {due}",
        )

    def _tell_open(self, log: GameLog, order: Order, at: Event) -> None:
        """The captain dropped, the team won, and the rules do not say who goes to the box."""
        others = [due.box for due in self._due if due != order]
        if others:
            log.report(
                RULES_DO_NOT_DECIDE,
                f"{self._names[order.box]} goes to the box after a game that the team won and its "
                "captain did not",
                at,
                player=order.box,
                help="the rule set does not say who does: where it is "
                f"{self._names.listed(others)}, this is {checks.WRONG_ORDER_AFTER_WIN.code}",
            )


def _placed(base: Order, said: Iterable[Event]) -> Order:
    """An order with what is stated put in it."""
    players = base.players
    for event in said:
        named = _named(event)
        match event.action:
            case OrderStated() | BoxStated():
                players = (*named, *players)
            case CaptainStated():
                box = next(player for player in players if player not in named)
                players = (box, *named, *players)
            case TeamStated():
                players = (*(player for player in players if player not in named), *named)
        players = tuple(dict.fromkeys(players))
    return Order(players)


def _named(event: Event) -> tuple[int, ...]:
    """The players whose places a statement gives."""
    match event.action:
        case OrderStated(players) | TeamStated(players):
            return players
        case BoxStated() | CaptainStated() if event.who is not None:
            return (event.who,)
    return ()


def _rolling(events: Iterable[Event]) -> list[Event]:
    """The first roll of each player, as far as all members are in the game."""
    first: dict[int, Event] = {}
    for event in events:
        if isinstance(event.action, Drop):
            break
        if isinstance(event.action, Roll | Turn | Moved) and event.who is not None:
            first.setdefault(event.who, event)
    return list(first.values())
