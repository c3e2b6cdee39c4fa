"""The clocks of both players in one game, and whose runs."""

from __future__ import annotations

from dataclasses import replace

from bgaudit.replay.clock.clock_in_force import ClockInForce
from bgaudit.replay.clock.seconds import UNKNOWN, Seconds, between
from bgaudit.replay.clock.side_clock import SideClock


class BothClocks:
    """Two clocks of which one runs at a time, as far as the record tells."""

    def __init__(self, force: ClockInForce) -> None:
        self._clock = force.clock
        self._sides = tuple(
            SideClock(reserve, force.clock, stated=force.stated) for reserve in force.reserves
        )
        self.on_turn: int | None = None
        self.moved = False
        """Whether the player on turn has moved, so that the turn may have passed without a word."""
        self._since: int | None = None
        """The time of day at which the turn began; None where that is not known."""
        self._doubler: int | None = None
        """Whose turn goes on when the cube is answered."""
        self._forfeits: int | None = None
        """Who has no delay in his next turn."""

    def __getitem__(self, side: int) -> SideClock:
        return self._sides[side - 1]

    def as_they_stand(self) -> ClockInForce:
        """The clock with what is left of the reserves."""
        one, two = self._sides
        return ClockInForce(self._clock, (one.left, two.left), one.stated and two.stated)

    def may_run(self, side: int) -> bool:
        """Whether a side's clock may be the one that runs."""
        return self.on_turn in (side, None) or self.moved

    def so_far(self, time: int | None) -> Seconds:
        """How long the turn has lasted at a time of day."""
        return between(self._since, time)

    def start(self, time: int | None) -> None:
        """The clock of the player who wins the opening roll starts."""
        self._since = time

    def stop(self) -> None:
        """The clocks are stopped for a while: times of day no longer tell what a turn took."""
        self._since = None

    def begins_turn(self, side: int, *, rolls: bool) -> bool:
        """Whether a side that acts thereby begins a turn; it ``rolls``, or turns the cube."""
        return side != self.on_turn or (self.moved and rolls)

    def pass_to(self, side: int, time: int | None = None) -> None:
        """A side's turn begins."""
        clock = self._clock
        if self._forfeits == side and clock is not None:
            self._forfeits, clock = None, replace(clock, delay=0)
        self[side].begin(clock)
        first = self.on_turn is None
        self.on_turn = side
        self.moved = False
        self._since = self._since if first and time is None else time

    def end_turn(self, side: int, time: int | None) -> None:
        """A side ends its turn."""
        if self.on_turn == 3 - side:
            self._since = self._since or time
            return
        if self.on_turn is None:
            self.pass_to(side)
        self._measure(side, time)
        self.pass_to(3 - side, time)

    def offer(self, side: int, time: int | None) -> None:
        """A side turns the cube: the other one has to answer.

        Where the times of day do not tell how the turn divides, it is counted as one.
        """
        measured = self._measure(side, time)
        self.pass_to(3 - side, time)
        self._doubler = None if measured else side

    def answer(self, side: int, time: int | None) -> None:
        """A side answers the cube, and the doubler goes on."""
        if self._doubler == 3 - side:
            self.on_turn, self._since, self.moved = self._doubler, None, False
        else:
            self._measure(side, time)
            self.pass_to(3 - side, time)
        self._doubler = None

    def forfeit(self, side: int) -> None:
        """A side has no delay, in the turn that it has begun or else in its next one."""
        clock = self[side].clock
        if self.on_turn == side and clock is not None:
            self[side].clock = replace(clock, delay=0)
        else:
            self._forfeits = side

    def _measure(self, side: int, time: int | None) -> bool:
        """Take what a turn took from the times of day, unless it is written down."""
        took = self.so_far(time)
        if took == UNKNOWN:
            return False
        if not self[side].used.exact:
            self[side].used = took
        return True
