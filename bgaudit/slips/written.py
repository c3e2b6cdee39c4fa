"""Plays put into the written form that the record has."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bgaudit.rules.board import OFF, Board
from bgaudit.transcript.model import BAR, Play, WrittenStep

Moves = Sequence[tuple[int, int]]


def play_of(view: Board, moves: Iterable[tuple[int, int]], *, marked: bool) -> Play:
    """A play of single steps from the mover's view, with its hits where they are ``marked``."""
    hit: set[int] = set()
    steps: list[WrittenStep] = []
    for source, target in moves:
        hits = OFF < target < BAR and view.other[25 - target] == 1 and target not in hit
        if hits:
            hit.add(target)
        steps.append(WrittenStep((source, target), (target,) if hits and marked else (), 1))
    return Play.of(tuple(steps))
