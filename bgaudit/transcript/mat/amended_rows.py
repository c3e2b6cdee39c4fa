"""The rows of a game with cells that were amended: in their places, or laid out anew."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bgaudit.transcript.amendment import Splice
from bgaudit.transcript.mat.amended_cells import Cell
from bgaudit.transcript.mat.amended_lines import APART, Columns, Line, Lines, comment, padded
from bgaudit.transcript.mat.new_rows import NewRows

_ROWS = ([1], [2], [1, 2])
"""The sides of the cells that a row holds."""


def amended_rows(lines: Lines, cells: Sequence[Cell], columns: Columns) -> list[Splice]:
    """What stands in the place of the lines that are amended."""
    if not lines.lines:
        written = "".join(NewRows(columns, lines).of([cells])).removesuffix(lines.end)
        return [Splice(lines.begin, lines.begin, lines.end + written)]
    by_line: list[list[Cell]] = [[] for _ in lines.lines]
    for cell, home in zip(cells, _homes(lines, cells), strict=True):
        by_line[home].append(cell)
    rows = [*zip(lines.lines, by_line, strict=True)]
    amended = [
        place for place, (_, row) in enumerate(rows) if any(c.touched or c.notes for c in row)
    ]
    if all(_fits(*rows[place]) for place in amended):
        return [_in_place(*rows[place], columns, lines.end) for place in amended]
    first, last = lines.lines[amended[0]], lines.lines[-1]
    written = "".join(NewRows(columns, lines, amended[0]).of(by_line[amended[0] :]))
    end = last.start + len(last.text)
    return [Splice(first.start, end, written.removesuffix(last.end or lines.end))]


def _homes(lines: Lines, cells: Sequence[Cell]) -> list[int]:
    """The line of each cell: of a new one a line beside it with room for it, if there is any."""
    homes = [cell.line for cell in cells]
    for place, cell in enumerate(cells):
        if cell.line is None:
            before = [home for home in homes[:place] if home is not None][-1:]
            behind = [home for home in homes[place:] if home is not None][:1]
            beside = behind + before if cell.side == 1 else before + behind
            room = (home for home in beside if _has_room(lines, cells, homes, place, home))
            homes[place] = next(room, (behind + before)[0])
    return [home or 0 for home in homes]


def _has_room(
    lines: Lines, cells: Sequence[Cell], homes: Sequence[int | None], place: int, home: int
) -> bool:
    """Whether a cell can stand in this line with those that do."""
    together = (cell for at, cell in enumerate(cells) if at == place or homes[at] == home)
    return lines.lines[home].number is not None and _is_row(together)


def _fits(line: Line, cells: Sequence[Cell]) -> bool:
    """Whether a line holds its cells as they are now, and no cell of another one joins them.

    A turn that changes sides may do so, and a result that was not there gets a line of its own.
    """
    if not any(cell.displaced for cell in cells):
        return True
    if any(cell.moved and not cell.result for cell in cells):
        return False
    if any(cell.result and cell.line is None for cell in cells):
        return False
    return _is_row(cells) or (line.number is None and all(cell.gone for cell in cells))


def _is_row(cells: Iterable[Cell]) -> bool:
    """Whether cells can stand in one row, those in its comment last."""
    sides: list[int | None] = []
    before: Cell | None = None
    in_comment = False
    for cell in cells:
        if cell.gone:
            continue
        if in_comment and not cell.told:
            return False
        in_comment = cell.told
        if not in_comment and not (before and cell.sticks_to(before)):
            sides.append(cell.side)
        before = cell
    return sides in _ROWS


def _in_place(line: Line, cells: Sequence[Cell], columns: Columns, end: str) -> Splice:
    """A line with what is noted of it above."""
    written = [comment(note) for cell in cells for note in cell.notes]
    if not all(cell.gone for cell in cells):
        written.append(_rebuilt(line, cells, columns))
    elif remark := line.text[cells[-1].end :].strip():
        written.append(remark)
    return Splice(line.start, line.start + len(line.text), end.join(written))


def _rebuilt(line: Line, cells: Sequence[Cell], columns: Columns) -> str:
    """A line with its cells as they are now; what stands between them keeps its place."""
    row, before = line.prefix, len(line.prefix)
    last = max((cell.end for cell in cells if not cell.told), default=0)
    joined = True
    for cell in (cell for cell in cells if not cell.told):
        gap = line.text[before : cell.start]
        if cell.gone:
            joined = False
        elif cell.displaced or not joined:
            column = cell.start if not cell.displaced else _column(line, cell, columns)
            row = padded(row, column, 1 if row == line.prefix else APART) + cell.text
        elif gap.strip() or "\t" in gap:
            row += gap + cell.text
        else:
            row = padded(row, cell.start, min(len(gap), APART)) + cell.text
        if cell.line is not None:
            before = cell.end
            joined = not cell.displaced
    return row + line.text[last:]


def _column(line: Line, cell: Cell, columns: Columns) -> int:
    side = cell.side or 1
    if line.number is None and cell.result:
        return columns.of_result(side)
    return columns.of(side, turn=cell.turn)
