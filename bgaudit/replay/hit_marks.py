"""Whether a record marks its hits, and where it does not.

Some programs mark every hit with a star, some none, and some both men of a play that hits one. So
a missing mark means something only beside others that are there.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from bgaudit.replay.checks.moves import PHANTOM_HIT
from bgaudit.replay.checks.record import MISSING_HIT_MARK
from bgaudit.replay.log import GameLog
from bgaudit.transcript.model import Event, Play


@dataclass(slots=True)
class HitMarks:
    """The hits of one match: how many carry their mark, and those that do not.

    ``used`` tells whether the record has any star at all.
    """

    used: bool
    _marked: int = 0
    _unmarked: list[tuple[GameLog, Event, tuple[int, ...]]] = field(default_factory=list)

    def check(self, log: GameLog, event: Event, play: Play, hits: tuple[int, ...]) -> None:
        """Compare the marks of a legal play with the points where it hits."""
        if not hits and not play.marks:
            return
        marked, hit = set(play.marks), set(hits)
        self._marked += len(marked & hit)
        if hit - marked:
            self._unmarked.append((log, event, _descending(hit - marked)))
        if marked - hit:
            log.report(
                PHANTOM_HIT,
                f"a hit is marked on {_and(_descending(marked - hit))}, where no man is hit",
                event,
                recorded=log.text(event.span),
            )

    def report(self, log: GameLog) -> None:
        """At the end of the match: each hit without a mark, or once that there are none."""
        missing = sum(len(points) for _, _, points in self._unmarked)
        if self._marked >= missing:
            for game_log, event, points in self._unmarked:
                game_log.report(
                    MISSING_HIT_MARK,
                    f"the hit on {_and(points)} has no mark",
                    event,
                    recorded=game_log.text(event.span),
                )
        else:
            _, event, _ = self._unmarked[0]
            some = "marks few of its hits" if self._marked else "does not mark its hits"
            log.report(
                MISSING_HIT_MARK,
                f"this record {some}: {missing} are without a mark, the first of them here",
                event.span,
            )


def _descending(points: set[int]) -> tuple[int, ...]:
    return tuple(sorted(points, reverse=True))


def _and(points: tuple[int, ...]) -> str:
    return " and ".join(map(str, points))
