"""A .mat record read line by line: headers, games and their rows.

A line that is none of these becomes a remark with its place, and the next is read as if nothing had
happened. Comments may stand anywhere, several matches may follow one another, and headers may be
missing: a record that begins in the middle is read from there.
"""

from __future__ import annotations

import re

from bgaudit.source import Source, Span
from bgaudit.transcript.lines import shown_lines, visible
from bgaudit.transcript.mat.pieces import (
    read_game_number,
    read_score_line,
    read_set_position,
    read_tag,
)
from bgaudit.transcript.mat.rows import RowNumber, begins_with_cell, read_row, row_number
from bgaudit.transcript.model import (
    Event,
    Game,
    Match,
    NoPlay,
    Oddity,
    Record,
    Remark,
    Result,
    Row,
    ScoreLine,
    Tag,
    Turn,
    Unreadable,
)
from bgaudit.transcript.notation import read_match_length

_COMMENT_MARKS = (";", "#", "|")
_BEFORE_COMMENT = ";#| \t"
_NAMES_A_LENGTH = re.compile(r"match|money|unlimited", re.IGNORECASE)
_LONGEST = 4000
"""No row is longer."""
_SET_POSITION = re.compile(r"set\s+pos\b", re.IGNORECASE)


def read(source: Source) -> Record:
    """All that a .mat text says."""
    reader = _Reader()
    if source.marked:
        reader.record.remarks.append(Remark(Oddity.BYTE_ORDER_MARK, Span(0, 0), source.encoding))
    for _, start, line in shown_lines(source):
        reader.read_line(start, line)
    reader.end_game()
    return reader.record


