"""What may be played in a position, and whether one play may."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from bgaudit.replay.turns.judge import Undecided, judge, why_illegal
from bgaudit.replay.turns.play_notation import from_the_back, in_notation
from bgaudit.replay.turns.wording import Worded, worded, worded_oddity
from bgaudit.rules.allowed import allowed_if_passing, allowed_plays
from bgaudit.rules.board import Board
from bgaudit.rules.options.moves import MoveRules
from bgaudit.rules.plays import Dice, Legal, Step
from bgaudit.transcript.model import NoPlay, Play


@dataclass(frozen=True, slots=True)
class Choice:
    """A play that may be made, as it is written, with the board after it from the mover's view.

    ``steps`` are one way of making it, each by one die.
    """

    written: str
    after: Board
    steps: tuple[Step, ...] = ()


@dataclass(frozen=True, slots=True)
class Choices:
    """All plays that may be made, those from farther back first.

    ``if_passing`` are more of them, and ``unless_passing`` those that are none, if a man may pass
    over held points and the rule set leaves it open whether he may.
    """

    plays: tuple[Choice, ...]
    if_passing: tuple[Choice, ...] = ()
    unless_passing: tuple[Choice, ...] = ()


@dataclass(frozen=True, slots=True)
class Ruling:
    """Whether a play is legal, None where the rule set leaves it open, and what is said of it."""

    written: str
    legal: bool | None
    said: Worded | None


def choices(board: Board, dice: Dice, rules: MoveRules) -> Choices:
    """What the player to move may play."""
    plays = allowed_plays(board, dice, rules)
    if rules.transit == "must_be_open":
        return Choices(_written(board, plays))
    passing = allowed_if_passing(board, dice, rules)
    return Choices(
        _written(board, plays),
        if_passing=_written(board, passing, besides=plays),
        unless_passing=_written(board, plays, besides=passing),
    )


def ruling(board: Board, dice: Dice, play: Play | NoPlay, written: str, rules: MoveRules) -> Ruling:
    """The verdict on a play, as it is written."""
    verdict = judge(board, dice, play, rules)
    moves = play.moves if isinstance(play, Play) else ()
    if not verdict.readings:
        why = why_illegal(verdict, board, dice, play)
        said = worded(why, board, dice, written if moves else "", moves, verdict.legal or {})
        return Ruling(written, legal=False, said=said)
    if verdict.oddity is None:
        return Ruling(written, legal=True, said=None)
    said = worded_oddity(verdict.oddity, board, dice, written if moves else "", moves)
    if isinstance(verdict.oddity, Undecided):
        return Ruling(written, legal=None, said=said)
    return Ruling(written, legal=True, said=said if said.check.default else None)


def _written(board: Board, plays: Legal, besides: Iterable[Board] = ()) -> tuple[Choice, ...]:
    known = set(besides)
    in_order = sorted(plays.items(), key=lambda play: from_the_back(board, play[1]))
    return tuple(
        Choice(in_notation(board, steps), end, steps) for end, steps in in_order if end not in known
    )
