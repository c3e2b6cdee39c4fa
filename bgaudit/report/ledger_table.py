"""The ledger of a chouette: what each player won or lost, game by game and in all."""

from __future__ import annotations

from collections.abc import Sequence

from bgaudit.replay.outcome import GameOutcome, MatchOutcome
from bgaudit.report import wording
from bgaudit.report.layout import Column, table
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
_TEAM = "team"


def ledger_table(match: MatchOutcome, ledger: Sequence[int]) -> str:
    """Every game with its row, then the totals; what the record has instead is marked."""
    players = range(1, len(match.players) + 1)
    columns = [*_COLUMNS, *(Column(wording.name(match, player), number=True) for player in players)]
    rows = [_row(match, game) for game in match.games]
    rows.append(_totals("total", ledger))
    if match.recorded_ledger not in (None, ledger):
        rows.append(_totals(f"recorded {DIFFERS}", match.recorded_ledger))
    return table(columns, rows)


def _row(match: MatchOutcome, game: GameOutcome) -> list[str]:
    places = game.chouette
    if places is None:
        return []
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
