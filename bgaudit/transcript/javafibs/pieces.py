"""What a line of a JavaFIBS record says: the rules of ``grammars/javafibs.lark``."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple, cast

from lark import Token, Transformer, v_args

from bgaudit.transcript.grammar import Parser, parse
from bgaudit.transcript.model import (
    Action,
    Double,
    Drop,
    Moved,
    NoPlay,
    Resigned,
    Result,
    Roll,
    Take,
)
from bgaudit.transcript.notation import read_roll

STARTS = ["line"]
"""The rule that is the whole text of a line."""


class Title(NamedTuple):
    """The line that names the format."""


class MatchLine(NamedTuple):
    """A match begins, against this opponent."""

    opponent: str
    length: int


class NextGame(NamedTuple):
    """A game begins."""


class Players(NamedTuple):
    """Who plays; the first is whoever kept the record."""

    names: tuple[str, str]


class Score(NamedTuple):
    """The score after a game, in any order."""

    points: dict[str, int]


class MatchWon(NamedTuple):
    """The match is won."""

    name: str


class Deed(NamedTuple):
    """What a player does, but for moving men; ``opens`` tells that he wins the opening roll."""

    name: str
    action: Action
    opens: bool = False


class Steps(NamedTuple):
    """A player's move, in the numbering that both share."""

    name: str
    steps: tuple[str, ...]


Piece = Title | MatchLine | NextGame | Players | Score | MatchWon | Deed | Steps


def read_piece(text: str) -> Piece | None:
    """What a line says, None if it is none."""
    return cast("Piece | None", parse(_parser(), "line", text))


@cache
def _parser() -> Parser:
    return Parser("javafibs.lark", STARTS, _Pieces())


@v_args(inline=True)
class _Pieces(Transformer[Token, object]):
    """One method for each rule of the grammar, named as the rule is."""

    def title(self, *_: Token) -> Piece:
        return Title()

    def roll(self, code: Token, name: Token, *dice: Token) -> Piece:
        return Deed(_name(name), Roll(*read_roll("".join(dice))), opens=code.type == "OPENING")

    def move(self, _: Token, name: Token, *steps: Token) -> Piece:
        if not steps:
            return Deed(_name(name), Moved(NoPlay()))
        return Steps(_name(name), tuple(map(str, steps)))

    def dance(self, _: Token, name: Token, *__: Token) -> Piece:
        return Deed(_name(name), Moved(NoPlay()))

    def double(self, _: Token, name: Token, *__: Token) -> Piece:
        return Deed(_name(name), Double(None))

    def take(self, _: Token, name: Token, *__: Token) -> Piece:
        return Deed(_name(name), Take())

    def drop(self, _: Token, name: Token, *__: Token) -> Piece:
        return Deed(_name(name), Drop())

    def resign(self, _: Token, name: Token, points: Token) -> Piece:
        return Deed(_name(name), Resigned(f"resigns {points}"))

    def win(self, _: Token, name: Token, points: Token) -> Piece:
        return Deed(_name(name), Result(int(points)))

    def match(self, _: Token, name: Token, length: Token) -> Piece:
        return MatchLine(_name(name), int(length))

    def players(self, _: Token, first: Token, second: Token) -> Piece:
        return Players((_name(first), _name(second)))

    def next(self, *_: Token) -> Piece:
        return NextGame()

    def score(self, _: Token, first: Token, second: Token) -> Piece:
        return Score({_name(name): int(points) for name, points in map(_tally, (first, second))})

    def match_won(self, _: Token, name: Token, *__: Token) -> Piece:
        return MatchWon(_name(name))


def _name(token: str) -> str:
    return token.strip()


def _tally(token: str) -> tuple[str, str]:
    name, _, points = token.rpartition("-")
    return name, points
