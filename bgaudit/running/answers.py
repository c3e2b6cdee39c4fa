"""What a process far away answers to tasks, and what an audit is made of again here."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from bgaudit.inputs.input import reason
from bgaudit.replay.outcome import Audit
from bgaudit.running.task import Task, audited, given_up
from bgaudit.source import Source
from bgaudit.transcript.detect import detect_format
from bgaudit.wire.parcels import packed, unpacked


class Answer(NamedTuple):
    """What comes back of a task: a parcel, and what was read for it. Both None: it is no record."""

    parcel: bytes | None
    content: bytes | None = None


def answers(tasks: Sequence[Task]) -> list[Answer]:
    """What a worker answers."""
    return [_answer(task) for task in tasks]


def _answer(task: Task) -> Answer:
    if task.unread is None:
        return Answer(packed(audited(task)))
    try:
        content = task.unread.contents()
    except OSError as error:
        return Answer(packed(given_up(task, reason(error))))
    source = Source.from_bytes(task.source.path, content)
    name = task.format or detect_format(source)
    if name is None and not task.unread.named:
        return Answer(None)
    return Answer(packed(audited(task._replace(source=source, format=name))), content)


def audit_in(task: Task, answer: Answer) -> Audit | None:
    """The audit in an answer, None for what is no record."""
    parcel, content = answer
    if parcel is None:
        return None
    source = task.source
    if content is not None:
        source = Source.from_bytes(source.path, content)
    return unpacked(parcel, source)
