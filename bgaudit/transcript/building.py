"""Puts a record together line by line: what the readers of the old sites' formats have in common.

These formats have no columns. A line says by a name, a letter or a number whose it is, and players
may change seats between two games: each keeps the side that he has in the match's first game.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bgaudit.source import Source, Span
from bgaudit.transcript.model import (
    Event,
    Game,
    Match,
    Oddity,
    Play,
    Record,
    Remark,
    Row,
    ScoreLine,
    Tag,
    Turn,
    Unreadable,
)

if TYPE_CHECKING:
    from bgaudit.transcript.model import Action

Pair = tuple[str, str]


class RecordBuilder:
    """The record so far, with the match and the game that the next line belongs to."""

    def __init__(self, source: Source) -> None:
        self.record = Record()
        self.match: Match | None = None
        self.game: Game | None = None
        self._turned = False
        """Whether the players of this game have changed seats."""
        if source.marked:
            mark = Remark(Oddity.BYTE_ORDER_MARK, Span(0, 0), source.encoding)
            self.record.remarks.append(mark)

    def begin_match(self, length: int | None, span: Span) -> Match:
        """What follows is a match to so many points; 0 for money, None where it is not said."""
        self.match = Match(length, span, marks_hits=False)
        self.game = None
        self.record.matches.append(self.match)
        return self.match

    def tag(self, key: str, value: str, span: Span) -> None:
        """A field of the match's header, under the name that .mat records give it."""
        if self.match is not None:
            self.match.tags[key] = Tag(value, span)

    def begin_game(
        self,
        number: int | None,
        span: Span,
        names: Pair | None = None,
        points: tuple[int, int] | None = None,
    ) -> Game:
        """A game begins: its players, and their points before it, in the order of their seats."""
        match = self._match_of(names, span)
        self._turned = names is not None and names != (*match.players,)
        self.game = Game(number, span)
        if points is not None:
            one, two = points
            seated = (two, one) if self._turned else points
            shown = match.players or ("", "")
            self.game.score = ScoreLine((shown[0], shown[1]), seated, span)
        match.games.append(self.game)
        return self.game

    def add(self, seat: int | None, action: Action, span: Span, row: Row | None = None) -> Event:
        """An event of the game, of the player in this seat; without a game it is told as a line."""
        side = 3 - seat if seat and self._turned else seat
        event = Event(side, action, span, row or Row(None, span))
        if self.game is None or self.match is None:
            self.remark(Oddity.NOT_UNDERSTOOD, span, "no game has begun in which this could happen")
            return event
        played = action.played if isinstance(action, Turn) else None
        self.match.marks_hits |= isinstance(played, Play) and bool(played.marks)
        self.game.events.append(event)
        return event

    def unreadable(self, seat: int | None, text: str, span: Span, row: Row | None = None) -> None:
        """A line that says whose it is, but nothing that can be read."""
        self.add(seat, Unreadable(text), span, row)

    def remark(self, oddity: Oddity, span: Span, text: str = "") -> None:
        """Something about the text, told with the game or the match that it stands in."""
        holder: Record | Match | Game = self.game or self.match or self.record
        holder.remarks.append(Remark(oddity, span, text))

    def _match_of(self, names: Pair | None, span: Span) -> Match:
        """The match that a game of these players belongs to: other players play another one."""
        match = self.match or self.begin_match(None, span)
        if names is None:
            return match
        if match.players and sorted(match.players) != sorted(names):
            match = self.begin_match(match.length, span)
        match.players = match.players or names
        return match


def stripped(start: int, line: str) -> tuple[str, Span]:
    """A line without the white space around it, and where that stands in the source."""
    text = line.strip()
    begin = start + len(line) - len(line.lstrip())
    return text, Span(begin, begin + len(text))
