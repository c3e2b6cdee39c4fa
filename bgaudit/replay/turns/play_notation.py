"""Plays as players write them: ``24/18*/13``, ``8/5(2) 6/3(2)``, ``bar/22 5/off``."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from bgaudit.rules.board import BAR, OFF, Board

Path = tuple[int, ...]
"""The points that a man touches, from where he starts."""

_NAMES = {BAR: "bar", OFF: "off"}


def in_notation(board: Board, steps: Sequence[tuple[int, int]]) -> str:
    """A play from the mover's view of the board, its steps given in the order in which they go.

    The steps of one man are written as one, with the points between only where he hits or on his
    way off. Men from farther back stand first, and the same way of several men is counted.
    """
    hits = _hits(board, steps)
    return " ".join(
        _way(path, hits) + (f"({count})" if count > 1 else "")
        for path, count in Counter(_ways(steps, hits)).items()
    )


def from_the_back(board: Board, steps: Sequence[tuple[int, int]]) -> list[Path]:
    """A key that sorts plays as they are written: those of men farther back stand first."""
    return [_key(path) for path in _ways(steps, _hits(board, steps))]


def _hits(board: Board, steps: Sequence[tuple[int, int]]) -> set[int]:
    return {target for _, target in steps if OFF < target < BAR and board.other[25 - target] == 1}


def _ways(steps: Iterable[tuple[int, int]], hits: set[int]) -> list[Path]:
    return sorted((_shortened(path, hits) for path in _paths(steps)), key=_key)


def _key(path: Path) -> Path:
    return tuple(-point for point in path)


def _paths(steps: Iterable[tuple[int, int]]) -> list[Path]:
    """The way of each man: a step goes on from where another came to."""
    paths: list[Path] = []
    for source, target in steps:
        before = next((path for path in paths if path[-1] == source), (source,))
        if len(before) > 1:
            paths.remove(before)
        paths.append((*before, target))
    return paths


def _shortened(path: Path, hits: set[int]) -> Path:
    first, *between, last = path
    kept = between if last == OFF else [point for point in between if point in hits]
    return (first, *kept, last)


def _way(path: Path, hits: set[int]) -> str:
    return "/".join(
        _NAMES.get(point, str(point)) + ("*" if point in hits else "") for point in path
    )
