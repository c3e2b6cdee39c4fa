"""The ledger of a chouette: a row for each game, and what the rows add up to."""

from __future__ import annotations

from collections.abc import Iterable

from bgaudit.replay.checks.chouette import UNEVEN_LEDGER
from bgaudit.replay.chouette.names import Names
from bgaudit.replay.chouette.payments import Payments
from bgaudit.replay.log import GameLog
from bgaudit.rules.chouette import Row
from bgaudit.transcript.model import Event, LedgerStated


class Ledger:
    """The totals as they are computed, and as they are recorded.

    After a fault both are kept, so that a total which follows from it is not told again.
    """

    def __init__(self, names: Names) -> None:
        self.computed: Row = (0,) * len(names)
        self.recorded: Row = self.computed
        self.stated = False
        """Whether the record has any row or total."""
        self._names = names

    def game(self, log: GameLog, events: Iterable[Event], payments: Payments) -> Row:
        """A game's row, and its totals, are held against what is due; its row is returned."""
        row: Row | None = None
        total: Row | None = None
        for event in events:
            if not isinstance(event.action, LedgerStated):
                continue
            self.stated = True
            stated = event.action.points
            if not event.action.total:
                row = stated
                self._row(log, event, stated, payments)
            else:
                total = stated
                row = self._total(log, event, stated, row, payments)
        counted = payments.counted(row)
        self.computed = _plus(self.computed, counted)
        self.recorded = total or _plus(self.recorded, row or counted)
        return counted

    def _row(self, log: GameLog, event: Event, row: Row, payments: Payments) -> None:
        if sum(row):
            log.report(
                UNEVEN_LEDGER,
                f"a row that adds up to {sum(row):+}",
                event,
                help="what some win the others lose: it adds up to 0",
            )
        else:
            payments.row(event, row)

    def _total(
        self, log: GameLog, event: Event, total: Row, row: Row | None, payments: Payments
    ) -> Row | None:
        """The totals after a game; where no row is written, they give it."""
        right = _plus(self.computed, payments.counted(row))
        if total == right or (row is not None and total == _plus(self.recorded, row)):
            return row
        if row is None and sum(total) == sum(self.recorded):
            row = tuple(now - before for now, before in zip(total, self.recorded, strict=True))
            payments.row(event, row)
            return row
        fault = f"add up to {sum(total):+}" if sum(total) else "are not those of the rows"
        right_ones = f"they are {self._names.balances(right)}"
        log.report(UNEVEN_LEDGER, f"totals that {fault}", event, help=right_ones)
        return row


def _plus(one: Row, other: Row) -> Row:
    return tuple(a + b for a, b in zip(one, other, strict=True))
