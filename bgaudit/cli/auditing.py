"""What is to be audited, and whether what is found makes a run fail."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from bgaudit.config.conditions import Conditions
from bgaudit.inputs.input import Input
from bgaudit.inputs.reading import readings
from bgaudit.inputs.skipped import Skipped
from bgaudit.replay.outcome import Audit
from bgaudit.running.in_order import Audited
from bgaudit.running.task import Task


class Verdict:
    """Whether a run fails: anything was found that its own record's conditions do not suffer."""

    def __init__(self) -> None:
        self.fails = False

    def judging(self, audits: Iterable[Audited]) -> Iterator[Audit]:
        """The same audits, each judged as it passes."""
        for audit, conditions in audits:
            self.fails = self.fails or conditions.fails(audit)
            yield audit


def tasks(
    inputs: Iterable[Input],
    conditions_of: Callable[[Input], Conditions],
    input_format: str | None,
    skipped: Skipped,
    *,
    remote_too: bool,
) -> Iterator[Task]:
    """What there is to do for each input, with its text; also with that of remote ones if asked.

    What was only found and is no match record is added to ``skipped``. Raises
    :class:`~bgaudit.inputs.input.InputError`, before the first, if nothing can be read.
    """
    for reading in readings(inputs, input_format, skipped, here=remote_too):
        conditions = conditions_of(reading.item)
        unread = reading.item if reading.to_be_read else None
        yield Task(reading.source, conditions, reading.format, reading.defect, unread)
