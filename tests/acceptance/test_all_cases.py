"""Every acceptance case is tried."""

from __future__ import annotations

import test_cases
import test_kinds_of_win
import test_ledger_of_a_chouette
import test_options
import test_positions

ELSEWHERE = {"T36": "match.wrong_length"}
"""A case that is tried as an option, by the key of that."""


def test_no_case_is_left_out() -> None:
    tried = {
        *(case.name for case in test_cases.CASES),
        *(play.case for play in test_positions.plays()),
        *(("T19", "T20") if test_kinds_of_win.endings() else ()),
        *(("T32",) if test_ledger_of_a_chouette.CASES else ()),
    }
    names = (*tried, *ELSEWHERE)
    numbers = {name[:3] for name in names if name[:1] == "T" and name[1:3].isdigit()}
    assert numbers == {f"T{number:02}" for number in range(1, 39)}
    assert set(ELSEWHERE.values()) <= {case.key for case in test_options.CASES}
