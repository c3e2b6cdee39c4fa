"""The whole way of one record: detect its format, read it, replay it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bgaudit.config.conditions import Conditions
from bgaudit.replay.outcome import Audit
from bgaudit.rules.ruleset import RuleSet
from bgaudit.source import Source
from bgaudit.transcript.detect import READERS, detect_format
from bgaudit.transcript.renaming import NO_ALIASES, Aliases

if TYPE_CHECKING:
    from bgaudit.replay.checks.check import Check
    from bgaudit.replay.moments import Onlooker
    from bgaudit.transcript.model import Record


def audit(
    source: Source,
    rules: RuleSet,
    input_format: str | None = None,
    selected: frozenset[str] = frozenset(),
    aliases: Aliases = NO_ALIASES,
    onlooker: Onlooker | None = None,
) -> Audit:
    """Check one record against a rule set; nothing that it contains raises.

    ``input_format`` is one of :data:`~bgaudit.transcript.detect.READERS`; None detects it.
    ``selected`` are the codes of checks that are off by default and are wanted. ``aliases`` gives
    to each other name of a player the one that reports show. An ``onlooker`` is shown every event
    as the replay reaches it.
    """
    return _audit_and_record(source, rules, input_format, selected, aliases, onlooker)[0]


def audit_with_slips(
    source: Source,
    rules: RuleSet,
    input_format: str | None = None,
    selected: frozenset[str] = frozenset(),
    aliases: Aliases = NO_ALIASES,
    onlooker: Onlooker | None = None,
) -> Audit:
    """The same, with what probably happened beside each finding that a slip may explain."""
    found, record = _audit_and_record(source, rules, input_format, selected, aliases, onlooker)
    if record is None or not found.findings:
        return found
    from bgaudit.slips.explaining import explained

    return explained(found, record, rules)


def audit_under(
    conditions: Conditions,
    source: Source,
    input_format: str | None = None,
    onlooker: Onlooker | None = None,
) -> Audit:
    """Check one record as configuration and command line have it, without what they ignore."""
    selection, aliases = conditions.selection, conditions.aliases
    audited = audit_with_slips if conditions.slips else audit
    return selection.told(
        audited(source, conditions.rules, input_format, selection.enabled, aliases, onlooker)
    )


def _audit_and_record(
    source: Source,
    rules: RuleSet,
    input_format: str | None,
    selected: frozenset[str],
    aliases: Aliases,
    onlooker: Onlooker | None,
) -> tuple[Audit, Record | None]:
    """An audit with the record that was read, None if there is none."""
    # Whoever knows all audits already needs none of these.
    from bgaudit.replay import replay, unreadable
    from bgaudit.transcript.binary import CannotReadError

    name = input_format or detect_format(source)
    if name is None:
        from bgaudit.transcript.lookalikes import looks_like

        return unreadable(source, rules, looks_like(source)), None
    try:
        record = READERS[name](source)
    except CannotReadError as error:
        return unreadable(source, rules, str(error), error.help), None
    if source.data:
        source = source.listed(record.listing)
    return replay(source, record, name, rules, selected, aliases, onlooker), record


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
