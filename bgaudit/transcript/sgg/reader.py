"""An .sgg file read line by line: the players, the options, and the records of each game.

Every roll stands twice, alone and with its play, and becomes one turn. The server wrote some
records twice over; an exact repetition is passed over. So is the turn of a player who is closed
out, which has a dash and no dice: other records leave it out. Ratings, the Crawford star, which the
score tells as well, and chat are not kept.
"""

from __future__ import annotations

import re

from bgaudit.source import Source, Span
from bgaudit.transcript.building import RecordBuilder, stripped
from bgaudit.transcript.lines import shown_lines
from bgaudit.transcript.model import (
    AutomaticDouble,
    NoPlay,
    Oddity,
    Record,
    Resigned,
    Result,
    Row,
    Turn,
    Unreadable,
)
from bgaudit.transcript.sgg.lines import (
    Header,
    is_automatic_double,
    read_body,
    read_game,
    read_option,
    read_players,
    read_result,
)

_NUMBERED = re.compile(r"[ ]*([0-9]{1,9})(\t[ \t]*|[ ]{2,})")
_SECOND_COLUMN = 12
"""Where tabs have become blanks, the second player's records begin at least so far in."""
_GAME = re.compile(r"game\s+[0-9]", re.IGNORECASE)
_TAGS = {"date": "eventdate", "variant": "variation"}
"""Options that both kinds of play have, under the names of a .mat record's tags."""
_OF_MATCHES = {"crawford": "crawford"}
_OF_MONEY = {"jacoby": "jacoby", "beavers": "beaver"}


def read(source: Source) -> Record:
    """All that an .sgg text says."""
    reader = _Reader(source)
    for _, start, line in shown_lines(source):
        reader.read_line(start, line)
    reader.end_turn()
    return reader.record


class _Reader:
    """Where in the record the reader is, and what it has read so far."""

    def __init__(self, source: Source) -> None:
        self._builder = RecordBuilder(source)
        self.record = self._builder.record
        self._players: tuple[str, str] | None = None
        self._options: list[tuple[str, str, Span]] = []
        self._rolled: tuple[int, Turn, Span, int] | None = None
        """A roll whose play is still to come: whose, what, where, and its number."""
        self._last: tuple[int, int, object] | None = None
        """The number, the player and the content of the last record."""

    def read_line(self, start: int, line: str) -> None:
        """Take one line that is not blank; ``start`` is its first character's offset."""
        text, span = stripped(start, line)
        numbered = _NUMBERED.match(line)
        if self._players is None:
            self._players = read_players(text)
            if self._players is None:
                self._builder.remark(Oddity.UNREADABLE_LINE, span, text)
        elif _GAME.match(text) and (header := read_game(text)):
            self._begin_game(header, span)
        elif self._builder.game is None:
            self._option(text, span)
        elif numbered is not None:
            self._record(start, line, numbered)
        elif is_automatic_double(text):
            self._builder.add(None, AutomaticDouble(), span)
        elif "wins" in text:
            self._result(text, span)

    def end_turn(self) -> None:
        """A roll whose play did not come stands alone."""
        if self._rolled is not None:
            seat, turn, span, number = self._rolled
            self._rolled = None
            self._builder.add(seat, turn, span, Row(number, span))

    def _option(self, text: str, span: Span) -> None:
        option = read_option(text)
        if option is not None:
            self._options.append((*option, span))
        elif not _GAME.match(text):
            self._options.append(("site", text, span))
        else:
            self._builder.remark(Oddity.UNREADABLE_LINE, span, text)

    def _begin_game(self, header: Header, span: Span) -> None:
        self.end_turn()
        self._last = None
        match = self._builder.match
        if match is None or match.length != header.length:
            self._builder.begin_match(header.length, span)
            tags = _TAGS | (_OF_MATCHES if header.length else _OF_MONEY)
            for key, value, place in self._options:
                if key == "doubling cube" and value.lower() == "no":
                    self._builder.tag("cubelimit", "1", place)
                elif key in tags or key == "site":
                    self._builder.tag(tags.get(key, key), value, place)
        self._builder.begin_game(header.number, span, self._players, header.points)

    def _record(self, start: int, line: str, numbered: re.Match[str]) -> None:
        number, gap = int(numbered[1]), numbered[2]
        body, span = stripped(start + numbered.end(), line[numbered.end() :])
        if not body:
            # A number with nothing behind it.
            body, span = stripped(start, line)
        seat = _seat(numbered)
        said = read_body(body)
        if (said is None and "\t" not in gap) or (number, seat, body) == self._last:
            return
        self._last = (number, seat, body)
        if isinstance(said, Turn) and said.played == NoPlay():
            if self._rolled is None or self._rolled[:2] != (seat, said):
                self.end_turn()
                self._rolled = (seat, said, span, number)
            return
        if isinstance(said, Turn | Resigned):
            said = self._with_its_roll(seat, said, span)
        self.end_turn()
        if said is None:
            self._builder.unreadable(seat, body, span, Row(number, span))
        elif not isinstance(said, NoPlay):
            self._builder.add(seat, said, span, Row(number, span))

    def _with_its_roll(self, seat: int, said: Turn | Resigned, span: Span) -> Turn | Resigned:
        """What a player does with the roll that stands before it."""
        if self._rolled is None or self._rolled[0] != seat:
            return said
        turn = self._rolled[1]
        self._rolled = None
        if isinstance(said, Resigned):
            return turn._replace(played=said)
        if said.dice != turn.dice:
            why = f"the roll is written as {turn.roll}, and as {said.roll} where it is played"
            self._builder.remark(Oddity.NOT_UNDERSTOOD, span, why)
        return said

    def _result(self, text: str, span: Span) -> None:
        won = read_result(text)
        players = self._players or ("", "")
        if won is None and not text.startswith(players):
            return
        self.end_turn()
        if won is None:
            self._builder.unreadable(None, text, span)
        elif won.winner in players:
            self._builder.add(players.index(won.winner) + 1, Result(won.points), span)
        else:
            why = f"`{won.winner}` is neither {players[0]} nor {players[1]}"
            self._builder.add(None, Unreadable(text, why), span)


def _seat(numbered: re.Match[str]) -> int:
    """Whose record this is, by the gap behind its number."""
    gap = numbered[2]
    second = "\t" in gap[1:] if "\t" in gap else len(numbered[0]) >= _SECOND_COLUMN
    return 2 if second else 1
