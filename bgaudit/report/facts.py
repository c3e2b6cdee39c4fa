"""What schema 1 says of a run, its matches, games and findings. Keys are only ever added."""

from __future__ import annotations

from dataclasses import asdict
from typing import TYPE_CHECKING, Any

from bgaudit import __version__
from bgaudit.finding import Finding, Severity
from bgaudit.replay.outcome import Audit, GameOutcome, MatchOutcome
from bgaudit.report.totals import Totals
from bgaudit.source import Source

if TYPE_CHECKING:
    from bgaudit.slips.explanation import Explanation

SCHEMA = 1

Facts = dict[str, Any]


def run_facts(rules: str) -> Facts:
    """The program, and the rule set of the run."""
    return {"tool": {"name": "bgaudit", "version": __version__}, "rules": rules}


def summary_facts(totals: Totals) -> Facts:
    """How much was audited, and how much was found."""
    return {
        "files": totals.files,
        "matches": totals.matches,
        "games": totals.games,
        "plays": totals.plays,
        "errors": totals.by_severity[Severity.ERROR],
        "warnings": totals.by_severity[Severity.WARNING],
        "notes": totals.by_severity[Severity.NOTE],
        "known": totals.known,
        "stale": totals.stale,
        "by_code": dict(sorted(totals.by_code.items())),
    }


def file_facts(audit: Audit) -> Facts:
    """A file, without its matches and findings."""
    source = audit.source
    return {"path": source.path, "format": audit.format, "sha256": source.sha256 or None}


def match_facts(match: MatchOutcome) -> Facts:
    """A match, without its games; a chouette has its ledger, a signed one its signatures."""
    facts: Facts = {
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
    return facts


def game_facts(source: Source, game: GameOutcome) -> Facts:
    """A game; one of a chouette has its order and its row of the ledger besides."""
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


def finding_facts(source: Source, finding: Finding, fingerprint: str) -> Facts:
    """A finding. Columns count characters from 1; ``end_column`` is the one after the last."""
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
        "probably": finding.probably and _explanation_facts(finding.probably),
        "fingerprint": fingerprint,
    }


def _explanation_facts(explanation: Explanation) -> Facts:
    return {
        "verdict": explanation.probably,
        "why": explanation.why,
        "bound": explanation.bound,
        "candidates": [
            {
                "id": candidate.id,
                "kind": candidate.kind,
                "message": candidate.message,
                "explains": candidate.explains,
                "repairable": bool(candidate.edits),
            }
            for candidate in explanation.candidates
        ],
    }
