"""Checks as JSON, for ``bgaudit checks`` and ``bgaudit explain``. Keys are only ever added."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any

from bgaudit import __version__
from bgaudit.finding import Finding, Severity
from bgaudit.replay.checks.check import Check
from bgaudit.replay.checks.example import whole_record
from bgaudit.replay.checks.told import Told
from bgaudit.replay.outcome import Audit
from bgaudit.rules.options.lookup import option_at

SCHEMA = 1


def as_json(checks: Iterable[dict[str, Any]], told: Iterable[Told]) -> str:
    """One object for the run, with an entry on each line.

    ``waiting`` is a key of schema 1 for codes without a check or anything that tells them: none.
    """
    head = {"schema": SCHEMA, "tool": {"name": "bgaudit", "version": __version__}}
    lists = {
        "checks": checks,
        "waiting": [],
        "told": [entry._asdict() for entry in told],
    }
    text = _text(head)[:-1]
    for name, entries in lists.items():
        lines = ",".join(f"\n  {_text(entry)}" for entry in entries)
        text += f',\n "{name}": [{lines}]'
    return text + "}\n"


def facts(check: Check) -> dict[str, Any]:
    """What the table of checks shows of one, and what it rests on."""
    return {
        "code": check.code,
        "name": check.name,
        "severity": check.severity,
        "default": check.default,
        "summary": check.summary,
        "options": check.options,
        "source": check.source,
    }


def page(check: Check, of_the_bad_one: Audit) -> dict[str, Any]:
    """All about one check; the audit is that of its bad example."""
    options = [
        {
            "key": option.key,
            "says": option.says,
            "takes": option.takes,
            "default": option.default,
        }
        for option in map(option_at, check.options)
    ]
    beside = {"beside": whole_record(check.beside)} if check.beside else {}
    return facts(check) | {
        "why": check.why,
        "options": options,
        "rules": check.rules,
        "bad": whole_record(check.bad),
        "good": whole_record(check.good),
        "findings": [_said(of_the_bad_one, found) for found in telling(check, of_the_bad_one)],
        **beside,
    }


def telling(check: Check, audit: Audit) -> list[Finding]:
    """Those findings of an audit of its bad example that tell something about the check."""
    return [
        finding
        for finding in audit.findings
        if finding.code == check.code or finding.severity is not Severity.NOTE
    ]


def _said(audit: Audit, finding: Finding) -> dict[str, Any]:
    place = audit.source.place(finding.span.start)
    return {
        "code": finding.code,
        "severity": finding.severity,
        "line": place.line,
        "column": place.column,
        "message": finding.message,
        "help": finding.help,
    }


def _text(value: dict[str, Any]) -> str:
    return json.dumps(value, ensure_ascii=False)
