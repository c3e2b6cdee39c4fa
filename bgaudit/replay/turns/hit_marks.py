"""Whether a record marks its hits, and where it does not.

Some programs mark every hit with a star, some none, and some both men of a play that hits one. So
a missing mark means something only beside others that are there.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

from bgaudit.replay.checks.check import Check
from bgaudit.replay.checks.moves import PHANTOM_HIT
from bgaudit.replay.checks.record import MISSING_HIT_MARK
from bgaudit.replay.log import GameLog
from bgaudit.replay.turns.judged import as_written
from bgaudit.rules.plays import Dice
from bgaudit.transcript.model import Event


class HitsOf(NamedTuple):
    """The turn whose hits are looked at."""

    log: GameLog
    event: Event
    dice: Dice

    def report(self, check: Check, message: str) -> None:
        """A finding about this turn's hits."""
        recorded = as_written(self.log, self.event)
        self.log.report(check, message, self.event, dice=self.dice, recorded=recorded)


@dataclass(slots=True)
class HitMarks:
    """The hits of one match: how many carry their mark, and those that do not.

    ``used`` tells whether the record has any star at all.
    """

    used: bool
    _marked: int = 0
    _unmarked: list[tuple[HitsOf, tuple[int, ...]]] = field(default_factory=list)

    def check(self, turn: HitsOf, marks: tuple[int, ...], hits: tuple[int, ...]) -> None:
        """Compare the marks of a legal play with the points where it hits."""
        if marks == hits:
            self._marked += len(hits)
            return
        marked, hit = set(marks), set(hits)
        self._marked += len(marked & hit)
        if hit - marked:
            self._unmarked.append((turn, _descending(hit - marked)))
        if marked - hit:
            where = _and(_descending(marked - hit))
            turn.report(PHANTOM_HIT, f"a hit is marked on {where}, where no man is hit")

    def report(self, log: GameLog) -> None:
        """At the end of the match: each hit without a mark, or once that there are none."""
        missing = sum(len(points) for _, points in self._unmarked)
        if self._marked >= missing:
            for turn, points in self._unmarked:
                turn.report(MISSING_HIT_MARK, f"the hit on {_and(points)} has no mark")
            return
        some = "marks few of its hits" if self._marked else "does not mark its hits"
        count = "one is" if missing == 1 else f"{missing} are"
        log.report(
            MISSING_HIT_MARK,
            f"this record {some}: {count} without a mark, the first of them here",
            self._unmarked[0][0].event.span,
        )


def _descending(points: set[int]) -> tuple[int, ...]:
    return tuple(sorted(points, reverse=True))


def _and(points: tuple[int, ...]) -> str:
    return " and ".join(map(str, points))
