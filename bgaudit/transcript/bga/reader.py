"""A .bga transcript read line by line: the header of a match, its games and their events.

A line that cannot be read becomes an event that says why, and the next is read as if nothing had
happened.
"""

from __future__ import annotations

from collections.abc import Sequence

from bgaudit.source import Source, Span
from bgaudit.transcript.bga.day import Day, Timed
from bgaudit.transcript.bga.events import Reading, Unread, read_event, stranger
from bgaudit.transcript.bga.facts import GameLine
from bgaudit.transcript.bga.header import (
    Header,
    HeaderLine,
    header_line,
    impossible_time,
    names_somebody,
)
from bgaudit.transcript.bga.lines import Line, read_lines
from bgaudit.transcript.bga.names import Roster
from bgaudit.transcript.bga.unnamed import players_in
from bgaudit.transcript.model import (
    Event,
    Game,
    Match,
    Oddity,
    Opening,
    Record,
    Remark,
    Result,
    Row,
    ScoreLine,
    ScoreStated,
    Unreadable,
)


def read(source: Source) -> Record:
    """All that a transcript says."""
    record = Record()
    if source.marked:
        record.remarks.append(Remark(Oddity.BYTE_ORDER_MARK, Span(0, 0), source.encoding))
    reader = _Reader(record, [*read_lines(source)])
    reader.read_all()
    return record


class _Reader:
    """Where in the transcript the reader is, and what it has read so far."""

    def __init__(self, record: Record, lines: Sequence[Line]) -> None:
        self._record = record
        self._lines = lines
        self._header: Header | None = None
        self._roster = Roster()
        self._game: Game | None = None
        self._score: ScoreLine | None = None
        """A score that is given before the game that it belongs to."""
        self._held: list[HeaderLine] = []
        """Header lines after a game: of the next match, unless this one goes on."""
        self._day = Day()

    def read_all(self) -> None:
        """Read every line."""
        for place, line in enumerate(self._lines):
            if line.defect:
                self._remark(Remark(Oddity.NO_SUCH_LINE, line.span, line.defect))
                continue
            said = self._as_header(line)
            if said is None:
                self._take_held()
                self._line_of_a_game(place, line)
            elif self._begins_match(said):
                self._end_match()
                self._held.append(said)
                self._take_held()
            elif self._game is None:
                self._take_header(said)
            else:
                self._held.append(said)
        self._take_held()
        self._end_match()

    # ---- Headers

    def _as_header(self, line: Line) -> HeaderLine | None:
        """The line as one of a header: behind the first game only one that is known."""
        said = header_line(line)
        if said is None or said.known:
            return said
        if self._game is not None or names_somebody(self._roster, line.text):
            return None
        return said

    def _begins_match(self, said: HeaderLine) -> bool:
        """Whether a line is the header of another match than the one that is being read."""
        header = self._header
        if header is None or said.key not in ("", "players"):
            return False
        return header.gives(said.key) or (said.key == "players" and self._game is not None)

    def _take_held(self) -> None:
        held, self._held = self._held, []
        for said in held:
            self._take_header(said)

    def _take_header(self, said: HeaderLine) -> None:
        header = self._header_at(said.line.span)
        header.take(said)
        if said.key == "players":
            self._roster = Roster(header.match.players)

    def _header_at(self, span: Span) -> Header:
        """The header of the match that is being read; one that begins here if there is none."""
        if self._header is None:
            self._header = Header(Match(None, span))
            self._record.matches.append(self._header.match)
        return self._header

    def _end_match(self) -> None:
        """A match is complete."""
        if self._header is not None:
            self._header.end()
        self._header = self._game = self._score = None
        self._roster, self._day = Roster(), Day()

    # ---- Games

    def _line_of_a_game(self, place: int, line: Line) -> None:
        timed = self._day.read(line)
        header = self._header_at(timed.span)
        if timed.remark is not None:
            self._remark(timed.remark)
        reading = read_event(timed.text, self._roster)
        if isinstance(reading, Unread) and header.names_nobody and stranger(timed.text):
            self._roster = Roster(
                header.without_players(players_in(self._lines[place:]), timed.span)
            )
            reading = read_event(timed.text, self._roster)
        if isinstance(reading, Unread):
            self._unread(line, timed, reading)
        elif isinstance(reading.said, GameLine):
            self._begin_game(reading.said.number, timed.span)
        else:
            self._say(line, timed, reading)

    def _begin_game(self, number: int | None, span: Span) -> Game:
        header = self._header_at(span)
        self._game = Game(number, span, self._score, by_event=True)
        self._score = None
        header.match.games.append(self._game)
        return self._game

    def _say(self, line: Line, timed: Timed, reading: Reading) -> None:
        for time in reading.impossible:
            self._remark(impossible_time(timed.begin, time))
        assert not isinstance(reading.said, GameLine)
        for said in reading.said:
            action = said.action
            if isinstance(action, ScoreStated) and self._is_score_line(action, timed.span):
                continue
            side, who = self._who(said.side, reading.player)
            row = Row(None, line.row)
            self._add(Event(side, action, timed.span, row, timed.time, who))

    def _who(self, side: int | None, player: int | None) -> tuple[int | None, int | None]:
        """The side and, in a chouette, the player that an event is of."""
        if self._roster.chouette:
            return side, player
        return player if side is None else side, None

    def _is_score_line(self, score: ScoreStated, span: Span) -> bool:
        """Take the score that a game begins with."""
        if len(self._roster.names) != 2 or self._game_is_under_way():
            return False
        one, two = self._roster.names
        line = ScoreLine((one, two), score.points, span)
        if self._game is None:
            self._score = line
        else:
            self._game.score = line
        return True

    def _game_is_under_way(self) -> bool:
        game = self._game
        return game is not None and (game.score is not None or bool(game.events))

    def _unread(self, line: Line, timed: Timed, unread: Unread) -> None:
        why, start, end = unread.advice
        span = Span(timed.begin + start, timed.begin + end)
        header = self._header_at(span)
        if self._game is None and unread.nobody and not stranger(timed.text):
            header.stray(line)
            return
        side, who = self._who(None, unread.player)
        action = Unreadable(timed.text, why)
        self._add(Event(side, action, span, Row(None, line.row), timed.time, who))

    def _add(self, event: Event) -> None:
        """Add an event; one that nothing else can be begins a game that has no header."""
        game = self._game
        if game is None or (isinstance(event.action, Opening) and _has_result(game)):
            game = self._begin_game(None, event.span)
            if self._header_at(event.span).complete:
                game.remarks.append(Remark(Oddity.NO_GAME_HEADER, event.span))
        game.events.append(event)

    def _remark(self, remark: Remark) -> None:
        holder = self._game or self._header_at(remark.span).match
        holder.remarks.append(remark)


def _has_result(game: Game) -> bool:
    return any(isinstance(event.action, Result) for event in game.events)
