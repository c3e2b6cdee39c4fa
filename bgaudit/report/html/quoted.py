"""The line of a record that a finding is about, cut where it is long."""

from __future__ import annotations

from typing import NamedTuple

from bgaudit.finding import Finding
from bgaudit.report.excerpts import at_fault
from bgaudit.source import Source

_BESIDE = 60
_LONGEST = 240
"""How many characters of a line stand beside what is at fault, and how many of that."""
_CUT = "…"


class Quoted(NamedTuple):
    """What is at fault, and what stands before and after it on its line."""

    before: str
    marked: str
    after: str


def quoted(source: Source, finding: Finding) -> Quoted | None:
    """A quotation, unless the finding is about no text."""
    line = source.line_text(finding.span.start)
    begin = finding.span.start - source.place(finding.span.start).column + 1
    at = at_fault(source, finding)
    start, end = at.start - begin, min(at.end - begin, len(line))
    if not line[start:end].strip():
        return None
    before, marked, after = line[:start].lstrip(), line[start:end], line[end:].rstrip()
    return Quoted(
        before if len(before) <= _BESIDE else _CUT + before[-_BESIDE:],
        marked if len(marked) <= _LONGEST else marked[:_LONGEST] + _CUT,
        after if len(after) <= _BESIDE else after[:_BESIDE] + _CUT,
    )
