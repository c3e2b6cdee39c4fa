"""The cube as a game goes on: who offers, who answers, and what the cube then is.

After a fault the record often does not tell which cube the players went on with. All that it
leaves possible are kept, the likeliest first, and only what fits none of them is a further fault.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto

from bgaudit.replay.checks import cube as checks
from bgaudit.replay.checks.record import RULES_DO_NOT_DECIDE
from bgaudit.replay.log import GameLog
from bgaudit.replay.stakes import Terms
from bgaudit.rules.cube import Cube
from bgaudit.rules.options.cube import CubeRules
from bgaudit.transcript.model import Event

_HIGHEST = 1 << 20
"""A cube that stands higher is a slip of the pen, and not played on with."""


class Offer(Enum):
    """What kind of offer waits for an answer."""

    DOUBLE = auto()
    BEAVER = auto()
    """Also a raccoon and any further one: no take of them is written."""


@dataclass(frozen=True, slots=True)
class Pending:
    """An offer that waits for its answer; ``cubes`` are what the cube is if it is refused."""

    kind: Offer
    by: int
    event: Event
    cubes: tuple[Cube, ...]
    stated: int | None = None
    legal: bool = True
    annulled: bool = False


class CubeReferee:
    """Follows the cube of one game. ``crawford`` is None where that cannot be known."""

    def __init__(
        self, log: GameLog, rules: CubeRules, terms: Terms, *, crawford: bool | None
    ) -> None:
        self.cubes: tuple[Cube, ...] = (Cube(),)
        self.pending: Pending | None = None
        self._log = log
        self._crawford = crawford
        self._rules = rules
        self._terms = terms

    @property
    def _beavers(self) -> bool:
        """Whether there are beavers: in money play, unless the rules say that there are none."""
        return not self._terms.length and self._rules.beavers is not False

    def double(self, event: Event, side: int, value: int | None, *, before_play: bool) -> None:
        """A double; ``before_play`` tells that the game's opening roll has not been played."""
        self.rolled()
        able = tuple(cube for cube in self.cubes if cube.may_double(side))
        cubes = able or self.cubes
        due = tuple(cube for cube in cubes if value in (None, cube.value * 2))
        legal = self._crawford is not True and bool(able) and bool(due) and not before_play
        self._judge_double(event, value, before_play=before_play, able=bool(able), due=bool(due))
        self.pending = Pending(
            Offer.DOUBLE,
            side,
            event,
            due or cubes,
            None if due else value,
            legal,
            annulled=self._crawford is True,
        )

    def _judge_double(
        self, event: Event, value: int | None, *, before_play: bool, able: bool, due: bool
    ) -> None:
        cube = self.cubes[0]
        if self._crawford:
            self._log.report(
                checks.CRAWFORD_DOUBLE,
                "a double in the Crawford game",
                event,
                help="one player needs one point: in this one game the cube is not used",
            )
        elif before_play:
            self._log.report(
                checks.DOUBLE_BEFORE_PLAY,
                "a double before the game's first play",
                event,
                help="the player who wins the opening roll must play it; "
                "the opponent may double before his own first roll",
            )
        elif not able:
            self._log.report(
                checks.NOT_THE_OWNER,
                f"a double with the opponent's cube at {cube.value}",
                event,
                help="only the owner of the cube may double",
            )
        elif not due:
            self._log.report(
                checks.WRONG_CUBE_STEP,
                f"a double to {value} with the cube at {cube.value}",
                event,
                help=f"a double is to {cube.value * 2}",
            )
        elif self._crawford is None:
            self._log.report(
                RULES_DO_NOT_DECIDE,
                "a double where this may be the Crawford game",
                event,
                help="the record does not tell: if it is, this is CU004, else it is legal",
            )

    def beaver(self, event: Event, side: int, value: int | None) -> None:
        """A beaver, or after one a raccoon: a double answered by doubling again."""
        pending = self.pending
        if pending is None or pending.by == side:
            self._stray(event, side, "beaver")
            return
        if not self._beavers and pending.kind is Offer.DOUBLE:
            self._log.report(
                checks.BEAVER_NOT_ALLOWED,
                "a beaver in a match",
                event,
                help="beavers are for money play; the double is taken or dropped",
            )
        first = pending.kind is Offer.DOUBLE
        cubes = tuple(Cube(cube.value * 2, side if first else cube.owner) for cube in pending.cubes)
        due = tuple(cube for cube in cubes if value in (None, cube.value * 2))
        if not due:
            self._log.report(
                checks.WRONG_CUBE_STEP,
                f"a beaver to {value} after a double to {cubes[0].value}",
                event,
                help=f"a beaver is to {cubes[0].value * 2}",
            )
        self.pending = Pending(
            Offer.BEAVER, side, event, due or cubes, None if due else value, bool(due)
        )

    def take(self, event: Event, side: int) -> int | None:
        """A take; the side that took is returned, None if there was nothing to take."""
        if self.pending is None:
            self._stray(event, side, "take")
            taken = tuple(cube.taken_by(side) for cube in self.cubes)
            self.cubes = _distinct(self.cubes + taken)
            return None
        taker = 3 - self.pending.by
        if side != taker:
            self._own_answer(event)
        self._accept(self.pending)
        return taker

    def drop(self, event: Event, side: int) -> tuple[int, tuple[Cube, ...]]:
        """A drop: the winner, and the cubes that the game may have been played for."""
        pending, self.pending = self.pending, None
        if pending is None:
            self._stray(event, side, "drop")
            return 3 - side, self.cubes
        if pending.by == side:
            self._own_answer(event)
        return pending.by, pending.cubes

    def rolled(self) -> None:
        """Play went on: an offer that still waits must have been accepted without a word."""
        if self.pending is None:
            return
        if self.pending.kind is Offer.DOUBLE:
            self._unanswered()
        else:
            self._accept(self.pending)

    def _unanswered(self) -> None:
        """A double that play went on after: it was taken, or never made."""
        pending = self.pending
        if pending is None:
            return
        self._log.report(
            checks.UNANSWERED_DOUBLE,
            "a double that is neither taken nor dropped",
            pending.event,
            help="a take or a drop has to follow before the next roll",
        )
        untaken = self.cubes
        self._accept(pending)
        self.cubes = _distinct(self.cubes + untaken)

    def _accept(self, pending: Pending) -> None:
        values = [cube.value * 2 for cube in pending.cubes]
        if pending.stated is not None and 0 < pending.stated <= _HIGHEST:
            values.append(pending.stated)
        # A beaver leaves the cube with the player who was doubled.
        owner = 3 - pending.by if pending.kind is Offer.DOUBLE else pending.cubes[0].owner
        taken = tuple(Cube(value, owner) for value in values)
        if pending.annulled:
            taken = pending.cubes + taken
        elif not pending.legal:
            taken += pending.cubes
        self.cubes = _distinct(taken)
        self.pending = None

    def _stray(self, event: Event, side: int, what: str) -> None:
        self._log.report(
            checks.ANSWER_TO_NO_DOUBLE,
            f"a {what} although no double was offered",
            event,
            player=side,
            help="a double has to come before it",
        )

    def _own_answer(self, event: Event) -> None:
        self._log.report(
            checks.OWN_DOUBLE_ANSWERED,
            "the player who doubled answers the double himself",
            event,
            help="the opponent takes or drops",
        )


def _distinct(cubes: tuple[Cube, ...]) -> tuple[Cube, ...]:
    return tuple(dict.fromkeys(cubes))
