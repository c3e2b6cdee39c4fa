"""Processes that audit side by side."""

from __future__ import annotations

import gc
import signal
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait

from bgaudit.replay.outcome import Audit
from bgaudit.running.task import Task, audited, given_up
from bgaudit.wire.parcels import packed, unpacked

Work = Callable[[Task], Audit]

_LARGEST_BATCH = 8
"""An audit takes milliseconds, and an errand between processes a tenth of one."""
_BATCHES_AHEAD = 32
"""Of each process: the others go on for a second while one is at a record that takes so long."""
_BATCHES_EACH = 4
"""So many, or more, make the processes end at about the same time."""
_LIVES = 2
"""One process that dies may be ended from outside; where two do, the record is the cause."""


class Pool:
    """Up to ``jobs`` worker processes for so many records, started as there is work for them.

    See ``Executor``. Each is given one batch at a time and hands back its audits one by one, so
    that it is known which record a process was at when it died: that one is tried again, then
    given up.
    """

    reads = False

    def __init__(self, jobs: int, records: int, work: Work = audited) -> None:
        self.batch = max(1, min(_LARGEST_BATCH, records // (jobs * _BATCHES_EACH)))
        self.ahead = _BATCHES_AHEAD * jobs
        self._jobs = jobs
        self._work = work
        self._workers: list[_Worker] = []
        self._waiting: deque[_Order] = deque()

    def start(self, tasks: Sequence[Task]) -> Iterator[Audit]:
        """See ``Executor``."""
        order = _Order(tasks)
        if tasks:
            self._waiting.append(order)
        self._tend(timeout=0)
        return self._audits(order)

    def close(self) -> None:
        """End all processes, whatever they are at."""
        for worker in self._workers:
            worker.end()
        self._workers.clear()

    def _audits(self, order: _Order) -> Iterator[Audit]:
        for number in range(len(order.tasks)):
            # Also where this audit is there already: others may wait for work.
            self._tend(timeout=0)
            while number >= len(order.done):
                self._tend(timeout=None)
            yield order.taken(number)

    def _tend(self, timeout: float | None) -> None:
        """Hand out what waits, and take what is done, or wait until something is."""
        self._hand_out()
        busy = [worker for worker in self._workers if worker.order.left]
        answering = wait([worker.connection for worker in busy], timeout)
        for worker in busy:
            if worker.connection in answering:
                self._take(worker)
        self._hand_out()

    def _hand_out(self) -> None:
        while self._waiting:
            idle = next((worker for worker in self._workers if not worker.order.left), None)
            if idle is None:
                if len(self._workers) == self._jobs:
                    return
                idle = _Worker(self._work)
                self._workers.append(idle)
            idle.give(self._waiting.popleft())

    def _take(self, worker: _Worker) -> None:
        if worker.take():
            return
        self._workers.remove(worker)
        worker.end()
        worker.order.suffer()
        if worker.order.left:
            self._waiting.appendleft(worker.order)


class _Order:
    """A batch, and what has come back of it: parcels, or None for what was given up."""

    def __init__(self, tasks: Sequence[Task]) -> None:
        self.tasks = tasks
        self.done: list[bytes | None] = []
        self._deaths = 0

    @property
    def left(self) -> Sequence[Task]:
        return self.tasks[len(self.done) :]

    def add(self, parcel: bytes | None) -> None:
        self.done.append(parcel)
        self._deaths = 0

    def suffer(self) -> None:
        """The process that was at the next task has died."""
        self._deaths += 1
        if self._deaths == _LIVES:
            self.add(None)

    def taken(self, number: int) -> Audit:
        """One of the audits, of which nothing is kept."""
        parcel, self.done[number] = self.done[number], None
        task = self.tasks[number]
        if parcel is None:
            return given_up(task, "the process that audits it dies")
        return unpacked(parcel, task.source)


class _Worker:
    """A process, and what it is at."""

    def __init__(self, work: Work) -> None:
        context = get_context("spawn")
        self.connection, other = context.Pipe()
        self.order = _Order(())
        self._process = context.Process(
            target=_serve, args=(other, work, gc.get_threshold()), daemon=True
        )
        with _deaf():
            self._process.start()
        other.close()

    def give(self, order: _Order) -> None:
        self.order = order
        with suppress(OSError):  # It has died, as will be seen where its answer is awaited.
            self.connection.send(order.left)

    def take(self) -> bool:
        """Whether it is alive; then its next answer is taken."""
        try:
            self.order.add(self.connection.recv_bytes())
        except (EOFError, OSError):
            return False
        return True

    def end(self) -> None:
        self._process.kill()
        self._process.join()
        self.connection.close()


def _serve(connection: Connection, work: Work, threshold: tuple[int, int, int]) -> None:
    """The life of a process: audit what is sent until nobody is there to send anything."""
    gc.set_threshold(*threshold)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the one that reports.
    try:
        while True:
            for task in connection.recv():
                connection.send_bytes(packed(work(task)))
    except (EOFError, OSError):
        return


@contextmanager
def _deaf() -> Iterator[None]:
    """Within it Ctrl-C waits, so that no process is born that would be ended by it."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
