"""The whole way of one record: detect its format, read it, replay it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bgaudit.config.conditions import Conditions
from bgaudit.replay.outcome import Audit
from bgaudit.rules.ruleset import RuleSet
from bgaudit.source import Source
from bgaudit.transcript.binary import CannotReadError
from bgaudit.transcript.detect import READERS, detect_format
from bgaudit.transcript.renaming import NO_ALIASES, Aliases

if TYPE_CHECKING:
    from bgaudit.replay.checks.check import Check


def audit(
    source: Source,
    rules: RuleSet,
    input_format: str | None = None,
    selected: frozenset[str] = frozenset(),
    aliases: Aliases = NO_ALIASES,
) -> Audit:
    """Check one record against a rule set; nothing that it contains raises.

    ``input_format`` is one of :data:`~bgaudit.transcript.detect.READERS`; None detects it.
    ``selected`` are the codes of checks that are off by default and are wanted. ``aliases`` gives
    to each other name of a player the one that reports show.
    """
    from bgaudit.replay import replay, unreadable

    name = input_format or detect_format(source)
    if name is None:
        from bgaudit.transcript.lookalikes import looks_like

        return unreadable(source, rules, looks_like(source))
    try:
        record = READERS[name](source)
    except CannotReadError as error:
        return unreadable(source, rules, str(error), error.help)
    if source.data:
        source = source.listed(record.listing)
    return replay(source, record, name, rules, selected, aliases)


def audit_under(conditions: Conditions, source: Source, input_format: str | None = None) -> Audit:
    """Check one record as configuration and command line have it, without what they ignore."""
    selection = conditions.selection
    return selection.told(
        audit(source, conditions.rules, input_format, selection.enabled, conditions.aliases)
    )


def audit_example(check: Check, example: str) -> Audit:
    """Check one of a check's own examples, beside the record of another file where it has one."""
    from bgaudit.replay.checks.example import whole_record
    from bgaudit.rules.presets import load_preset

    rules, selected = load_preset(check.rules), frozenset({check.code})
    source = Source.from_text(check.name, whole_record(example))
    told = audit(source, rules, selected=selected)
    if check.beside is None:
        return told
    from bgaudit.archive.known import known_matches
    from bgaudit.archive.repeats import repeated

    beside = audit(Source.from_text("another file", whole_record(check.beside)), rules)
    return told.with_more(repeated(told, lambda _: known_matches(beside)))
