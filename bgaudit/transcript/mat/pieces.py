"""What a header line of a .mat record says: the rules of ``grammars/mat.lark`` in the model.

Each function reads the whole text of one line, and gives None for text that is no such line;
nothing raises.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import cast

from lark import Token, Transformer, v_args

from bgaudit.transcript.grammar import Parser, parse
from bgaudit.transcript.model import SetPosition

STARTS = ["tag", "game_header", "score_line", "set_position"]
"""The rules that each are the whole text of a line."""
_LONGEST_SCORE_LINE = 300
"""Longer text is no score line: in one every colon is looked at for each other one."""


def read_tag(text: str) -> tuple[str, str] | None:
    """The key, in lower case, and the value of ``[Key "Value"]``."""
    return cast("tuple[str, str] | None", _parse("tag", text))


def read_game_number(text: str) -> int | None:
    """The number that a game header gives; None if it is no header."""
    return cast("int | None", _parse("game_header", text))


def read_score_line(text: str) -> tuple[tuple[str, int], tuple[str, int]] | None:
    """Both players' names and points, the left one first."""
    if text.count(":") < 2 or len(text) > _LONGEST_SCORE_LINE:
        return None
    return cast("tuple[tuple[str, int], tuple[str, int]] | None", _parse("score_line", text))


def read_set_position(text: str) -> SetPosition | None:
    """A position stated in a comment."""
    return cast("SetPosition | None", _parse("set_position", text))


@lru_cache(maxsize=1 << 13)
def _parse(start: str, text: str) -> object:
    return parse(_parser(), start, text)


@cache
def _parser() -> Parser:
    return Parser("mat.lark", STARTS, _Pieces())


@v_args(inline=True)
class _Pieces(Transformer[Token, object]):
    """One method for each rule of the grammar, named as the rule is."""

    def tag(self, key: Token, value: Token, *_: Token) -> tuple[str, str]:
        return key.strip().lower(), value.removeprefix('"').removesuffix('"').strip()

    def game_header(self, _: Token, number: Token, *__: Token) -> int:
        return int(number)

    def score_line(self, left: Token, right: Token) -> tuple[tuple[str, int], tuple[str, int]]:
        return _name_and_points(left), _name_and_points(right)

    def set_position(self, _: Token, letters: Token, *__: Token) -> SetPosition:
        return SetPosition(str(letters))


def _name_and_points(text: str) -> tuple[str, int]:
    name, _, points = text.rpartition(":")
    return name.strip(), int(points)
