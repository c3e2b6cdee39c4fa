"""Tables of cells, for spreadsheets: the findings, or the final scores with a row per player.

The first row has the names of the columns. No cell is taken for a formula: text that begins as one
has an apostrophe before it.
"""

from __future__ import annotations

import csv
import io
from collections.abc import Callable, Iterable, Iterator

from bgaudit.replay.outcome import Audit
from bgaudit.report import TABLES, Settings
from bgaudit.report.characters import plain
from bgaudit.report.csv_rows import FindingRow, ScoreRow, finding_rows, score_rows
from bgaudit.report.totals import Totals

_FINDINGS, _SCORES = TABLES
_TABLES: dict[str, tuple[tuple[str, ...], Callable[[Audit], Iterator[tuple[object, ...]]]]] = {
    _FINDINGS: (FindingRow._fields, finding_rows),
    _SCORES: (ScoreRow._fields, score_rows),
}
"""The columns of each table, and its rows for a file."""
_BEGINS_A_FORMULA = ("=", "+", "-", "@")


class Report:
    """Each row is written as soon as it is known."""

    def __init__(self, settings: Settings) -> None:
        columns, self._rows = _TABLES[settings.table]
        self._before = line(columns)

    def add(self, audit: Audit) -> Iterator[str]:
        """The rows of a file."""
        yield self._before
        self._before = ""
        for row in self._rows(audit):
            yield line(map(cell, row))

    def end(self, totals: Totals) -> Iterator[str]:
        """Nothing more than the columns, if there was no file."""
        yield self._before


def cell(value: object) -> str:
    """A value as a spreadsheet takes it, which has no formula in it."""
    if value is None:
        return ""
    if isinstance(value, bool):
        return str(value).lower()
    if not isinstance(value, str):
        return str(value)
    text = plain(value)
    return f"'{text}" if text.lstrip().startswith(_BEGINS_A_FORMULA) else text


def line(cells: Iterable[str]) -> str:
    """A row."""
    written = io.StringIO()
    csv.writer(written, lineterminator="\n").writerow(cells)
    return written.getvalue()
