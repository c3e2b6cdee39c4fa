"""The fields of an annotation, ``by=O play="8/5 6/5"``, read as what they should be."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import TypeVar

from bgaudit.transcript.model import Played, Resigned, Unreadable
from bgaudit.transcript.notation import read_play, read_roll
from bgaudit.transcript.times import read_duration

_FIELD = re.compile(r"(\w+)=(?:\"([^\"]*)\"|(\S+))")
_SIDES = {"1": 1, "x": 1, "left": 1, "2": 2, "o": 2, "right": 2}
_DIE = re.compile(r"[1-6]")
_NUMBER = re.compile(r"\d{1,9}")
_TIME = re.compile(r"\d{1,5}(:\d{1,3}){0,2}s?")
_SCORE = re.compile(r"(\d{1,9})[-–:](\d{1,9})")

T = TypeVar("T")


class FieldsError(Exception):
    """A field is missing, or is not what it should be."""


class Fields:
    """What stands behind the name of an annotation. Each method raises :class:`FieldsError`."""

    def __init__(self, text: str) -> None:
        self._written = {m[1].lower(): m[3] or m[2] or "" for m in _FIELD.finditer(text)}
        self._looked_at: list[str] = []

    def has(self, key: str, words: Iterable[str] | None = None) -> bool:
        """Whether there is such a field, and one of these words in it."""
        self._looked_at.append(key)
        written = self._written.get(key)
        return written is not None and (words is None or written.lower() in words)

    def refuse_others(self, name: str) -> None:
        """Nothing may be there that has not been looked at."""
        others = [key for key in self._written if key not in self._looked_at]
        if others:
            known = ", ".join(f"`{key}=`" for key in dict.fromkeys(self._looked_at))
            takes = f"it takes {known}" if known else "it takes none"
            raise FieldsError(f"`{others[0]}=` is no field of `@{name}`: {takes}")

    def text(self, key: str) -> str:
        """A field as it is written, which must not be empty."""
        self._looked_at.append(key)
        written = self._written.get(key, "").strip()
        if not written:
            raise FieldsError(f"the annotation lacks `{key}=`")
        return written

    def side(self) -> int:
        """Whose event it is."""
        return self.word("by", _SIDES)

    def word(self, key: str, known: Mapping[str, T]) -> T:
        """One of the known words."""
        written = self.text(key)
        meant = known.get(written.lower())
        if meant is None:
            raise FieldsError(f"`{key}={written}` is none of {', '.join(known)}")
        return meant

    def words(self, key: str, known: Mapping[str, T]) -> tuple[T, ...]:
        """Some of the known words, with commas; none where the field is missing."""
        if not self.has(key):
            return ()
        written = self.text(key).lower().split(",")
        unknown = next((word for word in written if word not in known), None)
        if unknown is not None:
            raise FieldsError(f"`{key}={unknown}` is none of {', '.join(known)}")
        return tuple(known[word] for word in written)

    def number(self, key: str) -> int:
        """A whole number."""
        return int(self._matched(key, _NUMBER, "a number")[0])

    def die(self, key: str) -> int:
        """A single die."""
        return int(self._matched(key, _DIE, "a die from 1 to 6")[0])

    def roll(self, key: str) -> tuple[str, tuple[int, int] | None]:
        """Dice as they are written, and what they are."""
        return read_roll(self.text(key))

    def seconds(self, key: str) -> int:
        """A time such as ``11:48``, or seconds."""
        written = self._matched(key, _TIME, "a time such as 11:48 or 15")[0]
        seconds = read_duration(written)
        if seconds is None:
            raise FieldsError(f"the time {written} cannot be")
        return seconds

    def score(self, key: str) -> tuple[int, int]:
        """The points of both players."""
        one, two = self._matched(key, _SCORE, "a score such as 2-1").groups()
        return int(one), int(two)

    def play(self, key: str) -> Played:
        """A play."""
        written = self.text(key)
        played = read_play(written)
        if isinstance(played, Unreadable | Resigned):
            raise FieldsError(f'`{key}="{written}"` is no play such as `8/5 6/5`')
        return played

    def _matched(self, key: str, form: re.Pattern[str], what: str) -> re.Match[str]:
        written = self.text(key)
        found = form.fullmatch(written)
        if found is None:
            raise FieldsError(f"`{key}={written}` is not {what}")
        return found
