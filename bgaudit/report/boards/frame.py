"""The empty board: field, bar, tray and points, with the numbers of the side at the bottom."""

from __future__ import annotations

from collections.abc import Iterator

from bgaudit.report.boards.paint import Point, lettering, painted, polygons, rectangle
from bgaudit.report.boards.plan import (
    BAR_LEFT,
    BAR_RIGHT,
    END,
    FIELD_HEIGHT,
    HEIGHT,
    LEFT,
    POINT_CENTRES,
    POINT_HEIGHT,
    POINT_WIDTH,
    RIGHT,
    TOP,
    WIDTH,
    from_the_edge,
    is_above,
)

_OUTSIDE = -13.0
"""The numbers stand beyond the edge."""
_NUMBER = 12.0


def frame() -> Iterator[str]:
    """All that is the same on every board."""
    yield painted([rectangle(0, 0, WIDTH, HEIGHT)], fill="paper")
    yield painted([rectangle(LEFT, TOP, END - LEFT, FIELD_HEIGHT)], fill="field")
    dark = [_corners(point) for point in POINT_CENTRES if point % 2]
    light = [_corners(point) for point in POINT_CENTRES if not point % 2]
    yield painted([polygons(dark)], fill="point", stroke="ink", width=0.8)
    yield painted([polygons(light)], fill="field", stroke="ink", width=0.8)
    bar = rectangle(BAR_LEFT, TOP, BAR_RIGHT - BAR_LEFT, FIELD_HEIGHT)
    tray = rectangle(RIGHT, TOP, END - RIGHT, FIELD_HEIGHT)
    yield painted([bar, tray], fill="rail", stroke="ink", width=1.2)
    yield painted([rectangle(LEFT, TOP, END - LEFT, FIELD_HEIGHT, 3)], stroke="ink", width=2.4)
    numbers = [
        (str(point), from_the_edge(x, _OUTSIDE, above=is_above(point)))
        for point, x in POINT_CENTRES.items()
    ]
    yield lettering(numbers, height=_NUMBER, colour="ink")


def _corners(point: int) -> tuple[Point, Point, Point]:
    x, above = POINT_CENTRES[point], is_above(point)
    half = POINT_WIDTH / 2
    return (
        from_the_edge(x - half, 0, above=above),
        from_the_edge(x, POINT_HEIGHT, above=above),
        from_the_edge(x + half, 0, above=above),
    )
