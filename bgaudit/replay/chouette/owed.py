"""What each member of a team wins from the box in a game, or loses to him."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from bgaudit.replay.chouette.member_games import MemberGames
from bgaudit.replay.chouette.places import TEAM
from bgaudit.replay.score.settle import Settlement


class Owed(NamedTuple):
    """What is due between a member and the box: above 0 the box pays.

    ``points`` are all amounts that may be due, the likeliest first; none if it is not known.
    ``told`` is another one that follows from a result line which is wrong and told to be.
    """

    member: int
    points: tuple[int, ...]
    dropped: bool
    told: int | None = None

    def allows(self, stated: int) -> bool:
        """Whether a payment is right, or no fault of its own."""
        return not self.points or stated in self.points or stated == self.told

    def count(self, stated: int | None) -> int:
        """What the game counts for the member; what is stated where it may be so."""
        if stated is not None and (not self.points or stated in self.points):
            return stated
        return self.points[0] if self.points else 0


def owed_by(games: MemberGames, settlements: Mapping[int, Settlement]) -> list[Owed]:
    """What is due to each member by how his game was settled; not known where his answer is not."""
    return [
        _owed(member, settlement, dropped=member in games.dropped)
        if member not in games.silent
        else Owed(member, (), dropped=False)
        for member, settlement in settlements.items()
    ]


def _owed(member: int, settlement: Settlement, *, dropped: bool) -> Owed:
    winner, points, recorded = settlement.winner, settlement.points, settlement.recorded
    if winner is None or points is None:
        return Owed(member, (), dropped)
    if recorded is None:
        possible = (points, *(worth.points for worth in settlement.possible))
        amounts = dict.fromkeys(_signed(winner, worth) for worth in possible)
        return Owed(member, tuple(amounts), dropped)
    told = _signed(recorded.winner or winner, recorded.points)
    return Owed(member, (_signed(winner, points),), dropped, told)


def _signed(winner: int, points: int) -> int:
    return points if winner == TEAM else -points
