"""One row of a .mat game: its cells read, each given to the left or the right player.

White space alone tells the columns apart, and every program sets its right column elsewhere: a row
with two cells has a left and a right one, and a row with one is placed by the gap before it.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from bgaudit.source import Span
from bgaudit.transcript.lines import visible
from bgaudit.transcript.mat.cells import STARTS, Cell, Start, cells, run_together
from bgaudit.transcript.mat.plain_rows import RIGHT_GAP, read_plain_row
from bgaudit.transcript.model import Event, Loss, Row, Turn, Unreadable
from bgaudit.transcript.notation import read_action, read_turn

if TYPE_CHECKING:
    from bgaudit.transcript.model import Action

RowNumber = re.Match[str]

_NUMBERED = re.compile(r"[ \t]*(\d{1,9})\)")
_TAB = 8
_RIGHT_COLUMN = 16
"""The same for a row without a number, counted from the left edge."""
_SAME_COLUMN = 9
"""A word this near behind a bare roll stands in its column."""


def row_number(line: str) -> RowNumber | None:
    """The number that a line begins with, if it is a row's."""
    return _NUMBERED.match(line)


def begins_with_cell(text: str) -> bool:
    """Whether a line without a number begins with a roll or one of the words of a cell."""
    return STARTS.match(text) is not None


def read_row(line: str, offset: int, numbered: RowNumber | None) -> list[tuple[Row, list[Event]]]:
    """The cells of one line, whose first character stands at ``offset`` of the source.

    More than one row comes of a line where a line end is missing and a second number follows. What
    cannot be read and stands where no cell belongs has no side.
    """
    if numbered is not None:
        plain = read_plain_row(line, offset, int(numbered[1]), numbered.end())
        if plain is not None:
            return [plain]
    return read_cells(line, offset, numbered)


def read_cells(line: str, offset: int, numbered: RowNumber | None) -> list[tuple[Row, list[Event]]]:
    """The same of any line, cell by cell."""
    shown = visible(line)
    number, begin = (int(numbered[1]), numbered.end()) if numbered else (None, 0)
    rows: list[tuple[Row, list[Event]]] = []
    starts: list[Start] = []
    for start in STARTS.finditer(shown, begin):
        if start.lastgroup != "number":
            starts.append(start)
            continue
        rows.append(_row(line, offset, number, begin, start.start(), starts))
        number, begin, starts = int(start["number"]), start.end(), []
    rows.append(_row(line, offset, number, begin, len(shown), starts))
    return rows


def _row(
    line: str, offset: int, number: int | None, begin: int, end: int, starts: list[Start]
) -> tuple[Row, list[Event]]:
    row = Row(number, Span(offset, offset + len(line)))
    events: list[Event] = []
    first = column = 0
    before: Cell | None = None
    for cell, action in _read(line, begin, end, starts):
        side: int | None
        if before is None:
            right = _stands_right(line, None if number is None else begin, cell.start)
            side = first = column = 2 if right else 1
            if number is None and not right and isinstance(action, Loss):
                # Written at the left edge for either player.
                side = None
        elif isinstance(action, Unreadable) and (column == 2 or cell.stray):
            side = None
        elif column == 1 and not _beside(before, cell):
            side = column = 2
        else:
            side = column if column == first else None
        events.append(Event(side, action, Span(offset + cell.start, offset + cell.end), row))
        before = cell
    return row, events


def _read(line: str, begin: int, end: int, starts: list[Start]) -> list[tuple[Cell, Action]]:
    read = [(cell, _action(cell)) for cell in cells(line, begin, end, starts)]
    if read and _is_unreadable(read[0][1]):
        apart = run_together(line, read[0][0])
        if apart is not None:
            read[:1] = [(cell, _action(cell)) for cell in apart]
    return read


def _is_unreadable(action: Action) -> bool:
    said = action.played if isinstance(action, Turn) else action
    return isinstance(said, Unreadable)


def _beside(before: Cell, cell: Cell) -> bool:
    return (
        cell.roll is None
        and before.roll is not None
        and not before.body
        and cell.start - before.end <= _SAME_COLUMN
    )


def _stands_right(line: str, number_end: int | None, start: int) -> bool:
    """Whether a row's first cell is so far in that the left one must be blank."""
    edge = number_end or 0
    gap = line[edge:start]
    if "\t" in gap:
        width = len(line[:start].expandtabs(_TAB)) - len(line[:edge].expandtabs(_TAB))
        return gap.count("\t") > 1 or width >= _RIGHT_COLUMN
    return len(gap) >= (_RIGHT_COLUMN if number_end is None else RIGHT_GAP)


def _action(cell: Cell) -> Action:
    if cell.roll is None:
        return read_action(cell.body)
    return read_turn(cell.roll, cell.body)
