"""Where the cells of a .mat row begin and end.

A roll and the words of the cube and of results begin a cell wherever they stand, for long plays run
into the right column with a single space between. Anything else is told apart by wide gaps.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NamedTuple

from bgaudit.transcript.notation import is_step

Start = re.Match[str]
"""What begins a cell, or the number of a row that is glued to the one before."""

STARTS = re.compile(
    r"(?:^|(?<=[\s)]))(?:(?=[\d?])(?:"
    r"(?P<roll>[1-6][ ,-][1-6]|\d[-,]?\w{0,3}|\?\??)[ \t]*:"
    # Two dice without their colon, at the edge of a column: before a step or all alone.
    r"|(?:^|(?<=\))|(?<=\)[ \t])|(?<=[ ]{2})|(?<=\t))(?<!>[ ]{2})"
    r"(?P<dice>[1-6]{2})(?=[ \t]+(?:bar|b|\d\d?)[*@]*/|[ \t]*$|[ ]{3}|[ ]*\t)"
    r"|(?<!\()(?<!\([ ])(?P<number>\d{1,9})\)"
    r")|(?=[a-z])(?:"
    # Right behind a roll these belong to its cell.
    r"(?<!:)(?<!:\s)(?<!:\s\s)(?:resign|conced|forfeit|pass|timed?[ \t]*out|loses[ \t]on)"
    r"|(?:re)?double|beaver|racc?oon|take|accept|drop|reject|refuse|wins?\b|loss?es\b(?! on)"
    # A letter that was taken for a die.
    r"|(?P<slip>[a-z]\d)[ \t]*:"
    r"))",
    re.ASCII | re.IGNORECASE,
)
_RESULT = re.compile(r"win|loss?es", re.IGNORECASE)
_PART = re.compile(r"\S+(?: {1,2}\S+)*")
"""Text up to a gap that is wide enough to be one between columns."""
_WORD = re.compile(r"\S+")
_NO_STEP = re.compile(r"[^\d/]+")
_WIDE = 10
"""A gap that cannot stand inside a cell."""
_NARROWEST = 20
"""Nothing of a left column's cell begins this far behind the cell's own beginning."""
_RIGHT_COLUMN = 28
"""Right columns begin farther in than this, except where somebody typed them by hand."""


class Cell(NamedTuple):
    """The place of a cell and what it says: ``body`` follows the roll, if there is one.

    A cell is ``stray`` if it stands between two that are more certain to be cells.
    """

    start: int
    end: int
    roll: str | None
    body: str
    stray: bool = False


def cells(line: str, begin: int, end: int, starts: Sequence[Start]) -> list[Cell]:
    """The cells between two places of a line, given what begins the more certain of them."""
    found: list[Cell] = []
    first = starts[0].start() if starts else end
    if begin < first and not line[begin:first].isspace():
        found += _split(line, begin, first, None, more=bool(starts))
    last = len(starts) - 1
    for place, start in enumerate(starts):
        stop = end if place == last else starts[place + 1].start()
        kind = start.lastgroup
        if kind:
            roll, body = start[kind], start.end()
        else:
            roll, body = None, start.start()
        piece = line[body:stop]
        text = piece.strip()
        if _is_whole(text) and not (roll and text and piece[:3].isspace()):
            found.append(Cell(start.start(), body + len(piece.rstrip()), roll, text))
        elif roll is None and _RESULT.match(text):
            found.append(Cell(body, body + len(piece.rstrip()), None, text))
        else:
            found += _split(line, start.start(), stop, start, more=place < last)
    return found


def _is_whole(text: str) -> bool:
    """Whether there is no gap in a text wide enough to stand between two columns."""
    return "   " not in text and "\t" not in text


def _split(line: str, begin: int, end: int, start: Start | None, *, more: bool) -> list[Cell]:
    """A cell, and after a wide gap whatever else stands where the next one should."""
    kind = start.lastgroup if start else None
    roll = start[kind] if start and kind else None
    body = start.end() if start and kind else begin
    parts = [part.span() for part in _PART.finditer(line, body, end)]
    if roll and parts[0][0] - body >= _WIDE:
        parts.insert(0, (body, body))
    elif roll is None:
        begin = parts[0][0]
    (first, stop), rest = parts[0], parts[1:]
    if rest and _goes_on(line, begin, rest, roll, more=more):
        stop = rest[-1][1]
        rest = []
    found = [Cell(begin, stop, roll, line[first:stop])]
    if rest:
        first, stop = rest[0][0], rest[-1][1]
        found.append(Cell(first, stop, None, line[first:stop], stray=more))
    return found


def _goes_on(
    line: str, begin: int, rest: list[tuple[int, int]], roll: str | None, *, more: bool
) -> bool:
    """Whether a cell goes on behind a wide gap: steps may be set out in columns of their own."""
    if roll is None:
        return more
    first, stop = rest[0][0], rest[-1][1]
    near = more or first - begin < _NARROWEST
    return near and all(map(is_step, line[first:stop].split()))


def run_together(line: str, cell: Cell) -> tuple[Cell, Cell] | None:
    """A left cell that cannot be read taken apart where its steps end, if that is far enough in."""
    stop = None
    for word in _WORD.finditer(line, cell.end - len(cell.body), cell.end):
        start = word.start()
        if is_step(word[0]):
            stop = word.end()
        elif stop is None:
            return None
        elif (start - stop > 1 and start >= _NARROWEST) or (
            start >= _RIGHT_COLUMN and _NO_STEP.fullmatch(word[0])
        ):
            left = cell._replace(end=stop, body=line[cell.end - len(cell.body) : stop])
            return left, Cell(start, cell.end, None, line[start : cell.end])
        else:
            return None
    return None
