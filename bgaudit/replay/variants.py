"""The starting position of a match whose header does not name it, told from its first game."""

from __future__ import annotations

from bgaudit.replay.doubt import seen_by
from bgaudit.replay.judge import judge
from bgaudit.rules.board import VARIANTS, starting_board
from bgaudit.transcript.model import Event, Game, NoPlay, Play, SetPosition, Turn

STANDARD = "standard"


def fitting_variant(game: Game) -> str | None:
    """The variant from whose start every turn of a game is legal, if there is one.

    A game that goes on from a stated position does not show how the others begin.
    """
    if any(isinstance(event.action, SetPosition) for event in game.events):
        return None
    turns = [event for event in game.events if isinstance(event.action, Turn)]
    return next((name for name in VARIANTS if _starts_from(name, turns)), None)


def _starts_from(variant: str, turns: list[Event]) -> bool:
    board = starting_board(variant)
    for event in turns:
        turn = event.action
        if not isinstance(turn, Turn) or turn.dice is None or event.side is None:
            return False
        if not isinstance(turn.played, Play | NoPlay):
            return False
        verdict = judge(seen_by(event.side, board), turn.dice, turn.played)
        if not verdict.readings:
            return False
        board = seen_by(event.side, verdict.readings[0].board)
    return bool(turns)
