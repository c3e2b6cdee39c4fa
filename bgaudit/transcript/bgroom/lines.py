"""What a line of BGRoom's text says: the rules of ``grammars/bgroom.lark`` in the model.

Each function reads the whole text of a line, and gives None for text that is no such line.
"""

from __future__ import annotations

import re
from functools import cache
from typing import NamedTuple, cast

from lark import Token, Transformer, v_args

from bgaudit.transcript.grammar import Parser, parse
from bgaudit.transcript.model import Beaver, Double, Turn
from bgaudit.transcript.notation import read_turn

STARTS = ["version", "game", "record"]
"""The rules that each are the whole text of a line."""


class Header(NamedTuple):
    """The header of a game: its number, and the players who have the signs X and 0."""

    number: int
    names: tuple[str, str]


class Numbered(NamedTuple):
    """What the player with X, in seat 1, or the one with 0 does."""

    number: int
    seat: int
    action: Turn | Double | Beaver


def is_version(text: str) -> bool:
    """Whether a line is the file's first one."""
    return parse(_parser(), "version", text) is not None


def read_game(text: str) -> Header | None:
    """The header of a game."""
    return cast("Header | None", parse(_parser(), "game", text))


def read_record(text: str) -> Numbered | None:
    """A roll with its play, a double or a beaver."""
    return cast("Numbered | None", parse(_parser(), "record", text))


@cache
def _parser() -> Parser:
    return Parser("bgroom.lark", STARTS, _Lines())


@v_args(inline=True)
class _Lines(Transformer[Token, object]):
    """One method for each rule of the grammar, named as the rule is."""

    def version(self, *_: Token) -> bool:
        return True

    def game(self, game: Token, first: Token, second: Token) -> Header | None:
        one, two = _player(first), _player(second)
        names = (one[0], two[0]) if one[1] == 1 else (two[0], one[0])
        return Header(_number(game), names) if one[1] != two[1] else None

    def turn(self, count: Token, side: Token, dice: Token, play: str = "") -> Numbered:
        roll = " ".join(re.findall("[0-9]", dice))
        return Numbered(_number(count), _seat(side), read_turn(roll, play.strip()))

    def double(self, count: Token, side: Token, _: Token) -> Numbered:
        return Numbered(_number(count), _seat(side), Double(None))

    def beaver(self, count: Token, side: Token, _: Token) -> Numbered:
        return Numbered(_number(count), _seat(side), Beaver(None))


def _player(text: str) -> tuple[str, int]:
    name, _, sign = text.rpartition("(")
    return name.strip(), _seat(sign)


def _seat(sign: str) -> int:
    return 1 if sign[0] in "Xx" else 2


def _number(text: str) -> int:
    return int(re.sub("[^0-9]", "", text))
