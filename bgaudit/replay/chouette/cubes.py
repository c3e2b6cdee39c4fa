"""The cubes of a chouette: the team's one, or one between the box and each member."""

from __future__ import annotations

from collections.abc import Iterable

from bgaudit.replay.checks.chouette import WRONG_CUBE
from bgaudit.replay.chouette.member_games import MemberGames
from bgaudit.replay.chouette.names import Names
from bgaudit.replay.chouette.places import BOX, TEAM, seated
from bgaudit.replay.log import GameLog
from bgaudit.rules.cube import Cube
from bgaudit.rules.options.declare import UNLIMITED
from bgaudit.rules.ruleset import RuleSet
from bgaudit.transcript.model import CubeStated, Event

_STARTS_AT = 64
"""The face that a cube shows before it is turned; it means 1."""


class Cubes:
    """Follows the cube between the box and each member; a single one is the same for all."""

    def __init__(self, log: GameLog, names: Names, rules: RuleSet, games: MemberGames) -> None:
        self._log = log
        self._names = names
        self._rules = rules
        self._games = games
        self._cubes = dict.fromkeys(games.order.team, Cube())
        self._offered: dict[int, int] = {}
        """To what the cube of each member is offered."""
        self._taken = False
        self._opening: dict[int, int] = {}
        self._ties = 0

    def may_turn(self, side: int) -> list[int]:
        """The members whose cube a side may turn; all that are left if it may turn none."""
        playing = self._games.playing
        return [m for m in playing if self._cubes[m].may_double(side)] or list(playing)

    def opening(self, event: Event, die: int) -> None:
        """A side's own die at the start of a game; a tie may turn the cube."""
        self._opening[seated(event, self._games.order).side or TEAM] = die
        if len(self._opening) < 2:
            return
        tied = self._opening[BOX] == self._opening[TEAM]
        self._opening.clear()
        most = self._rules.cube.automatic_doubles or 0
        if tied and self._rules.opening.tie == "automatic_double":
            self._ties += 1
            if most == UNLIMITED or self._ties <= most:
                self._cubes = {member: Cube(cube.value * 2) for member, cube in self._cubes.items()}

    def offer(self, members: Iterable[int], value: int | None) -> None:
        """A double of these members' cubes, to ``value`` where that is said."""
        self._offered = {member: value or self._cubes[member].value * 2 for member in members}

    def take(self, member: int, side: int) -> None:
        """What was offered is taken."""
        if member in self._offered:
            self._cubes[member] = Cube(self._offered.pop(member), side)
            self._taken = True

    def beaver(self, member: int, owner: int) -> None:
        """What was offered is doubled again, and ``owner`` keeps the cube."""
        if member in self._offered:
            self._offered[member] *= 2
            self._cubes[member] = Cube(self._offered[member], owner)
            self._taken = True

    def state(self, event: Event, stated: CubeStated) -> None:
        """Where the cube is said to lie; before a take a tie may have turned it."""
        if not self._taken or not self._games.playing:
            value = 1 if stated.value == _STARTS_AT else stated.value
            self._cubes = {member: Cube(value) for member in self._cubes}
            self._games.add(event)
            return
        playing = self._games.playing
        if Cube(stated.value, stated.owner) in {self._cubes[member] for member in playing}:
            return
        cube = self._cubes[self._games.acting]
        self._log.report(
            WRONG_CUBE,
            f"a cube of {stated.value}{self._lies(stated.owner)}",
            event,
            help=f"it stands at {cube.value}{self._lies(cube.owner)}",
        )

    def _lies(self, owner: int | None) -> str:
        box = self._names[self._games.order.box]
        return {None: " in the middle", BOX: f" with {box}", TEAM: " with the team"}[owner]
