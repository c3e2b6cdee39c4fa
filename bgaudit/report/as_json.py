"""The JSON report, schema 1: one object for the run.

Laid out with one game and one finding per line, so that two reports compare well line by line.
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
from bgaudit.report.json_text import json_lines, json_text
from bgaudit.report.totals import Totals
from bgaudit.report.waiting import Waiting
from bgaudit.source import Source


class Report:
    """The summary stands first, so the files wait."""

    def __init__(self, settings: Settings) -> None:
        self._rules = settings.rules
        self._files = Waiting()

    def add(self, audit: Audit) -> Iterator[str]:
        """Nothing yet."""
        self._files.add(_file(audit))
        return iter(())

    def end(self, totals: Totals) -> Iterator[str]:
        """The whole report."""
        run = _members({"schema": SCHEMA} | run_facts(self._rules))
        summary = _members({"summary": summary_facts(totals)})
        yield f'{{{run},\n {summary},\n "files": ['
        yield from self._files.pieces()
        yield "]}\n"


def _file(audit: Audit) -> str:
    source = audit.source
    facts = [
        finding_facts(source, finding, mark)
        for finding, mark in zip(audit.findings, fingerprints(audit), strict=True)
    ]
    findings = json_lines(facts, "\n    ")
    matches = ",".join([f"\n    {_match(source, match)}" for match in audit.matches])
    return (
        f'{{{_members(file_facts(audit))},\n   "matches": [{matches}],'
        f'\n   "findings": [{findings}]}}'
    )


def _match(source: Source, match: MatchOutcome) -> str:
    games = json_lines([game_facts(source, game) for game in match.games], "\n      ")
    return f'{{{_members(match_facts(match))},\n     "games": [{games}]}}'


def _members(facts: Facts) -> str:
    """The members of an object, without its braces."""
    return json_text(facts)[1:-1]
