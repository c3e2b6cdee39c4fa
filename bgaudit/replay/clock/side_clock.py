"""One player's clock: the reserve with which his turn began, and what is known of it since."""

from __future__ import annotations

from bgaudit.replay.checks import time as checks
from bgaudit.replay.checks.check import Check
from bgaudit.replay.clock.seconds import (
    FOREVER,
    NO_TIME,
    UNKNOWN,
    Seconds,
    left_after,
)
from bgaudit.rules.clock import TurnClock
from bgaudit.transcript.times import duration


class SideClock:
    """A player's clock in his turn and after it, until his next one begins.

    ``stated`` tells whether the record itself has said what it shows; ``clock`` is how the turn is
    counted, None where nobody knows.
    """

    def __init__(self, reserve: Seconds, clock: TurnClock | None, *, stated: bool) -> None:
        self.reserve = reserve
        self.clock = clock
        self.stated = stated
        self.used = NO_TIME
        """How long the turn took, or has taken so far."""
        self.has_run = False
        self._shown: Seconds | None = None
        """The last reading, unless the player has gone on with his turn since.

        With a reading that is wrong, what should have been shown is as possible.
        """
        self._limit = FOREVER
        """The most that it can show after an earlier reading in this turn."""

    def begin(self, clock: TurnClock | None) -> None:
        """The player's turn begins."""
        self.reserve = self.left
        self.clock = clock
        self.used = UNKNOWN
        self.has_run = True
        self._shown = None
        self._limit = FOREVER

    def go_on(self) -> None:
        """The player goes on with his turn: what his clock showed is not the end of it."""
        if self._shown is not None:
            self._limit = self._shown.most + self._given_back
            self._shown = None

    @property
    def left(self) -> Seconds:
        """What is left, as far as it is known."""
        if self._shown is not None:
            return self._shown
        if self.clock is None:
            left = self.reserve if self.used == NO_TIME else Seconds(0, self.reserve.most)
        else:
            left = left_after(self.clock, self.reserve, self.used)
        return Seconds(min(left.least, self._limit), min(left.most, self._limit))

    @property
    def has_fallen(self) -> bool:
        """Whether the flag has fallen in this turn, for all that is known of it."""
        return (
            self._shown is None
            and self.clock is not None
            and self.clock.falls(self.reserve.most, self.used.least)
        )

    @property
    def may_have_fallen(self) -> bool:
        """Whether the flag can have fallen in this turn."""
        if self._shown is not None:
            return self._shown.least == 0
        return self.clock is None or self.clock.falls(self.reserve.least, self.used.most)

    def read(self, seconds: int) -> None:
        """The clock shows this, or is set to it."""
        self._shown = Seconds.exactly(max(0, seconds))
        self.stated = True

    def read_wrongly(self, seconds: int) -> None:
        """The clock is said to show this, which cannot be; it may yet be so, or a slip."""
        left = self.left
        self.read(seconds)
        self._shown = left.and_also(max(0, seconds))

    def take(self, used: Seconds) -> tuple[Check, str] | None:
        """The turn took so long; what is wrong with that by the reading before it, if anything."""
        self.used = used
        if self._shown is None or self.clock is None:
            return None
        left = left_after(self.clock, self.reserve, used)
        if not left.apart_from(self._shown):
            return None
        shown, self._shown = self._shown, left.and_also(self._shown.least)
        return checks.WRONG_RESERVE, f"the clock shows {shown}, but {left} is left after {used}"

    def fault_in(self, seconds: int, *, running: bool) -> tuple[Check, str] | None:
        """What is wrong with a reading, if anything; ``running`` is whether this clock may run."""
        shows = f"the clock shows {duration(seconds)}"
        if seconds < 0:
            return checks.IMPOSSIBLE_READING, "the clock shows less than nothing"
        before = min((self._shown or self.reserve).most, self._limit - self._given_back)
        if seconds > before + self._given_back:
            if not self.stated:
                return checks.WRONG_FIRST_RESERVE, f"{shows}, and began with {self.reserve}"
            return checks.IMPOSSIBLE_READING, f"{shows}, after {duration(before)} before"
        if self._shown is not None or not self.has_run:
            return self._fault_at_rest(seconds, shows) if not running else None
        if self.used.known and not self.left.holds(seconds):
            return checks.WRONG_RESERVE, f"{shows}, but {self._left_in_words} left"
        return None

    def _fault_at_rest(self, seconds: int, shows: str) -> tuple[Check, str] | None:
        if seconds >= self.left.least:
            return None
        if not self.has_run and not self.stated:
            return checks.WRONG_FIRST_RESERVE, f"{shows}, and begins with {self.reserve}"
        return (
            checks.IMPOSSIBLE_READING,
            f"{shows}, after {self.left} before: it ran while the player was not on turn",
        )

    def arithmetic(self) -> str:
        """How the time of the turn was counted."""
        if self.clock is None or self.used == UNKNOWN:
            return f"a turn with {self.reserve} in reserve"
        free = "given back" if self.clock.system == "bronstein" else "free"
        delay = duration(self.clock.delay)
        return f"a turn of {self.used}, up to {delay} of it {free}, with {self.reserve} in reserve"

    @property
    def _left_in_words(self) -> str:
        return "no time is" if self.has_fallen else f"{self.left} is"

    @property
    def _given_back(self) -> int:
        """By how much the clock may show more after a turn than in it."""
        return self.clock.delay if self.clock and self.clock.system == "bronstein" else 0
