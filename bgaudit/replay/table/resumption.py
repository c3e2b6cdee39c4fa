"""What is written down where a match is interrupted, and where it goes on."""

from __future__ import annotations

from collections.abc import Iterator

from bgaudit.replay.checks.match import WRONG_RESUMPTION
from bgaudit.replay.log import GameLog
from bgaudit.transcript.model import Event, Standing


class Resumption:
    """Compares the two in one game."""

    def __init__(self, log: GameLog) -> None:
        self._log = log
        self._left: Standing | None = None

    def interrupted(self, standing: Standing) -> None:
        """The match is interrupted."""
        self._left = standing

    def resumed(self, event: Event, standing: Standing) -> None:
        """It goes on: from where it was left?"""
        left, self._left = self._left, None
        differs = list(_differences(left, standing)) if left is not None else []
        if differs:
            self._log.report(
                WRONG_RESUMPTION,
                "the match goes on otherwise than it was left: " + ", ".join(differs),
                event,
                help="score, position and clocks are those that were written down",
            )


def _differences(left: Standing, now: Standing) -> Iterator[str]:
    if left.score and now.score and left.score != now.score:
        yield "the score was {}–{}, and is {}–{}".format(*left.score, *now.score)
    if left.letters and now.letters and left.letters != now.letters:
        yield "the men stand otherwise"
    if left.clocks and now.clocks and left.clocks != now.clocks:
        yield "the clocks show another time"
