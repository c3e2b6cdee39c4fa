"""A turn as it was played, remembered for what may still become of it."""

from __future__ import annotations

from dataclasses import dataclass

from bgaudit.replay.turns.attempt import Attempt
from bgaudit.replay.turns.boards import Kept
from bgaudit.rules.board import Board
from bgaudit.rules.plays import Dice
from bgaudit.transcript.model import Event, Played


@dataclass(slots=True, eq=False)
class MadePlay:
    """The play, with the board before it from the mover's view, None where it was not known.

    ``kept`` is what was known of the board before it. ``attempt`` is None for a legal play.
    ``ended`` tells whether the player has ended his turn, ``cube_free`` whether he has done so for
    the cube, which the opponent may then turn.
    """

    event: Event
    side: int
    roll: str
    dice: Dice | None
    played: Played
    view: Board | None
    kept: Kept
    attempt: Attempt | None = None
    ended: bool = False
    cube_free: bool = False
