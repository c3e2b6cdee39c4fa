"""What test workers do with records that are not like others, and the tasks to give them."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from bgaudit.config.conditions import Conditions
from bgaudit.replay.outcome import Audit
from bgaudit.rules.presets import load_preset
from bgaudit.running.answers import Answer
from bgaudit.running.pool import Work
from bgaudit.running.task import Task, audited
from bgaudit.source import Source
from bgaudit.wire.parcels import packed

RECORD = """\
 2 point match

 Game 1
 Anna : 0                     Marc : 0
  1) 62: 24/18 13/11          31: 8/5 6/5
  2)  Doubles => 2             Takes
  3) 42: 8/4 6/4
                               Wins 2 points and the match
"""
CONDITIONS = Conditions(load_preset("standard"))
DIES = "this is no match record that can be read: the process that audits it dies"


def tasks(*paths: str) -> list[Task]:
    """A task for each path; each record is another one."""
    return [
        Task(Source.from_text(path, RECORD.replace("Anna", f"Anna {path}")), CONDITIONS, "mat")
        for path in paths
    ]


def deadly(task: Task) -> Audit:
    """Dies of records whose names say so."""
    if "deadly" in task.source.path:
        os._exit(1)
    return audited(task)


def deadly_once(task: Task) -> Audit:
    """Is killed at such a record, the first time; then it leaves a file of that name."""
    path = Path(task.source.path)
    if "deadly" in path.name and not path.exists():
        path.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return audited(task)


def slow_at_first(task: Task) -> Audit:
    """Takes longest for the record that is asked for first."""
    if task.source.path == "00":
        time.sleep(0.5)
    return audited(task)


def one_that_waits(task: Task) -> Audit:
    """Is at the first record until the last one is audited, and gives up after a minute."""
    last = Path("the last")
    if task.source.path == last.name:
        last.touch()
    deadline = time.monotonic() + 60
    while "waiting" in task.source.path and not last.exists():
        if time.monotonic() > deadline:
            os._exit(1)
        time.sleep(0.01)
    return audited(task)


def interrupting(task: Task) -> Audit:
    """At a record whose name says so it presses Ctrl-C, and never comes to an end."""
    if "interrupting" in task.source.path:
        os.kill(os.getppid(), signal.SIGINT)
        time.sleep(600)
    return audited(task)


class Answering(NamedTuple):
    """What a worker of a cluster answers, if it does this work."""

    work: Work

    def __call__(self, to_do: Sequence[Task]) -> list[Answer]:
        return [Answer(packed(self.work(task))) for task in to_do]
