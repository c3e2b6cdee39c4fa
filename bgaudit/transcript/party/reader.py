"""A PartyGammon file read key by key.

The scores are those after a game, so a game's winner and points are what the scores have grown by.
What other keys hold, such as the table and the program, is not kept.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from bgaudit.source import Source, Span
from bgaudit.transcript.building import RecordBuilder, stripped
from bgaudit.transcript.lines import shown_lines
from bgaudit.transcript.model import Oddity, Record, Result
from bgaudit.transcript.party.pieces import LENGTH, Key, read_act, read_key

_LONGEST_KEY = 100
_ACT = re.compile(r"[^#]+")
_NUMBER = re.compile(r"[0-9]{1,9}")

Points = tuple[int, int]


def read(source: Source) -> Record:
    """All that a PartyGammon text says."""
    reader = _Reader(source)
    for _, start, line in shown_lines(source):
        reader.read_line(*stripped(start, line))
    reader.end_game()
    return reader.record


@dataclass(slots=True)
class _Game:
    """The fields of one game, by their keys, each with the place of its value."""

    number: int
    span: Span
    fields: dict[str, tuple[str, Span]] = field(default_factory=dict)

    def text(self, key: str) -> str:
        """The value of a field, empty if it is not there."""
        return self.fields.get(key, ("", self.span))[0]


class _Reader:
    """Where in the record the reader is, and what it has read so far."""

    def __init__(self, source: Source) -> None:
        self._builder = RecordBuilder(source)
        self.record = self._builder.record
        self._game: _Game | None = None
        self._score: Points = (0, 0)

    def read_line(self, text: str, span: Span) -> None:
        """Take one line."""
        before, equals, after = text.partition("=")
        key = read_key(before.strip()) if equals and len(before) <= _LONGEST_KEY else None
        if key is None:
            self._builder.remark(Oddity.UNREADABLE_LINE, span, text)
            return
        value, place = stripped(span.start + len(before) + 1, after)
        if key.game is not None:
            self._field(key, key.game, span, value, place)
        elif key.name == LENGTH:
            self.end_game()
            self._begin_match(value, span)

    def end_game(self) -> None:
        """All fields of a game have been read."""
        game, self._game = self._game, None
        if game is None:
            return
        names = (game.text("player1"), game.text("player2"))
        if self._builder.match is None:
            self._begin_match("", game.span)
        self._builder.begin_game(game.number, game.span, names, self._score)
        play, place = game.fields.get("gameplay", ("", game.span))
        for piece in _ACT.finditer(play):
            if not piece[0].isspace():
                self._act(*stripped(place.start + piece.start(), piece[0]))
        self._result(game)

    def _begin_match(self, length: str, span: Span) -> None:
        known = _NUMBER.fullmatch(length)
        self._score = (0, 0)
        self._builder.begin_match(int(length) if known else None, span)
        if not known:
            self._builder.remark(Oddity.NO_MATCH_HEADER, span)

    def _field(self, key: Key, number: int, span: Span, value: str, place: Span) -> None:
        if self._game is None or self._game.number != number:
            self.end_game()
            self._game = _Game(number, span)
        self._game.fields[key.name] = (value, place)

    def _act(self, text: str, span: Span) -> None:
        act = read_act(text)
        if act is None:
            seat = int(text[0]) if text[0] in "12" else None
            self._builder.unreadable(seat, text, span)
        else:
            self._builder.add(act.seat, act.action, span)

    def _result(self, game: _Game) -> None:
        """Who has won how many points, by the scores before and after the game."""
        values = [game.fields.get(f"score{seat}") for seat in (1, 2)]
        after = [int(v[0]) if v is not None and _NUMBER.fullmatch(v[0]) else None for v in values]
        one, two = after
        if one is None or two is None:
            return
        won = (one - self._score[0], two - self._score[1])
        places = [value[1] for value in values if value is not None]
        if min(won) == 0 < max(won):
            seat = 1 if won[0] else 2
            self._builder.add(seat, Result(won[seat - 1]), places[seat - 1])
        elif won != (0, 0):
            before = f"{self._score[0]}–{self._score[1]}"
            why = f"the score cannot go from {before} to {one}–{two} in one game"
            self._builder.remark(Oddity.NOT_UNDERSTOOD, places[0], why)
            if self._builder.game is not None:
                self._builder.game.tells_result = False
        self._score = (one, two)
