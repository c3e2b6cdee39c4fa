"""After the Crawford game the trailer loses nothing by doubling at his first chance."""

from __future__ import annotations

from bgaudit.replay.checks.record import CUBE_NOT_USED
from bgaudit.replay.cube.cube_referee import CubeReferee
from bgaudit.replay.log import GameLog
from bgaudit.replay.score.stakes import Terms
from bgaudit.replay.turns.turn_order import TurnOrder
from bgaudit.rules.cube import Cube
from bgaudit.transcript.model import Event


def note_unused_cube(
    log: GameLog, event: Event, side: int, terms: Terms, order: TurnOrder, cube: CubeReferee
) -> None:
    """A side rolls after the Crawford game: had it better doubled?"""
    needed = terms.needed(side)
    first_chance = order.rolls_of[side] == 0 and order.rolls > 0
    if needed is None or needed < 2 or not first_chance:
        return
    if cube.cubes == (Cube(),):
        log.report(
            CUBE_NOT_USED,
            f"the trailer, who needs {needed}, rolls without doubling",
            event,
            help="the opponent needs one point: at his first chance the trailer doubles",
        )
