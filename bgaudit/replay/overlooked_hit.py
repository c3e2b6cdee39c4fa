"""A hit that the next play ignores: the man is moved from where he was hit, or left on the bar."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from bgaudit.replay.judge import judge
from bgaudit.replay.wording import points_in_words
from bgaudit.rules.board import BAR, Board
from bgaudit.rules.options.moves import MoveRules
from bgaudit.rules.plays import Dice
from bgaudit.transcript.model import Event, Play


class Hit(NamedTuple):
    """A play that hit, and where, as the side counts that made it."""

    event: Event
    hits: tuple[int, ...]

    @property
    def points(self) -> tuple[int, ...]:
        """Where, as the side counts that was hit."""
        return tuple(25 - point for point in self.hits)

    def in_words(self, points: tuple[int, ...]) -> str:
        """Some of the men hit: ``man who was hit on the 18 point in row 1``."""
        number = self.event.row.number
        row = "" if number is None else f" in row {number}"
        who = "man who was" if len(points) == 1 else "men who were"
        return f"{who} hit on the {points_in_words(points)}{row}"


class Overlooked(NamedTuple):
    """The board after a play as if there had been no hit, and the men hit that it moves."""

    board: Board
    moved: tuple[int, ...]


def overlooked(
    view: Board, dice: Dice, play: Play, hit: Hit, rules: MoveRules
) -> Overlooked | None:
    """What a play comes to if the hit before it was not carried out; None if it is illegal then."""
    own = list(view.own)
    own[BAR] -= len(hit.points)
    if own[BAR] < 0:
        return None
    for point in hit.points:
        own[point] += 1
    readings = judge(Board(tuple(own), view.other), dice, play, rules).readings
    if not readings:
        return None
    leaving = Counter(source for source, _ in play.moves)
    arriving = Counter(target for _, target in play.moves)
    moved = tuple(
        point for point in hit.points if leaving[point] > view.own[point] + arriving[point]
    )
    return Overlooked(readings[0].board, moved)
