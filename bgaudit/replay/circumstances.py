"""What a game begins with, and where it stands: all that a finding about a play has to tell."""

from __future__ import annotations

from dataclasses import dataclass, replace

from bgaudit.replay.cube.cube_referee import CubeReferee
from bgaudit.replay.score.stakes import Terms
from bgaudit.rules.board import Board
from bgaudit.rules.plays import Dice
from bgaudit.rules.position_id import Position


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
    """What holds in a game beside where the men stand."""

    def __init__(self, setting: Setting, cube: CubeReferee) -> None:
        self._setting = setting
        self._cube = cube

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
