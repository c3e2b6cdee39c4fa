"""What the values of properties say: the rules of ``grammars/sgf.lark`` in the model.

Each function reads the whole text of one value; nothing raises. Points are absolute in the file and
in the mover's own numbering in the model.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import TYPE_CHECKING, NamedTuple, cast

from lark import Token, Transformer, v_args

from bgaudit.transcript.grammar import Parser, parse
from bgaudit.transcript.model import (
    BAR,
    OFF,
    Double,
    Drop,
    NoPlay,
    Play,
    ResignationAnswered,
    Resigns,
    Take,
    Turn,
    Unreadable,
    WrittenStep,
)
from bgaudit.transcript.notation import read_roll

if TYPE_CHECKING:
    from bgaudit.transcript.model import Action

WHITE, BLACK = 1, 2
"""White is the left column of a two-column record, in GNU Backgammon's own exports too."""
STARTS = ["move", "match_field", "result", "points"]
"""The rules that each are the whole text of a value."""
LETTERS = "abcdefghijklmnopqrstuvwx"
"""The points, from White's own point 1 to his 24."""
BAR_LETTER, OFF_LETTER = "y", "z"


class Outcome(NamedTuple):
    """``W+4R``: the winner and his points. That the loser resigned, the position shows."""

    winner: int
    points: int


@lru_cache(maxsize=1 << 13)
def read_move(text: str, side: int) -> Action:
    """What a side does in one node."""
    read = _parse("move", text)
    if read is None:
        return Unreadable(
            text, f"`{text}` is no roll with steps such as 31hefe, and no double, take or drop"
        )
    if not isinstance(read, _Rolled):
        return cast("Action", read)
    roll, dice = read_roll(read.roll)
    if read.broken:
        why = f"`{read.broken}` is no play such as hefe, from one point to another"
        return Turn(roll, dice, Unreadable(read.broken, why))
    steps = tuple(
        WrittenStep((point(step[0], side), point(step[1], side)), (), 1) for step in read.steps
    )
    return Turn(roll, dice, Play.of(steps) if steps else NoPlay())


def read_match_field(text: str) -> tuple[str, int] | None:
    """A key, in lower case, and the number of it: ``length:7``."""
    return cast("tuple[str, int] | None", _parse("match_field", text))


def read_result(text: str) -> Outcome | None:
    """Who won how much."""
    return cast("Outcome | None", _parse("result", text))


def read_points(text: str) -> str | None:
    """The letters of a point, or of all from one to another."""
    return cast("str | None", _parse("points", text))


def point(letter: str, side: int) -> int:
    """A letter in the numbering of the side that moves."""
    if letter == BAR_LETTER:
        return BAR
    if letter == OFF_LETTER:
        return OFF
    number = LETTERS.index(letter) + 1
    return number if side == WHITE else BAR - number


def letter(number: int, side: int, off: str = OFF_LETTER) -> str:
    """A point of a side's numbering as a letter."""
    if number in (BAR, OFF):
        return BAR_LETTER if number == BAR else off
    return LETTERS[(number if side == WHITE else BAR - number) - 1]


class _Rolled(NamedTuple):
    roll: str
    steps: tuple[str, ...]
    broken: str = ""
    """Text from the first step on that is none."""


def _parse(start: str, text: str) -> object:
    return parse(_parser(), start, text)


@cache
def _parser() -> Parser:
    return Parser("sgf.lark", STARTS, _Values())


@v_args(inline=True)
class _Values(Transformer[Token, object]):
    """One method for each rule of the grammar, named as the rule is."""

    def turn(self, roll: Token, *steps: Token) -> _Rolled:
        return _Rolled(str(roll), tuple(map(str, steps)))

    def broken_turn(self, roll: Token, *steps: Token) -> _Rolled:
        return _Rolled(str(roll), (), "".join(steps))

    def double(self, _: Token) -> Double:
        return Double(None)

    def take(self, _: Token) -> Take:
        return Take()

    def drop(self, _: Token) -> Drop:
        return Drop()

    def resign(self, _: Token, points: Token) -> Resigns:
        return Resigns(points=int(points))

    def accept(self, _: Token) -> ResignationAnswered:
        return ResignationAnswered(accepted=True)

    def reject(self, _: Token) -> ResignationAnswered:
        return ResignationAnswered(accepted=False)

    def match_field(self, key: Token, number: Token) -> tuple[str, int]:
        return key.lower(), int(number)

    def result(self, winner: Token, points: Token, *_: Token) -> Outcome:
        return Outcome(WHITE if winner[0] in "wW" else BLACK, int(points))

    def points(self, first: Token, last: Token | None = None) -> str:
        known = LETTERS + BAR_LETTER + OFF_LETTER
        one, other = sorted((known.index(first), known.index(last or first)))
        return known[one : other + 1]
