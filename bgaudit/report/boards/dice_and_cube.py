"""The dice of the player on roll, and the doubling cube."""

from __future__ import annotations

from collections.abc import Iterator

from bgaudit.report.boards import strokes
from bgaudit.report.boards.paint import Point, disc, lettering, painted, rectangle
from bgaudit.report.boards.plan import (
    BOTTOM,
    CUBE_CENTRE,
    LEFT_CENTRE,
    MIDDLE,
    RIGHT_CENTRE,
    TOP,
)
from bgaudit.report.boards.view import View

_DIE = 36.0
_CUBE = 44.0
_VALUE = 18.0
_PIP = 3.6
_PIP_STEP = 10.0
_PIPS = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}
_STYLES = {1: ("man-1", "field", "man-2"), 2: ("man-2", "ink", "ink")}
"""Of the dice of each side: their colour, that of their edge and of their pips."""


def dice(view: View) -> Iterator[str]:
    """The roll, to the right of the player who has rolled."""
    position = view.position
    if position.dice is None:
        return
    middle = RIGHT_CENTRE if position.on_roll == view.seen_from else LEFT_CENTRE
    centres = [(middle - 26, MIDDLE), (middle + 26, MIDDLE)]
    face, edge, pip = _STYLES[position.on_roll]
    yield painted((_square(centre, _DIE, 7) for centre in centres), fill=face, stroke=edge, width=2)
    pips = (
        disc((x + across * _PIP_STEP, y + down * _PIP_STEP), _PIP)
        for (x, y), die in zip(centres, position.dice, strict=True)
        for across, down in _PIPS.get(die, ())
    )
    yield painted(pips, fill=pip)


def cube(view: View) -> Iterator[str]:
    """The cube: in the middle, or on the side of its owner."""
    places = {view.opposite: TOP + _CUBE / 2, None: MIDDLE, view.seen_from: BOTTOM - _CUBE / 2}
    centre = (CUBE_CENTRE, places[view.position.cube_owner])
    value = str(view.position.cube)
    yield painted([_square(centre, _CUBE, 6)], fill="man-2", stroke="ink", width=2)
    yield lettering([(value, centre)], height=_fitting(value), colour="ink")


def _fitting(value: str) -> float:
    """The height in which a value fits on the cube."""
    return min(_VALUE, 0.8 * _CUBE * strokes.HEIGHT / strokes.width(value))


def _square(centre: Point, size: float, corner: float) -> str:
    x, y = centre
    return rectangle(x - size / 2, y - size / 2, size, size, corner)
