"""The last turn of a game may break off: what follows it is its result, or nothing."""

from __future__ import annotations

from bgaudit.transcript.model import (
    Event,
    Game,
    Loss,
    MenStated,
    NoPlay,
    Play,
    PositionStated,
    Resigned,
    Result,
    Turn,
    UnknownPlay,
)

_RESULTS = (Result, Loss, Resigned, UnknownPlay)


def last_turn(game: Game) -> tuple[int, str | None]:
    """Where the last turn stands among the events, and why it may break off, if it may."""
    for place in range(len(game.events) - 1, -1, -1):
        if isinstance(game.events[place].action, Turn):
            return place, _why(game, place)
    return len(game.events), None


def _why(game: Game, place: int) -> str | None:
    turn = game.events[place]
    # Where the men are said to stand is nothing that anybody does.
    following = [
        e for e in game.events[place + 1 :] if not isinstance(e.action, MenStated | PositionStated)
    ]
    if not all(isinstance(event.action, _RESULTS) for event in following):
        return None
    if not following and (game.goes_on or game.by_event) and _is_played(turn):
        return None
    result = next((event for event in following if isinstance(event.action, Result)), None)
    if result is None:
        return "the record of the game ends here"
    if result.side == turn.side:
        return "the player wins, so his last play is not written or the opponent resigned"
    return "the player resigned"


def _is_played(event: Event) -> bool:
    """Whether a turn says what was played, be it that nothing could be."""
    played = event.action.played if isinstance(event.action, Turn) else None
    return isinstance(played, Play) or (isinstance(played, NoPlay) and bool(played.words))
