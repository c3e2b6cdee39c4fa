"""What is written around a drawn board: who plays, how they stand, and for what."""

from __future__ import annotations

from collections.abc import Iterator

from bgaudit.report.boards import strokes
from bgaudit.report.boards.paint import Point, disc, lettering, painted, polygons
from bgaudit.report.boards.plan import HEIGHT, LEFT, LEFT_CENTRE, MIDDLE, RIGHT, RIGHT_CENTRE
from bgaudit.report.boards.view import View, occasion

_FROM_EDGE = 26.0
_NAME, _FACTS, _OCCASION = 12.0, 10.0, 9.0
_LONGEST_NAME = 22
_MAN = 8.0


def captions(view: View) -> Iterator[str]:
    """A line for each player on his side, and between the halves what they play."""
    for side in (view.opposite, view.seen_from):
        y = _FROM_EDGE if side == view.opposite else HEIGHT - _FROM_EDGE
        yield from _player(view, side, y)
    lines = [part.strip().upper() for part in occasion(view.position).split(",", 1)]
    x = LEFT_CENTRE if view.position.on_roll == view.seen_from else RIGHT_CENTRE
    first = MIDDLE - (len(lines) - 1) * _OCCASION
    texts = [(line, (x, first + at * 2 * _OCCASION)) for at, line in enumerate(lines)]
    yield lettering(texts, height=_OCCASION, colour="ink")


def _player(view: View, side: int, y: float) -> Iterator[str]:
    if view.position.on_roll == side:
        arrow = [(LEFT - 20.0, y - 7), (LEFT - 8.0, y), (LEFT - 20.0, y + 7)]
        yield painted([polygons([arrow])], fill="ink")
    yield from _small_man(side, (LEFT + _MAN, y))
    name = _from_the_left(_name(view, side), LEFT + 3 * _MAN, y, _NAME)
    facts = f"{view.score(side)}, pips {view.pips(side)}".upper()
    yield lettering([name], height=_NAME, colour="ink")
    yield lettering([_to_the_right(facts, RIGHT, y, _FACTS)], height=_FACTS, colour="ink")


def _small_man(side: int, centre: Point) -> Iterator[str]:
    if side == 1:
        yield painted([disc(centre, _MAN)], fill="man-1")
    else:
        yield painted([disc(centre, _MAN - 1)], fill="man-2", stroke="ink", width=1.8)
        yield painted([disc(centre, 3.6)], stroke="ink", width=1.2)


def _name(view: View, side: int) -> str:
    """A name in capitals; the number of a player whose name has other signs than strokes have."""
    name = strokes.capitals(view.name(side)) or f"PLAYER {side}"
    return name if len(name) <= _LONGEST_NAME else f"{name[: _LONGEST_NAME - 3]}..."


def _from_the_left(text: str, x: float, y: float, height: float) -> tuple[str, Point]:
    return text, (x + _width(text, height) / 2, y)


def _to_the_right(text: str, x: float, y: float, height: float) -> tuple[str, Point]:
    return text, (x - _width(text, height) / 2, y)


def _width(text: str, height: float) -> float:
    return strokes.width(text) * height / strokes.HEIGHT
