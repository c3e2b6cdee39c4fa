"""Audits in the order of their tasks, whoever makes them and in whatever order they are made."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple, Protocol

from bgaudit.config.conditions import Conditions
from bgaudit.inputs.skipped import PathList
from bgaudit.replay.outcome import Audit
from bgaudit.running.task import Task, audited

_LARGEST_BATCH = 1 << 20
"""In characters of text, more or less."""
_MOST_UNDER_WAY = 32 << 20
"""Also in characters, of all batches: so few large records are under way at a time."""


class Executor(Protocol):
    """Something that audits.

    It is given batches of up to ``batch`` tasks, and up to ``ahead`` of them before the first is
    asked for: while one record takes long, others are audited. ``reads`` tells whether it reads
    remote records itself.
    """

    batch: int
    ahead: int
    reads: bool

    def start(self, tasks: Sequence[Task]) -> Iterator[Audit | None]:
        """Begin to audit these. What is returned waits for each of the audits in turn.

        None stands for what it read, and what is no match record.
        """


class Memory(Protocol):
    """Something that may know audits which were made before."""

    def find(self, tasks: Sequence[Task]) -> list[Audit | None]:
        """The audit of each of some tasks, if it is known."""

    def keep(self, task: Task, audit: Audit) -> None:
        """Know it from now on."""


class Audited(NamedTuple):
    """An audit with the conditions that it was made under."""

    audit: Audit
    conditions: Conditions


class ThisProcess:
    """Audits each record when it is asked for."""

    batch = 8
    ahead = 0
    reads = False

    def start(self, tasks: Sequence[Task]) -> Iterator[Audit]:
        """See ``Executor``."""
        return map(audited, tasks)


class Nothing:
    """The memory of a run that makes all audits anew."""

    def find(self, tasks: Sequence[Task]) -> list[Audit | None]:
        """See ``Memory``."""
        return [None] * len(tasks)

    def keep(self, task: Task, audit: Audit) -> None:
        """See ``Memory``."""


class _Batch(NamedTuple):
    """Tasks with the audits that were known; ``made`` gives the others."""

    size: int
    tasks: list[Task]
    known: list[Audit | None]
    made: Iterator[Audit | None]


def in_order(
    tasks: Iterable[Task], executor: Executor, memory: Memory, no_records: PathList
) -> Iterator[Audited]:
    """The audit of each task, in their order; few are under way at a time.

    What turns out to be no match record is added to ``no_records``.
    """
    under_way: deque[_Batch] = deque()
    size = 0
    for batch in _batches(tasks, executor.batch):
        known = memory.find(batch)
        unknown = [task for task, audit in zip(batch, known, strict=True) if audit is None]
        under_way.append(_Batch(sum(map(_size, batch)), batch, known, executor.start(unknown)))
        size += under_way[-1].size
        while len(under_way) > executor.ahead or size > _MOST_UNDER_WAY:
            size -= under_way[0].size
            yield from _finished(under_way.popleft(), memory, no_records)
    while under_way:
        yield from _finished(under_way.popleft(), memory, no_records)


def _batches(tasks: Iterable[Task], most: int) -> Iterator[list[Task]]:
    batch: list[Task] = []
    size = 0
    for task in tasks:
        batch.append(task)
        size += _size(task)
        if len(batch) == most or size > _LARGEST_BATCH:
            yield batch
            batch, size = [], 0
    if batch:
        yield batch


def _size(task: Task) -> int:
    return len(task.source.text) + len(task.source.data)


def _finished(batch: _Batch, memory: Memory, no_records: PathList) -> Iterator[Audited]:
    for task, known in zip(batch.tasks, batch.known, strict=True):
        audit = known or next(batch.made)
        if audit is None:
            no_records.add(task.source.path)
            continue
        if known is None:
            memory.keep(task, audit)
        yield Audited(audit, task.conditions)
