"""BGRoom's text read line by line.

Takes and drops are not written: a double that play goes on after is taken, and one that a blank
line follows is dropped. Neither are the length of the match, the points of a game and the score.
The line below a game's header, such as ``Single Game``, tells nothing of the play.
"""

from __future__ import annotations

import re

from bgaudit.source import Source, Span
from bgaudit.transcript.bgroom.lines import Header, Numbered, is_version, read_game, read_record
from bgaudit.transcript.building import RecordBuilder, stripped
from bgaudit.transcript.lines import shown_lines
from bgaudit.transcript.model import Beaver, Double, Drop, Oddity, Record, Row, Take, Turn

_RECORD = re.compile(r"([0-9]{1,9})\s*\.\s*([X0O])\s*:", re.IGNORECASE)
_TELLS_NOTHING = re.compile(r"(?:\S+ )?(?:match|game)\b|.*\bwins? the match\b", re.IGNORECASE)


def read(source: Source) -> Record:
    """All that a BGRoom text says."""
    reader = _Reader(source)
    before = 0
    for number, start, line in shown_lines(source):
        if number > before + 1:
            reader.end_game()
        reader.read_line(*stripped(start, line))
        before = number
    if source.text.endswith(("\n\n", "\r\r", "\n\r\n")):
        reader.end_game()
    return reader.record


class _Reader:
    """Where in the record the reader is, and what it has read so far."""

    def __init__(self, source: Source) -> None:
        self._builder = RecordBuilder(source)
        self.record = self._builder.record
        self._last = 0
        self._offer: tuple[int, Row] | None = None
        """Who has doubled or beavered, and where, while that is not answered."""

    def read_line(self, text: str, span: Span) -> None:
        """Take one line."""
        header = read_game(text)
        if header is not None:
            self._begin_game(header, span)
        elif named := _RECORD.match(text):
            record = read_record(text)
            if record is None:
                self._offer = None
                self._last = int(named[1])
                self._builder.unreadable(1 if named[2] in "Xx" else 2, text, span)
            else:
                self._record(record, span)
        elif not (is_version(text) or _TELLS_NOTHING.match(text)):
            self._builder.remark(Oddity.UNREADABLE_LINE, span, text)

    def end_game(self) -> None:
        """A blank line: a double that waits is dropped."""
        if self._offer is not None:
            seat, row = self._offer
            self._offer = None
            self._builder.add(3 - seat, Drop(), row.span, row)

    def _begin_game(self, header: Header, span: Span) -> None:
        self._offer = None
        self._last = 0
        self._builder.begin_game(header.number, span, header.names).tells_result = False

    def _record(self, record: Numbered, span: Span) -> None:
        if record.number != self._last + 1:
            self._builder.remark(Oddity.ROW_NUMBER, span, str(record.number))
        self._last = record.number
        row = Row(record.number, span)
        if self._offer is not None and isinstance(record.action, Turn | Double):
            seat, of_offer = self._offer
            self._offer = None
            self._builder.add(3 - seat, Take(), of_offer.span, of_offer)
        self._builder.add(record.seat, record.action, span, row)
        if isinstance(record.action, Double | Beaver):
            self._offer = (record.seat, row)
