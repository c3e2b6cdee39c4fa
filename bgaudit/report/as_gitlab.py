"""A code quality report of GitLab: one array, with an issue on each line.

An error is a major issue, a warning a minor one, a note is info; a file that holds no record that
can be read is critical.
"""

from __future__ import annotations

from collections.abc import Iterator

from bgaudit.finding import Finding, Severity
from bgaudit.replay.checks.reading import NOT_A_RECORD
from bgaudit.replay.outcome import Audit
from bgaudit.report import Settings, wording
from bgaudit.report.fingerprint import fingerprints
from bgaudit.report.json_text import json_text
from bgaudit.report.locations import Location, location, region
from bgaudit.report.totals import Totals

_SEVERITIES = {Severity.ERROR: "major", Severity.WARNING: "minor", Severity.NOTE: "info"}
_UNREADABLE = "critical"


class Report:
    """Each issue is written as soon as it is known."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._before = "["

    def add(self, audit: Audit) -> Iterator[str]:
        """The issues of a file."""
        at = location(audit.source.path, self._settings)
        for finding, mark in zip(audit.findings, fingerprints(audit), strict=True):
            yield f"{self._before}\n {_issue(audit, finding, mark, at)}"
            self._before = ","

    def end(self, totals: Totals) -> Iterator[str]:
        """The end of the array."""
        yield "\n]\n" if self._before == "," else "[]\n"


def _issue(audit: Audit, finding: Finding, fingerprint: str, at: Location) -> str:
    start, end = region(audit.source, finding)
    told = at.beside(audit.source, finding) + wording.in_one_line(audit, finding)
    unreadable = finding.code == NOT_A_RECORD.code
    return json_text(
        {
            # GitLab does not show the name of the check, so the description begins with its code.
            "description": f"{finding.code} {told}",
            "check_name": f"{finding.code} {finding.name}",
            "fingerprint": fingerprint,
            "severity": _UNREADABLE if unreadable else _SEVERITIES[finding.severity],
            "location": {"path": at.path, "lines": {"begin": start.line, "end": end.line}},
        }
    )
