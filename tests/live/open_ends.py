"""Records that break off, and what is told of them while they go on."""

from __future__ import annotations

from bgaudit import Source, audit, load_preset
from bgaudit.config.conditions import Conditions
from bgaudit.live.open_end import audit_so_far

HEADER = """\
 3 point match

 Game 1
 Anna : 0                     Marc : 0
"""


def told_so_far(record: str, input_format: str | None = None) -> list[str]:
    """Each finding as ``row player CODE status``, for a record to which more will be added."""
    source = Source.from_text("live.mat", record)
    _, so_far = audit_so_far(source, Conditions(load_preset("standard")), input_format)
    return [
        f"{finding.row or '-'} {finding.player or '-'} {finding.code} {finding.status}"
        for finding in so_far.findings
    ]


def told_at_the_end(record: str) -> list[str]:
    """The codes of the same record if nothing more comes."""
    found = audit(Source.from_text("live.mat", record), load_preset("standard")).findings
    return [finding.code for finding in found]
