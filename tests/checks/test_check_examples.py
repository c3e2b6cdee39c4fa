"""Each check's own examples: the bad one gives its code and no other, the good one is clean."""

from __future__ import annotations

import pytest

from bgaudit import Severity
from bgaudit.pipeline import audit_example
from bgaudit.replay.checks.check import Check
from bgaudit.replay.checks.registry import ALL_CHECKS

BESIDES = {
    "CU025": {"CU001"},
    "IN012": {"MV001"},
    "MV027": {"MV003"},
    "PR007": {"MV003"},
    "PR008": {"MV003"},
    "PR009": set(),
    "PR013": {"MV003"},
    "PR014": {"MV008"},
    "PR015": {"MV003"},
    "SC019": {"MV022"},
    "SC023": {"CU004"},
}
"""Faults without which a check has nothing to tell."""


@pytest.fixture(params=ALL_CHECKS, ids=lambda check: check.code)
def check(request: pytest.FixtureRequest) -> Check:
    declared: Check = request.param
    return declared


def test_the_bad_example_gives_this_code_alone(check: Check) -> None:
    faults, notes = found_in(check.bad, check)
    if check.severity is Severity.NOTE:
        assert check.code in notes
        assert faults == BESIDES.get(check.code, set())
    else:
        assert faults == {check.code} | BESIDES.get(check.code, set())
        assert severities(check.bad, check)[check.code] is check.severity


def test_the_good_example_is_clean(check: Check) -> None:
    faults, notes = found_in(check.good, check)
    assert faults == set()
    assert check.code not in notes


def test_the_examples_differ_in_little(check: Check) -> None:
    """What was put right can be seen at a glance."""
    if check.code == "TX001":
        return
    bad, good = (set(map(str.strip, text.splitlines())) for text in (check.bad, check.good))
    assert check.bad != check.good
    assert len((bad ^ good) - {""}) <= 6


def found_in(example: str, check: Check) -> tuple[set[str], set[str]]:
    """The codes of the errors and warnings, and those of the notes."""
    found = severities(example, check)
    notes = {code for code, severity in found.items() if severity is Severity.NOTE}
    return found.keys() - notes, notes


def severities(example: str, check: Check) -> dict[str, Severity]:
    findings = audit_example(check, example).findings
    return {finding.code: finding.severity for finding in findings}
