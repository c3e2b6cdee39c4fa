"""How many boards are looked at for what else may have been played: no record makes that endless.

Each look may list all legal plays. Of real records hardly one takes any, and none more than sixty.
"""

from __future__ import annotations

_MOST_FOR_A_PLAY = 300
_MOST_IN_RECORD = 400


class Looks:
    """What is left of them in a record."""

    def __init__(self) -> None:
        self._left = _MOST_IN_RECORD
        self._for_this_play = 0

    def begin(self) -> None:
        """From now on they are for another play."""
        self._for_this_play = min(self._left, _MOST_FOR_A_PLAY)

    def take(self) -> bool:
        """Whether there is one left for this play; it is used up."""
        if not self._for_this_play:
            return False
        self._for_this_play -= 1
        self._left -= 1
        return True
