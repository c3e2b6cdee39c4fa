"""What is too much for a process is one finding of its record."""

from __future__ import annotations

import pytest
from workers import tasks

from bgaudit.running import task as task_module
from bgaudit.running.task import audited

NO_RECORD = "this is no match record that can be read: "


@pytest.mark.parametrize(
    ("error", "message"),
    [
        (MemoryError, "it takes more memory than there is"),
        (RecursionError, "it is nested too deeply"),
    ],
)
def test_what_is_too_much(
    error: type[Exception], message: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def audit_under(*_: object) -> None:
        raise error

    monkeypatch.setattr(task_module, "audit_under", audit_under)
    (finding,) = audited(tasks("a.mat")[0]).findings
    assert (finding.code, finding.message) == ("TX001", NO_RECORD + message)


def test_a_record_that_could_not_be_read() -> None:
    (task,) = tasks("a.mat")
    (finding,) = audited(task._replace(defect="permission denied")).findings
    assert finding.message == f"{NO_RECORD}permission denied"
