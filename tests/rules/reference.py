"""The rules of a turn once more, from first principles: every sequence of steps, none left out.

It shares no code with the package, and is as simple and as slow as it looks. Positions are pairs of
counts by point, own men first: 0 off, 1 to 24, 25 bar, each side in its own numbering.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import permutations
from typing import NamedTuple

Men = tuple[int, ...]
Position = tuple[Men, Men]


class Way(NamedTuple):
    """A sequence of steps so far: where it leads, the dice it used and the pips it wasted.

    ``passing`` is the point of a man who stands on a held point and must leave it at once.
    """

    position: Position
    used: tuple[int, ...] = ()
    wasted: int = 0
    passing: int | None = None


def turns(
    position: Position,
    dice: tuple[int, int],
    *,
    larger_die: bool = True,
    waste: str = "standard",
    passing: bool = False,
) -> set[Position]:
    """The positions that the rules allow a turn to end in; empty if no man can be moved."""
    ways = {
        way
        for order in _orders(dice)
        for way in _ways(Way(position), order, passing=passing)
        if way.used and way.passing is None
    }
    most = max((len(way.used) for way in ways), default=0)
    ways = {way for way in ways if len(way.used) == most}
    if most == 1 and dice[0] != dice[1] and larger_die:
        highest = max(way.used for way in ways)
        ways = {way for way in ways if way.used == highest}
    if waste == "min_total" and most == len(_pips(dice)):
        ways = _with_waste(ways, min(way.wasted for way in ways))
    if waste == "full_value_if_possible":
        ways = _with_waste(ways, 0) or ways
    return {way.position for way in ways}


def _pips(dice: tuple[int, int]) -> tuple[int, ...]:
    return dice * 2 if dice[0] == dice[1] else dice


def _orders(dice: tuple[int, int]) -> Iterable[tuple[int, ...]]:
    return set(permutations(_pips(dice)))


def _with_waste(ways: Iterable[Way], wasted: int) -> set[Way]:
    return {way for way in ways if way.wasted == wasted}


def _ways(start: Way, order: tuple[int, ...], *, passing: bool) -> Iterator[Way]:
    """Every way to begin with these dice in this order, however far it goes."""
    reached = {start}
    for die in order:
        reached = {longer for way in reached for longer in _longer(way, die, passing=passing)}
        yield from reached


def _longer(way: Way, die: int, *, passing: bool) -> Iterator[Way]:
    """The ways that one more step makes of one; a game that is won goes no further."""
    own, other = way.position
    for source in range(1, 26) if way.passing is None else [way.passing]:
        if own[source] == 0:
            continue
        if own[25] > 0 and source != 25:
            continue
        target = max(source - die, 0)
        if target == 0 and not _may_bear_off(own, source, die):
            continue
        held = target > 0 and other[25 - target] >= 2
        if held and (source == 25 or not passing):
            continue
        yield Way(
            _step(way.position, source, target),
            (*way.used, die),
            way.wasted + (die - source if target == 0 else 0),
            target if held else None,
        )


def _may_bear_off(own: Men, source: int, die: int) -> bool:
    outside = sum(own[7:])
    behind = sum(own[source + 1 : 7])
    return outside == 0 and (die == source or behind == 0)


def _step(position: Position, source: int, target: int) -> Position:
    own, other = map(list, position)
    own[source] -= 1
    own[target] += 1
    if target > 0 and other[25 - target] == 1:
        other[25 - target] = 0
        other[25] += 1
    return tuple(own), tuple(other)
