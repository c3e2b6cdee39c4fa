"""What bgaudit says of a record: one finding per fault, and the order in which they are told."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from typing import TYPE_CHECKING

from bgaudit.source import Span

if TYPE_CHECKING:
    from bgaudit.rules.position_id import Position
    from bgaudit.slips.explanation import Explanation


class Severity(StrEnum):
    """How grave a finding is.

    An error breaks a rule of the rule set in force, or contradicts what the record itself says; a
    warning is probably a fault; a note is no fault, but worth knowing.
    """

    ERROR = "error"
    WARNING = "warning"
    NOTE = "note"

    @property
    def rank(self) -> int:
        """0 for the gravest."""
        return _RANKS[self]


_RANKS = {Severity.ERROR: 0, Severity.WARNING: 1, Severity.NOTE: 2}


class Status(StrEnum):
    """What became of an illegal play, as far as the record shows it."""

    STOOD = "stood"
    """The opponent rolled without challenging it: it stands as played."""
    OPEN = "open"
    """No roll follows: it could still be challenged."""
    CONDONED = "condoned"
    """The opponent rolled without challenging it, and by the rule set so accepted it."""
    CORRECTED = "corrected"
    """The player took it back in time and played the same roll again."""
    CHALLENGED_IN_TIME = "challenged_in_time"
    """It was challenged in time, and not put right legally."""
    CHALLENGE_LATE = "challenge_late"
    """It was challenged when it already stood."""
    DECLARED = "declared"
    """The record itself calls the play illegal."""
    NOT_APPLICABLE = "n/a"
    """The finding is not about a play that could stand or fall."""


@dataclass(frozen=True, slots=True)
class Finding:
    """One fault, or one thing worth knowing, at one place of a record.

    ``match`` counts from 1 in the file, ``game`` and ``row`` are the numbers that the record
    prints, ``player`` is 1 for the left column and 2 for the right. ``position`` is the one before
    the play, and ``xgid`` and ``gnubg_id`` give it where it can be written so. ``step`` is the one
    step of the play that is at fault, from point to point as the player counts them, 25 the bar and
    0 off. ``probably`` says what seems to have happened, where that was looked for.
    """

    code: str
    name: str
    severity: Severity
    message: str
    span: Span
    rule: str
    help: str | None = None
    status: Status = Status.NOT_APPLICABLE
    match: int | None = None
    game: int | None = None
    row: int | None = None
    player: int | None = None
    dice: tuple[int, int] | None = None
    recorded: str | None = None
    xgid: str | None = None
    gnubg_id: str | None = None
    step: tuple[int, int] | None = None
    probably: Explanation | None = None
    position: Position | None = field(default=None, compare=False, repr=False)


def in_order(findings: list[Finding]) -> list[Finding]:
    """The findings of one source in the one order in which they are told: start, end, code."""
    return sorted(findings, key=lambda f: (f.span.start, f.span.end, f.code, f.message))
