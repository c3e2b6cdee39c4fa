"""Who is meant: players by the beginnings of their names, and the others who may speak up."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from enum import Enum
from typing import NamedTuple

_WORD = re.compile(r"[^\W\d_](?:[\w.]|['’-](?=[^\W\d_]))*")
_POSSESSIVE = re.compile(r"['’]s?$", re.IGNORECASE)


class UnclearError(Exception):
    """Something in a line cannot be taken for what should stand there.

    ``start`` and ``end`` are its place in the line, where it is known.
    """

    def __init__(self, why: str, start: int = 0, end: int | None = None) -> None:
        super().__init__(why)
        self.why = why
        self.start = start
        self.end = end


class Role(Enum):
    """Who acts in a line."""

    PLAYER = "player"
    DIRECTOR = "director"
    SPECTATOR = "spectator"
    UNKNOWN = "?"
    """The record does not tell who."""


class Subject(NamedTuple):
    """Who acts; ``player`` is a player's number, ``end`` where his name ends in the line."""

    role: Role
    player: int | None
    end: int


class Roster:
    """The players of a match, numbered from 1. In a chouette there are three or more."""

    def __init__(self, names: Sequence[str] = ()) -> None:
        self.names = tuple(names)
        self._full = [_plain(name) for name in names]
        self._words = [name.split() for name in self._full]
        # No name has more words than letters, so that in a long line few of its words are tried.
        self._most_words = max(map(len, self._full), default=0)

    @property
    def chouette(self) -> bool:
        """Whether there are no two sides yet."""
        return len(self.names) > 2

    def subject(self, text: str) -> Subject:
        """Who acts in a line; raises :class:`UnclearError`."""
        if text.startswith("?"):
            return Subject(Role.UNKNOWN, None, 1)
        words = list(_WORD.finditer(text))
        if not words or words[0].start():
            raise UnclearError("the line does not begin with a player's name", 0, _first_end(text))
        for role in (Role.DIRECTOR, Role.SPECTATOR):
            if words[0][0].lower() == role.value:
                return Subject(role, None, words[0].end())
        return self._player_at_the_start(text, words)

    def number(self, name: str) -> int:
        """The player who is called so; raises :class:`UnclearError`."""
        wanted = _plain(_POSSESSIVE.sub("", name))
        full = [number for number, own in enumerate(self._full, 1) if own == wanted]
        if len(full) == 1:
            return full[0]
        parts = wanted.split()
        for fits in (str.__eq__, str.startswith):
            found = [
                number
                for number, words in enumerate(self._words, 1)
                if all(any(fits(word, part) for word in words) for part in parts)
            ]
            if len(found) == 1:
                return found[0]
            if found:
                raise UnclearError(f"`{name}` may be {_either(self._called(found))}")
        raise UnclearError(self._nobody(name))

    def side(self, name: str) -> int:
        """The side of a player, in a chouette that of the ``box`` or the ``team``."""
        if not self.chouette:
            return self.number(name)
        side = {"box": 1, "team": 2}.get(name.lower())
        if side is None:
            self.number(name)
            raise UnclearError(f"`{name}` is no side of a chouette: say `box` or `team`")
        return side

    def _player_at_the_start(self, text: str, words: list[re.Match[str]]) -> Subject:
        """A full name, else a word of it and whatever other words of the same name follow."""
        for count in range(min(len(words), self._most_words), 1, -1):
            called = _plain(text[: words[count - 1].end()])
            if self._full.count(called) == 1:
                return Subject(Role.PLAYER, self._full.index(called) + 1, words[count - 1].end())
        first = words[0]
        name = _POSSESSIVE.sub("", first[0])
        try:
            player = self.number(name)
        except UnclearError as unclear:
            raise UnclearError(unclear.why, 0, len(name)) from None
        end = first.end()
        for word in words[1:]:
            if text[end : word.start()].strip() or _plain(word[0]) not in self._words[player - 1]:
                break
            end = word.end()
        return Subject(Role.PLAYER, player, end)

    def _called(self, numbers: Sequence[int]) -> list[str]:
        return [self.names[number - 1] for number in numbers]

    def _nobody(self, name: str) -> str:
        if not self.names:
            return f"no `players:` line says who `{name}` is"
        return f"`{name}` is no player of this match: they are {listed(self.names)}"


def is_name(word: str) -> bool:
    """Whether a word can stand where a player does."""
    return _WORD.fullmatch(word) is not None


def listed(words: Sequence[str]) -> str:
    """``Aldo, Bea and Carla``."""
    return " and ".join(filter(None, [", ".join(words[:-1]), words[-1]]))


def _either(words: Sequence[str]) -> str:
    return " or ".join(filter(None, [", ".join(words[:-1]), words[-1]]))


def _first_end(text: str) -> int:
    return len(text.split(maxsplit=1)[0]) if text.strip() else len(text)


def _plain(text: str) -> str:
    """A name as it is compared: case and accents do not count."""
    apart = unicodedata.normalize("NFD", text.casefold())
    return " ".join("".join(c for c in apart if not unicodedata.combining(c)).split())
