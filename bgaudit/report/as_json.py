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
from bgaudit.report.json_text import json_text
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
        json_text(finding_facts(source, finding, mark))
        for finding, mark in zip(audit.findings, fingerprints(audit), strict=True)
    ]
    lists = {"matches": [_match(source, match) for match in audit.matches], "findings": findings}
    return _object(file_facts(audit), lists, "   ")


def _match(source: Source, match: MatchOutcome) -> str:
    games = [json_text(game_facts(source, game)) for game in match.games]
    return _object(match_facts(match), {"games": games}, "     ")


def _object(facts: Facts, lists: dict[str, list[str]], indent: str) -> str:
    """An object: its facts on one line, then each list on lines of its own."""
    text = "{" + _members(facts)
    for name, items in lists.items():
        inner = ",".join(f"\n{indent} {item}" for item in items)
        text += f',\n{indent}"{name}": [{inner}]'
    return text + "}"


def _members(facts: Facts) -> str:
    """The members of an object, without its braces."""
    return json_text(facts)[1:-1]
