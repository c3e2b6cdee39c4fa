"""What a record states of a game besides what happens in it, held against the replay."""

from __future__ import annotations

from bgaudit.replay.checks import cube as cube_checks
from bgaudit.replay.checks import match as match_checks
from bgaudit.replay.checks import record as record_checks
from bgaudit.replay.game_in_play import GameInPlay
from bgaudit.rules.board import pip_count
from bgaudit.rules.cube import Cube
from bgaudit.transcript.model import CubeStated, Event


class Statements:
    """Compares pip counts, the cube and the Crawford game as they are stated in one game."""

    def __init__(self, play: GameInPlay) -> None:
        self._play = play
        self._log = play.log

    def pips(self, event: Event, side: int, pips: int) -> None:
        """How many pips a side is said to need."""
        view = self._play.boards.view(side)
        due = pips if view is None else pip_count(view.own)
        if pips != due:
            self._log.report(
                record_checks.WRONG_PIP_COUNT,
                f"{pips} pips are stated, and it is {due}",
                event,
                help="a man on the bar counts 25",
            )

    def cube(self, event: Event, said: CubeStated) -> None:
        """Where the cube lies and what it shows, after the first play."""
        cube = self._play.cube
        if Cube(said.value, said.owner) not in cube.cubes:
            self._log.report(
                cube_checks.DISPUTED_CUBE,
                f"the cube is said to be at {said.value}, and is at {cube.cubes[0].value}",
                event,
                help="each double is to twice the cube before it; a director has to rule",
            )

    def crawford(self, event: Event) -> None:
        """The game is said to be the Crawford game."""
        terms = self._play.setting.terms
        if terms.crawford is False:
            self._log.report(
                match_checks.CRAWFORD_NOT_ONCE,
                "this is not the Crawford game",
                event,
                help="it has been played"
                if terms.after_crawford
                else "it is the first game in which a player needs exactly one point",
            )
