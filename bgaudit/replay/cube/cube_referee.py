"""The cube as a game goes on: who offers, who answers, and what the cube then is.

After a fault the record often does not tell which cube the players went on with. All that it
leaves possible are kept, the likeliest first, and only what fits none of them is a further fault.
"""

from __future__ import annotations

from typing import NamedTuple

from bgaudit.finding import Severity
from bgaudit.replay.checks import cube as checks
from bgaudit.replay.checks.record import AUTOMATIC_DOUBLE
from bgaudit.replay.cube.double_judge import Objection, Offered, objection_to
from bgaudit.replay.log import GameLog
from bgaudit.replay.score.offer import Offer, Pending
from bgaudit.replay.score.stakes import Terms
from bgaudit.rules.cube import Cube
from bgaudit.rules.options.declare import UNLIMITED
from bgaudit.transcript.model import Event

Rolls = tuple[int, int]

_NO_VALID_END = (checks.CRAWFORD_DOUBLE, checks.NOT_THE_OWNER, checks.DEAD_CUBE)
_HIGHEST = 1 << 20
"""A cube that stands higher is a slip of the pen, and not played on with."""


class Dropped(NamedTuple):
    """A game that a drop ended: the winner, and the cubes it may have been played for."""

    winner: int
    cubes: tuple[Cube, ...]
    beaver: bool = False
    stray: bool = False
    """Whether there was nothing to drop."""


