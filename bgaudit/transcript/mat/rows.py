"""One row of a .mat game taken apart into cells, each given to the left or the right player.

White space alone tells the columns apart, and every program sets its right column elsewhere: a row
with two cells has a left and a right one, and a row with one is placed by the gap before it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from bgaudit.source import Span
from bgaudit.transcript.mat.pieces import read_action, read_play
from bgaudit.transcript.model import Action, Event, Loss, Row, Turn

_NUMBERED = re.compile(r"[ \t]*(\d{1,9})\)")
_CELL = re.compile(
    r"(?:^|(?<=\s))(?:"
    r"(?P<number>\d{1,9})\)"
    r"|(?P<roll>\d[-,]?\d*)[ \t]*:"
    r"|(?<!:[ \t])(?:resign|conced|forfeit|pass|timed?[ \t]*out|loses[ \t]on)"
    r"|(?:re)?double|beaver|racc?oon|take|accept|drop|reject|refuse|win|loss?es\b(?! on)"
    r")",
    re.IGNORECASE,
)
_RESULT = re.compile(r"win|loss?es", re.IGNORECASE)
_PART = re.compile(r"\S+(?: {1,2}\S+)*")
"""Text up to a gap that is wide enough to be one between columns."""
_DUMP = re.compile(r"\([^()]*;[^()]*\)|\(.*;[ \t]*\)")
_COMMENT = re.compile(r"(?:^|(?<=\s))[;#].*")
_TAB = 8
_RIGHT_GAP = 12
"""A lone cell that stands this far from its row's number is the right player's."""
_RIGHT_COLUMN = 20
"""The same for a row without a number, counted from the left edge."""


class _Cell(NamedTuple):
    start: int
    text: str
    roll: str | None
    body: str
    """What follows the roll, or the whole text of a cell that has none."""


def row_number(line: str) -> int | None:
    """The number that a line begins with, if it is a row's."""
    numbered = _NUMBERED.match(line)
    return int(numbered[1]) if numbered else None


def begins_with_cell(line: str) -> bool:
    """Whether a line without a number begins with a roll or one of the words of a cell."""
    return _CELL.match(line.strip()) is not None


def read_row(line: str, offset: int) -> Iterator[tuple[Row, list[Event]]]:
    """The cells of one line, whose first character stands at ``offset`` of the source.

    More than one row comes of a line where a line end is missing and a second number follows.
    """
    visible = _visible(line)
    numbered = _NUMBERED.match(visible)
    number = int(numbered[1]) if numbered else None
    begin = numbered.end() if numbered else 0
    starts: list[re.Match[str]] = []
    for cell in _CELL.finditer(visible, begin):
        if cell["number"] is None:
            starts.append(cell)
            continue
        yield _row(line, visible, offset, number, begin, cell.start(), starts)
        number, begin, starts = int(cell["number"]), cell.end(), []
    yield _row(line, visible, offset, number, begin, len(visible), starts)


def _visible(line: str) -> str:
    """The line without a trailing comment; dumps are blotted out, for they hold semicolons."""
    if ";" not in line and "#" not in line:
        return line.rstrip()
    blotted = _DUMP.sub(lambda dump: f"({'_' * (len(dump[0]) - 2)})", line)
    comment = _COMMENT.search(blotted)
    return (blotted[: comment.start()] if comment else blotted).rstrip()


def _row(
    line: str,
    visible: str,
    offset: int,
    number: int | None,
    begin: int,
    end: int,
    starts: list[re.Match[str]],
) -> tuple[Row, list[Event]]:
    row = Row(number, Span(offset, offset + len(line)))
    events: list[Event] = []
    right = False
    for place, cell in enumerate(_cells(line, visible, begin, end, starts)):
        if place == 0:
            right = _stands_right(line, None if number is None else begin, cell.start)
        action = _action(cell)
        side = 2 if right else (1, 2)[place] if place < 2 else None
        if number is None and side == 1 and isinstance(action, Loss):
            side = None
        start = offset + cell.start
        events.append(Event(side, action, Span(start, start + len(cell.text)), row))
    return row, events


def _cells(
    line: str, visible: str, begin: int, end: int, starts: list[re.Match[str]]
) -> Iterator[_Cell]:
    first = starts[0].start() if starts else end
    if visible[begin:first].strip():
        yield from _split(line, begin, first, None)
    for place, cell in enumerate(starts):
        stop = starts[place + 1].start() if place + 1 < len(starts) else end
        yield from _split(line, cell.start(), stop, cell)


def _split(line: str, begin: int, end: int, cell: re.Match[str] | None) -> Iterator[_Cell]:
    """A cell, and after a wide gap whatever else stands where the next one should."""
    if cell is not None and _RESULT.match(line, begin):
        text = line[begin:end].rstrip()
        yield _Cell(begin, text, None, text)
        return
    roll = cell["roll"] if cell else None
    body = begin if cell is None or roll is None else cell.end()
    text = line[body:end].strip()
    if "   " not in text and "\t" not in text:
        start = begin if roll is not None or cell is not None else line.index(text, body)
        yield _Cell(start, line[start:end].rstrip(), roll, text)
        return
    (first, stop), *others = [part.span() for part in _PART.finditer(line, body, end)] or [
        (body, body)
    ]
    start = first if roll is None else begin
    yield _Cell(start, line[start:stop].rstrip(), roll, line[first:stop])
    for first, stop in others:
        yield _Cell(first, line[first:stop], None, line[first:stop])


def _stands_right(line: str, number_end: int | None, start: int) -> bool:
    """Whether a row's first cell is so far in that the left one must be blank."""
    edge = number_end or 0
    gap = line[edge:start]
    if "\t" in gap:
        width = len(line[:start].expandtabs(_TAB)) - len(line[:edge].expandtabs(_TAB))
        return gap.count("\t") > 1 or width >= _RIGHT_COLUMN
    return len(gap) >= (_RIGHT_COLUMN if number_end is None else _RIGHT_GAP)


def _action(cell: _Cell) -> Action:
    if cell.roll is None:
        return read_action(cell.body)
    digits = cell.roll.replace("-", "").replace(",", "")
    return Turn(digits, _dice(digits), read_play(cell.body))


@lru_cache(maxsize=256)
def _dice(digits: str) -> tuple[int, int] | None:
    if len(digits) != 2 or not set(digits) <= set("123456"):
        return None
    return int(digits[0]), int(digits[1])
