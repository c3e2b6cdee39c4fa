"""How actions are written in the cells of a .mat row, as ``grammars/notation.lark`` reads them."""

from __future__ import annotations

from bgaudit.transcript.bga.plays import written_play
from bgaudit.transcript.model import (
    Action,
    Beaver,
    Double,
    Drop,
    Loss,
    Raccoon,
    Resigned,
    Result,
    Take,
    Turn,
    UnknownPlay,
    Unreadable,
)


def written_cell(action: Action) -> str | None:
    """The text of a cell; None if no cell says this."""
    match action:
        case Turn(roll, _, played):
            return f"{roll}: {written_play(played)}" if roll else written_play(played)
        case Double(value) | Beaver(value) | Raccoon(value):
            return f"{type(action).__name__}s{'' if value is None else f' => {value}'}"
        case Take():
            return "Takes"
        case Drop():
            return "Drops"
        case Result(points, and_the_match):
            return f"Wins {_points(points)}{' and the match' if and_the_match else ''}"
        case Loss(points):
            return f"Losses {_points(points)}"
        case Resigned(words):
            return words
        case UnknownPlay():
            return "????"
        case Unreadable(text, ""):
            return text
    return None


def _points(number: int) -> str:
    return f"{number} point{'' if number == 1 else 's'}"
