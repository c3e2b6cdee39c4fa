"""What a check is: a code, a name, and all that bgaudit can say about it, declared in one place."""

from __future__ import annotations

from dataclasses import dataclass

from bgaudit.finding import Severity


@dataclass(frozen=True, slots=True)
class Check:
    """One rule that bgaudit holds a record to.

    ``name`` reads well after "allow". ``bad`` and ``good`` are the rows of a record that breaks
    the rule and of one that does not (see :mod:`bgaudit.replay.checks.example`); ``source`` says
    where the rule is written down.
    """

    code: str
    name: str
    severity: Severity
    summary: str
    why: str
    bad: str
    good: str
    source: str


def error(
    code: str,
    name: str,
    summary: str,
    *,
    why: str = "",
    bad: str = "",
    good: str = "",
    source: str = "",
) -> Check:
    """A check whose findings are errors."""
    return Check(code, name, Severity.ERROR, summary, why, bad, good, source)


def warning(
    code: str,
    name: str,
    summary: str,
    *,
    why: str = "",
    bad: str = "",
    good: str = "",
    source: str = "",
) -> Check:
    """A check whose findings are warnings."""
    return Check(code, name, Severity.WARNING, summary, why, bad, good, source)


def note(
    code: str,
    name: str,
    summary: str,
    *,
    why: str = "",
    bad: str = "",
    good: str = "",
    source: str = "",
) -> Check:
    """A check whose findings are notes."""
    return Check(code, name, Severity.NOTE, summary, why, bad, good, source)
