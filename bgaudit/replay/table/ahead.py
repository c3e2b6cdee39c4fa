"""What follows in a record: who acts first shows whose turn it was."""

from __future__ import annotations

from collections.abc import Iterator

from bgaudit.replay.game_in_play import GameInPlay
from bgaudit.transcript.model import (
    Beaver,
    Double,
    Drop,
    EndTurn,
    Event,
    Moved,
    Order,
    Result,
    Roll,
    Ruling,
    Take,
    Turn,
)

_TAKES_A_TURN = (Roll, Turn, Double)
_FINISHES_A_TURN = (Moved, EndTurn)


class Ahead:
    """What follows the event that is replayed, in one game."""

    def __init__(self, play: GameInPlay) -> None:
        self._play = play

    def still_at_it(self, side: int) -> bool:
        """Whether a side goes on with the turn it has begun, before the opponent acts."""
        for event in self._following():
            if event.side == side and isinstance(event.action, _FINISHES_A_TURN):
                return True
            if event.side == side and isinstance(event.action, _TAKES_A_TURN):
                return False
            if isinstance(event.action, (*_FINISHES_A_TURN, Turn, Double)):
                return False
        return False

    def takes_a_turn(self, side: int) -> bool:
        """Whether a side begins a turn before the opponent plays."""
        if isinstance(self._play.events[self._play.place].action, Turn):
            return False  # The opponent rolls and plays in one.
        for event in self._following():
            if event.side == side and isinstance(event.action, _TAKES_A_TURN):
                return True
            if isinstance(event.action, (*_FINISHES_A_TURN, Turn, Double)):
                return False
        return False

    def rolls_next(self, side: int) -> bool:
        """Whether a side rolls before anything else is done with men, dice or cube."""
        for event in self._following():
            if isinstance(event.action, Roll):
                return event.side == side
            if isinstance(event.action, (*_FINISHES_A_TURN, Turn, Double, Take, Drop)):
                return False
        return False

    def is_answered(self) -> bool:
        """Whether a double that waits is answered before anybody plays."""
        for event in self._following():
            if isinstance(event.action, Take | Drop | Beaver):
                return True
            if isinstance(event.action, Moved | Turn | Double):
                return False
        return False

    def is_ruled_on(self) -> bool:
        """Whether a director decides about a roll before it is played."""
        for event in self._following():
            if isinstance(event.action, Ruling):
                return event.action.order in (None, Order.ROLL_STANDS, Order.NEW_ROLL)
            if isinstance(event.action, (*_FINISHES_A_TURN, Turn)):
                return False
        return False

    def _following(self) -> Iterator[Event]:
        events = self._play.events
        for place in range(self._play.place + 1, len(events)):
            if isinstance(events[place].action, Result):
                return
            yield events[place]
