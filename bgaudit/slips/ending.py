"""How well the end of a game agrees with the result that the record gives."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from bgaudit.rules.board import Board, Men
from bgaudit.rules.options.score import ScoreRules
from bgaudit.rules.score import cut_to_match, multiplier, wins_over
from bgaudit.transcript.model import Drop, Event, Result

WRONG_WINNER = 2.0
WRONG_POINTS = 1.0
NOT_PLAYED_OUT = 0.25
"""A result without a drop, and men of both sides left: somebody has resigned, which is rarer."""


class Ending(NamedTuple):
    """What the end is held against: the cube it was played for, the score before, the length.

    ``told`` tells whether the record gives results at all.
    """

    rules: ScoreRules
    cube: int = 1
    score: tuple[int, int] | None = None
    length: int | None = None
    told: bool = False

    def weight(self, events: Sequence[Event], board: Board) -> float:
        """What weighs against a game that ends with this board, seen from side 1."""
        results = (event for event in events if isinstance(event.action, Result))
        result = next(results, None) if self.told else None
        if result is None or not isinstance(result.action, Result):
            return 0.0
        winner = 1 if board.over else 2 if board.turned().over else None
        if winner is None:
            dropped = any(isinstance(event.action, Drop) for event in events)
            return 0.0 if dropped else NOT_PLAYED_OUT
        if result.side != winner:
            return WRONG_WINNER
        loser = board.other if winner == 1 else board.own
        return 0.0 if result.action.points in self._possible(winner, loser) else WRONG_POINTS

    def _possible(self, winner: int, loser: Men) -> set[int]:
        """The points that may be recorded."""
        due = {self.cube * multiplier(win, self.rules) for win in wins_over(loser, self.rules)}
        if not self.length and self.cube == 1:
            due.add(1)  # the Jacoby rule
        if not self.length:
            return due
        needed = self.length - self.score[winner - 1] if self.score else self.length
        return {cut for points in due for cut in cut_to_match(points, needed, self.length)}
