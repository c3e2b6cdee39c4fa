"""Is a recorded play legal, and what did it make of the board?

A play is legal if and only if the position that it produces, hits included, is one that a legal
turn produces. How it is written does not matter for that: steps may be out of order, two steps of a
man may be written as one, and a step off may use up both dice. A rule set can ask for more.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from bgaudit.rules.allowed import allowed_if_passing, allowed_plays
from bgaudit.rules.board import OFF, Board
from bgaudit.rules.options.moves import MoveRules
from bgaudit.rules.passing import passing_plays
from bgaudit.rules.plays import Dice, Legal, Played, Step, can_play, follow, legal_plays
from bgaudit.rules.walk import Paths, first_over, walks, walks_in_any_order
from bgaudit.rules.waste import wastes_nothing
from bgaudit.rules.why_not import Breach, WhyNot, why_not
from bgaudit.transcript.model import NoPlay, Play

STANDARD = MoveRules()


class Undecided(NamedTuple):
    """A play that is legal only if men may pass over held points, or only if they may not.

    ``why`` tells why it is illegal the other way, and ``legal`` what would be legal then.
    """

    if_passing: bool
    why: WhyNot
    legal: Legal


class Verdict(NamedTuple):
    """``readings`` are the legal plays that the text can mean, the likeliest first; none: illegal.

    ``legal`` is every legal play, where they had to be found out. ``fault`` is what is wrong with
    an illegal play that has been found out already, and ``stands`` the board that it leaves.
    ``oddity`` is what is odd about a legal play: the way it is written, or the rule it rests on.
    """

    readings: tuple[Played, ...]
    legal: Legal | None = None
    fault: WhyNot | None = None
    stands: Board | None = None
    oddity: WhyNot | Undecided | None = None


def judge(board: Board, dice: Dice, play: Play | NoPlay, rules: MoveRules = STANDARD) -> Verdict:
    """Judge a play from the mover's view of the board."""
    if isinstance(play, NoPlay) or not play.moves:
        return _judge_no_play(board, dice, rules)
    followed = follow(board, dice, play.moves)
    if followed is not None and (
        rules.bearoff_waste == "standard" or wastes_nothing(dice, play.moves)
    ):
        return Verdict((followed,))
    legal = allowed_plays(board, dice, rules)
    readings = _readings(board, dice, play, legal, rules)
    if rules.transit == "unspecified":
        verdict = _judge_passing(board, dice, play, legal, readings, rules)
        if verdict is not None:
            return verdict
    if readings:
        return _judge_order(board, dice, play, Verdict(readings, legal), rules)
    return _judge_otherwise(board, dice, play, legal, rules)


def why_illegal(verdict: Verdict, board: Board, dice: Dice, play: Play | NoPlay) -> WhyNot:
    """The rule that a play breaks which has no legal reading."""
    return verdict.fault or why_not(board, dice, _steps(play), verdict.legal or {})


def _judge_no_play(board: Board, dice: Dice, rules: MoveRules) -> Verdict:
    if can_play(board, dice):
        return Verdict((), allowed_plays(board, dice, rules))
    readings = (Played(board, ()),)
    passing = allowed_if_passing(board, dice, rules) if rules.transit == "unspecified" else {}
    if passing:
        undecided = Undecided(if_passing=False, why=WhyNot(Breach.NO_PLAY), legal=passing)
        return Verdict(readings, oddity=undecided)
    return Verdict(readings)


def _judge_passing(
    board: Board,
    dice: Dice,
    play: Play,
    legal: Legal,
    readings: tuple[Played, ...],
    rules: MoveRules,
) -> Verdict | None:
    """A verdict that hangs on whether men may pass over held points; None if it does not."""
    passing = allowed_if_passing(board, dice, rules)
    if_passing = _readings(board, dice, play, passing, rules)
    if not readings and any(board.other[25 - target] > 1 for _, target in play.moves if target):
        return None  # a held point that is named is landed on
    if bool(if_passing) is bool(readings):
        return None
    if if_passing:
        against, plays = legal, legal_plays
    else:
        against, plays = passing, passing_plays
    wasteful = _wasteful(board, dice, play, plays(board, dice, larger_die=rules.larger_die), rules)
    why = wasteful[0] if wasteful else why_not(board, dice, _steps(play), against)
    undecided = Undecided(if_passing=bool(if_passing), why=why, legal=against)
    return Verdict(if_passing or readings, legal, oddity=undecided)


