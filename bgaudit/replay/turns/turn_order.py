"""Whose turn it is, as the events of a game tell."""

from __future__ import annotations


class TurnOrder:
    """The turns of one game so far.

    ``last_side`` is the side that acted last, None at the start and where it is not known.
    ``begun`` tells whether a turn has been taken, ``rolls_of`` how many rolls each side has made;
    its first entry is nobody's.
    """

    def __init__(self) -> None:
        self.last_side: int | None = None
        self.begun = False
        self.rolls_of = [0, 0, 0]

    @property
    def rolls(self) -> int:
        """How many rolls both sides have made."""
        return sum(self.rolls_of)

    @property
    def next_side(self) -> int:
        """The side that acts next, if the record does not say which does."""
        return 3 - (self.last_side or 2)

    def acted(self, side: int) -> None:
        """A side has begun its turn."""
        self.begun = True
        self.last_side = side

    def took_turns(self, turns: int, last: int) -> None:
        """So many turns have been taken in order, the last of them by this side."""
        self.acted(last)
        self.rolls_of[last] += (turns + 1) // 2
        self.rolls_of[3 - last] += turns // 2

    def anybody_next(self) -> None:
        """The game goes on from elsewhere, and either side may be on roll."""
        self.begun = True
        self.last_side = None
