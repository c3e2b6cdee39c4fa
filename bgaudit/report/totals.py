"""How much was audited, and how much was found."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from bgaudit.finding import Severity
from bgaudit.replay.outcome import Audit


@dataclass(slots=True)
class Totals:
    """Counts over all audits that were added.

    ``known`` and ``stale`` are what a baseline left out, and what it holds that is not found.
    """

    files: int = 0
    matches: int = 0
    games: int = 0
    plays: int = 0
    by_severity: Counter[Severity] = field(default_factory=Counter)
    by_code: Counter[str] = field(default_factory=Counter)
    known: int = 0
    stale: int = 0

    def counting(self, audits: Iterable[Audit]) -> Iterator[Audit]:
        """The same audits, each counted as it passes."""
        for audit in audits:
            self.add(audit)
            yield audit

    def add(self, audit: Audit) -> None:
        """Count one audit."""
        games = [game for match in audit.matches for game in match.games]
        self.files += 1
        self.matches += len(audit.matches)
        self.games += len(games)
        self.plays += sum(game.plays for game in games)
        self.by_severity.update(finding.severity for finding in audit.findings)
        self.by_code.update(finding.code for finding in audit.findings)
        self.known += len(audit.known)
        self.stale += audit.stale

    def reach(self, threshold: Severity) -> bool:
        """Whether anything as grave as the threshold, or graver, was found."""
        return any(severity.rank <= threshold.rank for severity in self.by_severity)
