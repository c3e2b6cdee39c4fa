"""Why a play is not legal: the one rule that it breaks, as a referee would name it.

A play that cannot be right often breaks several rules at once. The order in which they are looked
for here settles which of them is told: what the men could never do comes before what the dice do
not give, and that before what was left unplayed.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from enum import Enum, auto

from bgaudit.rules.board import BAR, HOME, OFF, Board
from bgaudit.rules.plays import Dice, Legal, Step, can_play, moved, pips_of
from bgaudit.rules.walk import walks_in_any_order


class Breach(Enum):
    """The rule that an illegal play breaks."""

    EMPTY_SOURCE = auto()
    BACKWARDS = auto()
    BAR_FIRST = auto()
    BAD_ENTRY = auto()
    WRONG_DISTANCE = auto()
    HELD_POINT = auto()
    HELD_ON_THE_WAY = auto()
    NOT_ALL_HOME = auto()
    DIE_TOO_SMALL = auto()
    MAN_BEHIND = auto()
    TOO_MANY_PIPS = auto()
    DIE_LEFT = auto()
    SMALLER_DIE = auto()
    DOUBLE_LEFT = auto()
    NO_PLAY = auto()
    NONE_LEGAL = auto()
    PIP_WASTE = auto()
    FULL_VALUE = auto()
    OUT_OF_ORDER = auto()
    NOT_THAT_WAY = auto()
    AFTER_THE_LAST = auto()


@dataclass(frozen=True, slots=True)
class WhyNot:
    """The rule broken, and the step that breaks it where it is one step's fault."""

    breach: Breach
    step: Step | None = None


def why_not(board: Board, dice: Dice, steps: tuple[Step, ...], legal: Legal) -> WhyNot:
    """Name the rule that an illegal play breaks.

    ``steps`` is the play as written; ``legal`` is what :func:`~bgaudit.rules.plays.legal_plays`
    gives for the board and dice, which the play's result is not among.
    """
    if not steps:
        return WhyNot(Breach.NO_PLAY)
    return (
        _impossible_step(board, steps)
        or _bad_entry(board, dice, steps)
        or _bad_landing(board, dice, steps)
        or _bad_bear_off(board, dice, steps)
        or _unpaid(board, dice, steps)
        or _left_over(dice, legal)
    )


def _impossible_step(board: Board, steps: tuple[Step, ...]) -> WhyNot | None:
    """What no dice allow: going backwards, past a man on the bar, or from an empty point."""
    for step in steps:
        if step.target >= step.source:
            return WhyNot(Breach.BACKWARDS, step)
    leaving = Counter(step.source for step in steps)
    arriving = Counter(step.target for step in steps)
    if board.own[BAR] > leaving[BAR]:
        for step in steps:
            if step.source != BAR:
                return WhyNot(Breach.BAR_FIRST, step)
    for step in steps:
        if leaving[step.source] > board.own[step.source] + arriving[step.source]:
            return WhyNot(Breach.EMPTY_SOURCE, step)
    return None


def _bad_entry(board: Board, dice: Dice, steps: tuple[Step, ...]) -> WhyNot | None:
    """A man brought in on a held point, or by a number that no single die gives.

    A man written as brought in and moved on at once entered with one of the dice; he may do so
    only if nobody else is on the bar.
    """
    enters = {die for die in dice if board.other[die] < 2}
    for step in steps:
        if step.source != BAR or BAR - step.target in enters:
            continue
        if not _sums(dice, step) or not enters or board.other[BAR - step.target] > 1:
            return WhyNot(Breach.BAD_ENTRY, step)
        if board.own[BAR] > 1:
            return WhyNot(Breach.BAR_FIRST, step)
    return None


def _bad_landing(board: Board, dice: Dice, steps: tuple[Step, ...]) -> WhyNot | None:
    """A length that was not rolled, a held point landed on, or none open to touch down on."""
    for step in steps:
        if step.target > OFF and not _sums(dice, step):
            return WhyNot(Breach.WRONG_DISTANCE, step)
    for step in steps:
        if step.target > OFF and board.other[25 - step.target] > 1:
            return WhyNot(Breach.HELD_POINT, step)
    for step in steps:
        ways = _sums(dice, step) if step.target > OFF else []
        if ways and not any(_open(board, step.source, way) for way in ways):
            return WhyNot(Breach.HELD_ON_THE_WAY, step)
    return None


