"""All acceptance cases are there: those that are tried, and those that wait for other records."""

from __future__ import annotations

import test_cases
import test_chouette
import test_kinds_of_win
import test_options
import test_positions

CRAWFORD = "a record that says which game is the Crawford game"

WAITING = {
    "T26 another game is marked as the Crawford game": CRAWFORD,
    "T26 two games are marked as the Crawford game": CRAWFORD,
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
    names = (*tried, *WAITING, *ELSEWHERE)
    numbers = {name[:3] for name in names if name[:1] == "T" and name[1:3].isdigit()}
    assert numbers == {f"T{number:02}" for number in range(1, 39)}


def test_a_case_that_waits_is_not_tried() -> None:
    assert WAITING.keys().isdisjoint(case.name for case in test_cases.CASES)
    assert set(ELSEWHERE.values()) <= {case.key for case in test_options.CASES}
