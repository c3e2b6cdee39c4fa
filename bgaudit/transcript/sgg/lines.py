"""What a line of an .sgg file says: the rules of ``grammars/sgg.lark`` in the model.

Each function reads the whole text of a line, or of what stands behind a record's number, and gives
None for text that is no such thing.
"""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING, NamedTuple, cast

from lark import Token, Transformer, v_args

from bgaudit.transcript.grammar import Parser, parse
from bgaudit.transcript.model import NoPlay, Resigned, Turn
from bgaudit.transcript.notation import read_action, read_turn

if TYPE_CHECKING:
    from bgaudit.transcript.model import Action

STARTS = ["players", "option", "game", "body", "automatic", "result"]
"""The rules that each are the whole text of a line or of what a record says."""
_MONTHS = ("jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec")


class Header(NamedTuple):
    """The header of a game: its number, the points before it, and the length; 0 is for money."""

    number: int
    points: tuple[int, int]
    length: int


class Won(NamedTuple):
    """The end of a game."""

    winner: str
    points: int


def read_players(text: str) -> tuple[str, str] | None:
    """The player named first and the one named second."""
    return cast("tuple[str, str] | None", parse(_parser(), "players", text))


def read_option(text: str) -> tuple[str, str] | None:
    """The key of an option, in lower case, and its value; a date is ``2026.11.29``."""
    return cast("tuple[str, str] | None", parse(_parser(), "option", text))


def read_game(text: str) -> Header | None:
    """The header of a game."""
    return cast("Header | None", parse(_parser(), "game", text))


def read_body(text: str) -> Action | NoPlay | None:
    """What a player does: a turn or another action; :class:`~.NoPlay` for a turn that is none.

    A roll alone is a turn with nothing played.
    """
    return cast("Action | NoPlay | None", parse(_parser(), "body", text))


def is_automatic_double(text: str) -> bool:
    """Whether a tie of the opening dice doubles the cube."""
    return parse(_parser(), "automatic", text) is not None


def read_result(text: str) -> Won | None:
    """Who wins how many points."""
    return cast("Won | None", parse(_parser(), "result", text))


@cache
def _parser() -> Parser:
    return Parser("sgg.lark", STARTS, _Lines())


@v_args(inline=True)
class _Lines(Transformer[Token, object]):
    """One method for each rule of the grammar, named as the rule is."""

    def players(self, first: Token, second: Token) -> tuple[str, str]:
        return re.sub(r"\s+vs\.\s+$", "", first), second.strip()

    def date(self, month: Token, day: Token, year: Token) -> tuple[str, str] | None:
        name = month[:3].lower()
        if name not in _MONTHS:
            return None
        number = int(day.rstrip(" \t,"))
        return "date", f"{year}.{_MONTHS.index(name) + 1:02}.{number:02}"

    def value(self, key: Token, value: str = "") -> tuple[str, str]:
        return key.rstrip(" \t:").lower(), value.strip()

    def game(self, game: Token, one: Token, two: Token, length: Token | None = None) -> Header:
        return Header(_number(game), (_number(one), _number(two)), _number(length or "0"))

    def roll(self, roll: Token) -> Turn:
        return read_turn(_dice(roll), "")

    def play(self, roll: Token, play: Token) -> Turn:
        return read_turn(_dice(roll), play.strip())

    def resigned(self, roll: Token, word: Token, *_: Token) -> Turn:
        return read_turn(_dice(roll), str(word))

    def closed_out(self, words: Token) -> NoPlay:
        return NoPlay(str(words))

    def resigns(self, word: Token, *_: Token) -> Resigned:
        return Resigned(str(word))

    def cube(self, words: Token) -> object:
        return read_action(str(words))

    def automatic(self, *_: Token) -> bool:
        return True

    def result(self, winner: Token, points: Token, *_: Token) -> Won:
        return Won(re.sub(r"\s+wins\s+$", "", winner), int(points))


def _dice(roll: str) -> str:
    return roll.rstrip(" \t:")


def _number(text: str) -> int:
    digits = re.search(r"[0-9]+", text)
    return int(digits[0]) if digits else 0
