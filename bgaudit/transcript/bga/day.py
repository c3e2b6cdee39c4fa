"""The times of day that lines begin with, and whether time goes on."""

from __future__ import annotations

from typing import NamedTuple

from bgaudit.source import Span
from bgaudit.transcript.bga.lines import Line
from bgaudit.transcript.model import Oddity, Remark
from bgaudit.transcript.times import TimeOfDay, leading_time

_HALF_A_DAY = 12 * 3600
"""A time that is earlier by more than this is one of the next day."""


class Timed(NamedTuple):
    """A line without its time of day: where the rest begins, the rest, and the time in seconds."""

    begin: int
    text: str
    time: int | None
    remark: Remark | None

    @property
    def span(self) -> Span:
        """Where the rest stands."""
        return Span(self.begin, self.begin + len(self.text))


class Day:
    """How late it is. Events of which no time is sure to be later than those before have none."""

    def __init__(self) -> None:
        self._last: TimeOfDay | None = None
        """The last time that is written, to which the next is held: a slip is told once."""
        self._reached: int | None = None
        """The last time of an event."""

    def read(self, line: Line) -> Timed:
        """Take the time of day from a line, if it has one."""
        time = leading_time(line.text)
        rest = line.text[time.end :].lstrip(" \t,") if time else ""
        if time is None or not rest:
            return Timed(line.start, line.text, None, None)
        begin = line.start + len(line.text) - len(rest)
        wrong = self._wrong(time)
        if wrong is None:
            return Timed(begin, rest, self._reach(time.seconds), None)
        at = line.start + line.text.index(time.text)
        remark = Remark(Oddity.IMPOSSIBLE_TIME, Span(at, at + len(time.text)), wrong)
        return Timed(begin, rest, None, remark)

    def _wrong(self, time: TimeOfDay) -> str | None:
        if time.seconds is None:
            return f"{time.text} cannot be"
        before, self._last = self._last, time
        if before is not None and _is_earlier(time.seconds, before.seconds):
            return f"{time.text} comes before {before.text}, which stands above it"
        return None

    def _reach(self, seconds: int | None) -> int | None:
        if seconds is None or _is_earlier(seconds, self._reached):
            return None
        self._reached = seconds
        return seconds


def _is_earlier(seconds: int, before: int | None) -> bool:
    """Whether a time comes before another one, and is none of the next day."""
    return before is not None and 0 < before - seconds < _HALF_A_DAY