class _Reader:
    """Where in the record the reader is, and what it has read so far."""

    def __init__(self) -> None:
        self.record = Record()
        self._match: Match | None = None
        self._game: Game | None = None
        self._awaits_score = False
        self._last_row = 0
        self._damaged = False
        """Whether a line since the last row could not be read: it may have been a header."""
        self._tags: dict[str, Tag] = {}
        self._position: Event | None = None

    def read_line(self, start: int, line: str) -> None:
        """Take one line that is not blank; ``start`` is its first character's offset."""
        number = row_number(line) if len(line) <= _LONGEST else None
        if number is not None and not self._awaits_score:
            self._row(start, line, number)
            return
        text = line.strip()
        begin = start + line.index(text)
        span = Span(begin, begin + len(text))
        if self._awaits_score and text[0] != ";" and self._score_line(text, span):
            return
        if number is not None:
            self._row(start, line, number)
        elif text.startswith(_COMMENT_MARKS) or not any(map(str.isalnum, text)):
            self._comment(text.lstrip(_BEFORE_COMMENT), span)
        elif not (
            self._header(text, span)
            or self._tag(text, span)
            or self._set_position(text, span)
            or (len(text) <= _LONGEST and begins_with_cell(text) and self._row(start, line, None))
            or self._headless_game(text, span)
        ):
            self._unreadable(text, span)

    def end_game(self) -> None:
        """The game that was read last is complete."""
        if self._awaits_score and self._game is not None:
            self._awaits_score = False
            told = (Oddity.UNREADABLE_LINE, Oddity.NO_GAME_HEADER)
            if not any(remark.oddity in told for remark in self._game.remarks):
                self._game.remarks.append(Remark(Oddity.NO_SCORE_LINE, self._game.span))

    def _header(self, text: str, span: Span) -> bool:
        """A match's or a game's header line."""
        if text[:4].lower() == "game":
            number = read_game_number(text)
            if number is not None:
                self._begin_game(number, span)
                return True
        length = read_match_length(text) if _NAMES_A_LENGTH.search(text) else None
        if length is None:
            return False
        self._begin_match(length, span)
        return True

    def _headless_game(self, text: str, span: Span) -> bool:
        """A score line whose game has no header, or one that cannot be read."""
        if read_score_line(text) is None:
            return False
        self._begin_game(None, span)
        return self._score_line(text, span)

    def _begin_match(self, length: int | None, span: Span) -> Match:
        self.end_game()
        self._match = Match(length, span, self._tags)
        self._game = None
        self._tags = {}
        self.record.matches.append(self._match)
        return self._match

    def _begin_game(self, number: int | None, span: Span) -> Game:
        self.end_game()
        match = self._match
        if match is None:
            match = self._begin_match(None, span)
            match.remarks.append(Remark(Oddity.NO_MATCH_HEADER, span))
        self._game = Game(number, span)
        if number is None and not self._damaged:
            self._game.remarks.append(Remark(Oddity.NO_GAME_HEADER, span))
        if self._position is not None:
            self._game.events.append(self._position)
            self._position = None
        self._awaits_score = True
        self._last_row = 0
        match.games.append(self._game)
        return self._game

    def _score_line(self, text: str, span: Span) -> bool:
        """The players' names and points, if this line gives them."""
        scores = read_score_line(text) or read_score_line(visible(text))
        if scores is None or self._game is None:
            return False
        (left, left_points), (right, right_points) = scores
        self._game.score = ScoreLine((left, right), (left_points, right_points), span)
        self._awaits_score = False
        return True

    def _row(self, start: int, line: str, numbered: RowNumber | None) -> bool:
        """A row of a game; without a number it must say something to be one."""
        rows = read_row(line, start, numbered)
        if numbered is None and not any(map(_says_something, rows[0][1])):
            return False
        span = Span(start, start + len(line))
        game = self._game
        if game is None or (rows[0][0].number == 1 and self._last_row and _has_result(game)):
            game = self._begin_game(None, span)
        self.end_game()
        self._damaged = False
        for place, (row, events) in enumerate(rows):
            number = row.number
            if number is None and any(isinstance(event.action, Turn) for event in events):
                game.remarks.append(Remark(Oddity.UNNUMBERED_ROW, span))
            if number is not None:
                if place:
                    game.remarks.append(Remark(Oddity.GLUED_ROW, span, str(number)))
                elif number != self._last_row + 1:
                    game.remarks.append(Remark(Oddity.ROW_NUMBER, span, str(number)))
                self._last_row = number
            for event in events:
                if event.side is None and isinstance(event.action, Unreadable):
                    self._unreadable(event.action.text, event.span)
                else:
                    game.events.append(event)
        if "@" in line:
            behind = line[len(visible(line)) :].lstrip(_BEFORE_COMMENT)
            self._annotations(behind, start + len(line) - len(behind), row)
        return True

    def _annotations(self, comment: str, begin: int, row: Row) -> None:
        """Events of the table in a comment that begins at this offset."""
        # Few records hold any, and what they can say is much.
        from bgaudit.transcript.mat.annotations import Misread, read_annotations

        for found in read_annotations(comment):
            span = Span(begin + found.start, begin + found.end)
            if isinstance(found, Misread):
                self._remark(Remark(Oddity.NOT_UNDERSTOOD, span, found.why))
            elif self._game is None:
                why = "no game has begun in which this could have happened"
                self._remark(Remark(Oddity.NOT_UNDERSTOOD, span, why))
            else:
                self._game.by_event = True
                self._game.events.append(Event(found.side, found.action, span, row))

    def _comment(self, text: str, span: Span) -> None:
        """A comment line may carry a tag, events, or the position that a game goes on from."""
        if text.startswith("@"):
            self._annotations(text, span.end - len(text), Row(None, span))
            return
        if self._tag(text, span) or self._set_position(text, span):
            return
        if _SET_POSITION.match(text):
            self._unreadable(text, span)

    def _tag(self, text: str, span: Span) -> bool:
        tag = read_tag(text) if text.startswith("[") else None
        if tag is None:
            return False
        key, value = tag
        inside = self._match is not None and not self._match.games
        tags = self._match.tags if inside and self._match else self._tags
        tags[key] = Tag(value, span)
        return True

    def _set_position(self, text: str, span: Span) -> bool:
        position = read_set_position(text) if text[:3].lower() == "set" else None
        if position is None:
            return False
        event = Event(None, position, span, Row(None, span))
        if self._game is not None:
            self._game.events.append(event)
        else:
            self._position = event
        return True

    def _unreadable(self, text: str, span: Span) -> None:
        self._damaged = True
        self._remark(Remark(Oddity.UNREADABLE_LINE, span, text))

    def _remark(self, remark: Remark) -> None:
        holder: Record | Match | Game = self._game or self._match or self.record
        holder.remarks.append(remark)


def _says_something(event: Event) -> bool:
    """Whether a cell is more than a number, or the first word of a sentence."""
    action = event.action
    if isinstance(action, Turn):
        return not isinstance(action.played, Unreadable) and action.played != NoPlay()
    return not isinstance(action, Unreadable)


def _has_result(game: Game) -> bool:
    return any(isinstance(event.action, Result) for event in game.events)
