"""T03, T12, T16 to T18, T21 to T28, T30, T31, T33 to T35 and T38: whole games and matches."""

from __future__ import annotations

import cases_at_the_table
import cases_in_comments
import cases_of_play
import cases_of_the_clock
import cases_of_the_cube
import cases_of_the_score
import pytest
import rows_at_the_table
from case import Case
from verdicts import audited, verdicts

CASES = [
    *cases_at_the_table.CASES,
    *cases_in_comments.CASES,
    *cases_of_play.CASES,
    *cases_of_the_cube.CASES,
    *cases_of_the_score.CASES,
    *cases_of_the_clock.CASES,
    *rows_at_the_table.CASES,
]


@pytest.mark.parametrize(
    ("case", "rules", "expected"),
    [
        pytest.param(case, rules, expected, id=f"{case.name}-{rules}")
        for case in (*CASES, *cases_of_the_clock.ROWS)
        for names, expected in case.says.items()
        for rules in names.split()
    ],
)
def test_a_case(case: Case, rules: str, expected: list[str]) -> None:
    assert verdicts(case.record, rules) == expected
    if case.score is not None:
        assert audited(case.record, rules).matches[0].score == case.score
