"""What a game's lines say of where the players sit, and what those who roll show of it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from bgaudit.rules.chouette import Order
from bgaudit.transcript.model import (
    BoxStated,
    CaptainStated,
    Drop,
    Event,
    Moved,
    OrderStated,
    Roll,
    TeamStated,
    Throw,
    Turn,
)


@dataclass(frozen=True, slots=True)
class Said:
    """The throws and statements of one game, and the first roll of each player.

    Only rolls before a drop count, as long as the captain is in the game.
    """

    throws: tuple[Event, ...]
    statements: tuple[Event, ...]
    rolls: tuple[Event, ...]

    @classmethod
    def in_game(cls, events: Sequence[Event]) -> Said:
        """All that the events of a game say."""
        statement = OrderStated | BoxStated | CaptainStated | TeamStated
        return cls(
            tuple(e for e in events if isinstance(e.action, Throw) and e.who is not None),
            tuple(e for e in events if isinstance(e.action, statement)),
            _first_rolls(events),
        )

    @property
    def first(self) -> Event | None:
        """The first throw or statement, if there is any."""
        return min((*self.throws, *self.statements), key=lambda e: e.span.start, default=None)

    @property
    def dice(self) -> list[tuple[int, int]]:
        """Each throw as a player and his die."""
        return [(e.who, e.action.die) for e in self.throws if e.who and isinstance(e.action, Throw)]

    @property
    def named(self) -> set[int]:
        """The players whose places are stated."""
        return {player for event in self.statements for player in _named(event)}

    def placed(self, base: Order) -> Order:
        """An order with what is stated put in it."""
        players = base.players
        for event in self.statements:
            named = _named(event)
            match event.action:
                case CaptainStated():
                    box = next(player for player in players if player not in named)
                    players = (box, *named, *players)
                case TeamStated():
                    players = (*(player for player in players if player not in named), *named)
                case _:
                    players = (*named, *players)
            players = tuple(dict.fromkeys(players))
        return Order(players)

    def played(self, possible: Sequence[Order]) -> Order:
        """The first order that has those who roll as box and captain, or else the first."""
        rollers = {event.who for event in self.rolls}
        fitting = (order for order in possible if rollers <= {order.box, order.captain})
        return next(fitting, possible[0])


def _named(event: Event) -> tuple[int, ...]:
    """The players whose places a statement gives."""
    match event.action:
        case OrderStated(players) | TeamStated(players):
            return players
    return () if event.who is None else (event.who,)


def _first_rolls(events: Iterable[Event]) -> tuple[Event, ...]:
    first: dict[int, Event] = {}
    for event in events:
        if isinstance(event.action, Drop):
            break
        if isinstance(event.action, Roll | Turn | Moved) and event.who is not None:
            first.setdefault(event.who, event)
    return tuple(first.values())
