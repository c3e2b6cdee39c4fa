"""Fingerprints: what they survive, and what they tell apart."""

from __future__ import annotations

from dataclasses import replace

import pytest
from samples import QUIRK, RECORD, WRONG_DISTANCE, WRONG_POINTS, audit

from bgaudit import Finding, Source, Span
from bgaudit.report.fingerprint import fingerprints


def test_equal_findings_of_a_file_are_told_apart() -> None:
    marks = fingerprints(audit(findings=[WRONG_DISTANCE] * 3))
    assert len(set(marks)) == 3


def test_a_finding_keeps_its_own_if_another_comes_before_it() -> None:
    alone = fingerprints(audit(findings=[WRONG_DISTANCE]))
    assert fingerprints(audit(findings=[QUIRK, WRONG_DISTANCE]))[1:] == alone


def test_a_finding_keeps_its_own_if_a_header_line_is_added() -> None:
    before = audit(findings=[WRONG_DISTANCE])
    added = "; [Event]\n"
    moved = Span(*(offset + len(added) for offset in span_of(WRONG_DISTANCE)))
    after = replace(
        before,
        source=Source.from_text(before.source.path, added + RECORD),
        findings=(replace(WRONG_DISTANCE, span=moved),),
    )
    assert fingerprints(after) == fingerprints(before)


def test_a_finding_keeps_its_own_if_rows_are_numbered_anew() -> None:
    before = audit(findings=[WRONG_DISTANCE, WRONG_POINTS])
    after = replace(before, findings=(replace(WRONG_DISTANCE, row=2), WRONG_POINTS))
    assert fingerprints(after) == fingerprints(before)


def test_a_finding_keeps_its_own_if_the_other_cell_of_its_row_is_put_right() -> None:
    before = audit(findings=[WRONG_DISTANCE])
    source = Source.from_text(before.source.path, RECORD.replace("8/5 6/5", "8/7 6/3"))
    assert fingerprints(replace(before, source=source)) == fingerprints(before)


def test_a_finding_keeps_its_own_if_an_equal_one_is_left_out() -> None:
    first, second = WRONG_DISTANCE, replace(WRONG_DISTANCE, row=2)
    both = audit(findings=[first, second])
    left = replace(both, findings=(second,), known=(first,))
    assert fingerprints(left) == fingerprints(both)[1:]


def test_a_file_can_be_called_otherwise() -> None:
    assert fingerprints(audit("a.mat"), "b.mat") == fingerprints(audit("b.mat"))
    assert fingerprints(audit("./a.mat")) == fingerprints(audit("a.mat"))


@pytest.mark.parametrize(
    "other",
    [
        replace(WRONG_DISTANCE, code="MV003"),
        replace(WRONG_DISTANCE, game=2),
        replace(WRONG_DISTANCE, player=2),
        replace(WRONG_DISTANCE, message="another"),
        replace(WRONG_DISTANCE, span=QUIRK.span),
    ],
)
def test_another_fault_has_another(other: Finding) -> None:
    both = fingerprints(audit(findings=[WRONG_DISTANCE])), fingerprints(audit(findings=[other]))
    assert both[0] != both[1]


def test_the_same_fault_in_another_file_has_another() -> None:
    here, there = audit("a.mat"), audit("b.mat")
    assert not set(fingerprints(here)) & set(fingerprints(there))


def test_a_name_of_a_file_that_is_no_text_has_one_too() -> None:
    assert len(fingerprints(audit("a\udcff.mat"))) == 3


def span_of(finding: Finding) -> tuple[int, int]:
    return finding.span.start, finding.span.end
