"""Dice that lie on the table until they are played."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from bgaudit.replay.checks.check import Check
from bgaudit.replay.checks.dice import INVALID_ROLL_PLAYED
from bgaudit.rules.options.dice import DiceRules
from bgaudit.rules.plays import Dice
from bgaudit.transcript.model import Event, Flaw, Roll


class Void(NamedTuple):
    """Why a roll does not count, and the check that it breaks to play it."""

    check: Check
    why: str


@dataclass(slots=True)
class Hand:
    """A roll that waits to be played. ``dice`` is None where they are not known.

    ``repeatable`` tells that it may be rolled again although it counts, ``counted`` that the turn
    has begun with it. ``replaced`` is the roll that it was made instead of, ``protested`` tells
    that the opponent does not agree to its being rolled again, ``stands_early`` that it counts
    although it was made too soon.
    """

    side: int
    event: Event
    roll: str
    dice: Dice | None
    void: Void | None = None
    repeatable: bool = False
    counted: bool = False
    opening: bool = False
    replaced: Hand | None = None
    protested: bool = False
    stands_early: bool = False


def what_is_wrong(roll: Roll, rules: DiceRules) -> Void | None:
    """Why a roll does not count for the way the dice lie; None if it does."""
    invalid = {
        Flaw.COCKED: True,
        Flaw.OFF: rules.zone == "right_half",
        Flaw.ON_CHECKER: rules.on_checker == "cocked",
        Flaw.LEANING: rules.leaning == "cocked",
        Flaw.FOREIGN_DIE: rules.foreign_die == "void",
    }
    for flaw in roll.flaws:
        if invalid.get(flaw):
            return Void(INVALID_ROLL_PLAYED, f"the roll was {_IN_WORDS[flaw]}")
    if roll.dice is None and not roll.one_die:
        return Void(INVALID_ROLL_PLAYED, "only one die could be read")
    return None


_IN_WORDS = {
    Flaw.COCKED: "cocked",
    Flaw.OFF: "not in the right half of the board",
    Flaw.ON_CHECKER: "on a man",
    Flaw.LEANING: "leaning against a man",
    Flaw.FOREIGN_DIE: "made with a foreign die",
}
