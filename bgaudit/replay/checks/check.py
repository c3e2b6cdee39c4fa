"""What a check is: a code, a name, and all that bgaudit can say about it, declared in one place."""

from __future__ import annotations

from dataclasses import dataclass
from textwrap import dedent
from typing import NotRequired, TypedDict, Unpack

from bgaudit.finding import Severity


@dataclass(frozen=True, slots=True)
class Check:
    """One rule that bgaudit holds a record to.

    ``name`` names the bad pattern and reads well after "allow". ``why`` tells a tournament director
    what the rule is for. ``bad`` is an example that breaks this rule and no other, ``good`` the
    same put right, both read under the rule set ``rules`` (see
    :mod:`bgaudit.replay.checks.example`); ``source`` says where the rule is written down.
    ``options`` are the dotted keys of the options of a rule set that change the verdict, such as
    ``moves.bearoff_waste``. With ``default`` False it is reported only where it is selected.
    """

    code: str
    name: str
    severity: Severity
    summary: str
    why: str
    bad: str
    good: str
    source: str
    rules: str
    options: tuple[str, ...] = ()
    default: bool = True


class _Texts(TypedDict):
    why: str
    bad: str
    good: str
    source: str
    rules: NotRequired[str]
    options: NotRequired[tuple[str, ...]]
    default: NotRequired[bool]


def error(code: str, name: str, summary: str, **texts: Unpack[_Texts]) -> Check:
    """A check whose findings are errors."""
    return _check(Severity.ERROR, code, name, summary, **texts)


def warning(code: str, name: str, summary: str, **texts: Unpack[_Texts]) -> Check:
    """A check whose findings are warnings."""
    return _check(Severity.WARNING, code, name, summary, **texts)


def note(code: str, name: str, summary: str, **texts: Unpack[_Texts]) -> Check:
    """A check whose findings are notes."""
    return _check(Severity.NOTE, code, name, summary, **texts)


def _check(
    severity: Severity,
    code: str,
    name: str,
    summary: str,
    *,
    why: str,
    bad: str,
    good: str,
    source: str,
    rules: str = "standard",
    options: tuple[str, ...] = (),
    default: bool = True,
) -> Check:
    why = " ".join(why.split())
    bad, good = (dedent(example).strip("\n") for example in (bad, good))
    return Check(code, name, severity, summary, why, bad, good, source, rules, options, default)
