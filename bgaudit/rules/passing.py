"""Plays that are legal if a man may pass over held points, as long as his last point is open.

Rule books that only say that one man may play both dice leave open whether the point between them
must be. A man from the bar enters with a single die by every rule.
"""

from __future__ import annotations

from bgaudit.rules.board import BAR, OFF, Board
from bgaudit.rules.plays import Dice, Legal, Step, landing, moved, pips_of

_OnTheWay = tuple[Board, int]
"""A board, and the held point that a man must leave with the next die; 0: there is none."""


def passing_plays(board: Board, dice: Dice, *, larger_die: bool = True) -> Legal:
    """What :func:`~bgaudit.rules.plays.legal_plays` gives, were held points passed over."""
    larger, smaller = max(dice), min(dice)
    high_first = _longest(board, pips_of((larger, smaller)))
    if larger == smaller:
        return high_first
    low_first = _longest(board, (smaller, larger))
    most = [max(map(len, plays.values()), default=0) for plays in (high_first, low_first)]
    if most == [1, 1] and larger_die:
        return high_first
    return {
        end: steps
        for plays in (high_first, low_first)
        for end, steps in plays.items()
        if len(steps) == max(most)
    }


def _longest(board: Board, pips: tuple[int, ...]) -> Legal:
    """The positions that use the most dice, played in this order until no man can move."""
    found: Legal = {}
    reached: dict[_OnTheWay, tuple[Step, ...]] = {(board, 0): ()}
    for die in pips:
        onward: dict[_OnTheWay, tuple[Step, ...]] = {}
        for (before, passing), steps in reached.items():
            if before.over:
                continue
            for step, held in _steps(before, passing, die):
                after = moved(before, *step), step.target if held else 0
                onward.setdefault(after, (*steps, step))
        reached = onward
        found = {end: steps for (end, passing), steps in reached.items() if not passing} or found
    return found


def _steps(board: Board, passing: int, die: int) -> list[tuple[Step, bool]]:
    """The steps that one die allows, and whether the point is held that each comes to."""
    steps = []
    for source in [passing] if passing else range(BAR, OFF, -1):
        if not board.own[source]:
            continue
        target = landing(board, source, die)
        if target is not None:
            steps.append((Step(source, target), False))
        elif source - die > OFF and source != BAR and not board.own[BAR]:
            steps.append((Step(source, source - die), True))
    return steps
