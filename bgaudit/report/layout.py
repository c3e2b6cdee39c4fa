"""Wrapped text, and tables as tabulate draws them."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Sequence
from dataclasses import dataclass

from tabulate import MIN_PADDING, tabulate

_GAP = 2
_HARD_SPACE = "\xa0"


@dataclass(frozen=True, slots=True)
class Column:
    """A column's heading, and whether its cells stand to the right as numbers do."""

    heading: str
    number: bool = False


def wrapped(text: str, width: int, whole: Sequence[str] = ()) -> str:
    """Text in lines of at most ``width``; the phrases in ``whole`` are not broken at blanks."""
    for phrase in whole:
        text = text.replace(phrase, phrase.replace(" ", _HARD_SPACE))
    lines = textwrap.wrap(text, width, break_on_hyphens=False)
    return "\n".join(lines).replace(_HARD_SPACE, " ")


def wrapped_path(path: str, width: int) -> str:
    """A path in lines of at most ``width``, broken between its words where that is possible."""
    lines = [""]
    for part in re.findall(r"[^/ _-]*[/ _-]|[^/ _-]+$", path):
        if len(lines[-1]) + len(part) > width:
            lines.append("")
        lines[-1] += part
    cut = [line[at : at + width] for line in lines for at in range(0, len(line), width)]
    return "\n".join(cut)


def in_columns(words: Sequence[str], width: int) -> str:
    """Words beside and under each other, read line by line, as many as ``width`` has room for."""
    column = max(map(len, words), default=0) + _GAP
    across = max(1, width // column)
    lines = (words[at : at + across] for at in range(0, len(words), across))
    return "\n".join("".join(word.ljust(column) for word in line).rstrip() for line in lines)


def room_beside(columns: Sequence[Column], rows: Sequence[Sequence[str]], width: int) -> int:
    """How much of ``width`` is left for one more column, which may be nothing or less."""
    return width - sum(_widest(*column) + _GAP for column in _columns(columns, rows))


def parted_table(
    columns: Sequence[Column], rows: Sequence[Sequence[str]], width: int, keys: int, first: int
) -> str:
    """A table; if it is too wide its ``first`` columns, and beneath them the others.

    These make as many tables as they need, each of which begins with the first ``keys`` columns.
    """
    parts = [list(range(len(columns)))]
    if not _fits(parts[0], columns, rows, width):
        parts = [list(range(first)), list(range(keys))]
        for number in range(first, len(columns)):
            if len(parts[-1]) > keys and not _fits([*parts[-1], number], columns, rows, width):
                parts.append(list(range(keys)))
            parts[-1].append(number)
    return "\n\n".join(table(*_only(part, columns, rows)) for part in parts)


def _fits(
    kept: Sequence[int], columns: Sequence[Column], rows: Sequence[Sequence[str]], width: int
) -> bool:
    return room_beside(*_only(kept, columns, rows), width + _GAP) >= 0


def _only(
    kept: Sequence[int], columns: Sequence[Column], rows: Sequence[Sequence[str]]
) -> tuple[list[Column], list[list[str]]]:
    """Some of the columns, by number."""
    return [columns[at] for at in kept], [[row[at] for at in kept] for row in rows]


def table(columns: Sequence[Column], rows: Sequence[Sequence[str]]) -> str:
    """The rows under their headings; a column with nothing in it is left out."""
    kept = list(_columns(columns, rows))
    return tabulate(
        list(zip(*(cells for _, cells in kept), strict=True)),
        headers=[column.heading for column, _ in kept],
        tablefmt="simple",
        colalign=["right" if column.number else "left" for column, _ in kept],
        disable_numparse=True,
    )


def _columns(
    columns: Sequence[Column], rows: Sequence[Sequence[str]]
) -> list[tuple[Column, tuple[str, ...]]]:
    """The columns that have something in them."""
    by_column = zip(columns, zip(*rows, strict=True), strict=True)
    return [(column, cells) for column, cells in by_column if any(cells)]


def _widest(column: Column, cells: Sequence[str]) -> int:
    lines = [line for cell in cells for line in cell.split("\n")]
    return max(len(column.heading) + MIN_PADDING, *map(len, lines))
