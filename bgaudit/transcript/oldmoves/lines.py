"""What a line of oldmoves says: the rules of ``grammars/oldmoves.lark``.

Each function reads the whole text of a line, and gives None for text that is no such line.
"""

from __future__ import annotations

import re
from enum import Enum
from functools import cache
from typing import NamedTuple, cast

from lark import Token, Transformer, v_args

from bgaudit.transcript.absolute import AbsoluteStep
from bgaudit.transcript.grammar import Parser, parse

STARTS = ["score", "players", "line"]
"""The rules that each are the whole text of a line."""


class Score(NamedTuple):
    """The points of X and O before a game, and the match length, 0 for money."""

    x: int
    o: int
    length: int


class Word(Enum):
    """What a side does without dice."""

    DOUBLES = "doubles"
    BEAVERS = "beavers"
    ACCEPTS = "accepts"
    REJECTS = "rejects"
    RESIGNS = "resigns"


class Thrown(NamedTuple):
    """A roll as it is written, and the steps played with it; ``dances`` says that none can be."""

    roll: str
    steps: tuple[AbsoluteStep, ...]
    dances: str = ""


class Wins(NamedTuple):
    """The end of a game; None where the line gives no points."""

    points: int | None


class Line(NamedTuple):
    """What X or O does."""

    letter: str
    said: Word | Thrown | Wins


def read_score(text: str) -> Score | None:
    """``Score is 0-0 in a 5 point match.``"""
    return cast("Score | None", parse(_parser(), "score", text))


def read_players(text: str) -> tuple[str, str] | None:
    """The names of X and of O."""
    return cast("tuple[str, str] | None", parse(_parser(), "players", text))


def read_line(text: str) -> Line | None:
    """What a side rolls and plays, or does with the cube."""
    return cast("Line | None", parse(_parser(), "line", text))


@cache
def _parser() -> Parser:
    return Parser("oldmoves.lark", STARTS, _Lines())


_NAME = re.compile(r"(.*\S)\s+is\s+[XO]\s*[-,.]?", re.DOTALL)


@v_args(inline=True)
class _Lines(Transformer[Token, object]):
    """One method for each rule of the grammar, named as the rule is."""

    def score(self, _: Token, x: Token, o: Token, kind: Token | None = None) -> Score:
        length = re.search(r"\d+", kind or "")
        return Score(int(x), int(o), int(length[0]) if length else 0)

    def players(self, x: Token, o: Token) -> tuple[str, str]:
        return _name(x), _name(o)

    def turn(self, side: Token, roll: Token, *steps: AbsoluteStep) -> Line:
        return Line(side[0], Thrown(_dice(roll), steps))

    def dance(self, side: Token, roll: Token, words: Token) -> Line:
        return Line(side[0], Thrown(_dice(roll), (), str(words)))

    def step(self, text: Token) -> AbsoluteStep:
        source, _, target = text.partition("-")
        return AbsoluteStep(source, target)

    def doubles(self, side: Token, _: Token) -> Line:
        return Line(side[0], Word.DOUBLES)

    def beavers(self, side: Token, _: Token) -> Line:
        return Line(side[0], Word.BEAVERS)

    def accepts(self, side: Token, _: Token) -> Line:
        return Line(side[0], Word.ACCEPTS)

    def rejects(self, side: Token, _: Token) -> Line:
        return Line(side[0], Word.REJECTS)

    def resigns(self, side: Token, *_: Token) -> Line:
        return Line(side[0], Word.RESIGNS)

    def wins(self, side: Token, _: Token, points: Token | None = None, *__: Token) -> Line:
        return Line(side[0], Wins(int(points) if points else None))


def _dice(roll: str) -> str:
    return " ".join(re.findall(r"\d", roll))


def _name(text: str) -> str:
    found = _NAME.fullmatch(text)
    return found[1] if found else text
