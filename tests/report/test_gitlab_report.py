"""GitLab's code quality report: the keys that it demands of every issue."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

from audited import hostile_audits
from samples import QUIRK, UNREADABLE, WRONG_DISTANCE, audit, report

from bgaudit.finding import Severity


def issues(*audits: Any, **settings: Any) -> list[Any]:
    shown = report("gitlab", *audits, **settings).encode("utf-8")
    assert not shown.startswith(b"\xef\xbb\xbf")
    read = json.loads(shown)
    assert isinstance(read, list)
    return read


def test_every_issue_has_what_gitlab_demands() -> None:
    read = issues(*hostile_audits(), UNREADABLE)
    assert read
    for issue in read:
        for key in ("description", "check_name", "fingerprint"):
            assert isinstance(issue[key], str)
            assert issue[key]
        assert issue["severity"] in ("info", "minor", "major", "critical", "blocker")
        assert not issue["location"]["path"].startswith("/")
        assert issue["location"]["lines"]["begin"] >= 1


def test_no_two_issues_have_the_same_fingerprint() -> None:
    marks = [issue["fingerprint"] for issue in issues(*hostile_audits())]
    assert len(set(marks)) == len(marks)


def test_an_issue() -> None:
    assert issues(audit(findings=[WRONG_DISTANCE])) == [
        {
            "description": "MV002 24/18 13/10 with 6-2: no die is a 3 · game 1, move 1 · "
            "Anna Bianchi · stood: not challenged before the next roll",
            "check_name": "MV002 wrong-distance",
            "fingerprint": "4265a1889e05cb319cb079a577e8349c",
            "severity": "major",
            "location": {"path": "club-final.mat", "lines": {"begin": 5, "end": 5}},
        }
    ]


def test_each_severity_has_its_own() -> None:
    warned = replace(WRONG_DISTANCE, severity=Severity.WARNING)
    read = issues(audit(findings=[QUIRK, WRONG_DISTANCE, warned]), UNREADABLE)
    assert [issue["severity"] for issue in read] == ["info", "major", "minor", "critical"]


def test_where_nothing_is_found_it_is_an_empty_array() -> None:
    assert report("gitlab", audit(findings=[])) == "[]\n"
