"""The scores of one match: its games, and what they come to."""

from __future__ import annotations

from collections.abc import Collection

from bgaudit.replay.checks.score import POINTS_CUT
from bgaudit.replay.outcome import Audit, GameOutcome, MatchOutcome
from bgaudit.report import wording
from bgaudit.report.layout import Column, table

DIFFERS = "✗"

COLUMNS = (
    Column("game", number=True),
    Column("score"),
    Column("winner"),
    Column("points", number=True),
    Column("how"),
    Column("cube", number=True),
    Column("recorded"),
)

Cut = Collection[int | None]
"""The numbers of the games whose points are cut to what the match needed, which is no fault."""


def games_cut(audit: Audit, match: int) -> Cut:
    """Which games of a match, counted from 1 in the file, are recorded with their points cut."""
    return {
        finding.game
        for finding in audit.all_findings
        if finding.code == POINTS_CUT.code and finding.match == match
    }


def games_table(match: MatchOutcome, cut: Cut) -> str:
    """Every game of a match: how it was won, and what the record says of it."""
    return table(COLUMNS, [game_row(match, game, cut) for game in match.games])


def game_row(match: MatchOutcome, game: GameOutcome, cut: Cut) -> tuple[str, ...]:
    """The cells of a game, a printable text for each of :data:`COLUMNS`."""
    return (
        wording.number(game.number),
        wording.score(game.score_before) + (" Crawford" if game.crawford else ""),
        wording.name(match, game.winner) if game.winner else wording.NOT_KNOWN,
        wording.number(game.points),
        wording.how(game),
        str(game.cube),
        _recorded(match, game, cut),
    )


def _recorded(match: MatchOutcome, game: GameOutcome, cut: Cut) -> str:
    recorded = game.recorded
    if recorded is None:
        return wording.NOT_KNOWN
    points = str(recorded.points)
    if not _differs(game):
        return points
    if game.number in cut:
        return f"{points} cut"
    if recorded.winner not in (None, game.winner):
        points = f"{wording.name(match, recorded.winner)} {points}"
    return f"{points} {DIFFERS}"


def _differs(game: GameOutcome) -> bool:
    """Whether the record contradicts what is known of a game."""
    recorded = game.recorded
    if recorded is None:
        return False
    same_winner = None in (game.winner, recorded.winner) or game.winner == recorded.winner
    return not same_winner or game.points not in (None, recorded.points)


def recorded_beside(match: MatchOutcome, cut: Cut, *, tell_cut: bool = True) -> str:
    """What the record has for the final score, where that is something else; marked if wrong."""
    if match.recorded_score in (None, match.score):
        return ""
    recorded = f" (recorded {wording.score(match.recorded_score)}"
    if cut and not any(_differs(game) for game in match.games if game.number not in cut):
        return f"{recorded}, cut)" if tell_cut else ""
    return f"{recorded}) {DIFFERS}"


def final_score(match: MatchOutcome, cut: Cut) -> str:
    """The line under a match's games."""
    sides = zip((1, 2), match.score or (0, 0), strict=True)
    score = " – ".join(f"{wording.name(match, side)} {points}" for side, points in sides)
    text = f"final score  {score}{recorded_beside(match, cut)}"
    if match.winner:
        return f"{text}, {wording.name(match, match.winner)} wins"
    return f"{text}, unfinished" if is_unfinished(match) else text


def is_unfinished(match: MatchOutcome) -> bool:
    """Whether a match breaks off; a money session may end at any score."""
    return bool(match.length) and not match.finished
