"""Workflow commands: read back as GitHub's runner reads them, whatever is in names and paths."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any, NamedTuple

import pytest
from audited import hostile_audits
from samples import QUIRK, WRONG_DISTANCE, WRONG_POINTS, audit, report, span

from bgaudit.finding import Severity
from bgaudit.report.characters import plain
from bgaudit.source import Span


class Command(NamedTuple):
    """A workflow command as the runner understands it."""

    name: str
    properties: dict[str, str]
    message: str


def unescaped(text: str, *others: tuple[str, str]) -> str:
    """What the runner makes of escaped text; the percent sign comes last."""
    for escape, char in (*others, ("%0D", "\r"), ("%0A", "\n"), ("%25", "%")):
        text = text.replace(escape, char)
    return text


def command(line: str) -> Command | None:
    """A line as the runner reads it: ``::name key=value,…::message``, or no command."""
    found = re.fullmatch(r"\s*::([^ :]+)(?: (.*?))?::(.*)", line, re.DOTALL)
    if not found:
        return None
    pairs = [pair.partition("=") for pair in (found[2] or "").split(",")]
    properties = {key: unescaped(value, ("%3A", ":"), ("%2C", ",")) for key, _, value in pairs}
    return Command(found[1], properties, unescaped(found[3]))


def commands(*audits: Any, **settings: Any) -> list[Command]:
    *lines, totals = report("github", *audits, **settings).removesuffix("\n").split("\n")
    assert command(totals) is None
    read = [command(line) for line in lines]
    assert None not in read
    return [each for each in read if each]


def test_every_finding_of_hostile_records_comes_back_whole() -> None:
    audits = hostile_audits()
    findings = [(found, each) for each in audits for found in each.findings]
    read = commands(*audits)
    assert len(read) == len(findings) > 5
    for (finding, each), (name, properties, message) in zip(findings, read, strict=True):
        assert name == {"error": "error", "warning": "warning", "note": "notice"}[finding.severity]
        assert properties["file"] == plain(each.source.path)
        assert properties["title"] == f"{finding.code} {finding.name}"
        assert properties["line"] == str(each.source.place(finding.span.start).line)
        assert message.startswith(plain(finding.message))
        assert message.endswith(f"\nhelp: {plain(finding.help or '')}")


def test_no_line_holds_anything_that_ends_it_or_a_control_character() -> None:
    for line in report("github", *hostile_audits()).removesuffix("\n").split("\n"):
        assert all(char.isprintable() for char in line)
        line.encode("utf-8")


def test_a_finding_is_put_beside_its_line_and_columns() -> None:
    assert commands(audit(findings=[WRONG_DISTANCE])) == [
        Command(
            "error",
            {
                "file": "club-final.mat",
                "line": "5",
                "endLine": "5",
                "col": "6",
                "endColumn": "21",
                "title": "MV002 wrong-distance",
            },
            "24/18 13/10 with 6-2: no die is a 3 · game 1, move 1 · Anna Bianchi · stood: not "
            "challenged before the next roll\nhelp: 17 plays are legal",
        )
    ]


def test_one_that_takes_several_lines_has_no_columns() -> None:
    whole = replace(WRONG_POINTS, span=Span(0, span("Wins 2").end))
    (read,) = commands(audit(findings=[whole]))
    assert set(read.properties) == {"file", "line", "endLine", "title"}


@pytest.mark.parametrize(
    ("severity", "name"),
    [(Severity.ERROR, "error"), (Severity.WARNING, "warning"), (Severity.NOTE, "notice")],
)
def test_each_severity_has_its_command(severity: Severity, name: str) -> None:
    (read,) = commands(audit(findings=[replace(QUIRK, severity=severity)]))
    assert read.name == name


def test_the_totals_stand_last() -> None:
    assert report("github", audit(findings=[])) == (
        "1 match, 2 games, 4 plays: 0 errors, 0 warnings, 0 notes\n"
    )


def test_a_member_of_an_archive_is_told_in_the_message() -> None:
    (read,) = commands(audit("season.tar.gz!/a.mat", findings=[WRONG_POINTS]))
    assert read.properties["file"] == "season.tar.gz"
    assert read.message.startswith("a.mat:12:32: gammon on a 2-cube is 4 points")