def _bad_bear_off(board: Board, dice: Dice, steps: tuple[Step, ...]) -> WhyNot | None:
    """A man borne off while another is outside, by too small a number, or over a man behind him."""
    off = [step for step in steps if step.target == OFF]
    if not off:
        return None
    after = _before_bearing_off(board, steps)
    outside = after.own[BAR] + sum(after.own[HOME + 1 : BAR])
    walked = sum(step.source > HOME for step in off)
    if outside > walked:
        return WhyNot(Breach.NOT_ALL_HOME, off[0])
    for step in off:
        if step.source > sum(pips_of(dice)):
            return WhyNot(Breach.DIE_TOO_SMALL, step)
    if _affordable(dice, steps):
        return _man_behind(after, dice, off)
    others = tuple(step for step in steps if step.target > OFF)
    if len(steps) <= len(pips_of(dice)) and _affordable(dice, others):
        return WhyNot(Breach.DIE_TOO_SMALL, max(off))
    return None


def _before_bearing_off(board: Board, steps: tuple[Step, ...]) -> Board:
    """The board when all other steps are made."""
    for step in steps:
        if step.target > OFF:
            board = moved(board, step.source, step.target)
    return board


def _man_behind(after: Board, dice: Dice, off: list[Step]) -> WhyNot | None:
    for step in off:
        leaving = sum(other.source > step.source for other in off)
        behind = sum(after.own[step.source + 1 : HOME + 1]) > leaving
        if behind and step.source not in dice and not _exact(dice, step):
            return WhyNot(Breach.MAN_BEHIND, step)
    return None


def _unpaid(board: Board, dice: Dice, steps: tuple[Step, ...]) -> WhyNot | None:
    """More than the dice give, although each step alone is one that they do."""
    if not _affordable(dice, steps):
        return WhyNot(Breach.TOO_MANY_PIPS)
    if any(walks_in_any_order(board, dice, steps)):
        return None
    if not can_play(board, dice):
        return WhyNot(Breach.NONE_LEGAL)
    off = [step for step in steps if step.target == OFF]
    if not off:
        return WhyNot(Breach.TOO_MANY_PIPS)
    after = _before_bearing_off(board, steps)
    for step in off:
        leaving = sum(other.source >= step.source for other in off)
        if sum(after.own[step.source :]) > leaving:
            return WhyNot(Breach.MAN_BEHIND, step)
    return WhyNot(Breach.HELD_ON_THE_WAY, max(off))


def _left_over(dice: Dice, legal: Legal) -> WhyNot:
    """Nothing wrong with what was played, but more, or something else, had to be."""
    if dice[0] == dice[1]:
        return WhyNot(Breach.DOUBLE_LEFT)
    both = any(len(steps) > 1 for steps in legal.values())
    return WhyNot(Breach.DIE_LEFT if both else Breach.SMALLER_DIE)


def _sums(dice: Dice, step: Step) -> list[tuple[int, ...]]:
    """The ways in which the dice give a step's exact length, each in the order of touching down."""
    length = step.source - step.target
    first, second = dice
    if first == second:
        count, rest = divmod(length, first)
        return [(first,) * count] if not rest and 1 <= count <= 4 else []
    ways: list[tuple[int, ...]] = [(die,) for die in dice if die == length]
    if length == first + second:
        ways += [(first, second), (second, first)]
    return ways


def _exact(dice: Dice, step: Step) -> bool:
    return bool(_sums(dice, step))


def _open(board: Board, source: int, way: tuple[int, ...]) -> bool:
    """Whether each point of a way, after the first step of it, can be touched down on."""
    for die in way:
        source -= die
        if board.other[25 - source] > 1:
            return False
    return True


def _affordable(dice: Dice, steps: tuple[Step, ...]) -> bool:
    """Whether the dice can pay for all steps together, wherever the men stand."""
    first, second = dice
    if first == second:
        needed = sum(-(-(step.source - step.target) // first) for step in steps)
        return needed <= 4
    lengths = [(step.source - step.target, step.target == OFF) for step in steps]
    if len(lengths) == 1:
        length, off = lengths[0]
        return length in (first, second, first + second) or (off and length <= first + second)
    return len(lengths) == 2 and any(
        all(
            length == die or (off and length < die)
            for (length, off), die in zip(lengths, order, strict=True)
        )
        for order in (dice, (second, first))
    )
