"""Pips wasted in bearing off, and the rule sets that want few of them wasted.

A man borne off with a larger number than his point wastes the difference. Most rules leave it to
the player how much he wastes. Some forbid him to waste more than he must, and some, read to the
letter, to waste any pip where he can play every die for its full value.
"""

from __future__ import annotations

from collections.abc import Iterable

from bgaudit.rules.board import Board, pip_count
from bgaudit.rules.options.moves import BearoffWaste
from bgaudit.rules.plays import Dice, Legal, Step, pips_of


def least_wasteful(board: Board, dice: Dice, plays: Legal, option: BearoffWaste) -> Legal:
    """Those of the legal plays that an option of the rule set allows.

    The fewest pips in all are wasted by the plays that leave the fewest to be played, and that is
    asked of a turn that uses all the dice.
    """
    if option == "standard" or len(plays) < 2:
        return plays
    if option == "min_total":
        return _moving_most(dice, plays)
    exact = {end: steps for end, steps in plays.items() if _is_exact(board, dice, end, steps)}
    return exact or plays


def wastes_nothing(dice: Dice, steps: Iterable[tuple[int, int]]) -> bool:
    """Whether steps that use all the dice make every pip of them count."""
    return sum(source - target for source, target in steps) == sum(pips_of(dice))


def _moving_most(dice: Dice, plays: Legal) -> Legal:
    if not any(len(steps) == len(pips_of(dice)) for steps in plays.values()):
        return plays
    fewest = min(pip_count(end.own) for end in plays)
    return {end: steps for end, steps in plays.items() if pip_count(end.own) == fewest}


def _is_exact(board: Board, dice: Dice, end: Board, steps: tuple[Step, ...]) -> bool:
    """Whether a play can be made so that each die it uses is played for its full value."""
    moved = pip_count(board.own) - pip_count(end.own)
    if dice[0] == dice[1]:
        return moved == len(steps) * dice[0]
    return moved in dice if len(steps) == 1 else moved == sum(dice)
