"""Games of BKG read line by line: Black is side 1, White side 2, and the play is for money.

A result names the kind of win. The points are that times the cube, which is not written either and
is counted from the doubles that were accepted. There are no names and no scores.
"""

from __future__ import annotations

import re

from bgaudit.source import Source, Span
from bgaudit.transcript.bkg.lines import BLACK, WHITE, Doubles, Wins, read_line
from bgaudit.transcript.building import RecordBuilder, stripped
from bgaudit.transcript.lines import shown_lines
from bgaudit.transcript.model import Double, Drop, Record, Result, Take

_COLOUR = re.compile(r"(black|white)\b", re.IGNORECASE)


def read(source: Source) -> Record:
    """All that a text of BKG games says."""
    reader = _Reader(source)
    for _, start, line in shown_lines(source):
        reader.read_line(*stripped(start, line))
    return reader.record


class _Reader:
    """Where in the record the reader is."""

    def __init__(self, source: Source) -> None:
        self._builder = RecordBuilder(source)
        self.record = self._builder.record
        self._cube = 1
        self._won = True
        """Whether the last game is over: the next line of a colour begins another."""

    def read_line(self, text: str, span: Span) -> None:
        """Take one line."""
        colour = _COLOUR.match(text)
        if colour is None:
            return
        if self._won:
            self._begin_game(span)
        side = BLACK if colour[1].lower() == "black" else WHITE
        line = read_line(text)
        if line is None:
            self._builder.unreadable(side, text, span)
        elif isinstance(line.said, Doubles):
            self._double(side, line.said, text, span)
        elif isinstance(line.said, Wins):
            self._builder.add(side, Result(line.said.kind * self._cube), span)
            self._won = True
        else:
            self._builder.add(side, line.said, span._replace(start=span.start + line.play_at))

    def _begin_game(self, span: Span) -> None:
        if self._builder.match is None:
            self._builder.begin_match(0, span)
        self._builder.begin_game(None, span)
        self._cube = 1
        self._won = False

    def _double(self, side: int, doubles: Doubles, text: str, span: Span) -> None:
        """A double and its answer in one line: if it is not accepted it is dropped."""
        answer = span.start + (len(text) if doubles.taken_at is None else doubles.taken_at)
        offer = Span(span.start, span.start + len(text[: answer - span.start].rstrip()))
        self._builder.add(side, Double(None), offer)
        if doubles.taken_at is None:
            self._builder.add(3 - side, Drop(), offer)
        else:
            self._builder.add(3 - side, Take(), Span(answer, span.end))
            self._cube *= 2
