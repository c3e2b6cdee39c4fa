"""JUnit: what Jenkins' strict schema and GitLab's reader demand."""

from __future__ import annotations

from typing import Any
from xml.etree import ElementTree

import pytest
from audited import SHARED, hostile_audits
from junitparser import Error, Failure, JUnitXml, Skipped
from samples import QUIRK, UNREADABLE, WRONG_DISTANCE, WRONG_POINTS, audit, report
from xmlschema import XMLSchema

from bgaudit.finding import Severity

STRICT = SHARED / "schemas" / "junit-10.xsd"
SUITE = {"name", "file", "tests", "failures", "errors", "skipped"}
CASE = {"name", "classname"}
OUTCOMES = {"failure", "error", "skipped"}


def xml(*audits: Any, **settings: Any) -> ElementTree.Element:
    return ElementTree.fromstring(report("junit", *audits, **settings).encode("utf-8"))


def outcomes(*audits: Any, **settings: Any) -> list[tuple[str, type | None]]:
    """The name of each test case and what became of it, as another program reads them."""
    suites = JUnitXml.fromstring(report("junit", *audits, **settings).encode("utf-8"))
    return [
        (case.name, type(case.result[0]) if case.result else None)
        for suite in suites
        for case in suite
    ]


def test_it_is_valid_by_the_strict_schema() -> None:
    if not STRICT.exists():
        pytest.skip("Jenkins' schema is not there")
    schema = XMLSchema(str(STRICT))
    for shown in (report("junit", *hostile_audits()), report("junit"), report("junit", audit())):
        assert [str(error) for error in schema.iter_errors(shown)] == []


def test_it_has_no_element_and_no_attribute_that_the_strict_schema_does_not_know() -> None:
    root = xml(*hostile_audits())
    assert root.tag == "testsuites"
    assert {suite.tag for suite in root} == {"testsuite"}
    assert {frozenset(suite.attrib) for suite in root} == {frozenset(SUITE)}
    cases = [case for suite in root for case in suite]
    assert {case.tag for case in cases} == {"testcase"}
    assert {frozenset(case.attrib) for case in cases} == {frozenset(CASE)}
    inside = [outcome for case in cases for outcome in case]
    assert {outcome.tag for outcome in inside} <= OUTCOMES
    assert {frozenset(outcome.attrib) for outcome in inside} == {frozenset({"type", "message"})}


def test_no_two_cases_have_the_same_name_and_class() -> None:
    twice = audit(findings=[WRONG_DISTANCE, WRONG_DISTANCE])
    cases = [case.attrib for suite in xml(*hostile_audits(), twice) for case in suite]
    assert len({(case["classname"], case["name"]) for case in cases}) == len(cases)


def test_the_numbers_of_a_suite_are_those_of_its_cases() -> None:
    for suite in xml(*hostile_audits(), UNREADABLE):
        found = [outcome.tag for case in suite for outcome in case]
        assert suite.attrib["tests"] == str(len(suite))
        assert suite.attrib["failures"] == str(found.count("failure"))
        assert suite.attrib["errors"] == str(found.count("error"))
        assert suite.attrib["skipped"] == str(found.count("skipped"))


def test_what_counts_against_the_run_fails_and_the_rest_is_skipped() -> None:
    some = audit("a.mat", findings=[QUIRK, WRONG_DISTANCE])
    quirk, distance = "a.mat:1:2 IN014 file-quirk", "a.mat:5:6 MV002 wrong-distance"
    assert outcomes(some) == [(quirk, Skipped), (distance, Failure)]
    assert outcomes(some, fail_on=Severity.NOTE) == [(quirk, Failure), (distance, Failure)]
    assert outcomes(some, fail_on=None) == [(quirk, Skipped), (distance, Skipped)]


def test_a_file_that_cannot_be_read_is_an_error_and_a_clean_one_passes() -> None:
    assert outcomes(audit("a.mat", findings=[]), UNREADABLE) == [
        ("a.mat audited", None),
        ("locked.mat:1:1 TX001 not-a-record", Error),
    ]


def test_a_failure_has_its_code_and_what_would_be_right() -> None:
    (failure,) = xml(audit("a.b/c.mat", findings=[WRONG_DISTANCE]))[0][0]
    told = (
        "24/18 13/10 with 6-2: no die is a 3 · game 1, move 1 · Anna Bianchi · stood: not "
        "challenged before the next roll"
    )
    assert failure.attrib == {"type": "MV002", "message": told}
    assert failure.text == f"a.b/c.mat:5:6: error MV002 {told}\nhelp: 17 plays are legal"


def test_a_directory_is_what_jenkins_takes_for_a_package() -> None:
    (suite,) = xml(audit("a.b/c.mat", findings=[WRONG_POINTS]))
    assert suite[0].attrib["classname"] == "a_b.c_mat"
