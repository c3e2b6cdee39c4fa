"""What happens in a game of a chouette: what is offered and answered, and by whom."""

from __future__ import annotations

from collections.abc import Iterable

from bgaudit.replay.checks import chouette as checks
from bgaudit.replay.chouette.advice import Advice
from bgaudit.replay.chouette.cubes import Cubes
from bgaudit.replay.chouette.hands import Hands
from bgaudit.replay.chouette.member_games import MemberGames
from bgaudit.replay.chouette.names import Names
from bgaudit.replay.chouette.offers import Offers
from bgaudit.replay.chouette.places import seated
from bgaudit.replay.log import GameLog
from bgaudit.rules.chouette import Order
from bgaudit.rules.ruleset import RuleSet
from bgaudit.transcript.model import (
    Beaver,
    BoxStated,
    CaptainStated,
    CubeStated,
    Double,
    Drop,
    Event,
    LedgerStated,
    Moved,
    Opening,
    OrderStated,
    Paid,
    Raccoon,
    Result,
    Roll,
    Suggested,
    Take,
    TeamStated,
    Throw,
    Turn,
    Vote,
)


class Table:
    """Hands the events of one game to the games of the members."""

    def __init__(self, log: GameLog, names: Names, order: Order, rules: RuleSet) -> None:
        self.games = MemberGames(order)
        self._log = log
        self._names = names
        self._order = order
        self._own_cubes = rules.chouette.cube == "individual"
        self._cubes = Cubes(log, names, rules, self.games)
        self._offers = Offers(log, names, rules.chouette, self.games, self._cubes)
        self._hands = Hands(log, names, rules.chouette, self.games)
        self._advice = Advice(log, names)
        self._told_out: set[int] = set()
        """Of whom it is told that he is out of the game."""
        self._told_over = False

    def run(self, events: Iterable[Event]) -> MemberGames:
        """Take every event to where it belongs."""
        for event in events:
            self._event(event)
        self._offers.game_is_over()
        self._advice.turn_is_over()
        return self.games

    def _event(self, event: Event) -> None:
        match event.action:
            case Throw() | OrderStated() | BoxStated() | CaptainStated() | TeamStated():
                pass  # who sits where is known by now
            case Paid() | LedgerStated():
                pass  # and what is paid is looked at when the game is over
            case Vote() | Suggested() | Double() | Take() | Drop() | Beaver() | Raccoon():
                if not self._is_out(event):
                    self._offer(event)
            case CubeStated() as stated:
                self._cubes.state(event, stated)
            case Opening() | Roll() | Turn() | Moved():
                self._play(event)
            case Result():
                self._result(event)
            case _:
                self.games.add(event)

    def _offer(self, event: Event) -> None:
        """What is said and done about a decision."""
        match event.action:
            case Vote() as vote:
                self._offers.vote(event, vote)
            case Suggested() as suggestion:
                if event.who not in (None, self._order.box, self.games.acting):
                    self._advice.suggested(event, suggestion)
            case Double(value):
                self._turn_of(event)
                self._offers.double(event, value)
            case _:
                self._turn_of(event)
                self._offers.answer(event)

    def _result(self, event: Event) -> None:
        self._offers.game_is_over()
        if self._own_cubes:
            self.games.result = seated(event, self._order)
        else:
            self.games.add(event)

    def _play(self, event: Event) -> None:
        self._offers.play_goes_on()
        if self.games.refused:
            self._plays_on(event)
            return
        self._turn_of(event)
        if isinstance(event.action, Opening):
            self._cubes.opening(event, event.action.die)
        self._hands.look_at(event)
        self.games.add(event)

    def _turn_of(self, event: Event) -> None:
        if event.who == self._order.box:
            self._advice.turn_is_over()
        else:
            self._advice.done(event)

    def _plays_on(self, event: Event) -> None:
        """Nobody of the team has taken, and so the game is over."""
        if self._told_over:
            return
        self._told_over = True
        self._log.report(
            checks.WRONG_CUBE,
            "the game goes on although nobody of the team has taken the double",
            event,
            player=event.who,
            help=f"{self._names[self._order.box]} has won it",
        )

    def _is_out(self, event: Event) -> bool:
        """Whether one acts who has dropped, and has no part in the game any more."""
        who = event.who
        if who is None or who not in self.games.dropped or self.games.refused:
            return False
        if who not in self._told_out:
            self._told_out.add(who)
            self._log.report(
                checks.WRONG_DROP_PAYMENT,
                f"{self._names[who]} {_DOES[type(event.action)]} after having dropped",
                event,
                player=who,
                help="who drops pays and is out of this game, for votes and advice too",
            )
        return True


_DOES: dict[type, str] = {
    Vote: "votes",
    Suggested: "gives advice",
    Double: "doubles",
    Take: "takes",
    Drop: "drops",
    Beaver: "beavers",
    Raccoon: "raccoons",
}
