"""Fingerprints of every finding that the tests know of, after edits that concern none of them."""

from __future__ import annotations

from pathlib import Path

import pytest

from bgaudit import Audit, Source, audit, load_preset
from bgaudit.replay.checks.registry import ALL_CHECKS
from bgaudit.report.fingerprint import fingerprints

PROJECT = Path(__file__).parents[2]
FOLDERS = (PROJECT / "fixtures", PROJECT / "tests" / "checks" / "cases")
COMMENTS = {".mat": b";", ".bga": b"#"}
RECORDS = sorted(
    path for folder in FOLDERS for path in folder.rglob("*") if path.suffix in COMMENTS
)
BY_LINE_NUMBER = {"amended.bga", "slips.bga"}
"""Lines of these amend others by their numbers, and would mean other ones after new lines."""

EVERY_CHECK = frozenset(check.code for check in ALL_CHECKS)


def audited(data: bytes, path: Path) -> Audit:
    return audit(Source.from_bytes(path.name, data), load_preset("standard"), selected=EVERY_CHECK)


@pytest.mark.parametrize(
    "path",
    [path for path in RECORDS if path.name not in BY_LINE_NUMBER],
    ids=lambda path: f"{path.parent.name}/{path.stem}",
)
def test_twenty_lines_more_at_the_top_change_no_fingerprint(path: Path) -> None:
    data = path.read_bytes()
    mark = data[:3] if data.startswith(b"\xef\xbb\xbf") else b""
    added = b"".join(b"%s remark %d\n" % (COMMENTS[path.suffix], n) for n in range(20))
    before, after = audited(data, path), audited(mark + added + data[len(mark) :], path)
    assert fingerprints(after) == fingerprints(before)
    assert [found.span.start - len(added) for found in after.findings if found.span.start] == [
        found.span.start for found in before.findings if found.span.start
    ]


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_no_two_findings_of_a_record_have_the_same(path: Path) -> None:
    marks = fingerprints(audited(path.read_bytes(), path))
    assert len(set(marks)) == len(marks)
