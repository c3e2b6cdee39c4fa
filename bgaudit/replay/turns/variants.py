"""The starting position of a match whose header does not name it, told from its first game."""

from __future__ import annotations

from bgaudit.replay.turns.doubt import seen_by
from bgaudit.replay.turns.judge import judge
from bgaudit.rules.board import VARIANTS, starting_board
from bgaudit.transcript.model import Event, Match, NoPlay, Play, SetPosition, Turn

STANDARD = "standard"


_GAMES = 2
"""How many games must fit: a fault may make one look like another variant by chance."""


def fitting_variant(match: Match) -> str | None:
    """The variant from whose start the first games are legal, if the standard one is not it.

    A game that goes on from a stated position does not show how the others begin.
    """
    games = match.games[:_GAMES]
    if any(isinstance(event.action, SetPosition) for game in games for event in game.events):
        return None
    turns = [[e for e in game.events if isinstance(e.action, Turn)] for game in games]
    fitting = [name for name in VARIANTS if all(_starts_from(name, each) for each in turns)]
    return fitting[0] if fitting and STANDARD not in fitting else None


def _starts_from(variant: str, turns: list[Event]) -> bool:
    board = starting_board(variant)
    before: int | None = None
    for event in turns:
        turn = event.action
        side = event.side
        if not isinstance(turn, Turn) or turn.dice is None or side is None or side == before:
            return False
        if not isinstance(turn.played, Play | NoPlay):
            return False
        verdict = judge(seen_by(side, board), turn.dice, turn.played)
        if not verdict.readings:
            # The last turn of a game may break off.
            return event is turns[-1] and isinstance(turn.played, NoPlay)
        before = side
        board = seen_by(side, verdict.readings[0].board)
    return bool(turns)
