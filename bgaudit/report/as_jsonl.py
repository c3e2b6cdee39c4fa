"""JSON lines: the JSON report as a stream, one object per line, each of schema 1.

``type`` tells what a line is: a ``file`` with its matches, each ``finding`` of that file, and at
the end of the stream the ``summary``. The other keys are those of the JSON report.
"""

from __future__ import annotations

from collections.abc import Iterator

from bgaudit.replay.outcome import Audit, MatchOutcome
from bgaudit.report import Settings
from bgaudit.report.facts import (
    SCHEMA,
    Facts,
    file_facts,
    finding_facts,
    game_facts,
    match_facts,
    run_facts,
    summary_facts,
)
from bgaudit.report.fingerprint import fingerprints
from bgaudit.report.json_text import json_text
from bgaudit.report.totals import Totals
from bgaudit.source import Source

_NO_LINE_ENDS = {ord(char): f"\\u{ord(char):04x}" for char in "\x85\u2028\u2029"}
"""What JSON lets stand, but many a program takes for the end of a line."""


class Report:
    """Each file is told as soon as it is known, the summary last."""

    def __init__(self, settings: Settings) -> None:
        self._rules = settings.rules

    def add(self, audit: Audit) -> Iterator[str]:
        """The file, then its findings."""
        source = audit.source
        matches = [_match(source, match) for match in audit.matches]
        yield _line("file", file_facts(audit) | {"matches": matches})
        for finding, mark in zip(audit.findings, fingerprints(audit), strict=True):
            yield _line("finding", {"path": source.path} | finding_facts(source, finding, mark))

    def end(self, totals: Totals) -> Iterator[str]:
        """The summary."""
        yield _line("summary", run_facts(self._rules) | {"summary": summary_facts(totals)})


def _line(kind: str, facts: Facts) -> str:
    text = json_text({"schema": SCHEMA, "type": kind} | facts)
    return text.translate(_NO_LINE_ENDS) + "\n"


def _match(source: Source, match: MatchOutcome) -> Facts:
    return match_facts(match) | {"games": [game_facts(source, game) for game in match.games]}
