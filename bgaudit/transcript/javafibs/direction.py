"""Which way a player's men go in a numbering that both players share."""

from __future__ import annotations

from collections.abc import Iterable

_HOME = 6
_FAR = 19


def goes_up(steps: Iterable[str]) -> int:
    """How many more of some steps, such as ``8-4`` or ``bar-3``, go up than down."""
    return sum(_up(*step.lower().split("-")) for step in steps)


def _up(source: str, *rest: str) -> int:
    """1 for a step up, -1 for one down, 0 where it does not tell."""
    target = rest[-1]
    if source == "bar":
        return _entering(target)
    if target == "off":
        return -_entering(source)
    if not target.isdecimal() or source == target:
        return 0
    return 1 if int(source) < int(target) else -1


def _entering(point: str) -> int:
    """Men who go up enter on the low points, and bear off from the high ones."""
    if not point.isdecimal():
        return 0
    return (int(point) <= _HOME) - (int(point) >= _FAR)
