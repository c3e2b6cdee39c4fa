"""The log of a game that two sides play, for a table of three players and more."""

from __future__ import annotations

from dataclasses import dataclass

from bgaudit.replay.checks.check import Check
from bgaudit.replay.checks.score import MISSING_RESULT
from bgaudit.replay.chouette.places import BOX, TEAM, side_of
from bgaudit.replay.log import GameLog
from bgaudit.rules.chouette import Order
from bgaudit.transcript.model import Event

_UNSEATED = Order((BOX, TEAM))


@dataclass(frozen=True, slots=True)
class TableLog(GameLog):
    """The log of a game that the box plays against the team.

    A finding names the player who did it. That no line gives the result is none: the payments do.
    """

    order: Order = _UNSEATED

    def wants(self, check: Check) -> bool:
        """Whether findings of a check are reported."""
        return check is not MISSING_RESULT and GameLog.wants(self, check)

    def player_of(self, event: Event | None, side: int | None) -> int | None:
        """The player who acted for a side, or who stands for it."""
        if side is None:
            return None
        who = event.who if event else None
        if who is not None and side_of(who, self.order) == side:
            return who
        return self.order.box if side == BOX else self.order.captain
