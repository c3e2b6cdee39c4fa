"""Are the points of a result line those that the game was worth?"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bgaudit.finding import Severity
from bgaudit.replay.checks import record as record_checks
from bgaudit.replay.checks import score as checks
from bgaudit.replay.checks.check import Check
from bgaudit.replay.checks.cube import WRONG_BEAVER_POINTS
from bgaudit.replay.log import GameLog
from bgaudit.replay.outcome import EndedBy
from bgaudit.replay.score.stakes import Ending, Terms, Worth, automatic_cubes
from bgaudit.rules.score import Win, cut_to_match
from bgaudit.transcript.model import Event

PLACEHOLDER = 100
"""No game is recorded for so many points in earnest, unless the cube makes it possible."""
_UNLIMITED_AS = 16
"""The match length that Backgammon Galaxy writes for an unlimited game."""


@dataclass(frozen=True, slots=True)
class Aside:
    """Something that holds for a whole match, and is told at its first occasion only."""

    check: Check
    message: str
    help: str
    event: Event


@dataclass(frozen=True, slots=True)
class Judged:
    """What a game was worth, None where that is not known; ``agreed`` if the record says so too."""

    worth: Worth | None
    agreed: bool = False
    aside: Aside | None = None


def judge_points(
    log: GameLog, ending: Ending, result: Event, points: int, possible: list[Worth], terms: Terms
) -> Judged:
    """The worth that the record agrees with, or else the one that the rules give.

    ``possible`` is all that the game may be worth, the likeliest first.
    """
    for worth in possible:
        if worth.points == points and not _above_what_counts(worth, ending, terms):
            return Judged(worth, agreed=True, aside=undecided(result, possible, terms))
    cut = _cut(log, ending, result, points, possible, terms)
    if cut is not None:
        return cut
    if points == 0 or points >= PLACEHOLDER:
        return Judged(_placeholder(log, ending, result, points, possible, terms))
    if _is_habit(ending, possible[0], points, terms):
        return Judged(possible[0], aside=_habit(result, terms))
    _report(log, ending, result, points, possible, terms)
    agreed = ending.resigned is not None or ending.points is not None
    known = ending.ended_by is not EndedBy.RESIGN or agreed
    return Judged(possible[0] if known else None)


def undecided(at: Event, possible: Sequence[Worth], terms: Terms) -> Aside | None:
    """What the rules leave open of a game's worth, and both of its values."""
    if len(possible) < 2:
        return None
    return _jacoby_undecided(at, possible, terms) or _kind_undecided(at, possible)


def points_in_words(number: int) -> str:
    """``1 point``, ``2 points``."""
    return f"{number} point" if number == 1 else f"{number} points"


def win_in_words(win: Win | None) -> str:
    """A kind of win as players say it."""
    if win is None:
        return "win"
    return "single game" if win is Win.SINGLE else win.name.lower()


def _above_what_counts(worth: Worth, ending: Ending, terms: Terms) -> bool:
    needed = terms.needed(ending.winner) if ending.winner is not None else None
    capped = terms.rules.score.score_cap == "match_length"
    return capped and needed is not None and worth.points > needed > 0


def _cut(
    log: GameLog, ending: Ending, result: Event, points: int, possible: list[Worth], terms: Terms
) -> Judged | None:
    """A game that wins the match may be written with fewer points than it was worth.

    Where the rule set cuts them itself, it must be, and to what was needed.
    """
    needed = terms.needed(ending.winner) if ending.winner is not None else None
    if needed is None or not terms.length:
        return None
    for worth in possible:
        if worth.points < needed or points not in cut_to_match(worth.points, needed, terms.length):
            continue
        if not _above_what_counts(worth, ending, terms):
            log.report(
                checks.POINTS_CUT,
                f"{points_in_words(worth.points)} written as {points}: the match needed {needed}",
                result,
                player=ending.winner,
            )
        elif points != needed:
            log.report(
                checks.POINTS_CUT,
                f"{points_in_words(points)} where the match needed {needed}",
                result,
                severity=Severity.ERROR,
                player=ending.winner,
                help="points above what the match needs do not count",
            )
            return Judged(Worth(needed, worth.win, worth.cube))
        return Judged(worth, agreed=True)
    return None


def _placeholder(
    log: GameLog, ending: Ending, result: Event, points: int, possible: list[Worth], terms: Terms
) -> Worth | None:
    """A number that stands for no points: what was won is taken from the next score line."""
    if ending.ended_by is not EndedBy.RESIGN:
        known: Worth | None = possible[0]
    else:
        known = _from_next_score(ending.winner, possible, terms)
    log.report(
        checks.IMPOSSIBLE_POINTS,
        f"{points} points stand for a result that is not given",
        result,
        player=ending.winner,
        severity=Severity.WARNING,
        help=f"the game was won with {points_in_words(known.points)}"
        if known
        else "what the game was won with is not known",
    )
    return known


def _from_next_score(winner: int | None, possible: list[Worth], terms: Terms) -> Worth | None:
    if winner is None or terms.score is None or terms.next_score is None:
        return None
    won = terms.next_score[winner - 1] - terms.score[winner - 1]
    return next((worth for worth in possible if worth.points == won), None)


