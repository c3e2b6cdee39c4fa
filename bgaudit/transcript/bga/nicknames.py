"""What the players are called in the lines of a transcript: as short as one can be understood."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence

from bgaudit.transcript.bga.events import begins_with_fact
from bgaudit.transcript.bga.names import Role, Roster, UnclearError

_NOT_IN_NAMES = re.compile(r"[^\w .'’-]")
_WORD = r"[^\W\d_][\w.]*(?:['’-][^\W\d_][\w.]*)*"
_CALLED = re.compile(f"{_WORD}(?: {_WORD})*")


def sayable(names: Sequence[str]) -> tuple[str, ...]:
    """The names as they can stand in a transcript, with numbers for what cannot be told apart."""
    cleaned = tuple(" ".join(_NOT_IN_NAMES.sub(" ", name).split()) for name in names)
    roster = Roster(cleaned)
    if all(_nickname(roster, number) for number in range(1, len(names) + 1)):
        return cleaned
    return tuple(f"Player{number}" for number in range(1, len(names) + 1))


def nicknames(names: Sequence[str]) -> Mapping[int, str]:
    """The shortest words of their names that mean the players, by their numbers.

    A player whom no words can tell from the others is called by his whole name.
    """
    roster = Roster(names)
    return {number: _nickname(roster, number) or name for number, name in enumerate(names, 1)}


def _nickname(roster: Roster, number: int) -> str | None:
    for called in _ways(roster.names[number - 1]):
        if _CALLED.fullmatch(called) and not begins_with_fact(called):
            try:
                subject = roster.subject(f"{called}:")
            except UnclearError:
                continue
            if (subject.role, subject.player) == (Role.PLAYER, number):
                return called
    return None


def _ways(name: str) -> Iterator[str]:
    words = name.split()
    yield from words
    for count in range(2, len(words) + 1):
        yield " ".join(words[:count])
