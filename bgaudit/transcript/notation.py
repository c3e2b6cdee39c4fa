"""Plays, cube actions and match lengths: the rules of ``grammars/notation.lark`` in the model.

Each function reads the whole text of one piece, and gives None or :class:`Unreadable` for text that
is no such piece; nothing raises. Plays and words recur again and again, so they are remembered.
"""

from __future__ import annotations

import re
from functools import cache, lru_cache
from typing import TYPE_CHECKING, cast

from lark import Token, Transformer, v_args

from bgaudit.transcript.grammar import Parser, parse
from bgaudit.transcript.model import (
    BAR,
    OFF,
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
    Take,
    Turn,
    UnknownPlay,
    Unreadable,
    WrittenStep,
)

if TYPE_CHECKING:
    from bgaudit.transcript.model import Action

STARTS = ["match_header", "play", "step", "action"]
"""The rules that each are the whole text of a piece."""
_NOT_IN_ROLL = re.compile(r"[-, ]")


@lru_cache(maxsize=1 << 15)
def read_turn(roll: str, text: str) -> Turn:
    """A roll, whatever stands between its two dice, and what stands after it."""
    dice, thrown = read_roll(roll)
    return Turn(dice, thrown, read_play(text))


@lru_cache(maxsize=1 << 12)
def read_action(text: str) -> Action:
    """A cell that does not begin with a roll."""
    return cast("Action | None", _parse("action", text)) or Unreadable(text)


def is_step(text: str) -> bool:
    """Whether a word is one checker move, such as ``24/18*`` or ``8/5(2)``."""
    return _read_step(text) is not None


def read_match_length(text: str) -> int | None:
    """The length that a match header gives, 0 for a money session; None if it is no header."""
    return cast("int | None", _parse("match_header", text))


@lru_cache(maxsize=1 << 15)
def read_play(text: str) -> Played:
    """What stands after a roll."""
    if not text:
        return NoPlay()
    # There are many plays, but few steps: a play that is all steps is put together from those.
    steps = [*map(_read_step, text.split())]
    if None not in steps:
        return Play.of(cast("tuple[WrittenStep, ...]", tuple(steps)))
    return cast("Played | None", _parse("play", text)) or Unreadable(text)


@lru_cache(maxsize=256)
def read_roll(text: str) -> tuple[str, tuple[int, int] | None]:
    """The dice as they are written, without what may stand between, and what they are."""
    dice = _NOT_IN_ROLL.sub("", text)
    if len(dice) != 2 or not set(dice) <= set("123456"):
        return dice, None
    return dice, (int(dice[0]), int(dice[1]))


@lru_cache(maxsize=1 << 12)
def _read_step(text: str) -> WrittenStep | None:
    return cast("WrittenStep | None", _parse("step", text))


@lru_cache(maxsize=1 << 13)
def _parse(start: str, text: str) -> object:
    return parse(_parser(), start, text)


@cache
def _parser() -> Parser:
    return Parser("notation.lark", STARTS, _Notation())


@v_args(inline=True)
class _Notation(Transformer[Token, object]):
    """One method for each rule of the grammar, named as the rule is."""

    def length(self, *parts: Token) -> int:
        return next(int(part) for part in parts if part.type == "NUMBER")

    def unlimited(self, *_: Token) -> int:
        return 0

    def steps(self, *steps: WrittenStep) -> Play:
        return Play.of(steps)

    def step(self, path: Token, *after: Token) -> WrittenStep:
        return _step(str(path), next((str(part) for part in after if part.type == "COUNT"), ""))

    def dance(self, words: Token) -> NoPlay:
        return NoPlay(str(words))

    def unknown(self, *_: object) -> UnknownPlay:
        return UnknownPlay()

    def illegal(self, _: Token, dump: Token) -> DeclaredIllegal:
        return DeclaredIllegal(dump[1:-1])

    def resigned(self, *words: Token) -> Resigned:
        return Resigned(" ".join(words))

    def double(self, _: Token, *cube: Token) -> Double:
        return Double(_value(*cube))

    def beaver(self, _: Token, *cube: Token) -> Beaver:
        return Beaver(_value(*cube))

    def raccoon(self, _: Token, *cube: Token) -> Raccoon:
        return Raccoon(_value(*cube))

    def take(self, _: Token) -> Take:
        return Take()

    def drop(self, _: Token) -> Drop:
        return Drop()

    def wins(self, _: Token, points: Token, *after: Token) -> Result:
        return Result(int(points), any(part.type == "AND_THE_MATCH" for part in after))

    def loses(self, _: Token, points: Token, *__: Token) -> Loss:
        return Loss(int(points))

    def undiced(self, *steps: object) -> Turn:
        return Turn("", None, Play.of(tuple(s for s in steps if isinstance(s, WrittenStep))))

    def undiced_illegal(self, _: Token, dump: Token) -> Turn:
        return Turn("", None, DeclaredIllegal(dump[1:-1]))


def _value(cube: Token | None = None) -> int | None:
    """The number in ``=> 2``."""
    digits = re.search(r"\d+", cube or "")
    return int(digits[0]) if digits else None


_MARKS = "*@"


def _step(path: str, count: str) -> WrittenStep:
    """One checker move: ``24/18*/13``, ``bar/20``; the count of ``7/1(2)*`` may carry the mark."""
    parts = path.split("/")
    points = tuple(_point(part.rstrip(_MARKS)) for part in parts)
    marks = [point for point, part in zip(points, parts, strict=True) if part[-1] in _MARKS]
    if count.endswith(tuple(_MARKS)) and points[-1] not in marks:
        marks.append(points[-1])
    return WrittenStep(points, tuple(marks), int(count[1]) if count else 1)


def _point(text: str) -> int:
    """A point of a step; the words for the bar and off may be cut to one letter."""
    if text.isdecimal():
        return int(text)
    return BAR if text[0] in "bB" else OFF
