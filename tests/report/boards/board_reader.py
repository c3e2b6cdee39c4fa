"""Reading drawn boards back: which men they show, as the side at the bottom counts the points."""

from __future__ import annotations

import re
from collections import defaultdict
from typing import NamedTuple
from xml.etree import ElementTree

from bgaudit.report.boards.plan import BAR_CENTRE, MIDDLE, POINT_CENTRES, is_above
from bgaudit.report.boards.strokes import SIGNS
from bgaudit.rules.board import BAR, OFF, Board, men

SVG = "{http://www.w3.org/2000/svg}"

Counts = dict[tuple[int, int], int]
"""How many men of a side stand on a point: by side, and point as the bottom counts it."""


class _Place(NamedTuple):
    x: float
    y: float


def board_in(counts: Counts, seen_from: int) -> Board:
    """The board that these men make, from the bottom."""
    own = {point: count for (side, point), count in counts.items() if side == seen_from}
    other = {
        point if point in (BAR, OFF) else 25 - point: count
        for (side, point), count in counts.items()
        if side != seen_from
    }
    return Board(men(own, total=0), men(other, total=0))


TOP_POINTS, BOTTOM_POINTS = range(13, 25), range(12, 0, -1)


def men_in_text(text: str, seen_from: int, signs: str) -> Counts:
    """The men of a board in text. ``signs`` are those of side 1 and of side 2."""
    lines = [line.ljust(80) for line in text.split("\n")]
    left = re.search(r"[┌+](?=13)", lines[0])
    assert left
    found: Counts = {}
    halves = ((lines[1:7], TOP_POINTS), (lines[-2:-8:-1], BOTTOM_POINTS))
    for rows, points in halves:
        for at, point in enumerate(points):
            column = left.end() + 3 * at + (5 if at > 5 else 0)
            cells = [row[column : column + 3].strip() for row in rows]
            found |= {(side, point): number for side, number in _stack(cells, signs).items()}
        bar = [row[left.end() + 19 : left.end() + 22].strip() for row in reversed(rows)]
        found |= {(side, BAR): number for side, number in _stack(bar, signs).items()}
        tray = "".join(row[left.end() + 42 : left.end() + 47] for row in rows)
        for side, sign in enumerate(signs, 1):
            if sign in tray:
                found[side, OFF] = tray.count(sign)
    return found


def _stack(cells: list[str], signs: str) -> dict[int, int]:
    """The men of each side in one column: those that are seen, or as many as the number says."""
    seen: dict[int, int] = defaultdict(int)
    side = 0
    for cell in filter(None, cells):
        number = cell
        if cell[0] in signs:
            side, number = signs.index(cell[0]) + 1, cell[1:]
            seen[side] += 1
        if number:
            assert int(number) > seen[side]
            seen[side] = int(number)
    return dict(seen)


def men_in_svg(svg: str) -> Counts:
    """The men of a drawn board."""
    found: Counts = defaultdict(int)
    for group in ElementTree.fromstring(svg).iter(SVG + "g"):
        if side := int(group.get("data-side", 0)):
            discs = [_Place(*_pair(disc, "cx", "cy")) for disc in group.iter(SVG + "circle")]
            numbers = {
                _nearest(place, discs): number
                for path in group.iter(SVG + "path")
                for number, place in _numbers(path)
            }
            for place in {*discs}:  # A ring has the centre of its disc.
                found[side, _point(place)] += 1
            for place, number in numbers.items():
                assert number > found[side, _point(place)]
                found[side, _point(place)] = number
            slabs = {_pair(slab, "y", "y") for slab in group.iter(SVG + "rect") if slab.get("rx")}
            if slabs:
                found[side, OFF] = len(slabs)
    return dict(found)


def _pair(element: ElementTree.Element, first: str, second: str) -> tuple[float, float]:
    return float(element.attrib[first]), float(element.attrib[second])


def _point(place: _Place) -> int:
    if place.x == BAR_CENTRE:
        return BAR
    (point,) = (
        point
        for point, x in POINT_CENTRES.items()
        if x == place.x and is_above(point) == (place.y < MIDDLE)
    )
    return point


def _nearest(place: _Place, discs: list[_Place]) -> _Place:
    return min(discs, key=lambda disc: (disc.x - place.x) ** 2 + (disc.y - place.y) ** 2)


SIGN_OF_PATH = {data: sign for sign, data in SIGNS.items()}


def _numbers(path: ElementTree.Element) -> list[tuple[int, _Place]]:
    """The numbers that a path writes, and where the first digit of each stands."""
    scale = float(path.attrib["transform"].removeprefix("scale(").removesuffix(")"))
    read: list[tuple[str, float, float]] = []
    for x, y, data in re.findall(r"M([\d.]+) ([\d.]+)([^M]*)", path.attrib["d"]):
        right, down = float(x), float(y)
        text, last_right, last_down = read[-1] if read else ("", 0.0, 0.0)
        if text and last_down == down and 0 < right - last_right < 6.5 * len(text):
            read[-1] = (text + SIGN_OF_PATH[data], last_right, down)
        else:
            read.append((SIGN_OF_PATH[data], right, down))
    return [
        (int(text), _Place((right + 2) * scale, (down + 3) * scale)) for text, right, down in read
    ]
