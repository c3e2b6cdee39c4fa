"""Games without a match header and without scores: the players, then rows as in a .mat record.

How long the match is, if the game is of one, stands nowhere. Several games may follow one another;
the points are added up as the results give them.
"""

from __future__ import annotations

from itertools import zip_longest

from bgaudit.source import Source, Span
from bgaudit.transcript.building import RecordBuilder, stripped
from bgaudit.transcript.gam.names import read_names
from bgaudit.transcript.lines import shown_lines
from bgaudit.transcript.mat.rows import begins_with_cell, read_row, row_number
from bgaudit.transcript.model import Oddity, Record, Turn, Unreadable

_LONGEST = 4000
"""No row is longer."""
_COMMENT_MARKS = (";", "#")


def read(source: Source) -> Record:
    """All that a text of single games says."""
    reader = _Reader(source)
    lines = [(start, line) for _, start, line in shown_lines(source)]
    for (start, line), following in zip_longest(lines, lines[1:]):
        reader.read_line(start, line, following[1] if following else "")
    for match in reader.record.matches:
        match.marks_hits = True
    return reader.record


class _Reader:
    """Where in the record the reader is."""

    def __init__(self, source: Source) -> None:
        self._builder = RecordBuilder(source)
        self.record = self._builder.record
        self._last_row = 0

    def read_line(self, start: int, line: str, following: str) -> None:
        """Take one line that is not blank, knowing the one that follows."""
        text, span = stripped(start, line)
        if text.startswith(_COMMENT_MARKS):
            return
        number = row_number(line)
        names = read_names(text) if number is None and _is_first_row(following) else None
        if names is not None:
            self._begin_game(names, span)
        elif len(line) <= _LONGEST and (number is not None or begins_with_cell(text)):
            self._row(start, line)
        else:
            self._builder.remark(Oddity.UNREADABLE_LINE, span, text)

    def _begin_game(self, names: tuple[str, str], span: Span) -> None:
        self._builder.begin_game(None, span, names)
        self._last_row = 0

    def _row(self, start: int, line: str) -> None:
        if self._builder.game is None:
            span = Span(start, start + len(line))
            self._builder.begin_game(None, span)
            self._builder.remark(Oddity.NO_SCORE_LINE, span)
        for place, (row, events) in enumerate(read_row(line, start, row_number(line))):
            if row.number is None and any(isinstance(event.action, Turn) for event in events):
                self._builder.remark(Oddity.UNNUMBERED_ROW, row.span)
            if row.number is not None and place:
                self._builder.remark(Oddity.GLUED_ROW, row.span, str(row.number))
            elif row.number is not None and row.number != self._last_row + 1:
                self._builder.remark(Oddity.ROW_NUMBER, row.span, str(row.number))
            self._last_row = row.number or self._last_row
            for event in events:
                if event.side is None and isinstance(event.action, Unreadable):
                    self._builder.remark(Oddity.UNREADABLE_LINE, event.span, event.action.text)
                else:
                    self._builder.add(event.side, event.action, event.span, row)


def _is_first_row(line: str) -> bool:
    number = row_number(line)
    return number is not None and number[1] == "1"
