"""What audits look like: one pure module per output, each with a ``Report``.

A report takes audits one by one and lets them go, so that a report on ten thousand files needs no
more memory than a report on one, and several can be made in one pass.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from importlib import import_module
from typing import TYPE_CHECKING, Protocol, cast

from bgaudit.finding import Severity

if TYPE_CHECKING:
    from bgaudit.replay.outcome import Audit
    from bgaudit.report.totals import Totals

_MODULES = {
    "text": "bgaudit.report.as_text",
    "concise": "bgaudit.report.as_concise",
    "markdown": "bgaudit.report.as_markdown",
    "html": "bgaudit.report.as_html",
    "csv": "bgaudit.report.as_csv",
    "json": "bgaudit.report.as_json",
    "jsonl": "bgaudit.report.as_jsonl",
    "sarif": "bgaudit.report.as_sarif",
    "junit": "bgaudit.report.as_junit",
    "github": "bgaudit.report.as_github",
    "gitlab": "bgaudit.report.as_gitlab",
}

FORMATS = tuple(_MODULES)
"""The names of all outputs."""

FOR_PEOPLE = frozenset({"text", "concise"})
"""The outputs that suit the terminal they are shown on; all others are UTF-8 with LF line ends."""

TABLES = ("findings", "scores")
"""What a table of cells can hold, the usual one first."""

USUAL_WIDTH = 120
"""How wide a text report is where no terminal sets its width."""


@dataclass(frozen=True, slots=True)
class Settings:
    """What a report depends on beside the audits.

    ``rules`` names the rule set of the run, ``fail_on`` the least grave finding that counts against
    it. ``width`` is what a line of a text report should keep to; ``show_source`` adds the lines of
    the record to it. ``table`` is one of :data:`TABLES`. Relative paths begin at ``directory``; a
    service that shows a file is told it from ``root``, both absolute with slashes.
    """

    rules: str
    width: int = USUAL_WIDTH
    fail_on: Severity | None = Severity.ERROR
    show_source: bool = False
    coloured: bool = False
    table: str = TABLES[0]
    directory: str = ""
    root: str = ""

    def counts(self, severity: Severity) -> bool:
        """Whether a finding as grave as this makes the run fail."""
        return self.fail_on is not None and severity.rank <= self.fail_on.rank

    def lists(self, severity: Severity) -> bool:
        """Whether a report on many files lists such findings one by one; notes that count are."""
        return severity is not Severity.NOTE or self.counts(severity)


class Report(Protocol):
    """One output in the making. What each call gives is to be written before the next one."""

    def add(self, audit: Audit) -> Iterator[str]:
        """What can be written with this audit."""

    def end(self, totals: Totals) -> Iterator[str]:
        """The rest, with the totals over all audits that were added."""


def new_report(name: str, settings: Settings) -> Report:
    """An empty report of one of :data:`FORMATS`."""
    return cast(Report, import_module(_MODULES[name]).Report(settings))


def rendered(report: Report, audits: Iterable[Audit], totals: Totals) -> Iterator[str]:
    """A whole report, piece by piece; the audits are counted as they pass."""
    for audit in totals.counting(audits):
        yield from report.add(audit)
    yield from report.end(totals)