def _report(
    log: GameLog, ending: Ending, result: Event, points: int, possible: list[Worth], terms: Terms
) -> None:
    worth = possible[0]
    cube = f"a {worth.cube.value}-cube" if worth.cube.value > 1 else "the cube at 1"
    help = None
    if ending.ended_by is EndedBy.DROP:
        check = WRONG_BEAVER_POINTS if ending.beaver else checks.WRONG_DROP_POINTS
        what = f"a drop with {cube} before the offer is {points_in_words(worth.points)}"
    elif ending.points is not None:
        check = checks.WRONG_POINTS
        what = f"the game was given for {points_in_words(worth.points)}"
    elif ending.resigned is not None and not terms.rules.score.resignation.fixed:
        check = checks.WRONG_POINTS
        kind = win_in_words(worth.win)
        what = f"a {kind} resigned with {cube} is {points_in_words(worth.points)}"
    elif ending.ended_by is EndedBy.RESIGN:
        check = checks.IMPOSSIBLE_POINTS
        what = f"a game with {cube} cannot be resigned for {points_in_words(points)}"
        allowed = sorted({each.points for each in possible})
        help = "it is worth " + " or ".join(map(str, allowed))
    elif ending.ended_by is EndedBy.TIME:
        check = checks.WRONG_TIME_LOSS
        what = f"a game lost on time with {cube} is {points_in_words(worth.points)}"
    else:
        check = _natural_end(ending, worth, points, automatic_cubes(terms))
        kind = f"a {win_in_words(worth.win)} with {cube}"
        if worth.jacoby:
            kind = f"under the Jacoby rule an undoubled {win_in_words(worth.win)}"
        what = f"{kind} is {points_in_words(worth.points)}"
    said = "" if check is checks.IMPOSSIBLE_POINTS else f", recorded as {points}"
    log.report(check, what + said, result, player=ending.winner, help=help)


def _natural_end(ending: Ending, worth: Worth, points: int, automatic: list[int]) -> Check:
    claimed = points / worth.cube.value
    if ending.put_off and claimed == 1:
        return checks.PUT_OFF_MAN_COUNTED
    if worth.jacoby and worth.cube.value > 1:
        return checks.GAMMON_ON_AUTOMATIC_DOUBLE
    if worth.jacoby and worth.win and claimed / worth.win in automatic:
        return checks.GAMMON_ON_AUTOMATIC_DOUBLE
    if worth.jacoby and worth.win == claimed:
        return checks.UNDOUBLED_GAMMON
    if worth.win is Win.SINGLE and claimed in (2, 3):
        return checks.FALSE_GAMMON
    if worth.win is Win.BACKGAMMON and claimed == Win.BACKGAMMON:
        return checks.BACKGAMMON_COUNTED_THRICE
    if {worth.win, claimed} == {Win.GAMMON, Win.BACKGAMMON}:
        return checks.WRONG_BACKGAMMON
    return checks.WRONG_POINTS


def _jacoby_undecided(result: Event, possible: Sequence[Worth], terms: Terms) -> Aside | None:
    full, *other = possible
    open_rule = terms.length == 0 and terms.rules.score.jacoby is None
    if not open_rule or len(other) != 1 or other[0].cube != full.cube or not other[0].jacoby:
        return None
    return Aside(
        record_checks.RULES_DO_NOT_DECIDE,
        f"an undoubled {win_in_words(full.win)} is {points_in_words(full.points)}, "
        f"or {points_in_words(other[0].points)} under the Jacoby rule",
        "neither the rule set nor the record says whether that rule is in force",
        result,
    )


def _kind_undecided(result: Event, possible: Sequence[Worth]) -> Aside | None:
    full, *other = possible
    kinds = {full.win, *(each.win for each in other if each.cube == full.cube)}
    values = {each.points for each in possible}
    if kinds != {Win.GAMMON, Win.BACKGAMMON} or len(possible) != 2 or len(values) != 2:
        return None
    return Aside(
        record_checks.RULES_DO_NOT_DECIDE,
        f"a man of the loser is on the bar and none in the winner's home board: a gammon is "
        f"{points_in_words(full.points)}, a backgammon {points_in_words(other[0].points)}",
        "the rule set does not say whether the bar counts for a backgammon",
        result,
    )


def _is_habit(ending: Ending, worth: Worth, points: int, terms: Terms) -> bool:
    """Whether a match's undoubled gammon is scored as under the Jacoby rule."""
    return (
        ending.ended_by is EndedBy.BEAR_OFF
        and worth.cube.owner is None
        and worth.win is not Win.SINGLE
        and points == worth.cube.value
        and terms.length == _UNLIMITED_AS
        and terms.score == (0, 0)
    )


def _habit(result: Event, terms: Terms) -> Aside:
    return Aside(
        record_checks.PRODUCER_HABIT,
        f"an unlimited game written as a {terms.length} point match: "
        "a gammon with the cube in the middle is scored as 1 point",
        "audit it with --rules money",
        result,
    )
