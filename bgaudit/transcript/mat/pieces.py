"""What one piece of a .mat record says: the rules of ``grammars/mat.lark`` turned into the model.

Each function reads the whole text of one piece, and gives None or :class:`Unreadable` for text that
is no such piece; nothing raises. Plays recur again and again, so they are remembered.
"""

from __future__ import annotations

import re
from functools import cache, lru_cache
from typing import Any, cast

from lark import Lark, Token, Transformer, v_args
from lark.exceptions import UnexpectedInput

from bgaudit.transcript.grammar import build
from bgaudit.transcript.model import (
    BAR,
    OFF,
    Action,
    Beaver,
    DeclaredIllegal,
    Double,
    Drop,
    Loss,
    NoPlay,
    Play,
    Played,
    Raccoon,
    Resigned,
    Result,
    SetPosition,
    Take,
    Turn,
    UnknownPlay,
    Unreadable,
    WrittenStep,
)

_STARTS = [
    "tag",
    "match_header",
    "game_header",
    "score_line",
    "play",
    "step",
    "action",
    "set_position",
]
_LONGEST = 1000
"""Longer text is no piece of a record, and is not looked at, so that none can make reading slow."""


def read_play(text: str) -> Played:
    """What stands after a roll."""
    return _read_play(text) if text else NoPlay()


def read_action(text: str) -> Action:
    """A cell that does not begin with a roll."""
    return cast("Action | None", _parse("action", text)) or Unreadable(text)


def read_tag(text: str) -> tuple[str, str] | None:
    """The key, in lower case, and the value of ``[Key "Value"]``."""
    return cast("tuple[str, str] | None", _parse("tag", text))


def read_match_length(text: str) -> int | None:
    """The length that a match header gives, 0 for a money session; None if it is no header."""
    return cast("int | None", _parse("match_header", text))


def read_game_number(text: str) -> int | None:
    """The number that a game header gives; None if it is no header."""
    return cast("int | None", _parse("game_header", text))


def read_score_line(text: str) -> tuple[tuple[str, int], tuple[str, int]] | None:
    """Both players' names and points, the left one first."""
    return cast("tuple[tuple[str, int], tuple[str, int]] | None", _parse("score_line", text))


def read_set_position(text: str) -> SetPosition | None:
    """A position stated in a comment."""
    return cast("SetPosition | None", _parse("set_position", text))


@lru_cache(maxsize=1 << 15)
def _read_play(text: str) -> Played:
    # There are many plays, but few steps: a play that is all steps is put together from those.
    steps = [_read_step(word) for word in text.split()]
    if all(steps):
        return Play.of(tuple(step for step in steps if step))
    return cast("Played | None", _parse("play", text)) or Unreadable(text)


@lru_cache(maxsize=1 << 12)
def _read_step(text: str) -> WrittenStep | None:
    return cast("WrittenStep | None", _parse("step", text))


def _parse(start: str, text: str) -> object:
    if len(text) > _LONGEST:
        return None
    try:
        return _parser().parse(text, start=start)
    except UnexpectedInput:
        return None


@cache
def _parser() -> Lark:
    return build("mat.lark", _STARTS, _Pieces())


@v_args(inline=True)
class _Pieces(Transformer[Token, object]):
    """One method for each rule of the grammar, named as the rule is."""

    def tag(self, key: Token, value: Token, *_: Token) -> tuple[str, str]:
        return key.strip().lower(), value.strip('"').strip()

    def length(self, *parts: Token) -> int:
        return next(int(part) for part in parts if part.type == "NUMBER")

    def unlimited(self, *_: Token) -> int:
        return 0

    def game_header(self, _: Token, number: Token, *__: Token) -> int:
        return int(number)

    def score_line(self, left: Token, right: Token) -> tuple[tuple[str, int], tuple[str, int]]:
        return _name_and_points(left), _name_and_points(right)

    def steps(self, *steps: WrittenStep) -> Play:
        return Play.of(steps)

    def step(self, text: Token, *_: Token) -> WrittenStep:
        return _step(str(text))

    def dance(self, words: Token) -> NoPlay:
        return NoPlay(str(words))

    def unknown(self, _: Token) -> UnknownPlay:
        return UnknownPlay()

    def illegal(self, _: Token, dump: Token) -> DeclaredIllegal:
        return DeclaredIllegal(dump[1:-1])

    def resigned(self, *words: Token) -> Resigned:
        return Resigned(" ".join(words))

    resign = resigned
    unplayed = unknown

    def double(self, _: Token, value: Token | None) -> Double:
        return Double(_number(value))

    def beaver(self, _: Token, value: Token | None) -> Beaver:
        return Beaver(_number(value))

    def raccoon(self, _: Token, value: Token | None) -> Raccoon:
        return Raccoon(_number(value))

    def take(self, _: Token) -> Take:
        return Take()

    def drop(self, _: Token) -> Drop:
        return Drop()

    def wins(self, _: Token, points: Token, the_match: Token | None, *__: Token) -> Result:
        return Result(int(points), the_match is not None)

    def loses(self, _: Token, points: Token) -> Loss:
        return Loss(int(points))

    def undiced(self, *steps: Any) -> Turn:
        written = tuple(step for step in steps if isinstance(step, WrittenStep))
        return Turn("", None, Play.of(written))

    def set_position(self, _: Token, letters: Token, *__: Token) -> SetPosition:
        return SetPosition(str(letters))


def _name_and_points(text: str) -> tuple[str, int]:
    name, _, points = text.rpartition(":")
    return name.strip(), int(points)


def _number(value: Token | None) -> int | None:
    if value is None:
        return None
    digits = re.search(r"\d+", value)
    return int(digits[0]) if digits else None


def _step(text: str) -> WrittenStep:
    """One checker move: ``24/18*/13``, ``bar/20``, ``7/1*(2)``."""
    path, _, count = text.rstrip("*@").partition("(")
    points = [_point(part.rstrip("*@"), place) for place, part in enumerate(path.split("/"))]
    starred = [
        point for point, part in zip(points, path.split("/"), strict=True) if part[-1] in "*@"
    ]
    if text[-1] in "*@":
        starred.append(points[-1])
    return WrittenStep(tuple(points), tuple(starred), int(count.partition(")")[0]) if count else 1)


def _point(text: str, place: int) -> int:
    """A point of a step; the words for the bar and off may be cut to one letter."""
    if text.isdecimal():
        return int(text)
    return BAR if text[0] in "bB" else OFF
