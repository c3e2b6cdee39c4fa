"""The sides of a chouette: the box is side 1 and the team side 2 of a game between two."""

from __future__ import annotations

from bgaudit.rules.chouette import Order
from bgaudit.transcript.model import Event

BOX, TEAM = 1, 2


def side_of(player: int, order: Order) -> int:
    """The side that a player is on."""
    return BOX if player == order.box else TEAM


def seated(event: Event, order: Order) -> Event:
    """The event with the side of its player."""
    if event.who is None:
        return event
    return event._replace(side=side_of(event.who, order))
