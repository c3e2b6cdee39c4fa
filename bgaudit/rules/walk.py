"""Going through a play as it is written: every step, each with one or more of the dice.

Where several men use several dice each, they may go by turns: ``bar/15(2)`` brings both men in
before either moves on.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeVar

from bgaudit.rules.board import Board
from bgaudit.rules.plays import Dice, Step, landing, moved, pips_of

Path = tuple[int, ...]
"""A man's way: where he starts, and each point where he touches down as it is written."""
Paths = tuple[Path, ...]
T = TypeVar("T")


def walks(board: Board, dice: Dice, paths: Paths) -> Iterator[Board]:
    """The boards that the paths can lead to, begun in this order, by way of open points.

    A stretch that needs two dice is tried with the first-listed die first.
    """
    return _walks(board, pips_of(dice), (), paths, in_order=True)


def walks_in_any_order(board: Board, dice: Dice, paths: Paths) -> Iterator[Board]:
    """The same, begun in any order."""
    if len(paths) <= len(pips_of(dice)):
        yield from _walks(board, pips_of(dice), (), paths, in_order=False)


def first_over(board: Board, dice: Dice, steps: tuple[Step, ...]) -> tuple[int, Board] | None:
    """After how many of the steps, made in this order, the game is won, and the board then.

    None if it is not won before the last of them.
    """
    if sum(board.own[1:]) > len(pips_of(dice)):
        return None
    for made in range(1, len(steps)):
        for end in walks(board, dice, steps[:made]):
            if end.over:
                return made, end
    return None


def _walks(
    board: Board, pips: tuple[int, ...], begun: Paths, waiting: Paths, *, in_order: bool
) -> Iterator[Board]:
    """``begun`` is what remains of paths that are under way, ``waiting`` those not begun."""
    if not begun and not waiting:
        yield board
        return
    for path in dict.fromkeys(begun + (waiting[:1] if in_order else waiting)):
        others = _without(begun, path) if path in begun else begun
        later = waiting if path in begun else _without(waiting, path)
        source, target, *further = path
        for die in dict.fromkeys(pips if board.own[source] else ()):
            stop = landing(board, source, die)
            if stop is None or stop < target:
                continue
            rest = (stop, *further) if stop == target else (stop, target, *further)
            under_way = (rest, *others) if len(rest) > 1 else others
            left = _without(pips, die)
            after = moved(board, source, stop)
            yield from _walks(after, left, under_way, later, in_order=in_order)


def _without(items: tuple[T, ...], item: T) -> tuple[T, ...]:
    """The items without the first that is this one."""
    place = items.index(item)
    return items[:place] + items[place + 1 :]
