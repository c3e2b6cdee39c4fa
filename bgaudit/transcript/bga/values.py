"""The values in a line: dice, plays, points, players and times."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import NamedTuple, TypeAlias

from lark import Token, Transformer

from bgaudit.transcript.bga.names import Roster, UnclearError
from bgaudit.transcript.model import BAR, Action, Play, Played, Resigned, Unreadable
from bgaudit.transcript.notation import is_step, read_play, read_roll
from bgaudit.transcript.times import read_duration

_TALLIED = re.compile(r"(?:(?<!\d)-)?\d+")
_NO_PLAY = (Unreadable, Resigned)


class Said(NamedTuple):
    """One thing that a line says; ``side`` where it is not that of the line's subject."""

    action: Action
    side: int | None = None


Saying: TypeAlias = tuple[Said, ...]
"""All that a line says. It is empty where all of it was a time that cannot be."""


def saying(action: Action, side: int | None = None) -> Saying:
    """A line that says one thing."""
    return (Said(action, side),)


class Values(Transformer[Token, object]):
    """Turns tokens into values; what cannot be one raises :class:`UnclearError` with its place.

    ``player`` is the number of who acts, None if that is no player. ``impossible`` gathers the
    times that cannot be, in place of which stands None.
    """

    def __init__(self, roster: Roster, player: int | None) -> None:
        super().__init__(visit_tokens=False)
        self._roster = roster
        self._acting = player
        self.impossible: list[Token] = []

    def _acting_side(self) -> int:
        if self._acting is None or self._roster.chouette:
            raise UnclearError("only a player of two can move the men so")
        return self._acting

    def _player(self, name: Token) -> int:
        try:
            return self._roster.number(str(name))
        except UnclearError as unclear:
            raise _at(name, unclear.why) from None

    def _side(self, name: Token) -> int:
        try:
            return self._roster.side(str(name).removesuffix("'s").removesuffix("’s"))
        except UnclearError as unclear:
            raise _at(name, unclear.why) from None

    def _seconds(self, written: Token) -> int | None:
        seconds = read_duration(str(written))
        if seconds is None:
            self.impossible.append(written)
        return seconds


def find(parts: Iterable[object], *types: str) -> Token | None:
    """The first token of one of these types."""
    return next((part for part in parts if isinstance(part, Token) and part.type in types), None)


def number(token: Token | None) -> int | None:
    """The number in a token, None if there is none."""
    return int(token) if token is not None else None


def die(token: Token) -> int:
    """A single die."""
    if token not in {*"123456"}:
        raise _at(token, f"`{token}` is no die: it shows 1 to 6")
    return int(token)


def dice(token: Token) -> tuple[int, int]:
    """Two dice."""
    _, thrown = read_roll(str(token))
    if thrown is None:
        raise _at(token, f"`{token}` is no roll of two dice, each from 1 to 6")
    return thrown


def play(token: Token) -> Played:
    """What was played, in the notation that all formats share."""
    played = read_play(str(token))
    if isinstance(played, _NO_PLAY):
        start, word = _no_step(str(token))
        raise UnclearError(
            f"`{word}` is no step of a play, such as `8/5`, `bar/20` or `6/off`",
            token.start_pos + start if token.start_pos is not None else 0,
            token.start_pos + start + len(word) if token.start_pos is not None else None,
        )
    return played


def steps(token: Token) -> Play:
    """The steps of a play that is quoted."""
    quoted = play(token)
    if not isinstance(quoted, Play):
        raise _at(token, f"`{token}` is no play, such as `8/5 6/5`")
    return quoted


def place(token: Token) -> int:
    """A point, the bar or off."""
    if token.type != "POINT":
        return BAR if token.type == "BAR" else 0
    if int(token) > BAR:
        raise _at(token, f"there is no point {token}: they are numbered from 1 to 24")
    return int(token)


def tally(token: Token) -> tuple[int, int]:
    """The points of both players, ``2-1``."""
    one, two = _TALLIED.findall(str(token))
    return int(one), int(two)


def _at(token: Token, why: str) -> UnclearError:
    start = token.start_pos or 0
    return UnclearError(why, start, start + len(token))


def _no_step(text: str) -> tuple[int, str]:
    """The first word that is no step, and where it begins."""
    begin = 0
    for word in text.split():
        begin = text.index(word, begin)
        if not is_step(word):
            return begin, word
        begin += len(word)
    return 0, text
