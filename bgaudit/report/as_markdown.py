"""Markdown for a job summary: the totals, what is wrong in each file, and all matches.

GitHub takes no more than 1 MiB of it for a step, so what is beyond that is only counted.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from bgaudit.finding import Finding, Severity
from bgaudit.replay.outcome import Audit
from bgaudit.report import Settings, wording
from bgaudit.report.characters import finished, plain, printable
from bgaudit.report.matches_table import MatchRow, match_rows
from bgaudit.report.totals import Totals

_MOST_BYTES = 500_000
"""For the findings, and again for the matches."""

_FINDINGS = "\n| where | turn | play | finding |\n| ---: | --- | --- | --- |\n"
_MATCHES = (
    "\n| file | players | length | final score | winner | errors | warnings |\n"
    "| --- | --- | ---: | --- | --- | ---: | ---: |\n"
)
_SIGNS = re.compile(r"[\\`*_\[\]<>&|~$]|:(?=\w+:|//)|(?<=www)\.", re.IGNORECASE)
"""What Markdown, or GitHub's kind of it, makes something of within a line."""


class Report:
    """All of it waits for the totals, which stand first."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._findings = _Limited()
        self._matches = _Limited()

    def add(self, audit: Audit) -> Iterator[str]:
        """Nothing yet."""
        listed = [finding for finding in audit.findings if self._settings.lists(finding.severity)]
        if listed:
            self._findings.add(f"\n### {literal(plain(audit.source.path))}\n{_FINDINGS}", tells=0)
        for finding in listed:
            self._findings.add(_finding_row(audit, finding), tells=1)
        for row in match_rows(audit):
            self._matches.add(_match_row(row), tells=1)
        return iter(())

    def end(self, totals: Totals) -> Iterator[str]:
        """The whole report."""
        yield f"## bgaudit: {wording.found(totals)}{wording.left_out(totals)}\n\n"
        yield f"{wording.counted(totals.files, 'file')}, {wording.audited(totals)}"
        yield f" · rules: {literal(self._settings.rules)}\n"
        yield from self._findings.parts
        if self._findings.left_out:
            yield f"\nNo room for {wording.counted(self._findings.left_out, 'more finding')}.\n"
        notes = totals.by_severity[Severity.NOTE]
        if notes and not self._settings.lists(Severity.NOTE):
            yield f"\n{wording.counted(notes, 'note is', 'notes are')} not listed.\n"
        yield f"\n### All matches\n{_MATCHES}"
        yield from self._matches.parts
        if self._matches.left_out:
            more = wording.counted(self._matches.left_out, "more match", "more matches")
            yield f"\nNo room for {more}.\n"


class _Limited:
    """Parts of a report as long as there is room; what later ones tell of is counted."""

    def __init__(self) -> None:
        self.parts: list[str] = []
        self.left_out = 0
        self._room = _MOST_BYTES

    def add(self, part: str, tells: int) -> None:
        """A part, and of how many things it tells."""
        self._room -= len(part.encode())
        if self._room < 0:
            self.left_out += tells
        else:
            self.parts.append(part)


def _finding_row(audit: Audit, finding: Finding) -> str:
    place = audit.source.shown_place(finding.span.start)
    where = f"{place.line}:{place.column}" if place else wording.NOT_KNOWN
    turn = " · ".join(wording.turn(audit, finding))
    played = f"{wording.roll(finding)} {printable(finding.recorded or '')}".strip()
    verdict = f"**{finding.severity}** {finding.code} {_cell(printable(wording.reason(finding)))}"
    if became := wording.status(finding):
        verdict += f" · {became}"
    if finding.help:
        verdict += f"<br>help: {_cell(printable(finding.help))}"
    if finding.probably is not None:
        told = (wording.probably(finding.probably), *wording.candidates(finding.probably))
        verdict += "".join(f"<br>{_cell(line)}" for line in told)
    return f"| {where} | {_cell(turn)} | {_cell(played)} | {verdict} |\n"


def _match_row(row: MatchRow) -> str:
    texts = (row.path, ", ".join(row.players), row.length, row.score, row.winner)
    return f"| {' | '.join(map(_cell, texts))} | {row.errors} | {row.warnings} |\n"


def _cell(text: str) -> str:
    return literal(finished(text))


def literal(text: str) -> str:
    """Text of which Markdown makes nothing."""
    return _SIGNS.sub(r"\\\g<0>", text)
