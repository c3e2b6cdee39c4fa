"""The shapes that a drawn board is made of, and their colours."""

from __future__ import annotations

from collections.abc import Iterable

from bgaudit.report.boards import strokes
from bgaudit.report.boards.strokes import number

PAINTS = {
    "ink": "#1b2733",
    "paper": "#ffffff",
    "field": "#fdfaf3",
    "rail": "#efe7d8",
    "point": "#d5c8ae",
    "man-1": "#1d3b63",
    "man-2": "#fffdf8",
}
"""The colours; a page sets others as the custom properties ``--board-ink``, ``--board-paper``, ….

Any two that touch differ in how light they are, so that a board can be printed in black and white.
"""
_LETTER_WEIGHT = 0.85

Point = tuple[float, float]


def painted(
    shapes: Iterable[str], *, fill: str | None = None, stroke: str | None = None, width: float = 1.5
) -> str:
    """Shapes in colours of :data:`PAINTS`, ``width`` that of the stroke; nothing without shapes.

    The plain attributes are for programs that know no custom properties and ignore the style.
    """
    inside = "".join(shapes)
    if not inside:
        return ""
    used = {"fill": fill, "stroke": stroke}
    plain = "".join(f' {what}="{PAINTS[name] if name else "none"}"' for what, name in used.items())
    style = ";".join(
        f"{what}:var(--board-{name},{PAINTS[name]})" for what, name in used.items() if name
    )
    weight = f' stroke-width="{number(width)}"' if stroke else ""
    return f'<g{plain}{weight} style="{style}">{inside}</g>'


def rectangle(x: float, y: float, wide: float, high: float, corner: float = 0) -> str:
    """A rectangle from its top left corner."""
    rounded = f' rx="{number(corner)}"' if corner else ""
    return (
        f'<rect x="{number(x)}" y="{number(y)}" width="{number(wide)}" height="{number(high)}"'
        f"{rounded}/>"
    )


def disc(centre: Point, radius: float) -> str:
    """A circle."""
    x, y = map(number, centre)
    return f'<circle cx="{x}" cy="{y}" r="{number(radius)}"/>'


def polygons(shapes: Iterable[Iterable[Point]]) -> str:
    """Closed shapes, as one path."""
    data = "".join(
        f"M{'L'.join(f'{number(x)} {number(y)}' for x, y in corners)}z" for corners in shapes
    )
    return f'<path d="{data}"/>'


def lettering(texts: Iterable[tuple[str, Point]], *, height: float, colour: str) -> str:
    """Texts in capitals of this height, each around its centre; see :mod:`.strokes`."""
    scale = height / strokes.HEIGHT
    data = "".join(
        strokes.path(text, x / scale - strokes.width(text) / 2, (y - height / 2) / scale)
        for text, (x, y) in texts
    )
    path = (
        f'<path stroke-linecap="round" stroke-linejoin="round" transform="scale({number(scale)})"'
    )
    drawn = [f'{path} d="{data}"/>'] if data else []
    return painted(drawn, stroke=colour, width=_LETTER_WEIGHT)
