"""The tables of scores: the games of one match, and the matches of many files."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from bgaudit.finding import Severity
from bgaudit.replay.outcome import Audit, GameOutcome, MatchOutcome
from bgaudit.report import wording
from bgaudit.report.layout import Column, printable, table

DIFFERS = "✗"

_GAME_COLUMNS = (
    Column("game", number=True),
    Column("score"),
    Column("winner"),
    Column("points", number=True),
    Column("how"),
    Column("cube", number=True),
    Column("recorded"),
)
_MATCH_COLUMNS = (
    Column("file"),
    Column("players"),
    Column("length", number=True),
    Column("final score"),
    Column("winner"),
    Column("errors", number=True),
    Column("warnings", number=True),
)

MatchRow = tuple[str, ...]


def games_table(match: MatchOutcome) -> str:
    """Every game of a match: how it was won, and what the record says of it."""
    return table(_GAME_COLUMNS, [_game_row(match, game) for game in match.games])


def _game_row(match: MatchOutcome, game: GameOutcome) -> tuple[str, ...]:
    crawford = " Crawford" if game.crawford else ""
    return (
        wording.number(game.number),
        wording.score(game.score_before) + crawford,
        wording.name(match, game.winner) if game.winner else wording.NOT_KNOWN,
        wording.number(game.points),
        wording.how(game),
        str(game.cube),
        _recorded(match, game),
    )


def _recorded(match: MatchOutcome, game: GameOutcome) -> str:
    recorded = game.recorded
    if recorded is None:
        return wording.NOT_KNOWN
    other_winner = None not in (recorded.winner, game.winner) and recorded.winner != game.winner
    other_points = game.points is not None and recorded.points != game.points
    who = f"{wording.name(match, recorded.winner)} " if other_winner and recorded.winner else ""
    mark = f" {DIFFERS}" if other_winner or other_points else ""
    return f"{who}{recorded.points}{mark}"


def final_score(match: MatchOutcome) -> str:
    """The line under a match's games."""
    ours, theirs = match.score
    text = f"final score  {wording.name(match, 1)} {ours} – {wording.name(match, 2)} {theirs}"
    if match.recorded_score not in (None, match.score):
        text += f" (recorded {wording.score(match.recorded_score)}) {DIFFERS}"
    if match.winner:
        text += f", {wording.name(match, match.winner)} wins"
    elif is_unfinished(match):
        text += ", unfinished"
    return text


def is_unfinished(match: MatchOutcome) -> bool:
    """Whether a match breaks off; a money session may end at any score."""
    return bool(match.length) and not match.finished


def match_rows(audit: Audit) -> list[MatchRow]:
    """What the table of all matches keeps of one file: a row per match.

    What was found outside of any match counts with the first. A file without a match has one row.
    """
    found = Counter((finding.match or 1, finding.severity) for finding in audit.findings)
    path = printable(audit.source.path)
    rows: list[MatchRow] = []
    for number, match in enumerate(audit.matches, 1):
        result = wording.name(match, match.winner) if match.winner else ""
        rows.append(
            (
                path,
                wording.players(match),
                "money" if match.length == 0 else wording.number(match.length),
                _final(match),
                result or ("unfinished" if is_unfinished(match) else wording.NOT_KNOWN),
                *_tally(found, number),
            )
        )
    return rows or [(path, *[wording.NOT_KNOWN] * 4, *_tally(found, 1))]


def _final(match: MatchOutcome) -> str:
    if match.recorded_score in (None, match.score):
        return wording.score(match.score)
    return (
        f"{wording.score(match.score)} (recorded {wording.score(match.recorded_score)}) {DIFFERS}"
    )


def _tally(found: Counter[tuple[int, Severity]], match: int) -> Iterable[str]:
    return (str(found[match, severity]) for severity in (Severity.ERROR, Severity.WARNING))


def matches_table(rows: Sequence[MatchRow]) -> str:
    """The rows of all files."""
    return table(_MATCH_COLUMNS, rows)
