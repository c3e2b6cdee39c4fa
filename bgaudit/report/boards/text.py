"""A board in text, in 80 columns: the men on their points, and beside them who stands how."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise, zip_longest
from textwrap import wrap
from typing import NamedTuple

from bgaudit.report.boards.view import (
    BOTTOM_LEFT,
    BOTTOM_RIGHT,
    ROWS,
    TOP_LEFT,
    TOP_RIGHT,
    View,
    drawn,
    occasion,
    turn,
)
from bgaudit.report.characters import finished, plain, printable
from bgaudit.rules.board import BAR, OFF

_WIDTH = 80
_POINT = 3
_HALF = 6 * _POINT
_TRAY = 5
_ENDS = (0, _HALF, _HALF + _POINT, 2 * _HALF + _POINT, 2 * _HALF + _POINT + _TRAY)
"""Where in a row the left half, the bar, the right half and the tray begin and end."""
_BORNE_OFF_PER_ROW = 3
_HEIGHT = ROWS + 1
"""Of a point: its men, and the number of those that are too many to be drawn."""
_MIDDLE = _HEIGHT + 1
"""The line of the dice."""

_Rows = list[str]


class _Signs(NamedTuple):
    """What is drawn with; corners are those of the top, then those of the bottom."""

    men: tuple[str, str]
    across: str
    down: str
    corners: tuple[str, str]
    tees: tuple[str, str]
    far_corners: tuple[str, str]


_UNICODE = _Signs(("●", "○"), "─", "│", ("┌", "└"), ("┬", "┴"), ("┐", "┘"))
_ASCII = _Signs(("X", "O"), "-", "|", ("+", "+"), ("+", "+"), ("+", "+"))


def board_text(view: View, *, ascii_only: bool) -> str:
    """The board in lines of at most 80 columns, without a line end after the last one.

    Side 1 has filled men and side 2 rings, in ASCII X and O. A number under five men tells how many
    they are; where both colours share a point it stands beside the last man of its colour. What is
    not ASCII in a name is escaped if nothing else may be used.
    """
    signs = _ASCII if ascii_only else _UNICODE
    cube = _cube_column(view, signs)
    board = list(_board(view, signs))
    room = _WIDTH - len(cube[0]) - len(board[0]) - 3
    beside = _panel(view, signs, room, ascii_only=ascii_only)
    lines = zip_longest(cube, board, beside, fillvalue="")
    return finished("\n".join(f"{left} {line}  {right}" for left, line, right in lines))


def _board(view: View, signs: _Signs) -> Iterator[str]:
    """Both edges with the numbers of the points, and what lies between them."""
    top, bottom = view.opposite, view.seen_from
    upper = _half(view, signs, TOP_LEFT, TOP_RIGHT, top)
    lower = _half(view, signs, BOTTOM_LEFT, BOTTOM_RIGHT, bottom)
    yield _edge(signs, 0, TOP_LEFT, TOP_RIGHT)
    yield from upper
    yield _middle(view, signs)
    yield from reversed(lower)
    yield _edge(signs, 1, BOTTOM_LEFT, BOTTOM_RIGHT)


def _half(view: View, signs: _Signs, left: range, right: range, side: int) -> _Rows:
    """The rows of a half of the board, from its edge inwards, with the bar and the men off."""
    man = signs.men[side - 1]
    columns = [_point(view, signs, point) for point in left]
    columns.append(_column((man, ""), (view.men(side)[BAR], 0))[::-1])
    columns += [_point(view, signs, point) for point in right]
    columns.append(_borne_off(man, view.men(side)[OFF]))
    rows = ["".join(cells) for cells in zip(*columns, strict=True)]
    return [_framed(signs, row) for row in rows]


def _framed(signs: _Signs, row: str) -> str:
    """A row of cells with the lines between the halves, the bar and the tray."""
    parts = (row[start:end] for start, end in pairwise(_ENDS))
    return f"{signs.down}{signs.down.join(parts)}{signs.down}"


def _point(view: View, signs: _Signs, point: int) -> _Rows:
    colours = (signs.men[view.seen_from - 1], signs.men[view.opposite - 1])
    return _column(colours, view.at(point))


def _column(colours: tuple[str, str], counts: tuple[int, int]) -> _Rows:
    """The cells of a point, from the edge inwards, or of the bar, from the middle outwards."""
    cells: _Rows = []
    for man, count, shown in zip(colours, counts, drawn(counts), strict=True):
        cells += [f" {man} "] * shown
        if count > shown and all(counts):
            cells[-1] = f"{man}{count}".rjust(2).center(_POINT)
        elif count > shown:
            cells.append(str(count).center(_POINT))
    return cells + [" " * _POINT] * (_HEIGHT - len(cells))


def _borne_off(man: str, count: int) -> _Rows:
    """The cells of the tray, three men in each, and the number of more than can be seen at once."""
    shown = man * min(count, ROWS * _BORNE_OFF_PER_ROW)
    cells = [shown[at : at + _BORNE_OFF_PER_ROW] for at in range(0, len(shown), _BORNE_OFF_PER_ROW)]
    cells += [""] * (ROWS - len(cells))
    cells.append(str(count) if count > ROWS else "")
    return [f" {cell:<{_TRAY - 1}}" for cell in cells]


def _edge(signs: _Signs, end: int, left: range, right: range) -> str:
    """The upper (0) or the lower (1) edge."""
    parts = (
        _numbers(signs, left),
        "BAR",
        _numbers(signs, right),
        "OFF".center(_TRAY, signs.across),
    )
    return signs.corners[end] + signs.tees[end].join(parts) + signs.far_corners[end]


def _numbers(signs: _Signs, points: range) -> str:
    return "".join(str(point).rjust(2, signs.across) + signs.across for point in points)


def _middle(view: View, signs: _Signs) -> str:
    """The dice, to the right of the player at the bottom and to that of the one at the top."""
    dice = view.position.dice
    rolled = ("[{}] [{}]".format(*dice) if dice else "").center(_HALF)
    nothing = " " * _HALF
    own = view.position.on_roll == view.seen_from
    left, right = (nothing, rolled) if own else (rolled, nothing)
    return _framed(signs, f"{left}{' ' * _POINT}{right}{' ' * _TRAY}")


def _cube_column(view: View, signs: _Signs) -> _Rows:
    """The cube: in the middle, or on the side of its owner."""
    value = f"{view.position.cube:>2}"
    line = signs.across * len(value)
    cube = [
        f"{signs.corners[0]}{line}{signs.far_corners[0]}",
        f"{signs.down}{value}{signs.down}",
        f"{signs.corners[1]}{line}{signs.far_corners[1]}",
    ]
    height = 2 * _HEIGHT + 3
    before = {view.opposite: 1, None: _MIDDLE - 1, view.seen_from: height - 4}
    first = before[view.position.cube_owner]
    nothing = " " * len(cube[0])
    return [nothing] * first + cube + [nothing] * (height - first - len(cube))


def _panel(view: View, signs: _Signs, room: int, *, ascii_only: bool) -> _Rows:
    """What stands to the right: each player on his side, and what they play between them."""
    top = _player(view, signs, view.opposite, room, ascii_only=ascii_only)
    bottom = _player(view, signs, view.seen_from, room, ascii_only=ascii_only)
    between = wrap(occasion(view.position), max(room, 1))
    above = _MIDDLE - len(between) // 2 - len(top)
    below = 2 * _HEIGHT + 3 - len(top) - above - len(between) - len(bottom)
    return [*top, *[""] * above, *between, *[""] * below, *bottom]


def _player(view: View, signs: _Signs, side: int, room: int, *, ascii_only: bool) -> _Rows:
    name = plain(view.name(side))
    if ascii_only:
        name = name.encode("ascii", "backslashreplace").decode("ascii")
    facts = [f"{signs.men[side - 1]} {_cut(name, room - 2)}"]
    facts += [f"  {view.score(side)}", f"  pips {view.pips(side)}"]
    if view.position.on_roll == side:
        facts.append(f"  {turn(view.position)}")
    return facts


def _cut(name: str, room: int) -> str:
    """A name in at most this many columns."""
    shown = name
    while shown and len(printable(shown)) > room:
        name = name[:-1]
        shown = f"{name}..." if name else ""
    return printable(shown)
