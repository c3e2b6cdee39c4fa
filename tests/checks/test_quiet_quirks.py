"""What is told of how a file is written only where it is asked for."""

from __future__ import annotations

import pytest

from bgaudit import Source, audit, load_preset

RECORD = """\
7 point match

 Game 1
 Ernst Kümin : 0                  Marc : 0
 1) 31: 8/5 6/5
"""


@pytest.mark.parametrize(
    ("encoding", "said"),
    [
        ("utf-8", []),
        ("cp1252", ["the file is written in cp1252, not in UTF-8"]),
        ("utf-8-sig", ["the file begins with a byte order mark"]),
    ],
)
def test_the_encoding(encoding: str, said: list[str]) -> None:
    assert quirks(encoding, selected={"IN014"}) == said


def test_nothing_is_said_of_it_otherwise() -> None:
    assert quirks("cp1252", selected=set()) == []


def quirks(encoding: str, selected: set[str]) -> list[str]:
    source = Source.from_bytes("record.mat", RECORD.encode(encoding))
    findings = audit(source, load_preset("standard"), selected=frozenset(selected)).findings
    return [finding.message for finding in findings if finding.code == "IN014"]
