"""The text report, for a tournament director: what happened, where, who, why; then the scores.

One file is told in full. Of many files each has its errors and warnings, and one table at the end
has all matches; their notes are only counted, unless they are asked for.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bgaudit.finding import Finding, Severity
from bgaudit.replay.outcome import Audit, MatchOutcome
from bgaudit.report import Settings, wording
from bgaudit.report.characters import finished, printable
from bgaudit.report.colours import painted
from bgaudit.report.excerpts import excerpts
from bgaudit.report.findings_table import findings_table
from bgaudit.report.ledger_table import ledger_table
from bgaudit.report.matches_table import MatchRow, match_rows, matches_table
from bgaudit.report.scores_table import final_score, games_cut, games_table
from bgaudit.report.totals import Totals


class Report:
    """The first file waits, because it is told in full if no other one follows."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._first: Audit | None = None
        self._rows: list[MatchRow] = []

    def add(self, audit: Audit) -> Iterator[str]:
        """What is wrong in a file, as soon as it is known to be one of many."""
        if self._first is None and not self._rows:
            self._first = audit
            return
        if self._first is not None:
            first, self._first = self._first, None
            yield from self._blocks(self._one_of_many(first))
        yield from self._blocks(self._one_of_many(audit))

    def end(self, totals: Totals) -> Iterator[str]:
        """The only file, or the table of all matches; then what it comes to."""
        hidden = 0
        if self._first is not None:
            yield from self._blocks(self._alone(self._first))
        elif self._rows:
            settings = self._settings
            table = matches_table(self._rows, settings.rules, settings.width)
            yield from self._blocks(iter([table]))
            if not settings.lists(Severity.NOTE):
                hidden = totals.by_severity[Severity.NOTE]
        yield _summary(totals, hidden) + "\n"

    def _blocks(self, blocks: Iterator[str]) -> Iterator[str]:
        for block in map(finished, blocks):
            yield (painted(block) if self._settings.coloured else block) + "\n\n"

    def _alone(self, audit: Audit) -> Iterator[str]:
        """A file in full."""
        yield _header(audit)
        yield from self._findings(audit, audit.findings)
        for number, match in enumerate(audit.matches, 1):
            if len(audit.matches) > 1:
                yield f"match {number} · {_title(match)}"
            cut = games_cut(audit, number)
            if match.ledger is not None:
                yield ledger_table(match, match.ledger, self._settings.width)
                continue
            if match.games:
                yield games_table(match, cut)
            yield final_score(match, cut)
            if match.signatures:
                yield "\n".join(map(wording.signature, match.signatures))

    def _one_of_many(self, audit: Audit) -> Iterator[str]:
        """A file with what is wrong in it, if anything is."""
        self._rows.extend(match_rows(audit))
        listed = [finding for finding in audit.findings if self._settings.lists(finding.severity)]
        if listed:
            yield _header(audit)
            yield from self._findings(audit, listed)

    def _findings(self, audit: Audit, findings: Sequence[Finding]) -> Iterator[str]:
        """Their table, and where they stand in the record if that is asked for."""
        if findings:
            yield findings_table(audit, findings, self._settings.width)
        if self._settings.show_source:
            yield from excerpts(audit, findings, self._settings.width)


def _header(audit: Audit) -> str:
    if len(audit.matches) == 1:
        what = _title(audit.matches[0])
    elif audit.matches:
        what = f"{len(audit.matches)} matches"
    else:
        what = "no match record"
    rules = ", ".join(dict.fromkeys(match.rules for match in audit.matches)) or audit.rules
    return f"{printable(audit.source.path)} · {what} · rules: {rules}"


def _title(match: MatchOutcome) -> str:
    return f"{wording.length(match)} · {wording.players(match)}"


def _summary(totals: Totals, hidden_notes: int) -> str:
    hidden = " (not shown: check a file alone to see its notes)" if hidden_notes else ""
    return f"{wording.audited(totals)}: {wording.found(totals)}{hidden}{wording.left_out(totals)}"
