"""Dice: the DI family."""

from __future__ import annotations

from bgaudit.replay.checks.check import error

MALFORMED_ROLL = error("DI001", "malformed-roll", "a roll is not two dice from 1 to 6")
OPENING_DOUBLE = error("DI002", "opening-double", "the opening roll is a double")
MISSING_ROLL = error("DI010", "missing-roll", "a play has no roll before it")
