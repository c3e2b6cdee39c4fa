"""Auditing many inputs, one after the other."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from bgaudit.config.conditions import Conditions
from bgaudit.inputs.input import Input
from bgaudit.inputs.reading import readings
from bgaudit.inputs.skipped import Skipped
from bgaudit.pipeline import audit_under
from bgaudit.replay import unreadable
from bgaudit.replay.outcome import Audit

Audited = tuple[Audit, Conditions]
"""An audit with the conditions that it was made under."""


class Verdict:
    """Whether a run fails: anything was found that its own record's conditions do not suffer."""

    def __init__(self) -> None:
        self.fails = False

    def judging(self, audits: Iterable[Audited]) -> Iterator[Audit]:
        """The same audits, each judged as it passes."""
        for audit, conditions in audits:
            self.fails = self.fails or conditions.fails(audit)
            yield audit


def audits(
    inputs: Iterable[Input],
    conditions_of: Callable[[Input], Conditions],
    input_format: str | None,
    skipped: Skipped,
) -> Iterator[Audited]:
    """The audit of each input; a file that cannot be read gives an audit with an error.

    What was only found and is no match record is added to ``skipped``. Raises
    :class:`~bgaudit.inputs.input.InputError`, before the first audit, if nothing can be read.
    """
    for reading in readings(inputs, input_format, skipped):
        conditions = conditions_of(reading.item)
        if reading.defect is not None:
            yield unreadable(reading.source, conditions.rules, reading.defect), conditions
        else:
            yield audit_under(conditions, reading.source, reading.format), conditions
