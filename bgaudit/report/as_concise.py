"""One line a finding, as editors and grep read it: ``path:line:column: severity CODE message``."""

from __future__ import annotations

from collections.abc import Iterator

from bgaudit.replay.outcome import Audit
from bgaudit.report import Settings, wording
from bgaudit.report.characters import plain
from bgaudit.report.colours import painted
from bgaudit.report.locations import placed
from bgaudit.report.totals import Totals


class Report:
    """The findings alone: a record that nothing is found in gives no line."""

    def __init__(self, settings: Settings) -> None:
        self._coloured = settings.coloured

    def add(self, audit: Audit) -> Iterator[str]:
        """A line for each finding."""
        path = plain(audit.source.path)
        for finding in audit.findings:
            # A binary file has no lines, so that the game and the move have to tell the place.
            turn = wording.turn(audit, finding) if audit.source.data else []
            told = " · ".join([plain(finding.message), *turn])
            what = f"{finding.severity} {finding.code}"
            if self._coloured:
                what = painted(what)
            yield f"{placed(path, audit.source, finding)}: {what} {told}\n"

    def end(self, totals: Totals) -> Iterator[str]:
        """Nothing more."""
        return iter(())
