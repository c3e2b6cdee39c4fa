"""Whether the referee agrees with a correction: the game is replayed with it."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace

from bgaudit.finding import Finding, Severity
from bgaudit.replay import replay
from bgaudit.rules.ruleset import RuleSet
from bgaudit.source import Source
from bgaudit.transcript.edits import Edit, edited_game
from bgaudit.transcript.model import Game, Match, Record


@dataclass(frozen=True, slots=True)
class Referee:
    """Replays one game of a match, with and without corrections."""

    source: Source
    format: str
    rules: RuleSet
    match: Match

    def confirms(self, game: Game, finding: Finding, edits: tuple[Edit, ...]) -> bool:
        """Whether a finding is gone with these edits, and no other error has come in its place."""
        before, after = self._found(game), self._found(edited_game(game, edits))
        return not after[_mark(finding)] and after.total() < before.total()

    def findings(self, game: Game) -> list[Finding]:
        """The errors of the game alone, and the warnings."""
        match = replace(self.match, games=[game])
        found = replay(self.source, Record([match]), self.format, self.rules).findings
        return [one for one in found if one.severity is not Severity.NOTE]

    def _found(self, game: Game) -> Counter[tuple[str, int]]:
        return Counter(map(_mark, self.findings(game)))


def _mark(finding: Finding) -> tuple[str, int]:
    return finding.code, finding.span.start
