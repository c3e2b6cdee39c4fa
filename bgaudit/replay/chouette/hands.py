"""Whose hand rolls the dice and moves the men: only the box and the captain do."""

from __future__ import annotations

from bgaudit.replay.checks.chouette import WRONG_HAND
from bgaudit.replay.checks.record import RULES_DO_NOT_DECIDE
from bgaudit.replay.chouette.member_games import MemberGames
from bgaudit.replay.chouette.names import Names
from bgaudit.replay.log import GameLog
from bgaudit.rules.options.chouette import ChouetteRules
from bgaudit.transcript.model import Event


class Hands:
    """Looks at the rolls and plays of one game; of each player it tells once."""

    def __init__(
        self, log: GameLog, names: Names, rules: ChouetteRules, games: MemberGames
    ) -> None:
        self._log = log
        self._names = names
        self._rule = rules.captain_dropped
        self._games = games
        self._told: set[int] = set()
        self._told_open = False

    def look_at(self, event: Event) -> None:
        """A roll or a play."""
        who = event.who
        if who is None or who == self._games.order.box:
            return
        captains = self._captains()
        if who not in captains:
            self._wrong(event, who, captains[0])
        elif len(captains) > 1:
            self._left_open(event, who)

    def _captains(self) -> list[int]:
        """Who may move for the team: two where the captain has dropped and no rule decides it."""
        acting, captain = self._games.acting, self._games.order.captain
        if self._rule is None:
            return list(dict.fromkeys((acting, captain)))
        return [acting if self._rule == "next_in_order" else captain]

    def _wrong(self, event: Event, who: int, captain: int) -> None:
        if who in self._told:
            return
        self._told.add(who)
        self._log.report(
            WRONG_HAND,
            f"{self._names[who]} rolls or moves for the team",
            event,
            player=who,
            help=f"the captain alone does: {self._names[captain]}",
        )

    def _left_open(self, event: Event, who: int) -> None:
        if self._told_open:
            return
        self._told_open = True
        captain, acting = self._names[self._games.order.captain], self._names[self._games.acting]
        self._log.report(
            RULES_DO_NOT_DECIDE,
            f"{self._names[who]} moves for the team after {captain}, its captain, has dropped",
            event,
            player=who,
            help=f"the rule set does not say who does: where it is not {self._names[who]}, this is "
            f"{WRONG_HAND.code} and {captain if who == self._games.acting else acting} moves",
        )
