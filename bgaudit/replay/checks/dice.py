"""Dice: the DI family."""

from __future__ import annotations

from bgaudit.replay.checks.check import error

MALFORMED_ROLL = error(
    "DI001",
    "malformed-roll",
    "a roll is not two dice from 1 to 6",
    why="""
        A roll is two dice, each from 1 to 6, written as two digits before the play. As the dice are
        not known, bgaudit does not judge this play, and reads on with whatever it may have been.
        """,
    bad=" 1) 71: 13/7 8/7",
    good=" 1) 61: 13/7 8/7",
    source="the .mat format: two digits and a colon stand before each play",
)
OPENING_DOUBLE = error(
    "DI002",
    "opening-double",
    "the opening roll is a double",
    why="""
        Each player rolls one die to begin; the higher number goes first and plays both. Equal
        numbers are rolled again, so that no game can begin with a double.
        """,
    bad=" 1) 33: 8/5(2) 6/3(2)",
    good=" 1) 31: 8/5 6/5",
    source='Backgammon Circle rules; GNU Backgammon manual, "Movement of the Checkers"',
)
MISSING_ROLL = error(
    "DI010",
    "missing-roll",
    "a play has no roll before it",
    why="""
        Without its roll a play cannot be checked. bgaudit carries it out as it is written and goes
        on from there.
        """,
    bad="""
         1) 31: 8/5 6/5                      8/4 6/4
        """,
    good="""
         1) 31: 8/5 6/5                  42: 8/4 6/4
        """,
    source="the .mat format: two digits and a colon stand before each play",
)
