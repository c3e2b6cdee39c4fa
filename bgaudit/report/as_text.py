"""The text report, for a tournament director: what happened, where, who, why; then the scores.

One file is told in full. Of many files each has its errors and warnings, and one table at the end
has all matches; their notes are only counted, unless they are asked for.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import chain

from bgaudit.finding import Severity
from bgaudit.replay.outcome import Audit, MatchOutcome
from bgaudit.report import Settings, wording
from bgaudit.report.characters import finished, printable
from bgaudit.report.findings_table import findings_table
from bgaudit.report.ledger_table import ledger_table
from bgaudit.report.matches_table import MatchRow, match_rows, matches_table
from bgaudit.report.scores_table import final_score, games_cut, games_table
from bgaudit.report.totals import Totals


def render(audits: Iterable[Audit], settings: Settings) -> Iterator[str]:
    """The report in pieces, each as soon as it is known."""
    totals = Totals()
    counting = totals.counting(audits)
    begin = [audit for _, audit in zip(range(2), counting, strict=False)]
    blocks = _many(chain(begin, counting), settings) if len(begin) > 1 else _alone(begin, settings)
    for block in blocks:
        yield finished(block) + "\n\n"
    hidden = 0 if len(begin) < 2 or settings.every_note else totals.by_severity[Severity.NOTE]
    yield _summary(totals, hidden) + "\n"


def _alone(audits: Iterable[Audit], settings: Settings) -> Iterator[str]:
    """A file in full."""
    for audit in audits:
        yield _header(audit)
        if audit.findings:
            yield findings_table(audit, audit.findings, settings.width)
        for number, match in enumerate(audit.matches, 1):
            if len(audit.matches) > 1:
                yield f"match {number} · {_title(match)}"
            cut = games_cut(audit, number)
            if match.ledger is not None:
                yield ledger_table(match, match.ledger)
                continue
            if match.games:
                yield games_table(match, cut)
            yield final_score(match, cut)
            if match.signatures:
                yield "\n".join(map(wording.signature, match.signatures))


def _many(audits: Iterable[Audit], settings: Settings) -> Iterator[str]:
    """Each file with what is wrong in it, then all matches."""
    rows: list[MatchRow] = []
    for audit in audits:
        rows.extend(match_rows(audit))
        shown = [
            finding
            for finding in audit.findings
            if settings.every_note or finding.severity is not Severity.NOTE
        ]
        if shown:
            yield _header(audit)
            yield findings_table(audit, shown, settings.width)
    yield matches_table(rows, settings.rules, settings.width)


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
    found = totals.by_severity
    audited = (
        wording.counted(totals.matches, "match", "matches"),
        wording.counted(totals.games, "game"),
        wording.counted(totals.plays, "play"),
    )
    findings = [
        wording.counted(found[severity], severity.value)
        for severity in (Severity.ERROR, Severity.WARNING, Severity.NOTE)
    ]
    if hidden_notes:
        findings[-1] += " (not shown: check a file alone to see its notes)"
    return f"{', '.join(audited)}: {', '.join(findings)}"
