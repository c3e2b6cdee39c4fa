"""How a game is written down, as far as the search and what it says depend on that."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from bgaudit.transcript.model import Event, Turn


class Style(NamedTuple):
    """``marked`` tells whether hits are marked, and ``in_columns`` whether the place of a turn
    tells whose it is, so that it may have come into the wrong one.

    ``players`` are the names of side 1 and side 2, or what they are called without any.
    """

    marked: bool
    in_columns: bool
    players: tuple[str, str]

    def player(self, side: int | None) -> str:
        """Who plays on a side."""
        return self.players[side - 1] if side else "one of the players"


def where(events: Sequence[Event], place: int) -> str:
    """The row of an event, or its turn where rows are not numbered.

    Turns are both players' together, counted from 1.
    """
    number = events[place].row.number
    if number is not None:
        return f"row {number}"
    turns = sum(isinstance(event.action, Turn) for event in events[: place + 1])
    return f"turn {turns}"
