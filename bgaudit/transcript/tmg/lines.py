"""What a line of a .tmg file says: the rules of ``grammars/tmg.lark`` in the model.

Each function reads the whole text of a line, and gives None for text that is no such line.
"""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING, NamedTuple, cast

from lark import Token, Transformer, v_args

from bgaudit.transcript.grammar import Parser, parse
from bgaudit.transcript.model import (
    AutomaticDouble,
    Beaver,
    Double,
    Drop,
    NoPlay,
    Play,
    Played,
    Resigned,
    Result,
    Take,
)
from bgaudit.transcript.notation import read_play, read_turn

if TYPE_CHECKING:
    from bgaudit.transcript.model import Action

STARTS = ["option", "game", "record"]
"""The rules that each are the whole text of a line."""


class Header(NamedTuple):
    """The header of a game: its number and the points before it."""

    number: int
    points: tuple[int, int]


class PlayOfRoll(NamedTuple):
    """What is played with the roll of the record before."""

    played: Played


class Nothing(NamedTuple):
    """A record that tells nothing of the game: no roll, or how money changed hands."""


class TmgRecord(NamedTuple):
    """A numbered record; ``seat`` is None where it is nobody's."""

    number: int
    seat: int | None
    said: Action | PlayOfRoll | Nothing


def read_option(text: str) -> tuple[str, str] | None:
    """A key, in lower case, and its value."""
    return cast("tuple[str, str] | None", parse(_parser(), "option", text))


def read_game(text: str) -> Header | None:
    """The header of a game."""
    return cast("Header | None", parse(_parser(), "game", text))


def read_record(text: str) -> TmgRecord | None:
    """What happens; a roll is a turn with nothing played."""
    return cast("TmgRecord | None", parse(_parser(), "record", text))


@cache
def _parser() -> Parser:
    return Parser("tmg.lark", STARTS, _Lines())


@v_args(inline=True)
class _Lines(Transformer[Token, object]):
    """One method for each rule of the grammar, named as the rule is."""

    def option(self, key: Token, value: str = "") -> tuple[str, str]:
        return key.rstrip(" \t:").lower(), value.strip()

    def game(self, game: Token, one: Token, two: Token) -> Header:
        return Header(_value(game) or 0, (int(one), int(two)))

    def roll(self, count: Token, _: Token, dice: Token) -> TmgRecord:
        return _record(count, read_turn(dice.rstrip(" \t:"), ""))

    def no_roll(self, count: Token, *_: Token) -> TmgRecord:
        return _record(count, Nothing())

    def automatic(self, count: Token, *_: Token) -> TmgRecord:
        return TmgRecord(_value(count) or 0, None, AutomaticDouble())

    def play(self, count: Token, _: Token, steps: Token) -> TmgRecord:
        return _record(count, PlayOfRoll(_played(steps.strip())))

    def double(self, count: Token, _: Token, words: str = "") -> TmgRecord:
        return _record(count, Double(_value(words)))

    def take(self, count: Token, *_: Token) -> TmgRecord:
        return _record(count, Take())

    def beaver(self, count: Token, _: Token, words: str = "") -> TmgRecord:
        return _record(count, Beaver(_value(words)))

    def drop(self, count: Token, *_: Token) -> TmgRecord:
        return _record(count, Drop())

    def wins(self, count: Token, _: Token, points: Token, *__: Token) -> TmgRecord:
        return _record(count, Result(int(points)))

    def out_of_time(self, count: Token, *_: Token) -> TmgRecord:
        return _record(count, Resigned("out of time"))

    def settlement(self, count: Token, *_: Token) -> TmgRecord:
        return _record(count, Nothing())


def _record(count: str, said: Action | PlayOfRoll | Nothing) -> TmgRecord:
    return TmgRecord(_value(count) or 0, 2 if count.startswith("-") else 1, said)


def _played(text: str) -> Played:
    """A play; ``0/0`` says that none was possible."""
    played = read_play(text)
    return NoPlay(text) if isinstance(played, Play) and not played.moves else played


def _value(text: str) -> int | None:
    digits = re.search(r"[0-9]{1,9}", text)
    return int(digits[0]) if digits else None