def _judge_order(
    board: Board, dice: Dice, play: Play, verdict: Verdict, rules: MoveRules
) -> Verdict:
    """A play that comes to a legal one: are its steps, as they are written, those of a turn?"""
    paths = _paths(play)
    boards = {reading.board for reading in verdict.readings}
    walked = boards.intersection(walks(board, dice, paths))
    if not walked:
        reordered = boards.intersection(walks_in_any_order(board, dice, paths))
        if rules.submove_order == "any":
            odd = Breach.OUT_OF_ORDER if reordered else Breach.NOT_THAT_WAY
            return verdict._replace(oddity=WhyNot(odd))
        fault = WhyNot(Breach.OUT_OF_ORDER) if reordered else None
        return Verdict((), verdict.legal, fault, stands=verdict.readings[0].board)
    if rules.submove_order == "as_written":
        readings = tuple(reading for reading in verdict.readings if reading.board in walked)
        return verdict._replace(readings=readings)
    return verdict


def _judge_otherwise(
    board: Board, dice: Dice, play: Play, legal: Legal, rules: MoveRules
) -> Verdict:
    """An illegal play: is it one but for an option, or because it goes on after the game is won?"""
    if rules.bearoff_waste != "standard":
        standard = legal_plays(board, dice, larger_die=rules.larger_die)
        wasteful = _wasteful(board, dice, play, standard, rules)
        if wasteful:
            return Verdict((), legal, *wasteful)
    steps = _steps(play)
    won = first_over(board, dice, steps)
    if won is not None:
        return Verdict((), legal, WhyNot(Breach.AFTER_THE_LAST, steps[won[0]]), stands=won[1])
    return Verdict((), legal)


def _wasteful(
    board: Board, dice: Dice, play: Play, plays: Legal, rules: MoveRules
) -> tuple[WhyNot, Board] | None:
    """What is wrong with a play that is among those that are legal but for the pips they waste."""
    if rules.bearoff_waste == "standard":
        return None
    readings = _readings(board, dice, play, plays, rules)
    if not readings:
        return None
    least = rules.bearoff_waste == "min_total"
    return WhyNot(Breach.PIP_WASTE if least else Breach.FULL_VALUE), readings[0].board


def _readings(
    board: Board, dice: Dice, play: Play, legal: Iterable[Board], rules: MoveRules
) -> tuple[Played, ...]:
    """The legal plays that move the men as written and hit wherever a man is put on a lone one."""
    own = list(board.own)
    for source, target in play.moves:
        own[source] -= 1
        own[target] += 1
    if min(own) < 0:
        return ()
    after = tuple(own)
    stated = {target for _, target in play.moves if target > OFF and board.other[25 - target] == 1}
    readings = [
        Played(result, hits)
        for result in legal
        if result.own == after and stated <= set(hits := _hits(board, result))
    ]
    if len(readings) > 1:
        return _likeliest_first(board, dice, play, readings, rules)
    return tuple(readings)


def _likeliest_first(
    board: Board, dice: Dice, play: Play, readings: list[Played], rules: MoveRules
) -> tuple[Played, ...]:
    """Hits that are marked tell the way; where none is, the rule set may."""
    most = rules.ambiguous_path == "hit"
    readings.sort(key=lambda reading: len(reading.hits), reverse=most)
    if rules.ambiguous_path == "first_die_first":
        first = next(walks(board, dice, _paths(play)), None)
        readings.sort(key=lambda reading: reading.board != first)
    if play.marks:
        marks = set(play.marks)
        readings.sort(key=lambda reading: set(reading.hits) != marks)
    return tuple(readings)


def _hits(board: Board, result: Board) -> tuple[int, ...]:
    return tuple(
        point for point in range(24, OFF, -1) if board.other[25 - point] > result.other[25 - point]
    )


def _paths(play: Play) -> Paths:
    """The way of each man, one by one."""
    return tuple(step.points for step in play.steps for _ in range(step.times) if any(step.points))


def _steps(play: Play | NoPlay) -> tuple[Step, ...]:
    return tuple(Step(*move) for move in play.moves) if isinstance(play, Play) else ()
