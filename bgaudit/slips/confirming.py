"""Whether the referee agrees with a correction: the game is replayed with it."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace
from functools import cached_property

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

    def findings(self, game: Game) -> list[Finding]:
        """The errors of the game alone, and the warnings."""
        match = replace(self.match, games=[game])
        found = replay(self.source, Record([match]), self.format, self.rules).findings
        return [one for one in found if one.severity is not Severity.NOTE]

    def confirms(self, game: Game, finding: Finding, edits: tuple[Edit, ...]) -> bool:
        """Whether a finding is gone with these edits, and no other error has come in its place."""
        return Trial(self, game).confirms(finding, edits)


class Trial:
    """One game, as it is without corrections."""

    def __init__(self, referee: Referee, game: Game) -> None:
        self._referee = referee
        self._game = game

    def confirms(self, finding: Finding, edits: tuple[Edit, ...]) -> bool:
        """The same of this game."""
        after = self._found(edited_game(self._game, edits))
        return not after[_mark(finding)] and after.total() < self._before.total()

    @cached_property
    def _before(self) -> Counter[tuple[str, int]]:
        return self._found(self._game)

    def _found(self, game: Game) -> Counter[tuple[str, int]]:
        return Counter(map(_mark, self._referee.findings(game)))


def _mark(finding: Finding) -> tuple[str, int]:
    return finding.code, finding.span.start
