"""What a game was worth and to whom, beside what its result line says."""

from __future__ import annotations

from dataclasses import dataclass, replace

from bgaudit.replay.checks import record as record_checks
from bgaudit.replay.checks import score as checks
from bgaudit.replay.log import GameLog
from bgaudit.replay.outcome import EndedBy, RecordedResult
from bgaudit.replay.score.offer import Pending
from bgaudit.replay.score.points_judge import Aside, judge_points, points_in_words, win_in_words
from bgaudit.replay.score.resignation import look_at_resignation
from bgaudit.replay.score.stakes import Ending, Terms, Worth, worths
from bgaudit.rules.cube import Cube
from bgaudit.rules.score import Win
from bgaudit.transcript.model import Event, Result

_CENTRED = Cube()


@dataclass(frozen=True, slots=True)
class Settlement:
    """The result of a game as the rules have it, and as it is recorded.

    Where ``points`` cannot be known, ``at_least`` tells the least that they can be. ``possible`` is
    all that the game may be worth, the likeliest first.
    """

    ended_by: EndedBy
    winner: int | None = None
    points: int | None = None
    win: Win | None = None
    cube: Cube = _CENTRED
    recorded: RecordedResult | None = None
    at_least: int = 0
    aside: Aside | None = None
    possible: tuple[Worth, ...] = ()
    void: bool = False
    """Whether the game does not count."""
    wins_match: bool = False
    """Whether the winner has the match, however many points he needed."""
    automatic_cube: int = 1
    """What the record says that automatic doubles had made of the cube before the game."""


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
    if credited != ending.winner and not ending.played_on:
        _report_winner(log, ending, result)
    recorded = RecordedResult(credited, result.action.points)
    if ending.wins_match or ending.played_on:
        return _lost_on_time(ending, recorded, terms)
    possible = worths(ending, terms)
    judged = judge_points(log, ending, result, recorded.points, possible, terms)
    worth = judged.worth
    if judged.agreed and worth is not None:
        if credited == ending.winner:
            _check_the_match_flag(log, ending, result.action, result, terms)
        worth = _without_a_crawford_cube(log, ending, result, worth, terms)
    if ending.ended_by is EndedBy.RESIGN:
        look_at_resignation(log, ending, result, worth, terms)
    return Settlement(
        ending.ended_by,
        ending.winner,
        worth.points if worth else None,
        worth.win if worth else None,
        worth.cube if worth else ending.cubes[0],
        recorded,
        min(each.points for each in possible),
        judged.aside,
        tuple(possible),
    )


def _lost_on_time(ending: Ending, recorded: RecordedResult, terms: Terms) -> Settlement:
    """A match lost on time is won whatever is written; a result after the end does not count."""
    worth = worths(ending, terms)[0]
    by_match = recorded.points if recorded.winner == ending.winner else None
    return Settlement(
        ending.ended_by,
        ending.winner,
        by_match if ending.wins_match else worth.points,
        None if ending.wins_match else worth.win,
        ending.cubes[0],
        recorded,
        wins_match=ending.wins_match,
    )


def _without_result(log: GameLog, ending: Ending, terms: Terms, at: Event | None) -> Settlement:
    cube = ending.cubes[0]
    if ending.winner is None:
        if at is not None and not terms.last:
            log.report(checks.MISSING_RESULT, "the game stops without a result", at)
        return Settlement(EndedBy.UNFINISHED, cube=cube)
    possible = worths(ending, terms)
    worth = possible[0]
    if at is not None:
        won = "the whole match" if ending.wins_match else points_in_words(worth.points)
        log.report(
            checks.MISSING_RESULT,
            "the game is over, but no line says who wins how many points",
            at,
            help=f"it was won with {won}",
        )
    if ending.wins_match:
        return Settlement(ending.ended_by, ending.winner, cube=cube, wins_match=True)
    return Settlement(
        ending.ended_by,
        ending.winner,
        worth.points,
        worth.win,
        worth.cube,
        possible=tuple(possible),
    )


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
    return replace(ending, ended_by=EndedBy.RESIGN, winner=result.side)


def _credited(ending: Ending, result: Event) -> int | None:
    """The side that a result line credits with the game."""
    # On the row of the last play the result takes whichever column is free.
    free_column = ending.ended_by is EndedBy.BEAR_OFF and result.row == ending.row
    return ending.winner if result.side is None or free_column else result.side


def _report_winner(log: GameLog, ending: Ending, result: Event) -> None:
    how = {
        EndedBy.BEAR_OFF: "bore off the last man",
        EndedBy.DROP: "doubled and was dropped",
        EndedBy.TIME: "won on time",
    }
    log.report(
        checks.WRONG_WINNER,
        "the result stands in the loser's column",
        result,
        help=f"the opponent won: he {how.get(ending.ended_by, 'won the game')}",
    )


def _check_the_match_flag(
    log: GameLog, ending: Ending, said: Result, result: Event, terms: Terms
) -> None:
    """``and the match`` on a game that does not win it."""
    needed = terms.needed(ending.winner) if ending.winner is not None else None
    if said.and_the_match and needed is not None and said.points < needed:
        log.report(
            checks.FALSE_MATCH_END,
            f"{points_in_words(said.points)} and the match, but the winner needed {needed}",
            result,
            player=ending.winner,
            help=f"the match is to {terms.length}",
        )


def _without_a_crawford_cube(
    log: GameLog, ending: Ending, result: Event, worth: Worth, terms: Terms
) -> Worth:
    """A cube turned in the Crawford game does not count, unless the rules let it stand.

    It can be annulled until the next game begins.
    """
    rule = terms.rules.cube.crawford_double
    if terms.crawford is not True or worth.win is None or worth.cube.value == 1:
        return worth
    if rule == "stands_after_game" or not terms.last:
        return worth
    points = worth.points // worth.cube.value
    log.report(
        checks.CRAWFORD_CUBE_COUNTED,
        f"a {win_in_words(worth.win)} in the Crawford game is {points_in_words(points)}, "
        f"recorded as {worth.points}",
        result,
        player=ending.winner,
        help="a director has to rule on it"
        if rule == "director"
        else "the cube does not count in the Crawford game",
    )
    return worth if rule == "director" else replace(worth, points=points, cube=_CENTRED)
