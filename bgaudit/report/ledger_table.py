"""The ledger of a chouette: what each player won or lost, game by game and in all."""

from __future__ import annotations

from collections.abc import Sequence

from bgaudit.replay.outcome import GameOutcome, MatchOutcome, Places
from bgaudit.report import wording
from bgaudit.report.layout import Column, parted_table
from bgaudit.report.scores_table import DIFFERS

_COLUMNS = (
    Column("game", number=True),
    Column("box"),
    Column("captain"),
    Column("winner"),
    Column("points", number=True),
    Column("how"),
    Column("cube", number=True),
)
_KEYS = 2
"""The columns that tell what a row is, which is also the total."""
_TEAM = "team"


def ledger_table(match: MatchOutcome, ledger: Sequence[int], width: int) -> str:
    """Every game with its row, then the totals; what the record has instead is marked."""
    rows = game_rows(match) + total_rows(match, ledger)
    return parted_table(columns(match), rows, width, _KEYS, len(_COLUMNS))


def columns(match: MatchOutcome) -> list[Column]:
    """The columns of a ledger, which has one for each player."""
    return [*_COLUMNS, *(Column(name, number=True) for name in wording.names(match))]


def game_rows(match: MatchOutcome) -> list[list[str]]:
    """The cells of the games, a printable text for each column."""
    return [_row(match, game, game.chouette) for game in match.games if game.chouette]


def total_rows(match: MatchOutcome, ledger: Sequence[int]) -> list[list[str]]:
    """The cells of the totals, and of those that the record has instead."""
    rows = [_totals("total", ledger)]
    if match.recorded_ledger not in (None, ledger):
        rows.append(_totals(f"recorded {DIFFERS}", match.recorded_ledger))
    return rows


def _row(match: MatchOutcome, game: GameOutcome, places: Places) -> list[str]:
    box, captain, *_ = places.order
    won_by = {None: wording.NOT_KNOWN, box: wording.name(match, box)}
    return [
        wording.number(game.number),
        wording.name(match, box),
        wording.name(match, captain),
        won_by.get(game.winner, _TEAM),
        wording.number(game.points),
        wording.how(game),
        str(game.cube),
        *map(wording.signed, places.ledger),
    ]


def _totals(what: str, points: Sequence[int]) -> list[str]:
    return ["", what, "", "", "", "", "", *map(wording.signed, points)]
