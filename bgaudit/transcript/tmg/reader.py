"""A .tmg file read line by line: options, and the records of each game.

A roll and its play are two records, and become one turn. Stakes, rake and what is paid at the end
are not kept. Options that belong to the other kind of play, such as the Crawford rule in a money
session, say nothing: the site wrote all of them always.
"""

from __future__ import annotations

import re

from bgaudit.source import Source, Span
from bgaudit.transcript.building import RecordBuilder, stripped
from bgaudit.transcript.lines import shown_lines
from bgaudit.transcript.model import NoPlay, Oddity, Record, Row, Turn
from bgaudit.transcript.tmg.lines import (
    Header,
    Nothing,
    PlayOfRoll,
    TmgRecord,
    read_game,
    read_option,
    read_record,
)

_RECORD = re.compile(r"[-+]?[0-9]+(?:\s|$)")
_PLAYER = re.compile(r"[0-9]+\s+(\S.*?)(?:\s+[0-9]+(?:\.[0-9]*)?)?")
_VARIANTS = {"1": "Backgammon", "2": "Nackgammon"}
_OF_MATCHES = {"crawford": "crawford"}
_OF_MONEY = {"jacoby": "jacoby", "beavers": "beaver"}


def read(source: Source) -> Record:
    """All that a .tmg text says."""
    reader = _Reader(source)
    for _, start, line in shown_lines(source):
        reader.read_line(*stripped(start, line))
    reader.end_turn()
    return reader.record


class _Reader:
    """Where in the record the reader is, and what it has read so far."""

    def __init__(self, source: Source) -> None:
        self._builder = RecordBuilder(source)
        self.record = self._builder.record
        self._options: dict[str, tuple[str, Span]] = {}
        self._rolled: tuple[TmgRecord, Turn, Span] | None = None
        """A roll whose play is still to come."""

    def read_line(self, text: str, span: Span) -> None:
        """Take one line."""
        header = read_game(text)
        if header is not None:
            self._begin_game(header, span)
        elif _RECORD.match(text):
            record = read_record(text)
            if record is None:
                self.end_turn()
                self._builder.unreadable(2 if text.startswith("-") else 1, text, span)
            else:
                self._record(record, span)
        elif option := read_option(text):
            if option[0] == "matchid" and self._builder.match is not None:
                self._begin_another()
            self._options[option[0]] = (option[1], span)
        else:
            self._builder.remark(Oddity.UNREADABLE_LINE, span, text)

    def end_turn(self) -> None:
        """A roll whose play did not come stands alone."""
        if self._rolled is not None:
            record, turn, span = self._rolled
            self._rolled = None
            self._builder.add(record.seat, turn, span, Row(record.number, span))

    def _begin_another(self) -> None:
        """The header of a second match follows."""
        self.end_turn()
        self._options = {}
        self._builder.match = None
        self._builder.game = None

    def _begin_game(self, header: Header, span: Span) -> None:
        self.end_turn()
        if self._builder.match is None:
            self._begin_match(span)
        names = (self._name("player1"), self._name("player2"))
        self._builder.begin_game(header.number, span, names, header.points)

    def _begin_match(self, span: Span) -> None:
        length, place = self._options.get("length", ("", span))
        if not re.fullmatch(r"[0-9]{1,9}", length):
            match = self._builder.begin_match(None, span)
            self._builder.remark(Oddity.NO_MATCH_HEADER, match.span)
            return
        self._builder.begin_match(int(length), place)
        tags = _OF_MATCHES if int(length) else _OF_MONEY
        for key, (value, where) in self._options.items():
            if key in tags:
                self._builder.tag(tags[key], value, where)
            elif key == "variant" and value in _VARIANTS:
                self._builder.tag("variation", _VARIANTS[value], where)
            elif key == "cube" and value == "0":
                self._builder.tag("cubelimit", "1", where)
            elif key == "startdate":
                self._builder.tag("eventdate", value[:10].replace("-", "."), where)

    def _name(self, key: str) -> str:
        """A player's name, between his number and his rating."""
        value = self._options.get(key, ("", None))[0]
        found = _PLAYER.fullmatch(value)
        return found[1] if found else value

    def _record(self, record: TmgRecord, span: Span) -> None:
        said = record.said
        if isinstance(said, Nothing):
            return
        if isinstance(said, PlayOfRoll):
            self._play(record, said, span)
            return
        self.end_turn()
        if isinstance(said, Turn) and said.played == NoPlay():
            self._rolled = (record, said, span)
        else:
            self._builder.add(record.seat, said, span, Row(record.number, span))

    def _play(self, record: TmgRecord, said: PlayOfRoll, span: Span) -> None:
        """A play belongs to the roll before it, if that has its sign or at least its number."""
        rolled, seat = self._rolled, record.seat
        turn = Turn("", None, said.played)
        if rolled is not None and (rolled[0].seat == seat or rolled[0].number == record.number):
            turn = rolled[1]._replace(played=said.played)
            self._rolled = None
            if rolled[0].seat != seat:
                why = f"the roll of record {record.number} is one player's, its play the other's"
                self._builder.remark(Oddity.NOT_UNDERSTOOD, span, why)
                seat = rolled[0].seat
        self.end_turn()
        self._builder.add(seat, turn, span, Row(record.number, span))
