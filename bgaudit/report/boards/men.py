"""The men of a drawn board, each side in its own manner."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from bgaudit.report.boards.paint import Point, disc, lettering, painted, rectangle
from bgaudit.report.boards.plan import (
    BAR_CENTRE,
    MAN,
    PITCH,
    POINT_CENTRES,
    POINT_HEIGHT,
    TRAY_CENTRE,
    from_the_edge,
    is_above,
)
from bgaudit.report.boards.view import View, drawn
from bgaudit.rules.board import BAR, OFF

_RING = 11.0
_NUMBER = 14.0
_TRAY_ROOM = 15
_SLAB = (42.0, 11.0)
"""A man borne off, seen from the side."""
_SLAB_PITCH = 12.0
_TALLY = 11.0


@dataclass(slots=True)
class _Men:
    """Where men of one side are drawn: on the board, borne off, and with a number on them."""

    discs: list[Point] = field(default_factory=list)
    slabs: list[Point] = field(default_factory=list)
    numbers: list[tuple[str, Point]] = field(default_factory=list)

    def stack(self, count: int, places: list[Point]) -> None:
        """Men at these places; the last one has the number if there are more of them."""
        self.discs += places
        if count > len(places):
            self.numbers.append((str(count), places[-1]))


def men(view: View) -> Iterator[str]:
    """A group for each side, with the side as its ``data-side``; then how many are borne off."""
    of_side = {1: _Men(), 2: _Men()}
    for point in POINT_CENTRES:
        _stand_on(view, point, of_side)
    for side, placed in of_side.items():
        above = side == view.opposite
        _wait(placed, view.men(side)[BAR], above=above)
        _bear_off(placed, view.men(side)[OFF], above=above)
    yield f'<g data-side="1">{"".join(_filled(of_side[1]))}</g>'
    yield f'<g data-side="2">{"".join(_ringed(of_side[2]))}</g>'
    yield lettering(_borne_off(view), height=_TALLY, colour="ink")


def _stand_on(view: View, point: int, of_side: dict[int, _Men]) -> None:
    """The men on one point, those of the side at the bottom nearer to the edge."""
    x, above = POINT_CENTRES[point], is_above(point)
    counts, before = view.at(point), 0
    sides = (view.seen_from, view.opposite)
    for side, count, shown in zip(sides, counts, drawn(counts), strict=True):
        rows = range(before, before + shown)
        depths = (MAN + 1 + row * PITCH for row in rows)
        of_side[side].stack(count, [from_the_edge(x, depth, above=above) for depth in depths])
        before += shown


def _wait(placed: _Men, count: int, *, above: bool) -> None:
    """The men on the bar, from the middle of the board outwards."""
    shown, _ = drawn((count, 0))
    depths = (POINT_HEIGHT - MAN - row * PITCH for row in range(shown))
    placed.stack(count, [from_the_edge(BAR_CENTRE, depth, above=above) for depth in depths])


def _bear_off(placed: _Men, count: int, *, above: bool) -> None:
    """The men in the tray."""
    for row in range(min(count, _TRAY_ROOM)):
        placed.slabs.append(from_the_edge(TRAY_CENTRE, _slab_depth(row), above=above))


def _borne_off(view: View) -> Iterator[tuple[str, Point]]:
    """How many men lie in the tray, behind the last of them."""
    for side in (1, 2):
        if count := view.men(side)[OFF]:
            depth = _slab_depth(min(count, _TRAY_ROOM)) + 3
            yield str(count), from_the_edge(TRAY_CENTRE, depth, above=side == view.opposite)


def _slab_depth(row: int) -> float:
    return 8 + row * _SLAB_PITCH


def _filled(placed: _Men) -> Iterator[str]:
    discs = (disc(place, MAN) for place in placed.discs)
    slabs = (_slab(place) for place in placed.slabs)
    yield painted(discs, fill="man-1", stroke="field")
    yield painted(slabs, fill="man-1", stroke="field")
    yield lettering(placed.numbers, height=_NUMBER, colour="man-2")


def _ringed(placed: _Men) -> Iterator[str]:
    numbered = {place for _, place in placed.numbers}
    rings = [disc(place, _RING) for place in placed.discs if place not in numbered]
    wide, _ = _SLAB
    rings += [rectangle(x - wide / 2 + 6, y - 1.5, wide - 12, 3) for x, y in placed.slabs]
    discs = (disc(place, MAN - 1) for place in placed.discs)
    slabs = (_slab(place) for place in placed.slabs)
    yield painted(discs, fill="man-2", stroke="ink", width=2.2)
    yield painted(slabs, fill="man-2", stroke="ink", width=1.6)
    yield painted(rings, stroke="ink", width=1.4)
    yield lettering(placed.numbers, height=_NUMBER, colour="ink")


def _slab(centre: Point) -> str:
    (x, y), (wide, high) = centre, _SLAB
    return rectangle(x - wide / 2, y - high / 2, wide, high, 2)
