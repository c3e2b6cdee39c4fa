"""FIBS "oldmoves" read line by line: a score, the players, and what X and O do.

X and O may change hands between two games; each player keeps his side by name. Which way a side's
points go is found from all its steps of a game. A score of 0-0, another length or other players
begin another match. What stands outside of the games, such as the server's chat, is passed over.
"""

from __future__ import annotations

import re

from bgaudit.source import Source, Span
from bgaudit.transcript.absolute import AbsoluteStep, own_play, side_rises
from bgaudit.transcript.building import RecordBuilder, stripped
from bgaudit.transcript.lines import shown_lines
from bgaudit.transcript.model import (
    Beaver,
    Double,
    Drop,
    Event,
    Game,
    NoPlay,
    Oddity,
    Record,
    Resigned,
    Result,
    Take,
    Turn,
)
from bgaudit.transcript.notation import read_roll
from bgaudit.transcript.oldmoves.lines import (
    Line,
    Score,
    Thrown,
    Wins,
    Word,
    read_line,
    read_players,
    read_score,
)

_SCORE = re.compile(r"score\s+is\s+[0-9]", re.IGNORECASE)
_SIDE = re.compile(r"([XO])\s*:")
_SEATS = {"X": 1, "O": 2}
_RISES = {"X": False, "O": True}
"""Which way a side goes whose steps do not tell."""


def read(source: Source) -> Record:
    """All that a text of oldmoves says."""
    reader = _Reader(source)
    for _, start, line in shown_lines(source):
        reader.read_line(*stripped(start, line))
    reader.end_game()
    return reader.record


class _Reader:
    """Where in the record the reader is, and what it has read so far."""

    def __init__(self, source: Source) -> None:
        self._builder = RecordBuilder(source)
        self.record = self._builder.record
        self._score: tuple[Score, Span] | None = None
        """The score of a game whose players are still to come."""
        self._steps: dict[str, list[tuple[int, tuple[AbsoluteStep, ...]]]] = {}
        """Of each letter, the plays of this game with their places among its events."""
        self._resignation: tuple[str, Span] | None = None

    def read_line(self, text: str, span: Span) -> None:
        """Take one line."""
        found = _SCORE.search(text)
        score = read_score(text[found.start() :]) if found else None
        if score is not None:
            self.end_game()
            self._score = (score, span)
        elif self._score is not None and self._begin_game(*self._score, text):
            pass
        elif side := _SIDE.match(text):
            line = read_line(text)
            if line is None:
                self._builder.unreadable(_SEATS[side[1]], text, span)
            else:
                self._line(line, span)

    def end_game(self) -> None:
        """The game is complete, and shows which way each side goes."""
        game = self._builder.game
        if self._score is not None:
            self._begin_game(*self._score, None)
        for letter, plays in self._steps.items():
            if game is not None:
                rising = side_rises((s for _, steps in plays for s in steps), _RISES[letter])
                _give_plays(game, plays, rising)
        self._steps = {}
        self._resignation = None

    def _begin_game(self, score: Score, span: Span, players: str | None) -> bool:
        names = read_players(players) if players is not None else None
        if names is None and players is not None and not _SIDE.match(players):
            return False
        self._score = None
        match = self._builder.match
        points = (score.x, score.o)
        if match is None or match.length != score.length or (points == (0, 0) and match.games):
            self._builder.begin_match(score.length, span)
        game = self._builder.begin_game(None, span, names, points)
        if names is None:
            self._builder.remark(Oddity.NO_SCORE_LINE, game.span)
        return names is not None

    def _line(self, line: Line, span: Span) -> None:
        seat = _SEATS[line.letter]
        match line.said:
            case Thrown() as thrown:
                self._turn(line.letter, thrown, span)
            case Wins(points):
                self._take_resignation()
                if points is not None:
                    self._builder.add(seat, Result(points), span)
                elif self._builder.game is not None:
                    self._builder.game.tells_result = False
            case Word.DOUBLES:
                self._resignation = None
                self._builder.add(seat, Double(None), span)
            case Word.BEAVERS:
                self._builder.add(seat, Beaver(None), span)
            case Word.RESIGNS:
                self._resignation = (line.letter, span)
            case Word.ACCEPTS if not self._take_resignation():
                self._builder.add(seat, Take(), span)
            case Word.REJECTS if self._resignation is None:
                self._builder.add(seat, Drop(), span)
            case Word.REJECTS:
                self._resignation = None

    def _turn(self, letter: str, thrown: Thrown, span: Span) -> None:
        roll, dice = read_roll(thrown.roll)
        turn = Turn(roll, dice, NoPlay(thrown.dances))
        self._resignation = None
        self._builder.add(_SEATS[letter], turn, span)
        game = self._builder.game
        if game is not None and thrown.steps:
            self._steps.setdefault(letter, []).append((len(game.events) - 1, thrown.steps))

    def _take_resignation(self) -> bool:
        """A resignation that was offered is accepted; False if none was."""
        if self._resignation is None:
            return False
        letter, span = self._resignation
        self._resignation = None
        self._builder.add(_SEATS[letter], Resigned("wants to resign"), span)
        return True


def _give_plays(
    game: Game, plays: list[tuple[int, tuple[AbsoluteStep, ...]]], rising: bool
) -> None:
    for place, steps in plays:
        event: Event = game.events[place]
        if isinstance(event.action, Turn):
            turn = event.action._replace(played=own_play(steps, rising))
            game.events[place] = event._replace(action=turn)
