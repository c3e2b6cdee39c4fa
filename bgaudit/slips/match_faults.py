"""The faulty turns of one match, game by game."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cached_property
from typing import TYPE_CHECKING

from bgaudit.finding import Finding
from bgaudit.replay.outcome import Audit
from bgaudit.rules.board import Board
from bgaudit.rules.ruleset import RuleSet
from bgaudit.slips.confirming import Referee
from bgaudit.slips.effort import Effort
from bgaudit.slips.explanation import Explanation
from bgaudit.slips.game_faults import GameFaults
from bgaudit.slips.game_line import line_of, start_of
from bgaudit.transcript.model import Game, Record, Turn

if TYPE_CHECKING:
    from bgaudit.slips.by_event import Table

Told = Iterator[tuple[int, Explanation]]
"""What is said of findings, by their places in the audit."""
Wrong = Mapping[int, Finding]
"""Findings by their places in the audit."""


class MatchFaults:
    """A match by its number, counted from 0, with the effort that is left for its record."""

    def __init__(
        self, audit: Audit, record: Record, number: int, rules: RuleSet, effort: Effort
    ) -> None:
        self._source = audit.source
        self._match = record.matches[number]
        self._outcome = audit.matches[number]
        self._number = number
        self._rules = rules
        self._effort = effort
        self._referee = Referee(audit.source, audit.format or "", rules, self._match)

    def explain(self, wrong: Wrong) -> Told:
        """What is said of those findings that are about turns."""
        for place, game in enumerate(self._match.games):
            if game.by_event:
                yield from self._by_event(place, wrong)
            else:
                yield from self._in_columns(place, game, wrong)

    def _in_columns(self, place: int, game: Game, wrong: Wrong) -> Told:
        faults = _faulty_turns(game, wrong)
        if faults:
            line = line_of(self._source, self._match, game, self._outcome, place, *self._start)
            game_faults = GameFaults(line, game, self._referee, self._effort, self._number, place)
            yield from game_faults.explain(faults, wrong)

    def _by_event(self, place: int, wrong: Wrong) -> Told:
        table = self._tables[place]
        for at, said in self._in_columns(place, table.columns, table.twins(wrong)):
            yield at, table.told(wrong[at], said)

    @cached_property
    def _start(self) -> tuple[RuleSet, Board]:
        return start_of(self._source, self._match, self._rules)

    @cached_property
    def _tables(self) -> list[Table]:
        from bgaudit.slips.by_event import tables  # few records need it

        return [*tables(self._match, self._referee)]


def _faulty_turns(game: Game, wrong: Wrong) -> dict[int, int]:
    """The findings about turns of a game: their places in the audit, and those of the events."""
    turns = {
        event.span: place
        for place, event in enumerate(game.events)
        if isinstance(event.action, Turn)
    }
    return {at: turns[finding.span] for at, finding in wrong.items() if finding.span in turns}
