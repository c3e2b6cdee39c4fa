"""What bgaudit says of a record under a rule set, in lines that can be read and compared."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from bgaudit import Audit, Finding, RuleSet, Source, audit, load_preset, preset_names
from bgaudit.replay.checks.example import whole_record

ALL = tuple(preset_names())
"""Every rule set that comes with bgaudit."""

_STOPS = "MT003"
"""That the record ends before the match is won, as nearly every one here does."""


def audited(record: str, rules: str | RuleSet, selected: Iterable[str] = ()) -> Audit:
    """The audit of a record, or of rows that are made into one as the examples of checks are."""
    source = Source.from_text("case.mat", whole_record(record.strip("\n")))
    rule_set = load_preset(rules) if isinstance(rules, str) else rules
    return audit(source, rule_set, selected=frozenset(selected))


def verdicts(record: str, rules: str | RuleSet, selected: Iterable[str] = ()) -> list[str]:
    """Each finding as ``game.row player CODE severity``, with a status where it has one."""
    return [*map(_in_words, found(record, rules, selected))]


def codes(record: str, rules: str | RuleSet, selected: Iterable[str] = ()) -> str:
    """The codes of all findings, in order; a dash if there are none."""
    return " ".join(finding.code for finding in found(record, rules, selected)) or "-"


def changed(rules: str, options: dict[str, Any]) -> RuleSet:
    """A rule set with some of its options, given by their dotted keys, set otherwise."""
    result: Any = load_preset(rules)
    for key, value in options.items():
        result = _with(result, key.split("."), value)
    return result  # type: ignore[no-any-return]


def _with(section: Any, path: list[str], value: Any) -> Any:
    first, *rest = path
    if rest:
        value = _with(getattr(section, first), rest, value)
    return replace(section, **{first: value})


def found(record: str, rules: str | RuleSet, selected: Iterable[str] = ()) -> list[Finding]:
    """All findings, but for the one that the record stops."""
    return [
        finding for finding in audited(record, rules, selected).findings if finding.code != _STOPS
    ]


def _in_words(finding: Finding) -> str:
    where = f"{finding.game or '-'}.{finding.row or '-'}"
    player = {1: "Anna", 2: "Marc", None: "-"}[finding.player]
    status = "" if finding.status == "n/a" else f" {finding.status}"
    return f"{where} {player} {finding.code} {finding.severity}{status}"
