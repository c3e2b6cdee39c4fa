"""The faults of one game, one after the other."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import partial
from itertools import pairwise

from bgaudit.finding import Finding
from bgaudit.slips.confirming import Referee
from bgaudit.slips.explanation import Explanation
from bgaudit.slips.line import Line
from bgaudit.slips.search import Found, confirmed, search
from bgaudit.slips.slip import Fault, Slip
from bgaudit.slips.verdict import explanation
from bgaudit.transcript.edits import edited_game
from bgaudit.transcript.model import Game

_MOST = 4
"""How many faults of a game are explained: more are no single slips."""


class GameFaults:
    """The game of a match, both counted from 0, with a referee who confirms corrections.

    Each fault is told of the game as it probably was but for it.
    """

    def __init__(self, line: Line, game: Game, referee: Referee, match: int, place: int) -> None:
        self._line = line
        self._game = game
        self._referee = referee
        self._match = match
        self._place = place

    def explain(
        self, faults: Mapping[int, int], findings: Mapping[int, Finding]
    ) -> Iterator[tuple[int, Explanation]]:
        """What is said of findings at the places of events, as far as there is anything to say."""
        explained_to = -1
        for at, place in list(faults.items())[:_MOST]:
            fault = self._fault(place, explained_to)
            if fault is None:
                continue
            explained_to = place
            found = confirmed(search(fault), partial(self._agrees, findings[at]))
            said = explanation(fault, found)
            if said is None:
                continue
            yield at, said
            if not self._go_on_with(fault, found):
                return

    def _fault(self, place: int, explained_to: int) -> Fault | None:
        """What weighs against an event, or else against those before it that are not explained."""
        passed = self._line.from_the_start()
        weights = [after.weight - before.weight for before, after in pairwise(passed)]
        weight = weights[place] or sum(weights[explained_to + 1 : place])
        if not weight:
            return None
        return Fault(self._line, passed, place, weight, self._match, self._place)

    def _agrees(self, finding: Finding, slip: Slip) -> bool:
        edits = slip.correct().edits
        game = replace(self._game, events=list(self._line.events))
        return not edits or self._referee.confirms(game, finding, edits)

    def _go_on_with(self, fault: Fault, found: Found) -> bool:
        """Correct the line where that explains more; False if its events are not the same then."""
        if not found.slips or found.slips[0].weight >= fault.as_it_stands:
            return True
        edits = found.slips[0].slip.correct().edits
        game = replace(self._game, events=list(self._line.events))
        events = edited_game(game, edits).events
        if not edits or len(events) != len(self._line.events):
            return False
        self._line = self._line.with_events(events)
        return True
