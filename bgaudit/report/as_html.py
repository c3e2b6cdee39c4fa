"""The HTML report: one page for reading and for printing, which needs no network and no script.

It has the totals, a table of all matches, and each record with the score sheets of its matches
and every finding: the board, the legal plays, and the ruling.
"""

from __future__ import annotations

from collections.abc import Iterator

from markupsafe import Markup

from bgaudit import __version__
from bgaudit.replay.outcome import Audit
from bgaudit.report import Settings, wording
from bgaudit.report.html.scores import score_rows
from bgaudit.report.html.sections import record_section
from bgaudit.report.html.templating import template
from bgaudit.report.totals import Totals
from bgaudit.report.waiting import Waiting


class Report:
    """The totals stand first and the table of all matches next, so both parts wait."""

    def __init__(self, settings: Settings) -> None:
        self._rules = settings.rules
        self._scores = Waiting("", "")
        self._records = Waiting("", "")
        self._number = 0

    def add(self, audit: Audit) -> Iterator[str]:
        """Nothing yet."""
        self._number += 1
        record = record_section(audit, self._number)
        rows = score_rows(audit, record)
        self._scores.add(template("scores.html").render(rows=rows))
        for piece in template("record.html").generate(record=record):
            self._records.add(piece)
        return iter(())

    def end(self, totals: Totals) -> Iterator[str]:
        """The whole page."""
        yield from template("page.html").generate(
            version=__version__,
            rules=self._rules,
            found=wording.found(totals),
            left_out=wording.left_out(totals),
            audited=f"{wording.counted(totals.files, 'file')}, {wording.audited(totals)}",
            scores=map(Markup, self._scores.pieces()),
            records=map(Markup, self._records.pieces()),
        )
