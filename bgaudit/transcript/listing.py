"""The text of a record whose source is binary: an event a line, for spans to point into."""

from __future__ import annotations

from bgaudit.source import Span
from bgaudit.transcript.mat.row_numbers import RowNumbers
from bgaudit.transcript.mat.written_cells import written_cell
from bgaudit.transcript.model import Action, Event, Game, Result, Row, ScoreLine


class Listing:
    """Grows line by line as a binary record is read."""

    def __init__(self) -> None:
        self._lines: list[str] = []
        self._length = 0
        self._rows = RowNumbers()

    @property
    def text(self) -> str:
        """All lines so far."""
        return "".join(f"{line}\n" for line in self._lines)

    def line(self, text: str) -> Span:
        """Add a line; its place."""
        start = self._length
        self._lines.append(" ".join(text.splitlines()))
        self._length += len(self._lines[-1]) + 1
        return Span(start, self._length - 1)

    def game(self, number: int, names: tuple[str, str], points: tuple[int, int] | None) -> Game:
        """Begin a game, with the players' points before it where the file gives them."""
        self._rows = RowNumbers()
        game = Game(number, self.line(f"game {number}"))
        if points is not None:
            score = self.line(f"{names[0]} : {points[0]}  {names[1]} : {points[1]}")
            game.score = ScoreLine(names, points, score)
        return game

    def event(self, side: int | None, action: Action) -> Event:
        """An event in its row, numbered as a .mat record of the same game would number it."""
        span = self.line(written_cell(action) or str(action))
        if side is None or isinstance(action, Result):
            return Event(side, action, span, Row(None, span))
        self._rows.begins_row(side)
        return Event(side, action, span, Row(self._rows.number, span))
