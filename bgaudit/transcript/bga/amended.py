"""Edits in the text of a .bga transcript: lines that say something else, and such that come or go.

Each edit is noted in a comment at the end of its line. A line that is taken out becomes a comment,
or strikes what it amended, so that no other line changes its number. Where a line is put in, the
numbers in later amendments go up.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import groupby

from bgaudit.source import Source, Span
from bgaudit.transcript.amendment import Amendment, CannotAmendError, Splice, spliced
from bgaudit.transcript.bga.lines import AMEND, STRIKE, read_lines
from bgaudit.transcript.bga.writer import called, written_line
from bgaudit.transcript.bga.written_facts import tallied
from bgaudit.transcript.edits import (
    Inserted,
    Removed,
    Replaced,
    Scored,
    Swapped,
    changed_events,
)
from bgaudit.transcript.lines import shown_lines, visible
from bgaudit.transcript.model import Event, Game, Match, Record, Row

_LINE_END = re.compile(r"\r\n|\r|\n")


def amended(source: Source, record: Record, amendments: Sequence[Amendment]) -> str:
    """The text of a transcript with these edits. Raises :class:`CannotAmendError`."""
    text = _Text(source)
    by_game = sorted(amendments, key=_game_of)
    for (match, number), together in groupby(by_game, key=_game_of):
        text.amend(record.matches[match], record.matches[match].games[number], [*together])
    return spliced(source.text, [*text.splices()])


def _game_of(amendment: Amendment) -> tuple[int, int]:
    return amendment.edit.match, amendment.edit.game


class _Text:
    """The lines of a transcript, and what they are to say."""

    def __init__(self, source: Source) -> None:
        self._source = source
        end = _LINE_END.search(source.text)
        self._end = end[0] if end else "\n"
        self._starts = [start for start, _ in source.lines()]
        self._number_of = {line.row.start: line.number for line in read_lines(source)}
        """The line in whose place the one stands that begins at an offset."""
        self._splices: list[Splice] = []
        self._notes: dict[int, list[str]] = {}
        """What is noted of a line, by its number."""
        self._struck: set[int] = set()
        """The lines that amend others, and are to take them out instead."""
        self._added: list[int] = []
        """The numbers of the lines before which some are put in."""

    def amend(self, match: Match, game: Game, amendments: Sequence[Amendment]) -> None:
        """Change one game."""
        names, sides = called(match)
        for amendment in amendments:
            match amendment.edit:
                case Replaced(event=place) | Removed(event=place):
                    span = game.events[place].span
                    self._note(span, amendment.told(self._source.text[slice(*span)]))
                case Swapped(first=first):
                    self._note(game.events[first].span, amendment.told())
                case Inserted(event=place, side=side, action=action):
                    new = Event(side, action, game.span, Row(None, game.span))
                    line = f"{written_line(new, names, sides)}  # {amendment.told()}"
                    self._insert(game, place, line)
                case Scored():
                    self._score(game, amendment)
        spans = Counter(event.span for event in game.events)
        changed = changed_events(game, (amendment.edit for amendment in amendments))
        for place, event in changed.items():
            span = game.events[place].span
            if event == game.events[place]:
                continue
            if spans[span] > 1:
                text = self._source.text[slice(*span)]
                raise CannotAmendError(f"`{text}` is not amended: it says several things at once")
            if event is None:
                self._take_out(span)
            else:
                self._splices.append(Splice(*span, written_line(event, names, sides)))

    def splices(self) -> Iterator[Splice]:
        """All changes of the text."""
        yield from self._splices
        for number, start, line in shown_lines(self._source):
            begin, end = start + len(line) - len(line.lstrip()), start + len(visible(line))
            said = self._source.text[begin:end]
            amends = AMEND.fullmatch(said) or STRIKE.fullmatch(said)
            if number in self._struck:
                target = f" {self._now(int(amends[1]))}" if amends and amends[1] else ""
                yield Splice(begin, end, f"strike{target}")
            elif amends and amends[1] and self._now(int(amends[1])) != int(amends[1]):
                first, last = amends.span(1)
                yield Splice(begin + first, begin + last, str(self._now(int(amends[1]))))
            if number in self._notes:
                row = start + len(line)
                yield Splice(row, row, f"  # {'; '.join(self._notes[number])}")

    def _now(self, number: int) -> int:
        """The number that a line has after others are put in."""
        return number + sum(added <= number for added in self._added)

    def _note(self, span: Span, told: str) -> None:
        self._notes.setdefault(self._source.place(span.start).line, []).append(told)

    def _take_out(self, span: Span) -> None:
        """Leave nothing of a line but comments, or let it strike what it amends."""
        number = self._source.place(span.start).line
        start = self._starts[number - 1]
        line = self._source.line_text(span.start)
        if self._number_of[start] != number:
            self._struck.add(number)
        else:
            begin, end = start + len(line) - len(line.lstrip()), start + len(visible(line))
            self._splices.append(Splice(begin, end, ""))

    def _insert(self, game: Game, place: int, line: str) -> None:
        """A line before the one of an event, or behind the last."""
        if place < len(game.events):
            number = self._number_of[game.events[place].row.span.start]
            begin = self._starts[number - 1]
            self._splices.append(Splice(begin, begin, f"{self._indent(begin)}{line}{self._end}"))
        else:
            row = max((event.row.span for event in game.events), default=game.span)
            number = self._source.place(row.start).line + 1
            begin = self._starts[number - 2]
            end = begin + len(self._source.line_text(begin))
            self._splices.append(Splice(end, end, f"{self._end}{self._indent(begin)}{line}"))
        self._added.append(number)

    def _indent(self, begin: int) -> str:
        line = self._source.line_text(begin)
        return line[: len(line) - len(line.lstrip())]

    def _score(self, game: Game, amendment: Amendment) -> None:
        if game.score is None or not isinstance(amendment.edit, Scored):
            raise CannotAmendError("the game gives no score that could be written anew")
        self._splices.append(Splice(*game.score.span, f"score {tallied(amendment.edit.points)}"))
        self._note(game.score.span, amendment.told(tallied(game.score.points)))
