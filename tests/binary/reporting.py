"""A report on one audit."""

from __future__ import annotations

from bgaudit.replay.outcome import Audit
from bgaudit.report import Settings, new_report, rendered
from bgaudit.report.totals import Totals


def report(name: str, audit: Audit) -> str:
    """The whole of it, as the output of that name."""
    return "".join(rendered(new_report(name, Settings("standard")), [audit], Totals()))
