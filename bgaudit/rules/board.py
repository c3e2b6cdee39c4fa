"""The board: thirty men and where they stand.

Own and opposing men are counted apart, each side in its own numbering: point 24 is the farthest
from home, 1 the ace point, 25 the bar and 0 the men borne off. Point ``n`` of one side is point
``25 - n`` of the other. Because the counts are apart, a board can also hold what an illegal play
that stood has made of it, even both colours on one point.
"""

from __future__ import annotations

from typing import NamedTuple

BAR = 25
OFF = 0
HOME = 6
"""The highest point of the home board."""

Men = tuple[int, ...]
"""Twenty-six counts, indexed by point: 0 off, 1 to 24, 25 bar."""


class Board(NamedTuple):
    """A position from the view of the player to move: ``own`` men and the ``other`` side's."""

    own: Men
    other: Men

    def turned(self) -> Board:
        """The same position from the other side's view."""
        return Board(self.other, self.own)

    @property
    def over(self) -> bool:
        """Whether the player to move has no man left on the board."""
        return not any(self.own[1:])


def men(counts: dict[int, int], total: int = 15) -> Men:
    """Men from a point-to-count mapping; those of ``total`` that it leaves out are borne off."""
    placed = [0] * 26
    for point, count in counts.items():
        placed[point] = count
    placed[OFF] += max(0, total - sum(placed))
    return tuple(placed)


def pip_count(side: Men) -> int:
    """How many pips a side needs to bear off; a man on the bar counts 25."""
    return sum(point * count for point, count in enumerate(side))


STANDARD_START = men({24: 2, 13: 5, 8: 3, 6: 5})
NACKGAMMON_START = men({24: 2, 23: 2, 13: 4, 8: 3, 6: 4})


def starting_board(variant: str) -> Board:
    """The opening position of a variant, by one of the names in :data:`VARIANTS`.

    Raises :class:`KeyError` for any other name.
    """
    side = _STARTS[variant]
    return Board(side, side)


_STARTS = {
    "standard": STANDARD_START,
    "nackgammon": NACKGAMMON_START,
    "longgammon": men({24: 15}),
    "hypergammon1": men({24: 1}, total=1),
    "hypergammon2": men({24: 1, 23: 1}, total=2),
    "hypergammon3": men({24: 1, 23: 1, 22: 1}, total=3),
}
VARIANTS = tuple(_STARTS)
"""The games that differ in nothing but the starting position; the number is that of the men."""
