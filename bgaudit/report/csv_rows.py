"""The rows of the tables of cells; a row's fields are its columns. Columns are only ever added."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from bgaudit.finding import Finding
from bgaudit.replay.outcome import Audit, MatchOutcome
from bgaudit.report import wording
from bgaudit.report.fingerprint import fingerprints


class FindingRow(NamedTuple):
    """A finding. ``side`` is 1 for the left column, ``end_column`` the one after the last.

    A binary file has no lines and columns. ``correction`` is the likeliest slip.
    """

    path: str
    line: int | None
    column: int | None
    end_line: int | None
    end_column: int | None
    severity: str
    code: str
    name: str
    message: str
    help: str | None
    status: str
    match: int | None
    game: int | None
    row: int | None
    side: int | None
    player: str | None
    roll: str
    recorded: str | None
    rule: str
    xgid: str | None
    gnubg_id: str | None
    fingerprint: str
    probably: str | None
    correction: str | None


class ScoreRow(NamedTuple):
    """What a match came to for one of its players; in a chouette what he won or lost in all.

    ``length`` is 0 where money is played for; ``recorded`` is what the record says of ``points``.
    """

    path: str
    match: int
    event: str | None
    date: str | None
    rules: str
    length: int | None
    games: int
    side: int
    player: str | None
    points: int | None
    recorded: int | None
    won: bool | None
    finished: bool


def finding_rows(audit: Audit) -> Iterator[FindingRow]:
    """A row for each finding of a file."""
    for finding, mark in zip(audit.findings, fingerprints(audit), strict=True):
        yield _finding_row(audit, finding, mark)


def _finding_row(audit: Audit, finding: Finding, fingerprint: str) -> FindingRow:
    match = wording.match_of(audit, finding)
    start, end = map(audit.source.shown_place, finding.span)
    told = finding.probably
    return FindingRow(
        audit.source.path,
        line=start and start.line,
        column=start and start.column,
        end_line=end and end.line,
        end_column=end and end.column,
        severity=finding.severity.value,
        code=finding.code,
        name=finding.name,
        message=finding.message,
        help=finding.help,
        status=finding.status.value,
        match=finding.match,
        game=finding.game,
        row=finding.row,
        side=finding.player,
        player=match.players[finding.player - 1] if match and finding.player else None,
        roll=wording.roll(finding),
        recorded=finding.recorded,
        rule=finding.rule,
        xgid=finding.xgid,
        gnubg_id=finding.gnubg_id,
        fingerprint=fingerprint,
        probably=told.probably.value if told else None,
        correction=told.candidates[0].message if told and told.candidates else None,
    )


def score_rows(audit: Audit) -> Iterator[ScoreRow]:
    """A row for each player of each match of a file."""
    for number, match in enumerate(audit.matches, 1):
        nobody = (None,) * len(match.players)
        points = match.score if match.ledger is None else match.ledger
        recorded = match.recorded_score if match.ledger is None else match.recorded_ledger
        scores = zip(match.players, points or nobody, recorded or nobody, strict=True)
        for side, (player, came_to, written) in enumerate(scores, 1):
            yield ScoreRow(
                path=audit.source.path,
                match=number,
                event=match.event,
                date=match.date,
                rules=match.rules,
                length=match.length,
                games=len(match.games),
                side=side,
                player=player,
                points=came_to,
                recorded=written,
                won=_won(match, side),
                finished=match.finished,
            )


def _won(match: MatchOutcome, side: int) -> bool | None:
    return None if match.winner is None else match.winner == side
