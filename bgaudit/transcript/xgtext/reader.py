"""XG's text with position exports in it: a .mat record, or nothing but positions.

Among the rows of a record each position belongs to the turn of the player on roll that stands next
to it, behind or before it. Where there is no record, each is a game that begins there. X is side 1
unless the export's names say that he sits on the right. Diagrams and analysis are skipped.
"""

from __future__ import annotations

from dataclasses import replace

from bgaudit.source import Source
from bgaudit.transcript import mat
from bgaudit.transcript.model import Game, Oddity, PositionStated, Record, Remark
from bgaudit.transcript.positions import match_from, turned
from bgaudit.transcript.xgtext.exports import Export, find_exports, without
from bgaudit.transcript.xgtext.placing import Placed, with_positions

_OTHER = {1: 2, 2: 1, None: None}


def read(source: Source) -> Record:
    """All that a text with positions says."""
    exports = find_exports(source)
    record = mat.read(without(source, exports))
    games = [game for match in record.matches for game in match.games]
    if not games:
        return _positions(exports, record)
    of_games: list[list[Placed]] = [[] for _ in games]
    for export in exports:
        begun = [n for n, game in enumerate(games) if game.span.start < export.span.start]
        number = begun[-1] if begun else 0
        if export.position is None:
            games[number].remarks.append(_unread(export))
        else:
            position = _seated(export.position, export.names, games[number])
            of_games[number].append(Placed(position, export.span))
    for game, positions in zip(games, of_games, strict=True):
        if positions:
            game.events = with_positions(game.events, positions)
    return record


def _positions(exports: list[Export], record: Record) -> Record:
    """A record of nothing but positions; what else the text says is about them."""
    marks = [mark for mark in record.remarks if mark.oddity is Oddity.BYTE_ORDER_MARK]
    positions = Record(remarks=marks)
    for export in exports:
        if export.position is None:
            positions.remarks.append(_unread(export))
        else:
            names = export.names or ("", "")
            positions.matches.append(match_from(export.position, names, export.span))
    return positions


def _seated(position: PositionStated, names: tuple[str, str] | None, game: Game) -> PositionStated:
    """The position from side 1's view, if X is not the player of the left column."""
    seats = game.score.names if game.score else None
    if names is None or seats is None or names == seats or names[::-1] != seats:
        return position
    return replace(
        position,
        letters=turned(position.letters),
        on_roll=3 - position.on_roll,
        owner=_OTHER[position.owner],
        score=position.score[::-1],
    )


def _unread(export: Export) -> Remark:
    return Remark(Oddity.NOT_UNDERSTOOD, export.span, "this is no XGID that can be read")
