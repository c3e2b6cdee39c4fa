"""Times as people write them: the time of day before an event, and what a clock shows."""

from __future__ import annotations

import re
from typing import NamedTuple

_TIME_OF_DAY = re.compile(r"[\[(]?(\d{1,3}:\d{1,3}(?::\d{1,3})?)(?:[\])](?!\S)|(?=\s|$))")
_MINUTES = re.compile(r"(\d+)\s*m(?:in|inutes?)?(?:\s*(\d+)\s*s\w*)?", re.IGNORECASE)
_LEADING_NUMBER = re.compile(r"\d+")


class TimeOfDay(NamedTuple):
    """A time of day, where it is written and its seconds since midnight, None if it cannot be."""

    text: str
    end: int
    seconds: int | None


def leading_time(text: str) -> TimeOfDay | None:
    """The time of day that a line begins with: ``14:02:07``, ``14:02``, or one in brackets."""
    found = _TIME_OF_DAY.match(text)
    if found is None:
        return None
    hour, minute, second = (*map(int, found[1].split(":")), 0)[:3]
    possible = hour < 24 and minute < 60 and second < 60
    seconds = hour * 3600 + minute * 60 + second if possible else None
    return TimeOfDay(found[1], found.end(), seconds)


def time_of_day(seconds: int) -> str:
    """``14:02:07``."""
    return f"{seconds // 3600:02}:{seconds // 60 % 60:02}:{seconds % 60:02}"


def read_duration(text: str) -> int | None:
    """The seconds of ``11:48``, ``1:05:00``, ``15 s`` or ``1 min 5 s``; None if it cannot be."""
    if ":" in text:
        first, *others = map(int, text.split(":"))
        if any(part > 59 for part in others):
            return None
        for part in others:
            first = first * 60 + part
        return first
    minutes = _MINUTES.fullmatch(text)
    if minutes:
        seconds = int(minutes[2] or 0)
        return int(minutes[1]) * 60 + seconds if seconds < 60 else None
    number = _LEADING_NUMBER.match(text)
    return int(number[0]) if number else None


def duration(seconds: int) -> str:
    """``11:48``, with as many minutes as there are."""
    return f"{seconds // 60}:{seconds % 60:02}"
