"""The last turn of a game may break off: what follows it is its result, or nothing."""

from __future__ import annotations

from bgaudit.transcript.model import Game, Loss, Resigned, Result, Turn, UnknownPlay

_RESULTS = (Result, Loss, Resigned, UnknownPlay)


def last_turn(game: Game) -> tuple[int, str | None]:
    """Where the last turn stands among the events, and why it may break off, if it may."""
    turns = (place for place, event in enumerate(game.events) if isinstance(event.action, Turn))
    place = max(turns, default=None)
    return (len(game.events), None) if place is None else (place, _why(game, place))


def _why(game: Game, place: int) -> str | None:
    turn, following = game.events[place], game.events[place + 1 :]
    if not all(isinstance(event.action, _RESULTS) for event in following):
        return None
    result = next((event for event in following if isinstance(event.action, Result)), None)
    if result is None:
        # What is written as it happens is complete line by line.
        return None if game.by_event else "the record of the game ends here"
    if result.side == turn.side:
        return "the player wins, so his last play is not written or the opponent resigned"
    return "the player resigned"