class CubeReferee:
    """Follows the cube of one game; ``terms`` say what it is played for."""

    def __init__(self, log: GameLog, terms: Terms) -> None:
        self.cubes: tuple[Cube, ...] = (Cube(),)
        self.pending: Pending | None = None
        self._log = log
        self._terms = terms
        self._rules = terms.rules.cube
        self._turned = False
        self._raccoons = 0
        self._told_of_no_cube = False
        self._ties_known = False
        self._automatic_doubles = 0
        self._answered_before = False
        """Whether an answer to a double stands before it, and has been told."""

    def opened(self, cubes: tuple[Cube, ...]) -> None:
        """The opening dice are recorded, and so what their ties have made of the cube."""
        self._ties_known = True
        self.cubes = cubes

    def automatic_double(self, event: Event) -> None:
        """A tie of the opening dice is recorded to have doubled the cube."""
        if self._ties_known and not self._automatic_doubles:
            return  # The dice themselves are recorded.
        self._ties_known = True
        self._automatic_doubles += 1
        most = 0 if self._terms.length else self._rules.automatic_doubles
        doubled = tuple(Cube(cube.value * 2, cube.owner) for cube in self.cubes)
        if most is None or most == UNLIMITED or self._automatic_doubles <= most:
            self.cubes = doubled
            return
        self._log.report(
            checks.TOO_MANY_AUTOMATIC_DOUBLES,
            f"automatic double number {self._automatic_doubles} of this game",
            event,
            help="there are none in a match"
            if self._terms.length
            else f"the rule set has at most {most} in a game",
        )
        self.cubes = (*self.cubes, *doubled)

    def put(self, cubes: tuple[Cube, ...]) -> None:
        """The cube is said to be one of these, the likeliest first."""
        self.cubes = cubes
        self._turned = self._turned or any(cube.owner for cube in cubes)

    def double(
        self, event: Event, side: int, value: int | None, *, before_play: bool, rolls: Rolls
    ) -> None:
        """A double. ``before_play`` tells that the game's opening roll has not been played;
        ``rolls`` counts those of each side, side 1's first."""
        self.rolled()
        offered = Offered(
            side,
            value,
            self.cubes,
            self._terms,
            before_play,
            rolls,
            turned=self._turned or self._ties_known,
        )
        objection = objection_to(offered)
        if objection is not None:
            self._object(event, objection)
        cubes = offered.due or offered.able or self.cubes
        stated = None if offered.due else value
        if objection is not None and objection.check is AUTOMATIC_DOUBLE and value:
            cubes, stated = (Cube(value // 2),), None
        breach = objection is not None and objection.breach
        self._turned = True
        self.pending = Pending(
            Offer.DOUBLE,
            side,
            event,
            side,
            cubes,
            stated,
            objection.check if objection is not None and breach else None,
        )

    def _object(self, event: Event, objection: Objection) -> None:
        if objection.check is checks.NO_CUBE:
            if self._told_of_no_cube:
                return
            self._told_of_no_cube = True
        self._log.report(
            objection.check,
            objection.message,
            event,
            help=objection.help,
            severity=None if objection.breach else Severity.NOTE,
        )

    def beaver(self, event: Event, side: int, value: int | None) -> None:
        """A beaver, or after one a raccoon: a double answered by doubling again."""
        pending = self.pending
        if pending is None or pending.by == side:
            self._log.report(
                checks.LATE_BEAVER,
                "a beaver although no double waits for an answer",
                event,
                help="a beaver is the answer to a double, before any roll",
            )
            return
        first = pending.kind is Offer.DOUBLE
        if first:
            self._may_beaver(event)
        else:
            self._may_raccoon(event)
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
            Offer.BEAVER,
            side,
            event,
            pending.doubler,
            due or cubes,
            None if due else value,
            None if due else checks.WRONG_CUBE_STEP,
        )

    def _may_beaver(self, event: Event) -> None:
        """There are beavers in money play, unless the rules say that there are none."""
        if self._terms.length:
            self._log.report(
                checks.BEAVER_NOT_ALLOWED,
                "a beaver in a match",
                event,
                help="beavers are for money play; the double is taken or dropped",
            )
        elif self._rules.beavers is False:
            self._log.report(
                checks.BEAVER_NOT_ALLOWED,
                "a beaver where the rules have none",
                event,
                help="the double is taken or dropped",
            )

    def _may_raccoon(self, event: Event) -> None:
        self._raccoons += 1
        most = self._rules.raccoons
        if most in (None, UNLIMITED) or self._terms.length or self._raccoons <= most:
            return
        self._log.report(
            checks.RACCOON_NOT_ALLOWED,
            "a raccoon where the rules have none" if not most else "one raccoon too many",
            event,
            help="the beaver is taken or dropped",
        )

    def take(self, event: Event, side: int) -> int | None:
        """A take; the side that then rolls is returned, None if there was nothing to take."""
        if self.pending is None:
            self._stray(event, side, "take")
            self._answered_before = True
            taken = tuple(cube.taken_by(side) for cube in self.cubes)
            self.cubes = _distinct(self.cubes + taken)
            return None
        pending = self.pending
        if side == pending.by:
            self._own_answer(event)
        self._accept(pending)
        return pending.doubler

    def drop(self, event: Event, side: int) -> Dropped:
        """A drop."""
        pending, self.pending = self.pending, None
        if pending is None:
            self._stray(event, side, "drop")
            return Dropped(3 - side, self.cubes, stray=True)
        if pending.by == side:
            self._own_answer(event)
        if pending.breach in _NO_VALID_END:
            self._log.report(
                checks.DROP_OF_ILLEGAL_DOUBLE,
                "a drop of a double that could not be offered",
                event,
                help="the game did not validly end: a director has to rule",
            )
        elif self._must_be_taken(pending):
            self._log.report(
                checks.REDOUBLE_TO_BE_TAKEN,
                "a drop of a redouble with a cube that already wins the match for the doubler",
                event,
                help="it has to be taken; to drop it is to concede the match",
            )
        return Dropped(pending.by, pending.cubes, beaver=pending.kind is Offer.BEAVER)

    def _must_be_taken(self, pending: Pending) -> bool:
        needed = self._terms.needed(pending.by)
        wins_already = needed is not None and pending.cubes[0].value >= needed
        return self._rules.dead_cube == "us_5_6" and wins_already

    def offered_unread(self, event: Event, by: int) -> None:
        """An answer comes where something cannot be read: that must have been the double."""
        self.pending = Pending(Offer.DOUBLE, by, event, by, self.cubes)

    def taken_unread(self, pending: Pending) -> None:
        """Play goes on where something cannot be read: that must have been the take."""
        self._accept(pending)

    def rolled(self) -> None:
        """Play went on: an offer that still waits must have been accepted without a word."""
        if self.pending is None:
            return
        if self.pending.kind is Offer.DOUBLE and not self._answered_before:
            self._unanswered()
        else:
            self._accept(self.pending)
        self._answered_before = False

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
        if pending.breach is checks.CRAWFORD_DOUBLE:
            taken = pending.cubes + taken
        elif pending.breach is not None:
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
