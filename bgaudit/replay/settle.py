"""What a game was worth and to whom, beside what its result line says."""

from __future__ import annotations

from dataclasses import dataclass

from bgaudit.finding import Severity
from bgaudit.replay.checks import record as record_checks
from bgaudit.replay.checks import score as checks
from bgaudit.replay.checks.check import Check
from bgaudit.replay.cube_referee import Pending
from bgaudit.replay.log import GameLog
from bgaudit.replay.outcome import EndedBy, RecordedResult
from bgaudit.replay.stakes import Ending, Terms, Worth, worths
from bgaudit.rules.cube import Cube
from bgaudit.rules.score import Win, cut_to_match
from bgaudit.transcript.model import Event, Result

PLACEHOLDER = 100
"""No game is recorded for so many points in earnest, unless the cube makes it possible."""


_CENTRED = Cube()


@dataclass(frozen=True, slots=True)
class Aside:
    """Something that holds for a whole match, and is told at its first occasion only."""

    check: Check
    message: str
    help: str
    event: Event


@dataclass(frozen=True, slots=True)
class Settlement:
    """The result of a game as the rules have it, and as it is recorded.

    Where ``points`` cannot be known, ``at_least`` tells the least that they can be.
    """

    ended_by: EndedBy
    winner: int | None = None
    points: int | None = None
    win: Win | None = None
    cube: Cube = _CENTRED
    recorded: RecordedResult | None = None
    at_least: int = 0
    aside: Aside | None = None


def settle(
    log: GameLog,
    ending: Ending,
    result: Event | None,
    pending: Pending | None,
    terms: Terms,
    at: Event | None,
) -> Settlement:
    """Compare a game's end with its result line, and report where they differ.

    ``result`` is the event with the :class:`~bgaudit.transcript.model.Result`; ``at`` is the last
    event of the game, where a missing result is reported.
    """
    if result is None or not isinstance(result.action, Result):
        return _without_result(log, ending, terms, at)
    ending = _with_winner(log, ending, result, pending)
    credited = _credited(ending, result)
    if credited != ending.winner:
        _report_winner(log, ending, result)
    recorded = RecordedResult(credited, result.action.points)
    possible = worths(ending, terms)
    worth, aside = _check_points(log, ending, result, result.action.points, possible, terms)
    return Settlement(
        ending.ended_by,
        ending.winner,
        worth.points if worth else None,
        worth.win if worth else None,
        worth.cube if worth else ending.cubes[0],
        recorded,
        min(worth.points for worth in possible),
        aside,
    )


def _without_result(log: GameLog, ending: Ending, terms: Terms, at: Event | None) -> Settlement:
    cube = ending.cubes[0]
    if ending.winner is None:
        if at is not None and not terms.last:
            log.report(checks.MISSING_RESULT, "the game stops without a result", at)
        return Settlement(EndedBy.UNFINISHED, cube=cube)
    worth = worths(ending, terms)[0]
    if at is not None:
        log.report(
            checks.MISSING_RESULT,
            "the game is over, but no line says who wins how many points",
            at,
            help=f"it was won with {_points(worth.points)}",
        )
    return Settlement(ending.ended_by, ending.winner, worth.points, worth.win, worth.cube)


def _with_winner(log: GameLog, ending: Ending, result: Event, pending: Pending | None) -> Ending:
    """A game that the play did not end was resigned, or a double dropped without a word."""
    if ending.winner is not None:
        return ending
    if pending is not None and pending.by == result.side:
        log.report(
            record_checks.BROKEN_OFF,
            "the double is not answered and the doubler wins: a drop that is not written",
            pending.event,
        )
        return Ending(EndedBy.DROP, pending.by, pending.cubes, row=pending.event.row)
    return Ending(EndedBy.RESIGN, result.side, ending.cubes, row=ending.row)


def _credited(ending: Ending, result: Event) -> int | None:
    """The side that a result line credits with the game."""
    # On the row of the last play the result takes whichever column is free.
    free_column = ending.ended_by is EndedBy.BEAR_OFF and result.row == ending.row
    return ending.winner if result.side is None or free_column else result.side


def _report_winner(log: GameLog, ending: Ending, result: Event) -> None:
    how = {EndedBy.BEAR_OFF: "bore off the last man", EndedBy.DROP: "doubled and was dropped"}
    log.report(
        checks.WRONG_WINNER,
        "the result stands in the loser's column",
        result,
        help=f"the opponent won: he {how.get(ending.ended_by, 'won the game')}",
    )


