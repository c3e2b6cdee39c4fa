"""Workflow commands of GitHub Actions, which put each finding beside its line.

A note is what GitHub calls a notice. The last line, which is no command, tells the totals, since
GitHub shows but a few annotations of a step.
"""

from __future__ import annotations

from collections.abc import Iterator

from bgaudit.finding import Finding, Severity
from bgaudit.replay.outcome import Audit
from bgaudit.report import Settings, wording
from bgaudit.report.characters import plain
from bgaudit.report.locations import Location, location, region
from bgaudit.report.totals import Totals

_COMMANDS = {Severity.ERROR: "error", Severity.WARNING: "warning", Severity.NOTE: "notice"}
_IN_MESSAGES = str.maketrans({"%": "%25", "\r": "%0D", "\n": "%0A"})
_IN_PROPERTIES = _IN_MESSAGES | str.maketrans({":": "%3A", ",": "%2C"})


class Report:
    """A command for each finding."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings

    def add(self, audit: Audit) -> Iterator[str]:
        """The commands of a file."""
        at = location(audit.source.path, self._settings)
        for finding in audit.findings:
            yield _command(audit, finding, at)

    def end(self, totals: Totals) -> Iterator[str]:
        """The totals."""
        yield f"{wording.audited(totals)}: {wording.found(totals)}{wording.left_out(totals)}\n"


def _command(audit: Audit, finding: Finding, at: Location) -> str:
    start, end = region(audit.source, finding)
    properties: dict[str, object] = {"file": plain(at.path)}
    properties |= {"line": start.line, "endLine": end.line}
    if start.line == end.line:  # else GitHub refuses columns
        properties |= {"col": start.column, "endColumn": end.column}
    properties["title"] = f"{finding.code} {finding.name}"
    listed = ",".join(f"{key}={_escaped(value)}" for key, value in properties.items())
    told = at.beside(audit.source, finding) + wording.in_one_line(audit, finding)
    message = wording.with_help(told, finding).translate(_IN_MESSAGES)
    return f"::{_COMMANDS[finding.severity]} {listed}::{message}\n"


def _escaped(value: object) -> str:
    return str(value).translate(_IN_PROPERTIES)
