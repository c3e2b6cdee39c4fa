"""Times as far as a record tells them: a number of seconds that lies between two."""

from __future__ import annotations

from typing import NamedTuple

from bgaudit.rules.clock import TurnClock
from bgaudit.transcript.times import duration

FOREVER = 10**9
"""More seconds than any clock shows."""

_DAY = 24 * 60 * 60
_LONGEST_PAUSE = 6 * 60 * 60
"""What is written as earlier than the line before is past midnight, if that is not longer ago."""


class Seconds(NamedTuple):
    """A time of which no more is known than that it is neither below nor above these."""

    least: int
    most: int

    @classmethod
    def exactly(cls, seconds: int) -> Seconds:
        """A time that is written down."""
        return cls(seconds, seconds)

    @property
    def known(self) -> bool:
        """Whether anything is known of it but a least."""
        return self.most < FOREVER

    @property
    def exact(self) -> bool:
        """Whether it is known to the second."""
        return self.least == self.most

    def holds(self, seconds: int) -> bool:
        """Whether it may be so many seconds."""
        return self.least <= seconds <= self.most

    def apart_from(self, other: Seconds) -> bool:
        """Whether the two cannot be the same time."""
        return self.least > other.most or self.most < other.least

    def and_also(self, seconds: int) -> Seconds:
        """The same, but that it may also be so many seconds."""
        return Seconds(min(self.least, seconds), max(self.most, seconds))

    def __str__(self) -> str:
        """``0:25``, ``0:24 to 0:26``, ``at least 0:24`` or ``an unknown time``."""
        if self.exact:
            return duration(self.least)
        if self.known:
            return f"{duration(self.least)} to {duration(self.most)}"
        return f"at least {duration(self.least)}" if self.least else "an unknown time"


UNKNOWN = Seconds(0, FOREVER)
NO_TIME = Seconds(0, 0)


def between(start: int | None, end: int | None) -> Seconds:
    """What passed between two times of day.

    Each was read off within a second. One on the full minute may have been written without its
    seconds, and stand for any second of that minute.
    """
    if start is None or end is None:
        return UNKNOWN
    passed = (end - start) % _DAY
    if passed > _LONGEST_PAUSE:
        return UNKNOWN
    return Seconds(max(0, passed - _vague(start) - 1), passed + _vague(end) + 1)


def left_after(clock: TurnClock, reserve: Seconds, used: Seconds) -> Seconds:
    """What may be left of a reserve after a turn."""
    return Seconds(
        clock.reserve_after(reserve.least, used.most), clock.reserve_after(reserve.most, used.least)
    )


def _vague(time: int) -> int:
    return 0 if time % 60 else 59
