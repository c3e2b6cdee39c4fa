"""What ``import bgaudit`` offers."""

from __future__ import annotations

import importlib
import subprocess
import sys

import pytest
from running import ENVIRONMENT, FAULTY

import bgaudit

OFFERED = [
    "Audit",
    "EndedBy",
    "Explanation",
    "Finding",
    "GameOutcome",
    "Hypothesis",
    "MatchOutcome",
    "Place",
    "Probably",
    "RecordedResult",
    "RuleSet",
    "RuleSetError",
    "Severity",
    "Source",
    "Span",
    "Status",
    "__version__",
    "audit",
    "audit_with_slips",
    "load_preset",
    "load_rules",
    "preset_names",
]


def test_the_names_are_these_and_all_can_be_had() -> None:
    assert sorted(bgaudit.__all__) == OFFERED
    for name in OFFERED:
        assert getattr(bgaudit, name).__doc__
    assert set(OFFERED) <= set(dir(bgaudit))


def test_a_name_stays_what_it_is_whatever_was_imported_before() -> None:
    """A module of the same name would take a function's place as soon as it is imported."""
    for name in OFFERED:
        with pytest.raises(ImportError):
            importlib.import_module(f"bgaudit.{name}")


def test_another_name_is_an_attribute_error() -> None:
    with pytest.raises(AttributeError, match="module 'bgaudit' has no attribute 'adit'"):
        bgaudit.adit  # noqa: B018


def test_a_record_is_audited_in_three_lines() -> None:
    source = bgaudit.Source.from_text("final.mat", FAULTY)
    audit = bgaudit.audit(source, bgaudit.load_preset("standard"))
    assert [finding.code for finding in audit.findings] == ["MV002"]


def test_what_probably_happened_is_asked_for_by_another_name() -> None:
    source = bgaudit.Source.from_text("final.mat", FAULTY)
    (finding,) = bgaudit.audit_with_slips(source, bgaudit.load_preset("standard")).findings
    assert isinstance(finding.probably, bgaudit.Explanation)
    assert finding.probably.probably is bgaudit.Probably.UNDECIDED
    assert {type(slip) for slip in finding.probably.candidates} == {bgaudit.Hypothesis}


def test_importing_it_imports_nothing_else_of_it() -> None:
    script = "import sys, bgaudit; print([name for name in sys.modules if 'bgaudit.' in name])"
    done = subprocess.run(
        [sys.executable, "-c", script], env=ENVIRONMENT, capture_output=True, check=True
    )
    assert done.stdout.decode().strip() == "[]"
