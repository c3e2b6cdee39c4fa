"""Which plays are legal, and whether this one is.

A turn is a sequence of steps, each of which moves one man by one die, off the bar first. As many
dice as possible must be played; where only one of two can be, the larger. (US Backgammon
tournament rules 2009, section 4; GNU Backgammon manual, "Movement".)
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from bgaudit.rules.board import BAR, HOME, OFF, Board, Men

Dice = tuple[int, int]


class Step(NamedTuple):
    """One man moved: from ``source`` to ``target``, in the mover's numbering (25 bar, 0 off)."""

    source: int
    target: int


Legal = dict[Board, tuple[Step, ...]]
"""Positions that legal plays produce, each with one way of playing it."""


class Played(NamedTuple):
    """What a play made of the board: the position after it and the points where it hit."""

    board: Board
    hits: tuple[int, ...]


def pips_of(dice: Dice) -> tuple[int, ...]:
    """The numbers to be played with a roll: two, or four for a double."""
    first, second = dice
    return (first,) * 4 if first == second else dice


def landing(board: Board, source: int, die: int) -> int | None:
    """Where one die takes a man from ``source``, or None where the rules forbid that step."""
    own, other = board
    if own[BAR] and source != BAR:
        return None
    target = source - die
    if target > OFF:
        return target if other[25 - target] < 2 else None
    if any(own[HOME + 1 :]):
        return None
    if target < OFF and any(own[source + 1 : HOME + 1]):
        return None
    return OFF


def moved(board: Board, source: int, target: int) -> Board:
    """The board after one man has gone from ``source`` to ``target``, hitting a lone man there.

    Nothing is judged: an illegal step is carried out as it stands, and two men of the other side
    stay where they are.
    """
    own, other = list(board.own), board.other
    own[source] -= 1
    own[target] += 1
    if OFF < target < BAR and other[25 - target] == 1:
        other = _hit(other, 25 - target)
    return Board(tuple(own), other)


def _hit(other: Men, point: int) -> Men:
    """The other side's men after the one on a point of theirs has been hit."""
    counts = list(other)
    counts[point] -= 1
    counts[BAR] += 1
    return tuple(counts)


def legal_plays(board: Board, dice: Dice, *, larger_die: bool = True) -> Legal:
    """Every position that a legal turn can produce, each with one way of playing it.

    A roll that cannot be played gives an empty mapping. Without ``larger_die`` either die may be
    played where only one of them can be.
    """
    first, second = dice
    if first == second:
        return _longest(_sequences(board, (first,) * 4, BAR))
    larger, smaller = max(dice), min(dice)
    high_first = list(_sequences(board, (larger, smaller), None))
    low_first = list(_sequences(board, (smaller, larger), None))
    both = _longest(high_first + low_first)
    if not larger_die or any(len(steps) > 1 for steps in both.values()):
        return both
    return _longest(high_first) or _longest(low_first)


def _sequences(
    board: Board, dice: tuple[int, ...], highest: int | None, so_far: tuple[Step, ...] = ()
) -> Iterator[tuple[Board, tuple[Step, ...]]]:
    """Every way to play ``dice`` in this order until no further step is possible.

    Steps of one die size commute, so a double is only played from the back: ``highest`` is then
    the farthest point that the next step may start from. None leaves the order free.
    """
    stuck = True
    if dice and not board.over:
        for source in range(BAR if highest is None else highest, OFF, -1):
            if not board.own[source]:
                continue
            target = landing(board, source, dice[0])
            if target is None:
                continue
            stuck = False
            yield from _sequences(
                moved(board, source, target),
                dice[1:],
                None if highest is None else source,
                (*so_far, Step(source, target)),
            )
    if stuck and so_far:
        yield board, so_far


def _longest(sequences: Iterable[tuple[Board, tuple[Step, ...]]]) -> Legal:
    """The positions that use the most dice."""
    found: Legal = {}
    most = 0
    for board, steps in sequences:
        if len(steps) > most:
            found, most = {}, len(steps)
        if len(steps) == most:
            found.setdefault(board, steps)
    return found


def can_play(board: Board, dice: Dice) -> bool:
    """Whether any man can be moved with this roll."""
    return any(_sources(board, die) for die in set(dice))


