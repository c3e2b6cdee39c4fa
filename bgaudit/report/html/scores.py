"""The table of all matches as the page shows it: each row with links to its match and findings."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from bgaudit.finding import Severity
from bgaudit.replay.outcome import Audit
from bgaudit.report.html.cards import Card
from bgaudit.report.html.sections import RecordSection
from bgaudit.report.matches_table import MatchRow, match_rows


class Tally(NamedTuple):
    """How many findings of a severity there are, and the anchor of the first."""

    severity: Severity
    number: int
    first: str


class ScoreRow(NamedTuple):
    """A match with its anchor and title, or a record that has none."""

    anchor: str
    title: str
    match: MatchRow
    tallies: Sequence[Tally]


def score_rows(audit: Audit, record: RecordSection) -> Iterator[ScoreRow]:
    """A row for each match; what was found outside of any counts with the first."""
    rows = match_rows(audit)
    if not record.matches:
        yield ScoreRow(record.anchor, record.path, rows[0], list(_tallies(record.cards)))
    outside = record.cards
    for match, row in zip(record.matches, rows, strict=False):
        yield ScoreRow(match.anchor, match.title, row, list(_tallies([*outside, *match.cards])))
        outside = ()


def _tallies(cards: Sequence[Card]) -> Iterator[Tally]:
    for severity in Severity:
        anchors = [card.anchor for card in cards if card.finding.severity is severity]
        if anchors:
            yield Tally(severity, len(anchors), anchors[0])
