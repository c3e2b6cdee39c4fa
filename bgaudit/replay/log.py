"""Where findings are gathered while a record is replayed."""

from __future__ import annotations

from dataclasses import dataclass, replace

from bgaudit.finding import Finding, Severity, Status, in_order
from bgaudit.replay.checks.check import Check
from bgaudit.replay.looks import Looks
from bgaudit.rules.position_id import Position, to_gnubg_id, to_xgid
from bgaudit.source import Source, Span
from bgaudit.transcript.model import Event


class Log:
    """The findings of one source. Each can still be revised by the number it was given.

    ``selected`` are the codes of checks that are off by default and wanted all the same. ``looks``
    is what a replay that tells this log may still look at.
    """

    def __init__(self, source: Source, selected: frozenset[str] = frozenset()) -> None:
        self.source = source
        self.looks = Looks()
        self._selected = selected
        self._findings: list[Finding | None] = []

    def beside(self) -> Log:
        """An empty log for the same source."""
        return Log(self.source, self._selected)

    def add(self, finding: Finding) -> int:
        """Keep a finding; the number returned is what :meth:`get` and :meth:`put` take."""
        self._findings.append(finding)
        return len(self._findings) - 1

    def wants(self, check: Check) -> bool:
        """Whether findings of a check are reported."""
        return check.default or check.code in self._selected

    def selects(self, check: Check) -> bool:
        """Whether a check was asked for, and so may tell what it keeps to itself otherwise."""
        return check.code in self._selected

    def leave_out(self) -> int:
        """The number of a finding that is not reported."""
        self._findings.append(None)
        return len(self._findings) - 1

    def get(self, number: int) -> Finding | None:
        """A finding by its number, unless it was withdrawn."""
        return self._findings[number]

    def put(self, number: int, finding: Finding | None) -> None:
        """Put another finding in the place of one, or none."""
        self._findings[number] = finding

    def forget(self, span: Span) -> None:
        """Withdraw every finding about a stretch of text."""
        for number, finding in enumerate(self._findings):
            if finding is not None and finding.span == span:
                self._findings[number] = None

    def mark(self) -> int:
        """Where the log stands, for :meth:`go_back_to`."""
        return len(self._findings)

    def since(self, mark: int) -> list[Finding]:
        """All that stand of those added since a mark."""
        return [found for found in self._findings[mark:] if found is not None]

    def go_back_to(self, mark: int) -> None:
        """Forget all that was added since a mark."""
        del self._findings[mark:]

    def findings(self) -> tuple[Finding, ...]:
        """All that stand, in order."""
        return tuple(in_order(self.since(0)))


@dataclass(frozen=True, slots=True)
class GameLog:
    """The log, for findings of one match (counted from 1) and one of its games."""

    log: Log
    match: int | None = None
    game: int | None = None

    def report(
        self,
        check: Check,
        message: str,
        at: Event | Span,
        *,
        help: str | None = None,
        severity: Severity | None = None,
        status: Status = Status.NOT_APPLICABLE,
        player: int | None = None,
        dice: tuple[int, int] | None = None,
        position: Position | None = None,
        recorded: str | None = None,
        step: tuple[int, int] | None = None,
    ) -> int:
        """Add a finding about an event, or about a stretch of text.

        One that is given a severity of its own is reported even if the check is off by default.
        """
        if severity is None and not self.wants(check):
            return self.log.leave_out()
        event = at if isinstance(at, Event) else None
        return self.log.add(
            Finding(
                code=check.code,
                name=check.name,
                severity=severity or check.severity,
                message=message,
                span=at.span if isinstance(at, Event) else at,
                rule=f"{check.summary} ({check.source})" if check.source else check.summary,
                help=help,
                status=status,
                match=self.match,
                game=self.game,
                row=event.row.number if event else None,
                player=self.player_of(event, player or (event.side if event else None)),
                dice=dice,
                recorded=recorded,
                xgid=to_xgid(position) if position else None,
                gnubg_id=to_gnubg_id(position) if position else None,
                step=step,
                position=position,
            )
        )

    def wants(self, check: Check) -> bool:
        """Whether findings of a check are reported."""
        return self.log.wants(check)

    def player_of(self, event: Event | None, side: int | None) -> int | None:
        """The number of the player who a finding about a side is about."""
        return side

    def text(self, span: Span) -> str:
        """What the record says there."""
        return self.log.source.text[span.start : span.end]

    def add_help(self, number: int, sentence: str) -> None:
        """Append to what a finding says would be right."""
        finding = self.log.get(number)
        if finding is not None:
            said = f"{finding.help}; {sentence}" if finding.help else sentence
            self.log.put(number, replace(finding, help=said))

    def withdraw(self, number: int) -> None:
        """Take a finding back."""
        self.log.put(number, None)

    def withdraw_at(self, span: Span) -> None:
        """Take back all that was said of a stretch of text."""
        self.log.forget(span)
