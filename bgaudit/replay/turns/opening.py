"""The opening roll of a game."""

from __future__ import annotations

from bgaudit.replay.checks.dice import OPENING_DOUBLE
from bgaudit.replay.checks.record import RULES_DO_NOT_DECIDE
from bgaudit.replay.log import GameLog
from bgaudit.rules.options.match import OpeningRules
from bgaudit.rules.plays import Dice
from bgaudit.transcript.model import Event


def report_opening_double(log: GameLog, event: Event, dice: Dice, rules: OpeningRules) -> None:
    """A game begins with a double, which can only be where both dice are one player's."""
    roll = f"the opening roll is {dice[0]}-{dice[1]}"
    if rules.roll is None:
        log.report(
            RULES_DO_NOT_DECIDE,
            f"{roll}: legal if the first player rolls both dice, DI002 if each rolls one",
            event,
            dice=dice,
            help="the rule set does not say how a game is begun",
        )
        return
    again = "doubles the cube and is rolled again"
    log.report(
        OPENING_DOUBLE,
        roll,
        event,
        dice=dice,
        help="each player rolls one die; a tie "
        + (again if rules.tie == "automatic_double" else "is rolled again"),
    )
