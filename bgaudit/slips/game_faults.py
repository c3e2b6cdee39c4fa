"""The faults of one game, one after the other."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import partial
from itertools import pairwise

from bgaudit.finding import Finding
from bgaudit.slips.confirming import Referee, Trial
from bgaudit.slips.effort import NOT_LOOKED_FOR, Effort
from bgaudit.slips.explanation import Explanation, Probably
from bgaudit.slips.line import Line
from bgaudit.slips.search import Found, confirmed, search
from bgaudit.slips.slip import Fault, Slip
from bgaudit.slips.style import where
from bgaudit.slips.verdict import explanation
from bgaudit.source import Span
from bgaudit.transcript.edits import edited_game
from bgaudit.transcript.model import Game

_REPLAY = 4_000
"""So many turns of the search take as long as a replay of a damaged game by the referee."""
_MOST = 4
"""How many faults of a game are explained: more are no single slips."""


class GameFaults:
    """The game of a match, both counted from 0, with a referee who confirms corrections.

    Each fault is told of the game as it probably was but for it.
    """

    def __init__(
        self, line: Line, game: Game, referee: Referee, effort: Effort, match: int, place: int
    ) -> None:
        self._effort = effort
        self._game = game
        self._referee = referee
        self._match = match
        self._place = place
        self._take(line)

    def _take(self, line: Line) -> None:
        """Go on with a line."""
        self._line = line
        self._passed = line.from_the_start()
        self._now = replace(self._game, events=list(line.events))
        self._trial = Trial(self._referee, self._now)

    def explain(
        self, faults: Mapping[int, int], findings: Mapping[int, Finding]
    ) -> Iterator[tuple[int, Explanation]]:
        """What is said of findings at the places of events, as far as there is anything to say."""
        explained_to = -1
        searched = 0
        told: Explanation | None = None
        for at, place in faults.items():
            fault = self._fault(place, explained_to)
            if fault is None:
                if told is not None:
                    yield at, told
                continue
            if self._has_other_events or searched == _MOST:
                return
            if self._effort.is_spent:
                yield at, Explanation(Probably.UNDECIDED, NOT_LOOKED_FOR)
                return
            searched += 1
            explained_to = place
            found = search(fault)
            found = confirmed(found, partial(self._agrees, findings[at]))
            self._effort.spend(found.tried)
            said = explanation(fault, found)
            yield at, said
            if self._go_on_with(fault, found):
                why = f"it goes away with what is told of {where(self._game.events, place)}"
                told = Explanation(said.probably, why)

    def _fault(self, place: int, explained_to: int) -> Fault | None:
        """What weighs against an event, or else against the last one before it that is wrong."""
        passed = self._passed
        weights = [after.weight - before.weight for before, after in pairwise(passed)]
        places = self._places(self._game.events[place].span)
        first = explained_to + 1 if places[-1] == place else places[0]
        wrong = [at for at in range(first, places[-1] + 1) if weights[at]]
        if not wrong:
            return None
        return Fault(self._line, passed, wrong[-1], weights[wrong[-1]], self._match, self._place)

    def _places(self, span: Span) -> list[int]:
        """Where an event of the game stands in the line now; one put before it has its span."""
        return [at for at, event in enumerate(self._line.events) if event.span == span] or [0]

    def _agrees(self, finding: Finding, slip: Slip) -> bool:
        edits = slip.correct().edits
        if not edits:
            return True
        self._effort.spend(_REPLAY)
        return self._trial.confirms(finding, edits)

    def _go_on_with(self, fault: Fault, found: Found) -> bool:
        """Correct the line, if that explains more than that it was really played."""
        if not found.slips or found.slips[0].weight >= fault.as_it_stands:
            return False
        edits = found.slips[0].slip.correct().edits
        if not edits:
            return False
        self._take(self._line.with_events(edited_game(self._now, edits).events))
        return True

    @property
    def _has_other_events(self) -> bool:
        """Whether edits of the line would not be edits of the record."""
        return len(self._line.events) != len(self._game.events)
