"""What bgaudit says of its own checks: a table of all of them, and a page on each."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from textwrap import indent

from bgaudit.replay.checks.check import Check
from bgaudit.replay.checks.example import whole_record
from bgaudit.replay.checks.told import Told
from bgaudit.replay.outcome import Audit
from bgaudit.report.characters import finished, printable
from bgaudit.report.check_facts import telling
from bgaudit.report.layout import Column, room_beside, table, wrapped
from bgaudit.rules.options.lookup import option_at

_WIDEST = 100
"""Longer lines of prose are hard to read."""

_INDENT = "    "
_CODE, _NAME = Column("code"), Column("name")
_COLUMNS = (_CODE, _NAME, Column("severity"), Column("default"))
_SUMMARY = Column("what it finds")
_TOLD = (_CODE, _NAME, Column("told by"), Column("how"))
_LEAST = 24


def checks_table(checks: Sequence[Check], width: int) -> str:
    """Every check on a row of its own."""
    facts = [
        (check.code, check.name, str(check.severity), "on" if check.default else "off")
        for check in checks
    ]
    room = max(_LEAST, room_beside(_COLUMNS, facts, width))
    rows = [(*row, wrapped(check.summary, room)) for row, check in zip(facts, checks, strict=True)]
    return finished(table((*_COLUMNS, _SUMMARY), rows)) + "\n"


def other_codes(told: Sequence[Told]) -> str:
    """Those codes that are no checks, by what tells them."""
    rows = [(*entry[:2], " ".join(entry.by), entry.how) for entry in told]
    return f"\n{finished(table(_TOLD, rows))}\n"


def other_page(entry: Told, width: int) -> str:
    """Why a code is no check."""
    why = f"{entry.code} {entry.name} is no check of its own: {entry.reason}"
    return wrapped(why, min(width, _WIDEST)) + "\n"


def check_page(check: Check, of_the_bad_one: Audit, width: int) -> str:
    """All about one check; the audit is that of its bad example."""
    width = min(width, _WIDEST)
    off = f", off unless selected with --extend-select {check.code}" if not check.default else ""
    parts = [
        wrapped(f"{check.code} {check.name}: {check.summary} ({check.severity}{off})", width),
        wrapped(check.why, width),
        _example("in another file", check, check.beside) if check.beside else "",
        _example("wrong", check, check.bad),
        "\n".join(_said(check, of_the_bad_one, width)),
        _example("right", check, check.good),
        "\n".join(_options(check, width)),
        wrapped(f"source: {check.source}", width),
    ]
    return finished("\n\n".join(filter(None, parts))) + "\n"


def _example(what: str, check: Check, example: str) -> str:
    under = f", under the rule set {check.rules}" if check.rules != "standard" else ""
    record = whole_record(example).rstrip("\n")
    return f"{what}{under}:\n\n" + "\n".join(
        f"{_INDENT}{line}" if line else "" for line in record.split("\n")
    )


def _said(check: Check, audit: Audit, width: int) -> Iterator[str]:
    """What bgaudit finds in the bad example."""
    yield "bgaudit says:\n"
    for finding in telling(check, audit):
        place = audit.source.place(finding.span.start)
        told = f"line {place.line}: {finding.severity} {finding.code} {finding.message}"
        yield _block(told, width)
        if finding.help:
            yield indent(_block(f"help: {finding.help}", width - len(_INDENT)), _INDENT)


def _options(check: Check, width: int) -> Iterator[str]:
    if not check.options:
        return
    yield "options of the rule set that change it:\n"
    for option in map(option_at, check.options):
        told = f"{option.key}: {option.says} ({option.takes}; usually {option.default})"
        yield _block(told, width, (option.default,))


def _block(text: str, width: int, whole: Sequence[str] = ()) -> str:
    """Wrapped text, set in; what follows its first line is set in further."""
    lines = wrapped(printable(text), width - 2 * len(_INDENT), whole).split("\n")
    return "\n".join(
        f"{_INDENT if number == 0 else 2 * _INDENT}{line}" for number, line in enumerate(lines)
    )
