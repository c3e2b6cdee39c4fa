"""A GMD record read line by line: the header, the games and what happens in them.

White is side 1 and Black side 2. The format states no results and marks no hits. Ratings, the
place, times and whether the Crawford game is past are skipped.
"""

from __future__ import annotations

from dataclasses import replace

from bgaudit.source import Source, Span
from bgaudit.transcript.gmd.pieces import (
    Aside,
    CrawfordRule,
    Deed,
    GameLine,
    Length,
    Named,
    Piece,
    read_piece,
)
from bgaudit.transcript.lines import shown_lines
from bgaudit.transcript.model import (
    OFF,
    Drop,
    Event,
    Game,
    Match,
    Moved,
    Oddity,
    Opening,
    Play,
    Record,
    Remark,
    ResignationAnswered,
    Roll,
    Row,
    ScoreLine,
    SetPosition,
    Tag,
    Unreadable,
)

_MEN = 15


def read(source: Source) -> Record:
    """All that a GMD text says."""
    record = Record()
    if source.marked:
        record.remarks.append(Remark(Oddity.BYTE_ORDER_MARK, Span(0, 0), source.encoding))
    reader = _Reader()
    for _, start, line in shown_lines(source):
        text = line.partition("#")[0].strip()
        if text:
            begin = start + line.index(text)
            reader.read_line(text, Span(begin, begin + len(text)))
    record.matches.append(reader.end())
    return record


class _Reader:
    """Where in the record the reader is, and what it has read so far."""

    def __init__(self) -> None:
        self._match = Match(None, Span(0, 0), marks_hits=False)
        self._names = {1: "", 2: ""}
        self._game: Game | None = None
        self._headed = False
        """Whether any game has its line; where none has, they are told apart by how they end."""
        self._over = False
        self._off = {1: 0, 2: 0}

    def read_line(self, text: str, span: Span) -> None:
        """Take one line without its comment."""
        piece = read_piece(text)
        if isinstance(piece, str):
            self._unread(text, piece, span)
        elif isinstance(piece, GameLine):
            self._headed = True
            self._begin_game(piece, span)
        elif isinstance(piece, Length | Named | CrawfordRule | Aside):
            self._header(piece, span)
        else:
            for deed in piece:
                self._deed(deed, span)

    def end(self) -> Match:
        """The match, with the players' names where they belong."""
        match, names = self._match, (self._names[1], self._names[2])
        if any(names):
            match.players = names
        for game in match.games:
            if game.score is not None:
                game.score = replace(game.score, names=names)
        if match.length is None:
            match.remarks.insert(0, Remark(Oddity.NO_MATCH_HEADER, match.span))
        return match

    def _header(self, piece: Piece, span: Span) -> None:
        match piece:
            case Length(points):
                self._match.length, self._match.span = points, span
            case Named(side, name):
                self._names[side] = name
            case CrawfordRule():
                self._match.tags["crawford"] = Tag("On", span)
            case _:
                pass

    def _begin_game(self, line: GameLine, span: Span) -> Game:
        score = None if line.score is None else ScoreLine(("", ""), line.score, span)
        self._game = Game(None, span, score, by_event=True, tells_result=False)
        self._match.games.append(self._game)
        self._over, self._off = False, {1: 0, 2: 0}
        if line.position is not None:
            self._game.events.append(Event(None, line.position, span, Row(None, span)))
        if line.roll is not None:
            self._deed(line.roll, span)
        return self._game

    def _deed(self, deed: Deed, span: Span) -> None:
        game = self._game
        if game is None or self._begins_another(game, deed):
            if self._headed or game is None:
                self._match.remarks.append(Remark(Oddity.NO_GAME_HEADER, span))
            game = self._begin_game(GameLine(), span)
        game.events.append(Event(deed.side, deed.action, span, Row(None, span)))
        self._over |= not self._headed and self._ends(deed)

    def _begins_another(self, game: Game, deed: Deed) -> bool:
        """Whether the line that should begin another game is missing."""
        if isinstance(deed.action, Opening):
            return any(isinstance(event.action, Moved) for event in game.events)
        return self._over and isinstance(deed.action, Roll)

    def _ends(self, deed: Deed) -> bool:
        """Whether a game without its line is over with this."""
        match deed.action:
            case Drop() | ResignationAnswered(accepted=True):
                return True
            case Moved(Play(moves=moves)) if deed.side is not None:
                self._off[deed.side] += sum(target == OFF for _, target in moves)
                return self._off[deed.side] >= _MEN
            case _:
                return False

    def _unread(self, text: str, why: str, span: Span) -> None:
        if text[:5].lower() == "game:":
            self._headed = True
            game = self._begin_game(GameLine(position=SetPosition(None)), span)
            game.remarks.append(_remark(text, why, span))
        elif self._game is not None:
            action = Unreadable(text, why)
            self._game.events.append(Event(None, action, span, Row(None, span)))
        else:
            self._match.remarks.append(_remark(text, why, span))


def _remark(text: str, why: str, span: Span) -> Remark:
    return Remark(Oddity.NOT_UNDERSTOOD if why else Oddity.UNREADABLE_LINE, span, why or text)
