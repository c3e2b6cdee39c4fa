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
    ``moves.bearoff_waste``. With ``default`` False it is reported only where it is selected. What
    shows only across an archive has the record of an earlier file ``beside`` its examples.
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
    beside: str | None = None


class _Texts(TypedDict):
    why: str
    bad: str
    good: str
    source: str
    rules: NotRequired[str]
    options: NotRequired[tuple[str, ...]]
    default: NotRequired[bool]
    beside: NotRequired[str]


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
    beside: str | None = None,
) -> Check:
    return Check(
        code,
        name,
        severity,
        summary,
        " ".join(why.split()),
        _example(bad),
        _example(good),
        source,
        rules,
        options,
        default,
        _example(beside) if beside is not None else None,
    )


def _example(text: str) -> str:
    return dedent(text).strip("\n")
