"""The JSON report, schema 1: one object for the run. Keys are only ever added.

Laid out with one game and one finding per line, so that two reports compare well line by line.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from dataclasses import asdict
from tempfile import SpooledTemporaryFile
from typing import Any

from bgaudit import __version__
from bgaudit.finding import Finding, Severity
from bgaudit.replay.outcome import Audit, GameOutcome, MatchOutcome
from bgaudit.report import Settings
from bgaudit.report.fingerprint import fingerprints
from bgaudit.report.totals import Totals
from bgaudit.source import Source

SCHEMA = 1

_KEPT_IN_MEMORY = 4 << 20
_CHUNK = 1 << 16


def render(audits: Iterable[Audit], settings: Settings) -> Iterator[str]:
    """The report in pieces. The summary stands first, so the files wait in a temporary file."""
    totals = Totals()
    with SpooledTemporaryFile(_KEPT_IN_MEMORY, "w+", encoding="utf-8", newline="\n") as waiting:
        for audit in totals.counting(audits):
            waiting.write("\n  " if totals.files == 1 else ",\n  ")
            waiting.write(_file(audit))
        yield _head(totals, settings)
        waiting.seek(0)
        while chunk := waiting.read(_CHUNK):
            yield chunk
    yield "]}\n"


def _head(totals: Totals, settings: Settings) -> str:
    run = {
        "schema": SCHEMA,
        "tool": {"name": "bgaudit", "version": __version__},
        "rules": settings.rules,
    }
    summary = {
        "files": totals.files,
        "matches": totals.matches,
        "games": totals.games,
        "plays": totals.plays,
        "errors": totals.by_severity[Severity.ERROR],
        "warnings": totals.by_severity[Severity.WARNING],
        "notes": totals.by_severity[Severity.NOTE],
        "by_code": dict(sorted(totals.by_code.items())),
    }
    return f'{{{_members(run)},\n {_members({"summary": summary})},\n "files": ['


def _file(audit: Audit) -> str:
    source = audit.source
    facts = {"path": source.path, "format": audit.format, "sha256": source.sha256 or None}
    findings = [
        _object(_finding(source, finding) | {"fingerprint": mark})
        for finding, mark in zip(audit.findings, fingerprints(audit), strict=True)
    ]
    lists = {"matches": [_match(source, match) for match in audit.matches], "findings": findings}
    return _object(facts, lists, "   ")


def _match(source: Source, match: MatchOutcome) -> str:
    facts: dict[str, Any] = {
        "length": match.length,
        "players": match.players,
        "event": match.event,
        "date": match.date,
        "rules": match.rules,
        "score": match.score,
        "recorded_score": match.recorded_score,
        "winner": match.winner,
        "finished": match.finished,
    }
    if match.ledger is not None:
        facts |= {"ledger": match.ledger, "recorded_ledger": match.recorded_ledger}
    if match.signatures:
        facts["signatures"] = [asdict(signature) for signature in match.signatures]
    games = [_object(_game(source, game)) for game in match.games]
    return _object(facts, {"games": games}, "     ")


def _game(source: Source, game: GameOutcome) -> dict[str, Any]:
    recorded, places = game.recorded, game.chouette
    facts = {
        "number": game.number,
        "line": place.line if (place := source.shown_place(game.span.start)) else None,
        "score_before": game.score_before,
        "crawford": game.crawford,
        "winner": game.winner,
        "points": game.points,
        "kind": game.kind,
        "ended_by": game.ended_by,
        "cube": game.cube,
        "cube_owner": game.cube_owner,
        "plays": game.plays,
        "recorded": recorded and {"winner": recorded.winner, "points": recorded.points},
    }
    return facts | {"order": places.order, "ledger": places.ledger} if places else facts


def _finding(source: Source, finding: Finding) -> dict[str, Any]:
    start, end = map(source.shown_place, finding.span)
    return {
        "code": finding.code,
        "name": finding.name,
        "severity": finding.severity,
        "status": finding.status,
        "message": finding.message,
        "help": finding.help,
        "rule": finding.rule,
        "line": start and start.line,
        "column": start and start.column,
        "end_line": end and end.line,
        "end_column": end and end.column,
        "match": finding.match,
        "game": finding.game,
        "row": finding.row,
        "player": finding.player,
        "dice": finding.dice,
        "recorded": finding.recorded,
        "xgid": finding.xgid,
        "gnubg_id": finding.gnubg_id,
    }


def _object(
    facts: dict[str, Any], lists: dict[str, list[str]] | None = None, indent: str = ""
) -> str:
    """An object: its facts on one line, then each list on lines of its own."""
    text = "{" + _members(facts)
    for name, items in (lists or {}).items():
        inner = ",".join(f"\n{indent} {item}" for item in items)
        text += f',\n{indent}"{name}": [{inner}]'
    return text + "}"


def _members(values: dict[str, Any]) -> str:
    """The members of an object, without its braces."""
    text = json.dumps(values, ensure_ascii=False)[1:-1]
    # What UTF-8 cannot say, a lone surrogate, becomes \udcxx: the escape of JSON itself.
    return text.encode("utf-8", "backslashreplace").decode("utf-8")
