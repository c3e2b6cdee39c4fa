"""A .mat record read line by line: headers, games and their rows.

A line that is none of these becomes a remark with its place, and the next is read as if nothing had
happened. Comments may stand anywhere, several matches may follow one another, and headers may be
missing: a record that begins in the middle is read from there.
"""

from __future__ import annotations

from bgaudit.source import Source, Span
from bgaudit.transcript.mat.pieces import (
    read_game_number,
    read_match_length,
    read_score_line,
    read_set_position,
    read_tag,
)
from bgaudit.transcript.mat.rows import begins_with_cell, read_row, row_number
from bgaudit.transcript.model import (
    Event,
    Game,
    Match,
    Oddity,
    Record,
    Remark,
    Row,
    ScoreLine,
    Tag,
)

_COMMENT_MARKS = (";", "#", "|")


def read(source: Source) -> Record:
    """All that a .mat text says."""
    reader = _Reader()
    if source.marked:
        reader.record.remarks.append(Remark(Oddity.BYTE_ORDER_MARK, Span(0, 0), source.encoding))
    for start, line in source.lines():
        if line and not line.isspace():
            reader.read_line(start, line)
    return reader.record


class _Reader:
    """Where in the record the reader is, and what it has read so far."""

    def __init__(self) -> None:
        self.record = Record()
        self._match: Match | None = None
        self._game: Game | None = None
        self._awaits_score = False
        self._last_row: int | None = None
        self._tags: dict[str, Tag] = {}

    def read_line(self, start: int, line: str) -> None:
        """Take one line that is not blank; ``start`` is its first character's offset."""
        text = line.strip()
        span = Span(start + len(line) - len(line.lstrip()), start + len(line.rstrip()))
        if self._awaits_score and self._score_line(line, span):
            return
        number = row_number(line)
        if number is not None:
            self._row(start, line, number)
        elif text.startswith(_COMMENT_MARKS) or not any(map(str.isalnum, text)):
            self._comment(text[1:].strip(), span)
        elif not self._header(text, span):
            if begins_with_cell(text):
                self._row(start, line, None)
            else:
                self._unreadable(text, span)

    def _header(self, text: str, span: Span) -> bool:
        """A match's or a game's header line."""
        if text[:4].lower() == "game":
            number = read_game_number(text)
            if number is not None:
                self._begin_game(number, span)
                return True
        length = read_match_length(text)
        if length is None:
            return False
        self._begin_match(length, span)
        return True

    def _begin_match(self, length: int | None, span: Span) -> Match:
        self._match = Match(length, span, self._tags)
        self._game = None
        self._awaits_score = False
        self._tags = {}
        self.record.matches.append(self._match)
        return self._match

    def _begin_game(self, number: int | None, span: Span) -> Game:
        match = self._match
        if match is None:
            match = self._begin_match(None, span)
            match.remarks.append(Remark(Oddity.NO_MATCH_HEADER, span))
        self._game = Game(number, span)
        self._awaits_score = True
        self._last_row = None
        match.games.append(self._game)
        return self._game

    def _score_line(self, line: str, span: Span) -> bool:
        """The players' names and points, if this line gives them."""
        scores = read_score_line(line.strip())
        if scores is None or self._game is None:
            return False
        (left, left_points), (right, right_points) = scores
        self._game.score = ScoreLine((left, right), (left_points, right_points), span)
        self._awaits_score = False
        return True

    def _row(self, start: int, line: str, number: int | None) -> None:
        span = Span(start, start + len(line))
        game = self._game or self._begin_game(None, span)
        if self._awaits_score:
            self._awaits_score = False
            game.remarks.append(Remark(Oddity.NO_SCORE_LINE, game.span))
        if number is not None:
            if number != (self._last_row or 0) + 1:
                game.remarks.append(Remark(Oddity.ROW_NUMBER, span, str(number)))
            self._last_row = number
        for place, (row, events) in enumerate(read_row(line, start)):
            if place:
                game.remarks.append(Remark(Oddity.GLUED_ROW, span, str(row.number)))
            game.events.extend(events)

    def _comment(self, text: str, span: Span) -> None:
        """A comment line may carry a header tag, or the position that a game goes on from."""
        tag = read_tag(text) if text.startswith("[") else None
        if tag is not None:
            key, value = tag
            inside = self._match is not None and not self._match.games
            tags = self._match.tags if inside and self._match else self._tags
            tags[key] = Tag(value, span)
        elif self._game is not None and text[:3].lower() == "set":
            position = read_set_position(text)
            if position is not None:
                self._game.events.append(Event(None, position, span, Row(None, span)))

    def _unreadable(self, text: str, span: Span) -> None:
        holder: Record | Match | Game = self._game or self._match or self.record
        holder.remarks.append(Remark(Oddity.UNREADABLE_LINE, span, text))
