"""Tables of an archive as text, Markdown, CSV or JSON."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from bgaudit import __version__
from bgaudit.report import layout
from bgaudit.report.as_csv import cell as csv_cell
from bgaudit.report.as_csv import line as csv_line
from bgaudit.report.as_markdown import literal
from bgaudit.report.characters import finished, plain, printable
from bgaudit.report.facts import SCHEMA
from bgaudit.report.json_text import json_text
from bgaudit.report.layout import Column, parted_table, room_beside, wrapped
from bgaudit.report.wording import NOT_KNOWN

Cell = str | int | float | None
_LEAST = 24
"""The width of a column of sentences, however wide the others are."""


class StatTable(NamedTuple):
    """A table; ``notes`` are told beneath it.

    Where it is too wide for text, what is right of its ``first`` columns is put beneath them.
    """

    name: str
    title: str
    columns: tuple[Column, ...]
    rows: Sequence[tuple[Cell, ...]]
    notes: tuple[str, ...] = ()
    first: int | None = None

    def cut(self, most: int) -> StatTable:
        """The table with its first rows alone, and a note that says so."""
        left_out = len(self.rows) - most
        if left_out <= 0:
            return self
        note = f"{left_out} more: --table {self.name}"
        return self._replace(rows=self.rows[:most], notes=(note, *self.notes))


def as_text(tables: Iterable[StatTable], width: int) -> Iterator[str]:
    """For people, in lines of that width where this is possible."""
    between = ""
    for table in tables:
        rows = [[printable(_shown(cell)) for cell in row] for row in table.rows]
        drawn = _drawn(table, rows, width) if rows else ""
        notes = (wrapped(printable(note), width) for note in table.notes)
        yield between + finished("\n\n".join(filter(None, (table.title, drawn, *notes)))) + "\n"
        between = "\n"


def _drawn(table: StatTable, rows: list[list[str]], width: int) -> str:
    if table.first is not None:
        return parted_table(table.columns, rows, width, keys=1, first=table.first)
    if not table.columns[-1].number:
        beside = [row[:-1] for row in rows]
        room = max(_LEAST, room_beside(table.columns[:-1], beside, width))
        rows = [[*row, wrapped(last, room)] for *row, last in rows]
    return layout.table(table.columns, rows)


def as_markdown(tables: Iterable[StatTable]) -> Iterator[str]:
    """For wikis and pages."""
    between = ""
    for table in tables:
        yield f"{between}### {literal(table.title)}\n"
        if table.rows:
            rules = ("---:" if column.number else "---" for column in table.columns)
            yield f"\n{_markdown_row(column.heading for column in table.columns)}"
            yield f"| {' | '.join(rules)} |\n"
            for row in table.rows:
                yield _markdown_row(literal(plain(_shown(cell))) for cell in row)
        for note in table.notes:
            yield f"\n{literal(plain(note))}\n"
        between = "\n"


def as_csv(table: StatTable) -> Iterator[str]:
    """For spreadsheets: one table, without its notes."""
    yield csv_line(column.heading for column in table.columns)
    for row in table.rows:
        yield csv_line(map(csv_cell, row))


def as_json(tables: Iterable[StatTable]) -> Iterator[str]:
    """For programs: each table by its name, a row on a line. Keys are only ever added."""
    head = {"schema": SCHEMA, "tool": {"name": "bgaudit", "version": __version__}}
    yield f'{json_text(head)[:-1]}, "tables": {{'
    between = ""
    for table in tables:
        keys = [column.heading.replace(" ", "_") for column in table.columns]
        rows = (json_text(dict(zip(keys, row, strict=True))) for row in table.rows)
        yield f'{between}\n "{table.name}": ['
        yield ",".join(f"\n  {row}" for row in rows)
        yield "]"
        between = ","
    yield "}}\n"


def _shown(cell: Cell) -> str:
    if cell is None:
        return NOT_KNOWN
    return f"{cell:.2f}" if isinstance(cell, float) else str(cell)


def _markdown_row(cells: Iterable[str]) -> str:
    return f"| {' | '.join(cells)} |\n"
