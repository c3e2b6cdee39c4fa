"""How much of the search a record is given, so that no record can make it endless."""

from __future__ import annotations

MOST_IN_RECORD = 600_000
"""How many turns are followed in a whole record; some seconds."""
NOT_LOOKED_FOR = "it was not looked for: the record has too many faults"


class Effort:
    """What is left of it. A slip that is looked for may take its share, and no more."""

    def __init__(self, turns: int = MOST_IN_RECORD) -> None:
        self._left = turns

    @property
    def is_spent(self) -> bool:
        """Whether nothing more is looked for."""
        return self._left <= 0

    def spend(self, turns: int) -> None:
        """So many turns were followed."""
        self._left -= turns
