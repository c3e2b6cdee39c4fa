"""What is paid in a chouette, and what its ledger says, held against what is due."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from bgaudit.replay.checks import chouette as checks
from bgaudit.replay.chouette.names import Names
from bgaudit.replay.chouette.owed import Owed
from bgaudit.replay.chouette.places import BOX, TEAM
from bgaudit.replay.log import GameLog
from bgaudit.replay.score.points_judge import points_in_words
from bgaudit.rules.chouette import Order, Row, ledger_row
from bgaudit.transcript.model import Event, Paid, Result


class Payments:
    """The payments of one game; ``owed`` is what is due for it."""

    def __init__(self, log: GameLog, names: Names, order: Order, owed: Sequence[Owed]) -> None:
        self._log = log
        self._names = names
        self._order = order
        self._owed = owed
        self._paid: dict[int, int] = {}
        """What each member is recorded to have won, or lost, in payments one by one."""

    def look_at(self, events: Iterable[Event]) -> None:
        """The payments that are written one by one."""
        at: dict[int, Event] = {}
        last: Event | None = None
        for event in events:
            if not isinstance(event.action, Paid) or event.who is None:
                continue
            last = event
            member, points = self._between(event, event.who, event.action)
            if member is not None:
                self._paid[member] = self._paid.get(member, 0) + points
                at[member] = event
        if last is None:
            return
        at_the_end = any(owed.member in self._paid for owed in self._owed if not owed.dropped)
        stated = {
            owed.member: self._paid.get(owed.member, 0)
            for owed in self._owed
            if at_the_end or owed.member in self._paid
        }
        self._compare(stated, at, last)

    def row(self, event: Event, row: Row) -> None:
        """A row of the ledger, which adds up to zero."""
        stated = {
            owed.member: row[owed.member - 1]
            for owed in self._owed
            if row[owed.member - 1] != self._paid.get(owed.member)
        }
        self._compare(stated, {}, event)

    def result(self, event: Event, result: Result) -> None:
        """The result of a game in which the members play for different stakes."""
        side = TEAM if event.side == TEAM else BOX
        stated = result.points if side == TEAM else -result.points
        left = [owed for owed in self._owed if not owed.dropped and owed.points]
        if left and not any(owed.allows(stated) for owed in left):
            self._wrong_end(event._replace(side=None), left, {owed.member: stated for owed in left})

    def counted(self, row: Row | None) -> Row:
        """The row of the game as it counts; what one states where that may be."""
        stated = dict(enumerate(row, 1)) if row else self._paid
        won = {owed.member: owed.count(stated.get(owed.member)) for owed in self._owed}
        return ledger_row(self._order, won)

    def _between(self, event: Event, who: int, paid: Paid) -> tuple[int | None, int]:
        """The member who is paid by the box, or pays him, and what that is to him."""
        if who == self._order.box and paid.to != who:
            return paid.to, paid.points
        if paid.to == self._order.box and paid.to != who:
            return who, -paid.points
        self._log.report(
            checks.WRONG_END_PAYMENT,
            f"{self._names[who]} pays {self._names[paid.to]}",
            event,
            player=who,
            help=f"all is paid between {self._names[self._order.box]}, the box, and each member",
        )
        return None, 0

    def _compare(self, stated: Mapping[int, int], at: Mapping[int, Event], last: Event) -> None:
        """Each wrong drop is a fault; those of the end come from one stake, and are one."""
        wrong = [
            owed
            for owed in self._owed
            if owed.member in stated and not owed.allows(stated[owed.member])
        ]
        for owed in wrong:
            if owed.dropped:
                event = at.get(owed.member, last)
                self._wrong_drop(event, owed, stated[owed.member])
        at_the_end = [owed for owed in wrong if not owed.dropped]
        if at_the_end:
            event = next((at[o.member] for o in at_the_end if o.member in at), last)
            self._wrong_end(event, at_the_end, stated)

    def _wrong_drop(self, event: Event, owed: Owed, stated: int) -> None:
        stake = points_in_words(-owed.points[0])
        self._log.report(
            checks.WRONG_DROP_PAYMENT,
            f"{self._names[owed.member]} drops and {_won(stated, owed.points[0])}",
            event,
            player=owed.member,
            help=f"who drops pays the stake before the double, {stake}, and is out of this game",
        )

    def _wrong_end(self, event: Event, wrong: Sequence[Owed], stated: Mapping[int, int]) -> None:
        said = [
            f"{self._names[owed.member]} {_won(stated[owed.member], owed.points[0])}"
            for owed in wrong
        ]
        due = [f"{self._names[owed.member]} {_won(owed.points[0], 0)}" for owed in wrong]
        self._log.report(
            checks.WRONG_END_PAYMENT,
            ", ".join(said),
            event,
            player=wrong[0].member if len(wrong) == 1 else None,
            help=f"by the cube and the kind of win {', '.join(due)}",
        )


def _won(points: int, due: int) -> str:
    """What a member won or lost; of nothing, what he should have."""
    verb = "wins" if (points or due) > 0 else "loses"
    return f"{verb} {points_in_words(abs(points)) if points else 'nothing'}"
