"""The whole way of one record: detect its format, read it, replay it."""

from __future__ import annotations

from bgaudit.replay.outcome import Audit
from bgaudit.rules.ruleset import RuleSet
from bgaudit.source import Source
from bgaudit.transcript.detect import READERS, detect_format, looks_like


def audit(
    source: Source,
    rules: RuleSet,
    input_format: str | None = None,
    selected: frozenset[str] = frozenset(),
) -> Audit:
    """Check one record against a rule set; nothing that it contains raises.

    ``input_format`` is one of :data:`~bgaudit.transcript.detect.READERS`; None detects it.
    ``selected`` are the codes of checks that are off by default and are wanted.
    """
    from bgaudit.replay import replay, unreadable

    name = input_format or detect_format(source)
    if name is None:
        return unreadable(source, rules, looks_like(source))
    return replay(source, READERS[name](source), name, rules, selected)
