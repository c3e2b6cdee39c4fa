"""Rows of a .mat game laid out anew, where cells are shifted by one more or one less."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import pairwise

from bgaudit.transcript.mat.amended_cells import Cell
from bgaudit.transcript.mat.amended_lines import APART, Columns, Line, Lines, comment, padded


class NewRows:
    """Writes the cells of a game in new rows, from a line on whose number they begin with.

    A row that comes out as one of the old ones is that one to the last blank.
    """

    def __init__(self, columns: Columns, lines: Lines, first: int = 0) -> None:
        self._columns = columns
        self._end = lines.end
        self._lines = lines.lines
        self._first = first
        self._prefixes = {line.number: line.prefix for line in lines.lines}
        numbers = [line.number for line in lines.lines if line.number is not None]
        behind = (line.number for line in lines.lines[first:])
        after_all = max(numbers, default=0) + 1
        self._next = next((number for number in behind if number is not None), after_all)
        self._numbered = bool(numbers) or not lines.lines
        self._cells_in: Counter[int | None] = Counter()
        """How many cells each line held."""
        self._out: list[str] = []
        self._row: list[Cell] = []
        self._notes: list[str] = []
        self._below: list[str] = []
        """What stands between rows, and comes below the one that is not complete yet."""
        self._remarks: list[str] = []
        """The comments at the ends of lines whose cells are in the row."""

    def of(self, by_line: Sequence[Sequence[Cell]]) -> list[str]:
        """The new lines with their ends, given what stands in the old ones from the first on."""
        self._cells_in = Counter(cell.line for cells in by_line for cell in cells if not cell.told)
        for place, cells in enumerate(by_line, self._first):
            if place < len(self._lines):
                self._take_line(self._lines[place], cells)
            else:
                self._take_cells(cells)
        self._close()
        self._write_notes()
        return self._out

    def _take_line(self, line: Line, cells: Sequence[Cell]) -> None:
        old = [cell for cell in cells if cell.line is not None]
        if not old and line.number is None:
            self._below.append(line.text + (line.end or self._end))
            return
        if not old:
            self._close()
            self._out.append(self._prefix() + line.text[len(line.prefix) :] + self._end)
            self._next += 1
            return
        if line.number is None and _stands_alone(old):
            first, last = cells.index(old[0]), cells.index(old[-1])
            self._take_cells(cells[:first])
            self._take_whole_line(line, old)
            self._take_cells(cells[last + 1 :])
            return
        self._take_cells(cells)
        remark = _remark(line, old).strip()
        if remark:
            self._remarks.append(remark)
        if any(cell.told for cell in cells):
            self._close()

    def _take_whole_line(self, line: Line, cells: Sequence[Cell]) -> None:
        """A result or a comment with a line of its own keeps it."""
        self._close()
        for cell in cells:
            self._notes += cell.notes
        self._write_notes()
        if not any(cell.touched for cell in cells):
            self._out.append(line.text + (line.end or self._end))
            return
        kept = [cell for cell in cells if not (cell.gone or cell.told)]
        remark = _remark(line, cells)
        if kept:
            column = self._columns.of_result(kept[0].side or 1) if kept[0].moved else kept[0].start
            self._out.append(f"{' ' * column}{_joined(kept)}{remark}{self._end}")
        elif remark.strip():
            self._out.append(f"{remark.strip()}{self._end}")

    def _take_cells(self, cells: Sequence[Cell]) -> None:
        for cell in cells:
            if cell.told:
                continue
            if cell.gone:
                self._notes += cell.notes
            elif cell.result and cell.line is None:
                self._close()
                self._notes += cell.notes
                self._write_notes()
                column = self._columns.of_result(cell.side or 1)
                self._out.append(f"{' ' * column}{cell.text}{self._end}")
            else:
                if not self._has_room(cell):
                    self._close()
                self._notes += cell.notes
                self._row.append(cell)

    def _has_room(self, cell: Cell) -> bool:
        """Whether a cell can stand in the row that is being written.

        What stood in two rows, and is what it was, stands in two rows again.
        """
        if not self._row:
            return True
        before = self._row[-1]
        if not (before.displaced or cell.displaced or before.line == cell.line):
            return False
        return cell.sticks_to(before) or (before.side == 1 and cell.side == 2)

    def _close(self) -> None:
        """The row is complete."""
        if self._row:
            self._write_notes()
            self._out.append(self._written())
            self._next += 1
        elif self._remarks:
            self._out += [f"{remark}{self._end}" for remark in self._remarks]
        self._out += self._below
        self._row, self._below, self._remarks = [], [], []

    def _write_notes(self) -> None:
        self._out += [f"{comment(note)}{self._end}" for note in self._notes]
        self._notes = []

    def _written(self) -> str:
        line = self._old_line()
        if line is not None:
            return line.text + (line.end or self._end)
        row = self._prefix() if self._numbered else ""
        for place, cell in enumerate(self._row):
            before = self._row[place - 1] if place else None
            if before is not None and cell.sticks_to(before):
                row += " " * max(1, cell.start - before.end) + cell.text
            else:
                column = self._columns.of(cell.side or 1, turn=cell.turn)
                row = padded(row, column, APART if place else 1) + cell.text
        return "  ".join([row, *self._remarks]) + self._end

    def _old_line(self) -> Line | None:
        """The line that the row is, with all its cells and its number."""
        places = {cell.line for cell in self._row}
        place = self._row[0].line
        if len(places) > 1 or place is None or any(cell.touched for cell in self._row):
            return None
        line = self._lines[place]
        whole = len(self._row) == self._cells_in[place]
        remark = _remark(line, self._row).strip()
        if not whole or self._remarks != ([remark] if remark else []):
            return None
        return line if line.number == self._next or not self._numbered else None

    def _prefix(self) -> str:
        """The number of the row, as the game writes it, or as wide as its last one."""
        usual = self._prefixes.get(self._next)
        if usual is not None:
            return usual
        width = max((len(prefix) for prefix in self._prefixes.values()), default=4)
        return f"{self._next})".rjust(width or 4)


def _joined(cells: Sequence[Cell]) -> str:
    """Cells that stand in the same column."""
    text = cells[0].text
    for before, cell in pairwise(cells):
        text += " " * max(1, cell.start - before.end) + cell.text
    return text


def _remark(line: Line, cells: Sequence[Cell]) -> str:
    """What stands behind the cells of a line, with the blanks before it."""
    return line.text[max((cell.end for cell in cells if not cell.told), default=0) :]


def _stands_alone(cells: Sequence[Cell]) -> bool:
    """Whether what stands in a line without a number is no row: a result, or in a comment."""
    return all(cell.result or cell.told or cell.side is None for cell in cells)
