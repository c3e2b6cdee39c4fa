"""What there is to do for one record."""

from __future__ import annotations

from typing import NamedTuple

from bgaudit.config.conditions import Conditions
from bgaudit.inputs.input import Input
from bgaudit.pipeline import audit_under
from bgaudit.replay import unreadable
from bgaudit.replay.outcome import Audit
from bgaudit.source import Source


class Task(NamedTuple):
    """A record to be audited under these conditions.

    ``format`` is one of :data:`~bgaudit.transcript.detect.READERS`, None where it is not known.
    ``defect`` tells why the record could not be read, if it could not. ``unread`` is the input
    where whoever audits it is to read it; then ``source`` has only its path.
    """

    source: Source
    conditions: Conditions
    format: str | None = None
    defect: str | None = None
    unread: Input | None = None


def audited(task: Task) -> Audit:
    """The audit of a record; one that is too much for this process is told to be unreadable."""
    if task.defect is not None:
        return given_up(task, task.defect)
    try:
        return audit_under(task.conditions, task.source, task.format)
    except MemoryError:
        return given_up(task, "it takes more memory than there is")
    except RecursionError:
        return given_up(task, "it is nested too deeply")


def given_up(task: Task, why: str) -> Audit:
    """The audit of a record that says why there is none."""
    return unreadable(task.source, task.conditions.rules, why)
