"""Drawn matches as .mat text with hit marks, in the columns of GNU Backgammon."""

from __future__ import annotations

from drawn_matches import Cell, CubeAct, Game, Match

NAMES = ("Anna Bianchi", "Marc Dubois")
_RIGHT = 33


def mat_text(match: Match) -> str:
    """The whole record."""
    lines = [f" {match.length} point match"]
    for number, game in enumerate(match.games, 1):
        lines += ["", f" Game {number}", _score(game), *_rows(match, game)]
    return "\n".join(lines) + "\n"


def _score(game: Game) -> str:
    left, right = (f"{name} : {points}" for name, points in zip(NAMES, game.score, strict=True))
    return f" {left}".ljust(_RIGHT) + right


def _rows(match: Match, game: Game) -> list[str]:
    cells = [cell_text(cell) for cell in game.cells]
    result = _result(match, game)
    if game.winner == 2 and len(cells) % 2 and game.cells[-1] == CubeAct("Drops"):
        cells.append(f" {result}")
        result = ""
    rows = [
        f"{place // 2 + 1:3d}) " + " ".join([cells[place].ljust(27), *cells[place + 1 : place + 2]])
        for place in range(0, len(cells), 2)
    ]
    if result:
        rows.append(" " * (6 if game.winner == 1 else _RIGHT + 1) + result)
    return [row.rstrip() for row in rows]


def _result(match: Match, game: Game) -> str:
    won = game is match.games[-1]
    plural = "" if game.points == 1 else "s"
    return f"Wins {game.points} point{plural}" + " and the match" * won


def cell_text(cell: Cell) -> str:
    """``31: 8/5 6/5*``, `` Doubles => 2``; empty for a blank cell."""
    if cell is None:
        return ""
    if isinstance(cell, CubeAct):
        return f" {cell.word}" + (f" => {cell.value}" if cell.value else "")
    steps = (f"{source}/{target}" + "*" * hit for source, target, hit in cell.play)
    return "{}{}: ".format(*cell.dice) + " ".join(steps)
