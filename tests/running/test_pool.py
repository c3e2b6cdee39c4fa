"""Audits by several processes: in order, whatever becomes of a process."""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Iterable, Iterator, Sequence
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest
import workers
from workers import DIES, tasks

from bgaudit.inputs.skipped import PathList
from bgaudit.replay.outcome import Audit
from bgaudit.running import in_order as running_in_order
from bgaudit.running.in_order import Nothing, ThisProcess, in_order
from bgaudit.running.pool import Pool, Work
from bgaudit.running.task import Task, audited

NAMES = [f"{number:02}" for number in range(40)]


def by_a_pool(to_do: Sequence[Task], work: Work = audited, jobs: int = 2) -> list[Audit]:
    with closing(Pool(jobs, len(to_do), work)) as pool:
        return [audit for audit, _ in in_order(to_do, pool, Nothing(), PathList())]


def by_this_process(to_do: Sequence[Task]) -> list[Audit]:
    return [audit for audit, _ in in_order(to_do, ThisProcess(), Nothing(), PathList())]


def said(audits: Sequence[Audit]) -> dict[str, list[str]]:
    return {audit.source.path: [found.message for found in audit.findings] for audit in audits}


@pytest.mark.parametrize("jobs", [1, 2, 4])
def test_the_audits_are_those_of_one_process(jobs: int) -> None:
    assert by_a_pool(tasks(*NAMES), jobs=jobs) == by_this_process(tasks(*NAMES))


def test_they_come_in_the_order_of_the_tasks() -> None:
    audits = by_a_pool(tasks(*NAMES), workers.slow_at_first)
    assert [audit.source.path for audit in audits] == NAMES


def test_a_process_is_started_when_there_is_work_for_it() -> None:
    with closing(Pool(4, 100)) as pool:
        assert multiprocessing.active_children() == []
        assert len(list(pool.start(tasks("a")))) == 1
        assert len(multiprocessing.active_children()) == 1
    assert multiprocessing.active_children() == []


class TestHowFarItIsAhead:
    def taken(self, pool: Pool, records: Iterable[Task]) -> int:
        """How many tasks are taken until the first audit is there."""
        taken: list[Task] = []

        def counted() -> Iterator[Task]:
            for task in records:
                taken.append(task)
                yield task

        with closing(pool):
            next(in_order(counted(), pool, Nothing(), PathList()))
        return len(taken)

    def test_so_many_records(self) -> None:
        pool = Pool(2, 2000)
        assert self.taken(pool, tasks(*map(str, range(2000)))) == (pool.ahead + 1) * pool.batch

    def test_fewer_where_they_are_large(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(running_in_order, "_MOST_UNDER_WAY", 4000)
        large = [
            task._replace(source=replace(task.source, text="\n" * 400))
            for task in tasks(*map(str, range(64)))
        ]
        assert self.taken(Pool(2, 64), large) == 16


def test_others_go_on_while_a_record_takes_long(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    names = ["waiting for the last", *map(str, range(300)), "the last"]
    audits = by_a_pool(tasks(*names), workers.one_that_waits)
    assert said(audits) == {name: [] for name in names}


def test_a_record_that_ends_a_process_is_one_finding_and_the_rest_goes_on() -> None:
    names = ["a", "deadly 1", "b", "c", "deadly 2", "deadly 3", "d"]
    audits = by_a_pool(tasks(*names), workers.deadly)
    assert said(audits) == {name: [DIES] if "deadly" in name else [] for name in names}
    assert [audit.findings[0].code for audit in audits if audit.findings] == ["TX001"] * 3


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="processes are ended otherwise here")
def test_a_process_that_is_ended_from_outside_changes_nothing(
    tmp_path: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(str(tmp_path))
    names = ["a", "deadly", "b", "c"]
    assert by_a_pool(tasks(*names), workers.deadly_once) == by_this_process(tasks(*names))


def test_nothing_is_left_running_when_it_is_given_up() -> None:
    with closing(Pool(2, 8, workers.slow_at_first)) as pool:
        pool.start(tasks("00"))
    assert multiprocessing.active_children() == []
