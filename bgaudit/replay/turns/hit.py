"""A hit, remembered for what may be told of it later."""

from __future__ import annotations

from typing import NamedTuple

from bgaudit.replay.turns.wording import points_in_words
from bgaudit.transcript.model import Event


class Hit(NamedTuple):
    """A play that hit, and where, as the side counts that made it."""

    event: Event
    hits: tuple[int, ...]

    @property
    def points(self) -> tuple[int, ...]:
        """Where, as the side counts that was hit."""
        return tuple(25 - point for point in self.hits)

    def in_words(self, points: tuple[int, ...]) -> str:
        """Some of the men hit: ``man who was hit on the 18 point in row 1``."""
        number = self.event.row.number
        row = "" if number is None else f" in row {number}"
        who = "man who was" if len(points) == 1 else "men who were"
        return f"{who} hit on the {points_in_words(points)}{row}"
