"""The rows that events stand in, where a record does not print any."""

from __future__ import annotations


class RowNumbers:
    """Numbers the rows of one game: the left cell begins a row, and so does whoever acts twice."""

    def __init__(self) -> None:
        self.number = 0
        self._last_side = 2

    def begins_row(self, side: int) -> bool:
        """Whether an event of this side stands in a row of its own; ``number`` is then the new."""
        begins = side == 1 or self._last_side == 2
        self.number += begins
        self._last_side = side
        return begins

    def end_row(self) -> None:
        """Something stands on a line of its own, and the next event in another row."""
        self._last_side = 2
