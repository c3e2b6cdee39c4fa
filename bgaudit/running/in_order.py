"""Audits in the order of their tasks, whoever makes them and in whatever order they are made."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple, Protocol

from bgaudit.config.conditions import Conditions
from bgaudit.replay.outcome import Audit
from bgaudit.running.task import Task, audited

_LARGEST_BATCH = 1 << 20
"""In characters of text, more or less: so few large records are under way at a time."""


class Executor(Protocol):
    """Something that audits.

    It is given batches of up to ``batch`` tasks, and ``ahead`` of them before the first is asked
    for.
    """

    batch: int
    ahead: int

    def start(self, tasks: Sequence[Task]) -> Iterator[Audit]:
        """Begin to audit these. What is returned waits for each of the audits in turn."""


class Memory(Protocol):
    """Something that may know audits which were made before."""

    def find(self, task: Task) -> Audit | None:
        """The audit of a task, if it is known."""

    def keep(self, task: Task, audit: Audit) -> None:
        """Know it from now on."""


class Audited(NamedTuple):
    """An audit with the conditions that it was made under."""

    audit: Audit
    conditions: Conditions


class ThisProcess:
    """Audits each record when it is asked for."""

    batch = 1
    ahead = 0

    def start(self, tasks: Sequence[Task]) -> Iterator[Audit]:
        """See ``Executor``."""
        return map(audited, tasks)


class Nothing:
    """The memory of a run that makes all audits anew."""

    def find(self, task: Task) -> Audit | None:
        """See ``Memory``."""
        return None

    def keep(self, task: Task, audit: Audit) -> None:
        """See ``Memory``."""


class _Batch(NamedTuple):
    """Tasks with the audits that were known; ``made`` gives the others."""

    tasks: list[Task]
    known: list[Audit | None]
    made: Iterator[Audit]


def in_order(tasks: Iterable[Task], executor: Executor, memory: Memory) -> Iterator[Audited]:
    """The audit of each task, in their order; few are under way at a time."""
    under_way: deque[_Batch] = deque()
    for batch in _batches(tasks, executor.batch):
        known = [memory.find(task) for task in batch]
        unknown = [task for task, audit in zip(batch, known, strict=True) if audit is None]
        under_way.append(_Batch(batch, known, executor.start(unknown)))
        if len(under_way) > executor.ahead:
            yield from _finished(under_way.popleft(), memory)
    while under_way:
        yield from _finished(under_way.popleft(), memory)


def _batches(tasks: Iterable[Task], most: int) -> Iterator[list[Task]]:
    batch: list[Task] = []
    size = 0
    for task in tasks:
        batch.append(task)
        size += len(task.source.text) + len(task.source.data)
        if len(batch) == most or size > _LARGEST_BATCH:
            yield batch
            batch, size = [], 0
    if batch:
        yield batch


def _finished(batch: _Batch, memory: Memory) -> Iterator[Audited]:
    for task, known in zip(batch.tasks, batch.known, strict=True):
        if known is None:
            audit = next(batch.made)
            memory.keep(task, audit)
        else:
            audit = known
        yield Audited(audit, task.conditions)