def _check_points(
    log: GameLog,
    ending: Ending,
    result: Event,
    points: int,
    possible: list[Worth],
    terms: Terms,
) -> tuple[Worth | None, Aside | None]:
    """The worth that the record agrees with, or else the one that the rules give."""
    for worth in possible:
        if worth.points == points:
            return worth, _jacoby_undecided(result, possible, terms)
    needed = terms.needed(ending.winner) if ending.winner is not None else None
    for worth in possible:
        if needed is None or not terms.length or worth.points < needed:
            continue
        if points in cut_to_match(worth.points, needed, terms.length):
            log.report(
                checks.POINTS_CUT,
                f"{_points(worth.points)} written as {points}: the match needed {needed}",
                result,
                player=ending.winner,
            )
            return worth, None
    if points == 0 or points >= PLACEHOLDER:
        return _placeholder(log, ending, result, points, possible, terms), None
    if _is_habit(ending, possible[0], points, terms):
        return possible[0], _habit(result, terms)
    _report_points(log, ending, result, points, possible[0])
    return (None if ending.ended_by is EndedBy.RESIGN else possible[0]), None


def _placeholder(
    log: GameLog,
    ending: Ending,
    result: Event,
    points: int,
    possible: list[Worth],
    terms: Terms,
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
        help=f"the game was won with {_points(known.points)}"
        if known
        else "what the game was won with is not known",
    )
    return known


def _from_next_score(winner: int | None, possible: list[Worth], terms: Terms) -> Worth | None:
    if winner is None or terms.score is None or terms.next_score is None:
        return None
    won = terms.next_score[winner - 1] - terms.score[winner - 1]
    return next((worth for worth in possible if worth.points == won), None)


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


_UNLIMITED_AS = 16
"""The match length that Backgammon Galaxy writes for an unlimited game."""


def _report_points(log: GameLog, ending: Ending, result: Event, points: int, worth: Worth) -> None:
    cube = f"a {worth.cube.value}-cube" if worth.cube.value > 1 else "the cube at 1"
    said = f"recorded as {points}"
    if ending.ended_by is EndedBy.DROP:
        check, what = checks.WRONG_DROP_POINTS, f"a drop with {cube} before the offer"
    elif ending.ended_by is EndedBy.RESIGN:
        log.report(
            checks.IMPOSSIBLE_POINTS,
            f"a game with {cube} cannot be resigned for {_points(points)}",
            result,
            player=ending.winner,
            help=f"a single game, a gammon or a backgammon is {worth.cube.value}, "
            f"{worth.cube.value * 2} or {worth.cube.value * 3} points",
        )
        return
    else:
        check, what = _natural_end(worth, points), f"a {_name(worth.win)} with {cube}"
        if worth.jacoby:
            what = f"under the Jacoby rule an undoubled {_name(worth.win)}"
    message = f"{what} is {_points(worth.points)}, {said}"
    log.report(check, message, result, player=ending.winner)


def _natural_end(worth: Worth, points: int) -> Check:
    claimed = points / worth.cube.value
    if worth.jacoby and worth.win == claimed:
        return checks.UNDOUBLED_GAMMON
    if worth.win is Win.SINGLE and claimed in (2, 3):
        return checks.FALSE_GAMMON
    if {worth.win, claimed} == {Win.GAMMON, Win.BACKGAMMON}:
        return checks.WRONG_BACKGAMMON
    return checks.WRONG_POINTS


def _jacoby_undecided(result: Event, possible: list[Worth], terms: Terms) -> Aside | None:
    full, *other = possible
    open_rule = terms.length == 0 and terms.rules.jacoby is None
    if not open_rule or len(other) != 1 or other[0].cube != full.cube:
        return None
    return Aside(
        record_checks.RULES_DO_NOT_DECIDE,
        f"an undoubled {_name(full.win)} is {_points(full.points)}, "
        f"or {_points(other[0].points)} under the Jacoby rule",
        "neither the rule set nor the record says whether that rule is in force",
        result,
    )


def _habit(result: Event, terms: Terms) -> Aside:
    return Aside(
        record_checks.PRODUCER_HABIT,
        f"an unlimited game written as a {terms.length} point match: "
        "a gammon with the cube in the middle is scored as 1 point",
        "audit it with --rules money",
        result,
    )


def _name(win: Win | None) -> str:
    if win is None:
        return "win"
    return "single game" if win is Win.SINGLE else win.name.lower()


def _points(number: int) -> str:
    return f"{number} point" if number == 1 else f"{number} points"
