"""Each single fault gives the one finding that it must give, and no other error or warning."""

from __future__ import annotations

import os
from collections.abc import Iterable
from typing import TYPE_CHECKING

import pytest
from fault_table import FAULTS, Case, Expected, Fault, Kind
from settled_table import SETTLED

from bgaudit.finding import Finding
from bgaudit.pipeline import audit
from bgaudit.rules.presets import load_preset
from bgaudit.source import Source

if TYPE_CHECKING:
    from _pytest.mark import ParameterSet

PLACES = int(os.environ.get("BGAUDIT_FAULT_PLACES", "10"))
"""In how many places of drawn matches each fault is put."""


def cases(faults: Iterable[Fault]) -> list[ParameterSet]:
    """Every fault of a table, each kind of it in so many places."""
    return [
        pytest.param(fault, kind, seed, id=f"{fault.name}-{kind}-{seed}")
        for fault in faults
        for kind in fault.kinds
        for seed in range(PLACES)
    ]


@pytest.mark.parametrize(("fault", "kind", "seed"), cases(FAULTS))
def test_a_single_fault_gives_its_finding_and_no_other(fault: Fault, kind: Kind, seed: int) -> None:
    check(fault.case(kind, seed))


@pytest.mark.parametrize(("fault", "kind", "seed"), cases(SETTLED))
def test_what_is_settled_is_no_fault(fault: Fault, kind: Kind, seed: int) -> None:
    check(fault.case(kind, seed))


def check(case: Case) -> None:
    """Compare all errors and warnings with those due, and look for the notes due."""
    source = Source.from_bytes("match.mat", case.text.encode())

    findings = audit(source, load_preset("standard")).findings

    told = [as_expected(finding) for finding in findings]
    grave = [finding for finding in told if finding.severity != "note"]
    assert grave == case.expected, explained(case, findings)
    assert [note for note in case.notes if note not in told] == [], explained(case, findings)


def as_expected(finding: Finding) -> Expected:
    """A finding cut down to what is compared."""
    return Expected(finding.code, finding.severity.value, finding.game, finding.row, finding.player)


def explained(case: Case, findings: Iterable[Finding]) -> str:
    """What was due, the findings in words, and the record."""
    said = [f"due: {finding}" for finding in case.expected + case.notes]
    said += [
        f"{finding.severity} {finding.code} game {finding.game} row {finding.row} "
        f"player {finding.player}: {finding.message}"
        for finding in findings
    ]
    return "\n".join([*said, "", *case.text.splitlines()])
