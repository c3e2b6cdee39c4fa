"""What a record says of a chouette. Players are numbered from 1 in the order of the header."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Throw:
    """A player's die in the throw for the order of players."""

    die: int


@dataclass(frozen=True, slots=True)
class OrderStated:
    """The order of players for a game: the box, the captain, and the rest of the team."""

    players: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class BoxStated:
    """Who is in the box."""


@dataclass(frozen=True, slots=True)
class CaptainStated:
    """Who is captain of the team."""


@dataclass(frozen=True, slots=True)
class TeamStated:
    """The team in its order; the captain may be among them."""

    players: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Vote:
    """A member agrees to a double by the team, or does not."""

    agreed: bool


@dataclass(frozen=True, slots=True)
class Suggested:
    """A member speaks for another play or decision than the captain's, in these words."""

    text: str


@dataclass(frozen=True, slots=True)
class Paid:
    """A player pays another."""

    to: int
    points: int


@dataclass(frozen=True, slots=True)
class LedgerStated:
    """What each player has won or lost, in the order of the header: in one game, or in all."""

    points: tuple[int, ...]
    total: bool = False


ChouetteAction = (
    Throw
    | OrderStated
    | BoxStated
    | CaptainStated
    | TeamStated
    | Vote
    | Suggested
    | Paid
    | LedgerStated
)
