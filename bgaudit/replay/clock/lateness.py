"""Is a player who comes late given the penalty points that the rule set has for it?"""

from __future__ import annotations

from dataclasses import dataclass

from bgaudit.replay.checks.time import WRONG_LATENESS_PENALTY
from bgaudit.replay.log import GameLog
from bgaudit.rules.clock import points_for_lateness
from bgaudit.rules.options.time import PenaltyRules
from bgaudit.transcript.model import Event, Penalty


@dataclass(slots=True)
class _Lateness:
    event: Event
    minutes: int
    told: tuple[GameLog, int] | None = None
    """The finding that no penalty is recorded: it is taken back if one follows after all."""


class LatenessJudge:
    """Who is late, and what he is given for it."""

    def __init__(self, rules: PenaltyRules) -> None:
        self._rules = rules
        self._late: dict[int, _Lateness] = {}

    def late(self, event: Event, side: int, minutes: int) -> None:
        """A player is so many minutes late."""
        if self._rules.first_late_min:
            self._late[side] = _Lateness(event, minutes)

    def penalty(self, log: GameLog, event: Event, side: int, penalty: Penalty) -> None:
        """A player draws penalty points, for this or for something else."""
        lateness = self._late.get(side)
        if lateness is None or (penalty.reason and "late" not in penalty.reason.lower()):
            return
        del self._late[side]
        if lateness.told is not None:
            told_to, number = lateness.told
            told_to.withdraw(number)
        due = points_for_lateness(self._rules, lateness.minutes)
        if penalty.points != due:
            log.report(
                WRONG_LATENESS_PENALTY,
                f"{_points(penalty.points)} for being {_minutes(lateness.minutes)} late",
                event,
                help=f"the rule set has {_points(due)} for it",
            )

    def play_begins(self, log: GameLog) -> None:
        """Play begins: by now a penalty should be recorded."""
        for lateness in self._late.values():
            due = points_for_lateness(self._rules, lateness.minutes)
            if due and lateness.told is None:
                number = log.report(
                    WRONG_LATENESS_PENALTY,
                    f"no penalty for being {_minutes(lateness.minutes)} late",
                    lateness.event,
                    help=f"the rule set has {_points(due)} for it",
                )
                lateness.told = log, number


def _points(number: int) -> str:
    if number == 0:
        return "no penalty points"
    return "1 penalty point" if number == 1 else f"{number} penalty points"


def _minutes(number: int) -> str:
    return "1 minute" if number == 1 else f"{number} minutes"
