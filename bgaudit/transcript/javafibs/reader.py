"""A JavaFIBS record read line by line.

You, who kept the record, is side 1 and the opponent side 2. Which of them moves upwards is found in
each game from all of its moves. The format marks no hits, and does not tell whether a resignation
was accepted.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import NamedTuple

from bgaudit.source import Source, Span
from bgaudit.transcript.absolute import read_steps
from bgaudit.transcript.javafibs.direction import goes_up
from bgaudit.transcript.javafibs.pieces import (
    Deed,
    MatchLine,
    MatchWon,
    NextGame,
    Piece,
    Players,
    Score,
    Steps,
    read_piece,
)
from bgaudit.transcript.lines import shown_lines
from bgaudit.transcript.model import (
    Action,
    Event,
    Game,
    Match,
    Moved,
    Oddity,
    Record,
    Remark,
    Result,
    Row,
    ScoreLine,
    Unreadable,
)

_YOU = "You"
_NEXT = (MatchLine, NextGame)


class _Line(NamedTuple):
    text: str
    span: Span
    piece: Piece | None


def read(source: Source) -> Record:
    """All that a JavaFIBS text says."""
    record = Record()
    if source.marked:
        record.remarks.append(Remark(Oddity.BYTE_ORDER_MARK, Span(0, 0), source.encoding))
    reader = _Reader(record, [*_lines(source)])
    reader.read_all()
    return record


def _lines(source: Source) -> Iterator[_Line]:
    for _, start, line in shown_lines(source):
        text = line.strip()
        begin = start + line.index(text)
        yield _Line(text, Span(begin, begin + len(text)), read_piece(text))


class _Reader:
    """Where in the record the reader is, and what it has read so far."""

    def __init__(self, record: Record, lines: Sequence[_Line]) -> None:
        self._record = record
        self._lines = lines
        self._match: Match | None = None
        self._game: Game | None = None
        self._opponent = ""
        self._called = self._find_name()
        self._score: ScoreLine | None = None
        self._up = 2
        """The side whose men go up in this game."""

    def read_all(self) -> None:
        """Read every line."""
        for place, line in enumerate(self._lines):
            match line.piece:
                case None:
                    self._unread(line, "")
                case MatchLine(opponent, length):
                    self._begin_match(length, opponent, line.span)
                case Players(names):
                    self._opponent = names[1] if names[0] == _YOU else names[0]
                case NextGame():
                    self._begin_game(place, line.span)
                case Score() as score:
                    self._take_score(line, score)
                case MatchWon(name):
                    self._match_won(line, name)
                case Deed() | Steps() as piece:
                    self._deed(place, line, piece)
                case _:
                    pass

    def _find_name(self) -> str:
        """What You is called in the first score line; nothing else says so."""
        match = next(
            (line.piece for line in self._lines if isinstance(line.piece, MatchLine)), None
        )
        score = next((line.piece for line in self._lines if isinstance(line.piece, Score)), None)
        opponent = match.opponent if match else None
        names = [name for name in (score.points if score else {}) if name != opponent]
        return names[0] if len(names) == 1 else _YOU

    def _begin_match(self, length: int | None, opponent: str, span: Span) -> Match:
        self._match = Match(length, span, marks_hits=False)
        self._match.players = (self._called, opponent)
        self._opponent, self._game = opponent, None
        if length is None:
            self._match.remarks.append(Remark(Oddity.NO_MATCH_HEADER, span))
        self._record.matches.append(self._match)
        return self._match

    def _begin_game(self, place: int, span: Span) -> Game:
        match = self._match or self._begin_match(None, self._opponent, span)
        self._game = Game(None, span, self._score, by_event=True)
        self._score = None
        match.games.append(self._game)
        self._find_direction(self._lines[place:])
        return self._game

    def _find_direction(self, lines: Sequence[_Line]) -> None:
        """Which side goes up in the game that begins here; as before, if no move tells."""
        up, moved = 0, False
        for place, line in enumerate(lines):
            moved = moved or isinstance(line.piece, Steps)
            if (place and isinstance(line.piece, _NEXT)) or (moved and _opens(line)):
                break
            if isinstance(line.piece, Steps):
                steps = goes_up(line.piece.steps)
                up += steps if self._side(line.piece.name) == 1 else -steps
        if up:
            self._up = 1 if up > 0 else 2

    def _side(self, name: str) -> int | None:
        if name in (_YOU, self._called):
            return 1
        return 2 if name == self._opponent else None

    def _deed(self, place: int, line: _Line, piece: Deed | Steps) -> None:
        side = self._side(piece.name)
        if side is None:
            self._unread(line, f"{piece.name} is none of the two who play")
            return
        game = self._game
        if game is None or (_opens(line) and any(isinstance(e.action, Moved) for e in game.events)):
            game = self._begin_game(place, line.span)
            game.remarks.append(Remark(Oddity.NO_GAME_HEADER, line.span))
        if isinstance(piece, Deed):
            action = piece.action
        else:
            action = Moved(read_steps(piece.steps, rising=side == self._up))
        self._add(game, side, action, line.span)

    def _add(self, game: Game, side: int | None, action: Action, span: Span) -> None:
        game.events.append(Event(side, action, span, Row(None, span)))

    def _take_score(self, line: _Line, score: Score) -> None:
        """A score belongs to the game behind it."""
        points = {self._side(name): points for name, points in score.points.items()}
        if points.keys() == {1, 2}:
            names = (self._called, self._opponent)
            self._score = ScoreLine(names, (points[1], points[2]), line.span)
        else:
            self._unread(line, "a score names both players")

    def _match_won(self, line: _Line, name: str) -> None:
        """The last game's result won the match too."""
        events = self._game.events if self._game else []
        last = events[-1] if events else None
        if last and isinstance(last.action, Result) and last.side == self._side(name):
            events[-1] = last._replace(action=replace(last.action, and_the_match=True))
        else:
            self._unread(line, f"{name} has not won the game before this")

    def _unread(self, line: _Line, why: str) -> None:
        if self._game is not None:
            self._add(self._game, None, Unreadable(line.text, why), line.span)
            return
        remark = Remark(
            Oddity.NOT_UNDERSTOOD if why else Oddity.UNREADABLE_LINE, line.span, why or line.text
        )
        (self._match or self._record).remarks.append(remark)


def _opens(line: _Line) -> bool:
    """Whether a line is an opening roll."""
    return isinstance(line.piece, Deed) and line.piece.opens
