"""Auditing many inputs, one after the other."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from bgaudit.inputs.input import Input
from bgaudit.inputs.reading import readings
from bgaudit.inputs.skipped import Skipped
from bgaudit.pipeline import audit
from bgaudit.replay import unreadable
from bgaudit.replay.outcome import Audit
from bgaudit.rules.ruleset import RuleSet


def audits(
    inputs: Iterable[Input],
    rules: RuleSet,
    input_format: str | None,
    selected: frozenset[str],
    skipped: Skipped,
) -> Iterator[Audit]:
    """The audit of each input; a file that cannot be read gives an audit with an error.

    What was only found and is no match record is added to ``skipped``. Raises
    :class:`~bgaudit.inputs.input.InputError`, before the first audit, if nothing can be read.
    """
    for reading in readings(inputs, input_format, skipped):
        if reading.defect is not None:
            yield unreadable(reading.source, rules, reading.defect)
        else:
            yield audit(reading.source, rules, reading.format, selected)
