"""The opening: each player rolls one die, and ties may double the cube."""

from __future__ import annotations

from bgaudit.replay.checks import cube as cube_checks
from bgaudit.replay.checks import dice as checks
from bgaudit.replay.cube.cube_referee import CubeReferee
from bgaudit.replay.log import GameLog
from bgaudit.replay.table.dice_on_table import DiceOnTable
from bgaudit.rules.cube import Cube
from bgaudit.rules.options.declare import UNLIMITED
from bgaudit.rules.ruleset import RuleSet
from bgaudit.transcript.model import Event


class OpeningDice:
    """The opening of one game; ``ties`` counts those that are recorded, or that the cube shows."""

    def __init__(
        self, log: GameLog, rules: RuleSet, dice: DiceOnTable, cube: CubeReferee, *, money: bool
    ) -> None:
        self.ties = 0
        self._log = log
        self._rules = rules
        self._dice = dice
        self._cube = cube
        self._money = money
        self._thrown: dict[int, int] = {}
        self._are_recorded = False

    @property
    def is_half_thrown(self) -> bool:
        """Whether only one side has thrown its die."""
        return len(self._thrown) == 1

    def thrown(self, event: Event, side: int, die: int) -> None:
        """A side throws its die."""
        self._are_recorded = True
        self._thrown[side] = die
        if len(self._thrown) < 2:
            return
        one, two = self._thrown[1], self._thrown[2]
        self._thrown.clear()
        self.ties += one == two
        self._cube.opened(self._cubes)
        if one != two:
            winner = 1 if one > two else 2
            self._dice.opened(event, winner, (one, two) if winner == 1 else (two, one))

    @property
    def unrecorded(self) -> int:
        """What ties whose dice are not recorded have made of the cube."""
        return 1 if self._are_recorded else 1 << self.ties

    @property
    def _most(self) -> int | None:
        """How many ties double the cube."""
        by_rule = self._rules.opening.tie == "automatic_double" or not self._are_recorded
        if not self._money or not by_rule:
            return 0
        return self._rules.cube.automatic_doubles

    @property
    def _cubes(self) -> tuple[Cube, ...]:
        """What the cube may be after the ties; two things where the rules leave it open."""
        most = self._most
        if most is None:
            return tuple(dict.fromkeys((Cube(), Cube(1 << self.ties))))
        return (Cube(1 << (self.ties if most == UNLIMITED else min(self.ties, most))),)

    def cube_stated(self, event: Event, stated: Cube) -> None:
        """Where the cube lies before the first play: without the dice it tells how they tied."""
        if not self._are_recorded and stated.owner is None:
            self.ties = stated.value.bit_length() - 1
        cubes = self._cubes
        if stated in cubes:
            self._cube.put((stated,))
            return
        too_many = stated.owner is None and 1 < stated.value <= 1 << self.ties
        ties = f"{self.ties} tie{'' if self.ties == 1 else 's'} of the opening dice"
        self._log.report(
            cube_checks.TOO_MANY_AUTOMATIC_DOUBLES if too_many else checks.WRONG_TIES,
            f"the cube at {stated.value} after {ties}",
            event,
            help=f"it is in the middle, at {cubes[0].value}",
        )
        self._cube.put((*cubes, stated))
