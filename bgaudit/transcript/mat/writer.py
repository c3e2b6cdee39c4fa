"""A record written as .mat text, with the columns of GNU Backgammon, which other programs read too.

Rows are numbered anew. Every game has a score line: where the record has none, with the points that
the results before it add up to. A file that GNU Backgammon or eXtreme Gammon is to read holds one
match: they read the first.
"""

from __future__ import annotations

from collections.abc import Iterator

from bgaudit.source import Source
from bgaudit.transcript.losses import Loss, lost
from bgaudit.transcript.mat.reader import read
from bgaudit.transcript.mat.row_numbers import RowNumbers
from bgaudit.transcript.mat.two_columns import in_two_columns
from bgaudit.transcript.mat.written_cells import written_cell
from bgaudit.transcript.model import Drop, Event, Game, Match, Record, Result, SetPosition, Turn

_LEFT = 27
"""The width of the left column, behind a number of five characters."""
_RIGHT = 33
"""Where the right column begins."""
_RESULT = {1: 6, 2: 34}
_KEYS = {
    "cubelimit": "CubeLimit",
    "eventdate": "EventDate",
    "eventtime": "EventTime",
    "match id": "Match ID",
    "timecontrol": "TimeControl",
}
"""Header tags that are not written with a single capital at the beginning of each word."""
_NAMES = ("Player 1", "Player 2")


def write(record: Record) -> str:
    """The text of a record, without what a .mat record has no place for."""
    columns, _ = in_two_columns(record)
    lines = (line for match in columns.matches for line in _match(match))
    return "\n".join(lines).rstrip("\n") + "\n"


def cannot_hold(record: Record) -> Iterator[Loss]:
    """What is not in the text: what has no place in it, and what is not read from it as it was."""
    columns, losses = in_two_columns(record)
    yield from losses
    yield from lost(columns, read(Source.from_text("", write(columns))), "a .mat record")


def _match(match: Match) -> Iterator[str]:
    for key, tag in match.tags.items():
        yield f'; [{_KEYS.get(key, key.title())} "{tag.value}"]'
    if match.tags:
        yield ""
    if match.length is not None:
        yield f" {match.length} point match"
        yield ""
    names, points = (*match.players, *_NAMES[len(match.players) :])[:2], (0, 0)
    for number, game in enumerate(match.games, 1):
        if game.score is not None:
            names, points = game.score.names, game.score.points
        yield f" Game {number if game.number is None else game.number}"
        yield f" {names[0]} : {points[0]}".ljust(_LEFT + 3) + f"  {names[1]} : {points[1]}"
        yield from _game(game)
        yield ""
        points = _after(points, game)


def _after(points: tuple[int, int], game: Game) -> tuple[int, int]:
    """The points after a game, as its result has them."""
    for event in game.events:
        if isinstance(event.action, Result) and event.side:
            won = event.action.points
            return (points[0] + won, points[1]) if event.side == 1 else (points[0], points[1] + won)
    return points


def _game(game: Game) -> Iterator[str]:
    rows = RowNumbers()
    lines: list[str] = []
    before: Event | None = None
    for event in game.events:
        match event.action:
            case SetPosition(letters):
                lines.append(f"; Set Pos={letters}/0")
                rows.end_row()
            case _ if event.side is None:
                continue
            case Result() if not _beside_a_drop(event, before):
                lines.append(" " * _RESULT[event.side] + _cell(event).strip())
                rows.end_row()
            case _:
                if rows.begins_row(event.side):
                    lines.append(f"{rows.number:3d}) ")
                lines[-1] = _with_cell(lines[-1], event)
        before = event
    return map(str.rstrip, lines)


def _beside_a_drop(event: Event, before: Event | None) -> bool:
    """The winner's column is free where the left player dropped."""
    return event.side == 2 and before is not None and before[:2] == (1, Drop())


def _with_cell(row: str, event: Event) -> str:
    """A row with one more cell."""
    if event.side == 2:
        row = row.ljust(_RIGHT) if len(row) < _RIGHT else f"{row} "
    return row + _cell(event)


def _cell(event: Event) -> str:
    """A cell; what is no turn is set in by one."""
    cell = written_cell(event.action) or ""
    return cell if isinstance(event.action, Turn) else f" {cell}"
