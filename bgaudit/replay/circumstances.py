"""What a game begins with, and where it stands: all that a finding about a play has to tell."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from bgaudit.finding import Severity, Status
from bgaudit.replay.cube.cube_referee import CubeReferee
from bgaudit.replay.score.stakes import Terms
from bgaudit.replay.turns.challenge_window import outcome
from bgaudit.rules.board import Board
from bgaudit.rules.plays import Dice
from bgaudit.rules.position_id import Position
from bgaudit.transcript.model import Event


@dataclass(frozen=True, slots=True)
class Setting:
    """What a game begins with."""

    start: Board
    terms: Terms
    position: Position
    """The score and the rules, for the identifiers of positions."""
    winner_starts: bool = False
    """Whether the game needs no opening roll, because the winner of the last one begins."""
    illegal_before: tuple[int, int] = (0, 0)
    """How many illegal plays each side has made in the games before."""


class Circumstances:
    """A game as it goes on; ``place`` is that of the event which is replayed."""

    def __init__(self, setting: Setting, events: Sequence[Event], cube: CubeReferee) -> None:
        self.place = 0
        self._setting = setting
        self._events = events
        self._cube = cube

    def outcome(self, event: Event) -> tuple[Status, Severity | None]:
        """What becomes of an illegal play."""
        following = (
            other.action for other in self._events[self.place :] if other.side != event.side
        )
        terms = self._setting.terms
        return outcome(terms.rules.moves, following, last_game=terms.last)

    def identify(self, board: Board, side: int, dice: Dice | None) -> Position:
        """The whole position, of a board as the side on roll sees it."""
        cube = self._cube.cubes[0]
        return replace(
            self._setting.position,
            board=board,
            on_roll=side,
            dice=dice,
            cube=cube.value,
            cube_owner=cube.owner,
        )
