"""What every drawing of a board shows, and in which words."""

from __future__ import annotations

from dataclasses import dataclass

from bgaudit.rules.board import Board, Men, pip_count
from bgaudit.rules.position_id import Position

ROWS = 5
"""How many men stand above each other on a point before a number tells how many there are."""

TOP_LEFT = range(13, 19)
TOP_RIGHT = range(19, 25)
BOTTOM_LEFT = range(12, 6, -1)
BOTTOM_RIGHT = range(6, 0, -1)
"""The points of each quarter from left to right, as the side at the bottom counts them."""


@dataclass(frozen=True, slots=True)
class View:
    """A position as it is drawn: side ``seen_from`` at the bottom, his home board to the right.

    Sides are 1 and 2, and ``names`` are theirs in this order. Points are those of the side at the
    bottom, 25 his bar and 0 his men off.
    """

    position: Position
    names: tuple[str, str]
    seen_from: int

    @property
    def opposite(self) -> int:
        """The side at the top."""
        return 3 - self.seen_from

    @property
    def board(self) -> Board:
        """The board from the bottom, whoever is on roll."""
        board = self.position.board
        return board if self.position.on_roll == self.seen_from else board.turned()

    def at(self, point: int) -> tuple[int, int]:
        """How many men of the bottom and of the top stand on a point from 1 to 24."""
        own, other = self.board
        return own[point], other[25 - point]

    def men(self, side: int) -> Men:
        """The men of a side, as that side counts the points."""
        own, other = self.board
        return own if side == self.seen_from else other

    def pips(self, side: int) -> int:
        """What a side has left to go."""
        return pip_count(self.men(side))

    def name(self, side: int) -> str:
        """What a side is called."""
        return self.names[side - 1] or f"player {side}"

    def score(self, side: int) -> str:
        """The points of a side, and in a match how many it is away from winning."""
        points, length = self.position.score[side - 1], self.position.length
        return f"score {points}, {max(0, length - points)} away" if length else f"score {points}"


def occasion(position: Position) -> str:
    """What is played, and under which rule that the score or an agreement brings."""
    if position.length:
        crawford = ", Crawford game" if position.crawford else ""
        return f"{position.length}-point match{crawford}"
    agreed = (("Jacoby rule", position.jacoby), ("beavers", position.beaver))
    return ", ".join(["money session", *(rule for rule, holds in agreed if holds)])


def turn(position: Position) -> str:
    """What the player on roll has before him."""
    return "to play {}-{}".format(*position.dice) if position.dice else "on roll"


def drawn(counts: tuple[int, int]) -> tuple[int, int]:
    """How many of the men on one point are drawn, at most :data:`ROWS` of both colours together.

    An illegal play can leave both colours there; neither hides the other then.
    """
    bottom, top = counts
    shown = min(bottom, ROWS - min(top, ROWS // 2))
    return shown, min(top, ROWS - shown)
