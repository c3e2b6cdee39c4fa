"""The lines of a game in the text of a .mat record, and the columns in which its cells stand."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from bgaudit.transcript.lines import visible
from bgaudit.transcript.model import Event, Game, Loss, Record, Result, Turn

_LINE = re.compile(r"([^\r\n]*)(\r\n|\r|\n|$)")
_EMPTY_ROW = re.compile(r"[ \t]*\d{1,9}\)[ \t]*(?=[\r\n]|$)")
_NUMBER = re.compile(r"[ \t]*(\d{1,9})\)")
APART = 3
"""The blanks that keep any two cells apart where the left one is long."""
_LIKE_A_PLAY = str.maketrans({":": "", "(": "[", ")": "]"})
_LONGEST = 400
_USUAL = {(1, "turn"): 5, (2, "turn"): 33, (1, "result"): 6}


@dataclass(frozen=True, slots=True)
class Line:
    """A line, and the number that it begins with; ``prefix`` is that as it is written."""

    start: int
    text: str
    end: str
    prefix: str
    number: int | None


class Lines:
    """The lines from the first to the last of a game's events, and rows that are empty behind them.

    ``by_event`` gives the line of each event. ``begin`` is where rows begin if there are none yet,
    ``end`` how lines end.
    """

    def __init__(self, text: str, game: Game) -> None:
        starts = [event.row.span.start for event in game.events]
        self.end = _line_end(text, game.span.start)
        self.begin = _line_at(text, (game.score or game).span.end).end(1)
        self.lines = [*_lines(text, min(starts), max(starts))] if starts else []
        places = {line.start: place for place, line in enumerate(self.lines)}
        self.by_event = [places[start] for start in starts]


def _lines(text: str, begin: int, last: int) -> Iterator[Line]:
    """The lines from one that begins here to one that begins there."""
    while begin <= last or _EMPTY_ROW.match(text, begin):
        found = _line_at(text, begin)
        number = _NUMBER.match(found[1])
        if number:
            yield Line(begin, found[1], found[2], number[0], int(number[1]))
        else:
            yield Line(begin, found[1], found[2], "", None)
        begin = found.end()


def _line_end(text: str, begin: int) -> str:
    """How the line here ends; the last one of a text may have no end."""
    return _line_at(text, begin)[2] or "\n"


def _line_at(text: str, begin: int) -> re.Match[str]:
    found = _LINE.match(text, begin)
    assert found is not None  # It may be empty.
    return found


def in_comment(event: Event, line: Line) -> bool:
    """Whether an event stands in the comment of its line."""
    return event.span.start >= line.start + len(visible(line.text))


class Columns:
    """Where most cells of a record begin, in characters from the edge."""

    def __init__(self, record: Record) -> None:
        starts: dict[tuple[int, str], Counter[int]] = {}
        for match in record.matches:
            for game in match.games:
                for event in game.events:
                    if event.side is not None:
                        key = (event.side, _kind(event))
                        column = event.span.start - event.row.span.start
                        starts.setdefault(key, Counter())[column] += 1
        self._starts = {key: counter.most_common(1)[0][0] for key, counter in starts.items()}

    def of(self, side: int, *, turn: bool) -> int:
        """Where a cell of a side's column begins; what is no turn is set in by one."""
        usual = self._starts.get((side, "turn"), _USUAL[side, "turn"])
        return usual if turn else self._starts.get((side, "word"), usual + 1)

    def of_result(self, side: int) -> int:
        """Where the result stands that has a line of its own."""
        usual = _USUAL.get((side, "result"), self.of(side, turn=False))
        return self._starts.get((side, "result"), usual)


def _kind(event: Event) -> str:
    if isinstance(event.action, Turn):
        return "turn"
    alone = event.row.number is None and isinstance(event.action, Result | Loss)
    return "result" if alone else "word"


def comment(told: str) -> str:
    """A comment line in which GNU Backgammon, which knows none between rows, finds nothing either.

    It looks for a play behind a parenthesis and before a second colon, and a line without any
    colon confuses it.
    """
    mark, _, rest = told.partition(":")
    words = rest.translate(_LIKE_A_PLAY).replace("Game ", "game ").split()
    return " ".join([";", f"{mark}:", *words])[:_LONGEST].rstrip()


def padded(row: str, column: int, least: int = APART) -> str:
    """A row up to where the next cell begins: at its column, or so far behind the last one."""
    return row.ljust(max(column, len(row) + least))
