"""What is written around a drawn board: who plays, how they stand, and for what."""

from __future__ import annotations

from collections.abc import Iterator

from bgaudit.report.boards import strokes
from bgaudit.report.boards.paint import Point, disc, lettering, painted, polygons
from bgaudit.report.boards.plan import END, HEIGHT, LEFT, LEFT_CENTRE, MIDDLE, RIGHT_CENTRE
from bgaudit.report.boards.view import View, occasion

_FROM_EDGE = 24.0
_NAME, _FACTS, _OCCASION = 14.5, 12.0, 11.0
_MAN = 9.0
_GAP = 2 * _MAN


def captions(view: View) -> Iterator[str]:
    """A line for each player on his side, and between the halves what they play."""
    for side in (view.opposite, view.seen_from):
        y = _FROM_EDGE if side == view.opposite else HEIGHT - _FROM_EDGE
        yield from _player(view, side, y)
    lines = [part.strip().upper() for part in occasion(view.position).split(",", 1)]
    x = LEFT_CENTRE if view.position.on_roll == view.seen_from else RIGHT_CENTRE
    first = MIDDLE - (len(lines) - 1) * 0.9 * _OCCASION
    texts = [(line, (x, first + at * 1.8 * _OCCASION)) for at, line in enumerate(lines)]
    yield lettering(texts, height=_OCCASION, colour="ink")


def _player(view: View, side: int, y: float) -> Iterator[str]:
    """The player with the mark of his men, and to the right how he stands."""
    if view.position.on_roll == side:
        arrow = [(LEFT - 22.0, y - 8), (LEFT - 8.0, y), (LEFT - 22.0, y + 8)]
        yield painted([polygons([arrow])], fill="ink")
    yield from _small_man(side, (LEFT + _MAN, y))
    facts = f"{view.score(side)}, pips {view.pips(side)}".upper()
    facts_left = END - _width(facts, _FACTS)
    yield lettering([(facts, ((facts_left + END) / 2, y))], height=_FACTS, colour="ink")
    left = LEFT + 2 * _MAN + _GAP / 2
    name = _name(view, side, facts_left - _GAP - left)
    yield lettering([(name, (left + _width(name, _NAME) / 2, y))], height=_NAME, colour="ink")


def _small_man(side: int, centre: Point) -> Iterator[str]:
    if side == 1:
        yield painted([disc(centre, _MAN)], fill="man-1")
    else:
        yield painted([disc(centre, _MAN - 1)], fill="man-2", stroke="ink", width=1.8)
        yield painted([disc(centre, 4)], stroke="ink", width=1.2)


def _name(view: View, side: int, room: float) -> str:
    """A name in capitals; the number of a player whose name has other signs than strokes have."""
    name = strokes.capitals(view.name(side)) or f"PLAYER {side}"
    shown = name
    while name and _width(shown, _NAME) > room:
        name = name[:-1]
        shown = f"{name}..."
    return shown


def _width(text: str, height: float) -> float:
    return strokes.width(text) * height / strokes.HEIGHT
