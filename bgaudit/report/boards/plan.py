"""Where things stand in a drawn board, in its own units: a man is 36 wide."""

from __future__ import annotations

from bgaudit.report.boards.paint import Point
from bgaudit.report.boards.view import BOTTOM_LEFT, BOTTOM_RIGHT, TOP_LEFT, TOP_RIGHT

MAN = 18.0
"""The radius of a man."""
PITCH = 38.0
POINT_WIDTH = 40.0
POINT_HEIGHT = 196.0

LEFT = 66.0
"""Where the field begins; the cube stands to the left of it."""
TOP = 66.0
_HALF = 6 * POINT_WIDTH
_BAR = 46.0
_TRAY = 58.0
_MIDDLE = 54.0

FIELD_HEIGHT = 2 * POINT_HEIGHT + _MIDDLE
BOTTOM = TOP + FIELD_HEIGHT
BAR_LEFT = LEFT + _HALF
BAR_RIGHT = BAR_LEFT + _BAR
RIGHT = BAR_RIGHT + _HALF
END = RIGHT + _TRAY
"""Where the tray for the men borne off ends."""
WIDTH = END + 10
HEIGHT = BOTTOM + TOP
MIDDLE = TOP + FIELD_HEIGHT / 2

BAR_CENTRE = (BAR_LEFT + BAR_RIGHT) / 2
LEFT_CENTRE = (LEFT + BAR_LEFT) / 2
RIGHT_CENTRE = (BAR_RIGHT + RIGHT) / 2
TRAY_CENTRE = (RIGHT + END) / 2
CUBE_CENTRE = LEFT / 2

_QUARTERS = (
    (TOP_LEFT, LEFT),
    (TOP_RIGHT, BAR_RIGHT),
    (BOTTOM_LEFT, LEFT),
    (BOTTOM_RIGHT, BAR_RIGHT),
)
POINT_CENTRES = {
    point: left + (at + 0.5) * POINT_WIDTH
    for points, left in _QUARTERS
    for at, point in enumerate(points)
}
"""How far to the right each point is, as the side at the bottom counts them."""


def is_above(point: int) -> bool:
    """Whether a point is in the upper half."""
    return point > 12


def from_the_edge(x: float, depth: float, *, above: bool) -> Point:
    """The place so far inwards from the upper or from the lower edge."""
    return x, TOP + depth if above else BOTTOM - depth
