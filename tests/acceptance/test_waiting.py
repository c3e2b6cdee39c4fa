"""All acceptance cases are there: those that can be tried, and those that wait for other records.

What happens between two rolls and what the clock shows stand in no two-column record.
"""

from __future__ import annotations

import test_cases
import test_chouette
import test_kinds_of_win
import test_options
import test_positions

from bgaudit.rules.options.declare import CLOCK, EVENTS

CRAWFORD = "a record that says which game is the Crawford game"

WAITING = {
    "T21 the value of the cube after a tie of the opening dice": EVENTS,
    "T26 another game is marked as the Crawford game": CRAWFORD,
    "T26 two games are marked as the Crawford game": CRAWFORD,
    "T28 a roll is cocked, the challenge comes before it is rolled again": EVENTS,
    "T28 the challenge comes after a valid roll": EVENTS,
    "T28 the challenge comes after a double and before the roll": EVENTS,
    "T28 the challenge comes before the next play is completed": EVENTS,
    "T28 the opponent says that he accepts the play": EVENTS,
    "T28 the play that replaces a challenged one is illegal too": EVENTS,
    "T29 a roll before the opponent has taken up his dice": EVENTS,
    "T30 turns of 15, 11 and 60 seconds, and a claim": CLOCK,
    "T31 a resignation that is declined, and the game scored": EVENTS,
    "T33 two kinds of delay": CLOCK,
    "T34 how a clock is set": CLOCK,
    "T37 fourteen men, and when it is noticed": EVENTS,
}
"""A case, and what a record must hold to show it."""

ELSEWHERE = {"T36": "match.wrong_length"}
"""A case that is tried as an option, by the key of that."""


def test_no_case_is_left_out() -> None:
    tried = {
        *(case.name for case in test_cases.CASES),
        *(play.case for play in test_positions.plays()),
        *(("T19", "T20") if test_kinds_of_win.endings() else ()),
        *(("T32",) if test_chouette.CASES else ()),
    }
    numbers = {name[:3] for name in (*tried, *WAITING, *ELSEWHERE)}
    assert numbers == {f"T{number:02}" for number in range(1, 39)}


def test_a_case_that_waits_is_not_tried() -> None:
    assert WAITING.keys().isdisjoint(case.name for case in test_cases.CASES)
    assert set(ELSEWHERE.values()) <= {case.key for case in test_options.CASES}
