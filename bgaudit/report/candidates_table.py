"""The table of the corrections that can be accepted: their ids, where, and what each says."""

from __future__ import annotations

from collections.abc import Sequence

from bgaudit.finding import Finding
from bgaudit.replay.outcome import Audit
from bgaudit.report import wording
from bgaudit.report.characters import finished, printable
from bgaudit.report.layout import Column, room_beside, table, wrapped
from bgaudit.slips.explanation import Hypothesis

_COLUMNS = (
    Column("id"),
    Column("where", number=True),
    Column("match", number=True),
    Column("game", number=True),
    Column("move", number=True),
    Column("player"),
    Column("finding"),
    Column("probably"),
)
_CORRECTION = Column("correction")
_LEAST = 24
"""How wide the last column is even if the table gets too wide."""


def candidates_table(
    audit: Audit, candidates: Sequence[tuple[Finding, Hypothesis]], width: int
) -> str:
    """A row for each hypothesis, in a table of this width if it can be."""
    facts = [_facts(audit, finding, hypothesis) for finding, hypothesis in candidates]
    room = max(_LEAST, room_beside(_COLUMNS, facts, width))
    said = [wrapped(printable(hypothesis.message), room) for _, hypothesis in candidates]
    rows = [(*row, correction) for row, correction in zip(facts, said, strict=True)]
    return finished(table((*_COLUMNS, _CORRECTION), rows)) + "\n"


def _facts(audit: Audit, finding: Finding, hypothesis: Hypothesis) -> tuple[str, ...]:
    place = audit.source.shown_place(finding.span.start)
    match = wording.match_of(audit, finding)
    in_game = finding.game is not None
    return (
        hypothesis.id,
        f"{place.line}:{place.column}" if place else "",
        wording.number(finding.match) if len(audit.matches) > 1 else "",
        str(finding.game) if in_game else "",
        wording.number(finding.row) if in_game else "",
        wording.name(match, finding.player) if match and finding.player else "",
        finding.code,
        finding.probably.probably.replace("_", " ") if finding.probably else "",
    )