def _sources(board: Board, die: int) -> list[int]:
    """The points from which a man can be moved with one die."""
    own = board.own
    points = (BAR,) if own[BAR] else [point for point in range(24, OFF, -1) if own[point]]
    return [point for point in points if landing(board, point, die) is not None]


def closed_out(board: Board) -> bool:
    """Whether the player to move is on the bar and no number would bring a man in."""
    return board.own[BAR] > 0 and all(board.other[point] > 1 for point in range(1, HOME + 1))


def follow(board: Board, dice: Dice, steps: Iterable[tuple[int, int]]) -> Played | None:
    """Carry out a play as it is written, if each step is legal there and then and none is lacking.

    This is the quick way to know that a play is legal: None means only that it has to be looked at
    more closely, because dice are left over, the steps are out of order, a man's way is written so
    that it could be read in two ways, or the play is illegal.
    """
    return _carry_out(board, [*pips_of(dice)], steps)


def _carry_out(board: Board, left: list[int], steps: Iterable[tuple[int, int]]) -> Played | None:
    """Play exactly the pips that are ``left`` with these steps, each legal there and then."""
    own, other = list(board.own), board.other
    hits: list[int] = []
    for source, target in steps:
        length = source - target
        if length in left:
            left.remove(length)
            stops: tuple[int, ...] = (target,)
        else:
            stops = _stops(own, other, left, source, target)
            if not stops:
                return None
        for stop in stops:
            if not own[source] or (own[BAR] and source != BAR):
                return None
            if stop > OFF:
                there = other[25 - stop]
                if there > 1:
                    return None
                if there:
                    other = _hit(other, 25 - stop)
                    hits.append(stop)
            elif any(own[HOME + 1 :]):
                return None
            own[source] -= 1
            own[stop] += 1
            source = stop
    if left:
        return None
    return Played(Board(tuple(own), other), tuple(hits))


def follow_one_die(board: Board, dice: Dice, steps: Sequence[tuple[int, int]]) -> Played | None:
    """The same of a single step with one of two dice, where both can be played in neither order.

    The other one may be playable alone only if it is the smaller.
    """
    if len(steps) != 1 or dice[0] == dice[1]:
        return None
    for die, other in (dice, dice[::-1]):
        played = _carry_out(board, [die], steps)
        if played is None or (other > die and _sources(board, other)):
            continue
        if not _opens(board, die, other) and not _opens(board, other, die):
            return played
    return None


def _opens(board: Board, die: int, other: int) -> bool:
    """Whether the first die can be played so that the other can be played after it."""
    return any(
        _sources(moved(board, source, max(source - die, OFF)), other)
        for source in _sources(board, die)
    )


def _stops(
    own: list[int], other: Men, left: list[int], source: int, target: int
) -> tuple[int, ...]:
    """Where a man touches down on a step that is no single die; the dice are taken from ``left``.

    Empty where that is not plain: then the step has to be looked at more closely.
    """
    length = source - target
    if target == OFF:
        larger = min((die for die in left if die > source), default=None)
        if larger is None or any(own[source + 1 : HOME + 1]):
            return ()
        left.remove(larger)
        return (OFF,)
    die = left[0] if left else 0
    if left.count(die) == len(left) > 1:
        count, rest = divmod(length, die)
        if rest or not 1 < count <= len(left):
            return ()
        del left[:count]
        return tuple(range(source - die, target - 1, -die))
    if len(left) == 2 and length == sum(left):
        between = [source - die for die in left]
        if any(other[25 - point] == 1 for point in between):
            return ()
        left.clear()
        return next(((point, target) for point in between if not other[25 - point]), ())
    return ()


def as_played(board: Board, steps: Iterable[tuple[int, int]]) -> Board | None:
    """The board after an illegal play that stands: the men are put where the play says.

    A lone man on a stated landing point is hit; two stay, and then share the point. Nothing is hit
    on a point that is not stated. None if a step starts where there is no man in any order.
    """
    waiting = list(steps)
    while waiting:
        movable = next((step for step in waiting if board.own[step[0]]), None)
        if movable is None:
            return None
        waiting.remove(movable)
        board = moved(board, *movable)
    return board
