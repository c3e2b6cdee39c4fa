"""A Dask cluster, whose workers audit, and read what is remote themselves."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from distributed import Client, Future, KilledWorker

from bgaudit.replay.outcome import Audit
from bgaudit.running.answers import answers, audit_in
from bgaudit.running.task import Task, given_up

_BATCHES_FOR_EACH = 32


class Cluster:
    """The workers of a cluster. See ``Executor``.

    Dask gives to another one what a worker was at when it died; where that happens again and again
    the batch is audited one by one, and what is the cause is given up.
    """

    batch = 8
    reads = True

    def __init__(self, client: Client) -> None:
        self._client = client
        self.ahead = _BATCHES_FOR_EACH * max(1, len(client.scheduler_info()["workers"]))

    def start(self, tasks: Sequence[Task]) -> Iterator[Audit | None]:
        """See ``Executor``."""
        return self._audits(tasks, self._submitted(tasks))

    def _submitted(self, tasks: Sequence[Task]) -> Future:
        return self._client.submit(answers, list(tasks), pure=False)

    def _audits(self, tasks: Sequence[Task], future: Future) -> Iterator[Audit | None]:
        try:
            yield from map(audit_in, tasks, future.result())
        except KilledWorker:
            if len(tasks) == 1:
                yield given_up(tasks[0], "the process that audits it dies")
                return
            for task in tasks:
                yield from self._audits([task], self._submitted([task]))
