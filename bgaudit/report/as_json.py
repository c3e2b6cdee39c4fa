"""The JSON report, schema 1: one object for the run.

Laid out with one game and one finding per line, so that two reports compare well line by line.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

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
    findings = [
        finding_facts(source, finding, mark)
        for finding, mark in zip(audit.findings, fingerprints(audit), strict=True)
    ]
    matches = ",".join([f"\n    {_match(source, match)}" for match in audit.matches])
    indent = "\n   "
    return (
        f'{{{_members(file_facts(audit))},{indent}"matches": [{matches}],'
        f'{indent}"findings": [{_lines(findings, indent)}]}}'
    )


def _match(source: Source, match: MatchOutcome) -> str:
    games = [game_facts(source, game) for game in match.games]
    indent = "\n     "
    return f'{{{_members(match_facts(match))},{indent}"games": [{_lines(games, indent)}]}}'


def _lines(items: Sequence[Facts], indent: str) -> str:
    """Items of a list, each on a line of its own."""
    return f"{indent} {json_lines(items, f',{indent} ')}" if items else ""


def _members(facts: Facts) -> str:
    """The members of an object, without its braces."""
    return json_text(facts)[1:-1]
