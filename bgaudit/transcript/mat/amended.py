"""Edits in the text of a .mat record.

A row that still holds its cells keeps its place. Where one cell more or less shifts those behind
it, the rows of the game are laid out anew from there on and numbered on. Each edit is noted in a
comment line before the row, worded so that GNU Backgammon, which has no comments between rows,
finds no play in it either.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import groupby

from bgaudit.source import Source
from bgaudit.transcript.amendment import Amendment, CannotAmendError, Splice, spliced
from bgaudit.transcript.edits import Scored
from bgaudit.transcript.mat.amended_cells import Hand, final_cells
from bgaudit.transcript.mat.amended_lines import Columns, Lines, comment
from bgaudit.transcript.mat.amended_rows import amended_rows
from bgaudit.transcript.mat.pieces import read_score_line
from bgaudit.transcript.model import Game, Record

_POINTS = re.compile(r":[ \t]*(?P<number>-?\d{1,9})(?!\d)")


def amended(source: Source, record: Record, amendments: Sequence[Amendment]) -> str:
    """The text of a .mat record with these edits. Raises :class:`CannotAmendError`."""
    hand = Hand.of(source.text)
    columns = Columns(record)
    splices: list[Splice] = []
    by_game = sorted(amendments, key=_game_of)
    for (match, number), together in groupby(by_game, key=_game_of):
        of_game = list(together)
        game = record.matches[match].games[number]
        lines = Lines(source.text, game)
        scored = [each for each in of_game if isinstance(each.edit, Scored)]
        others = [each for each in of_game if not isinstance(each.edit, Scored)]
        splices += [_score_line(source.text, game, each, lines.end) for each in scored]
        if others:
            splices += amended_rows(lines, final_cells(lines, game, others, hand), columns)
    return spliced(source.text, splices)


def _game_of(amendment: Amendment) -> tuple[int, int]:
    return amendment.edit.match, amendment.edit.game


def _score_line(text: str, game: Game, amendment: Amendment, end: str) -> Splice:
    """The score line with other points; the comment follows it, for gnubg allows none before."""
    if game.score is None or not isinstance(amendment.edit, Scored):
        raise CannotAmendError("the game gives no score that could be written anew")
    span = game.score.span
    line = text[slice(*span)]
    wanted = tuple(zip(game.score.names, amendment.edit.points, strict=True))
    for written in _with_points(line, amendment.edit.points):
        if read_score_line(written) == wanted:
            old = "{}-{}".format(*game.score.points)
            return Splice(*span, f"{written}{end}{comment(amendment.told(old))}")
    raise CannotAmendError(f"`{line}` cannot be written with other points")


def _with_points(line: str, points: tuple[int, int]) -> Iterator[str]:
    """The line with other numbers behind its last colon and behind one of those before."""
    numbers = [found.span("number") for found in _POINTS.finditer(line)]
    for start, end in numbers[:-1]:
        right, stop = numbers[-1]
        between = line[end:right]
        longer = len(str(points[0])) - (end - start)
        if longer < 0 or between.startswith(" " * (longer + 2)):
            between = " " * -longer + between[max(0, longer) :]
        yield f"{line[:start]}{points[0]}{between}{points[1]}{line[stop:]}"
