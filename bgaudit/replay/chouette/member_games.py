"""A game of a chouette taken apart: one game for each member of the team, against the box.

All of them are played with the same dice and men. A member's game ends when he drops, or the box
drops his double; and if each has a cube of his own, only the doubles of that cube are in it.
"""

from __future__ import annotations

from collections.abc import Iterable

from bgaudit.replay.chouette.places import seated
from bgaudit.rules.chouette import Order
from bgaudit.transcript.model import Event


class MemberGames:
    """The events of each member's game, as far as it goes.

    ``playing`` are the members who are left, in their order. Those who ``dropped`` refused a double
    of the box; from those in ``silent`` an answer to one is missing. ``result`` is the line with
    the result where the members play for different stakes, and it is of none of their games.
    """

    def __init__(self, order: Order) -> None:
        self.order = order
        self.playing = list(order.team)
        self.dropped: list[int] = []
        self.silent: set[int] = set()
        self.result: Event | None = None
        self._events: dict[int, list[Event]] = {member: [] for member in order.team}
        self._last: list[int] = []
        """Those whose games ended at the last double."""

    @property
    def acting(self) -> int:
        """The first in the order who is left: the captain, unless he has dropped."""
        return self.playing[0] if self.playing else self.order.captain

    @property
    def refused(self) -> bool:
        """Whether the game is over because all who were left dropped."""
        return not self.playing and any(member in self.dropped for member in self._last)

    def add(self, event: Event, members: Iterable[int] | None = None) -> None:
        """An event of these members' games; without them, of all that are left.

        What follows when none is left belongs to those that ended last.
        """
        for member in members if members is not None else self.playing or self._last:
            self._events[member].append(seated(event, self.order))

    def take_out(self, event: Event) -> None:
        """An event that is none after all."""
        for events in self._events.values():
            events[:] = [other for other in events if other.span != event.span]

    def offer_begins(self) -> None:
        """A double is offered: who drops now is the last who did."""
        self._last = []

    def end(self, member: int, *, dropped: bool) -> None:
        """A member's game is over: he ``dropped``, or the box did."""
        if member in self.playing:
            self.playing.remove(member)
            self._last.append(member)
            if dropped:
                self.dropped.append(member)

    def of(self, member: int) -> list[Event]:
        """The events of a member's game."""
        return self._events[member]

    def longest(self) -> int:
        """The member whose game goes on longest, the first in the order of those."""
        return max(self.order.team, key=lambda member: len(self._events[member]))
