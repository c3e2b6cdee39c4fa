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
    """How late it is."""

    def __init__(self) -> None:
        self._last: TimeOfDay | None = None

    def read(self, line: Line) -> Timed:
        """Take the time of day from a line, if it has one."""
        time = leading_time(line.text)
        rest = line.text[time.end :].lstrip(" \t,") if time else ""
        if time is None or not rest:
            return Timed(line.start, line.text, None, None)
        begin = line.start + len(line.text) - len(rest)
        wrong = self._wrong(time)
        if wrong is None:
            return Timed(begin, rest, time.seconds, None)
        at = line.start + line.text.index(time.text)
        remark = Remark(Oddity.IMPOSSIBLE_TIME, Span(at, at + len(time.text)), wrong)
        return Timed(begin, rest, None, remark)

    def _wrong(self, time: TimeOfDay) -> str | None:
        """What is wrong with a time; one that is too early is the one that others are held to."""
        if time.seconds is None:
            return f"{time.text} cannot be"
        before, self._last = self._last, time
        if before is None or before.seconds is None:
            return None
        if 0 < before.seconds - time.seconds < _HALF_A_DAY:
            return f"{time.text} comes before {before.text}, which stands above it"
        return None
