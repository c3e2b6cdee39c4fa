"""What a line of a GMD record says: the rules of ``grammars/gmd.lark``. White is side 1."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple, cast

from lark import Token, Transformer, UnexpectedInput, v_args

from bgaudit.transcript.absolute import read_steps
from bgaudit.transcript.grammar import Parser
from bgaudit.transcript.model import (
    Action,
    Double,
    Drop,
    Moved,
    NoPlay,
    Opening,
    ResignationAnswered,
    Resigns,
    Roll,
    SetPosition,
    Take,
)
from bgaudit.transcript.notation import read_roll
from bgaudit.transcript.positions import cube_of, letters_of

STARTS = ["line"]
"""The rule that is the whole text of a line."""
WHITE, BLACK = 1, 2
_LONGEST = 1000
"""No line of a record is longer."""
_COLOURS = {"W": WHITE, "0": WHITE, "O": WHITE, "B": BLACK, "1": BLACK, "X": BLACK}
_SETUP = {
    "scores": 2,
    "points": 26,
    "dice": 2,
    "cube": 1,
    "turn": 1,
    "may-double": 2,
    "post-crawford": 1,
    "pc": 1,
}
"""How many numbers follow each word of a setup."""


class Aside(NamedTuple):
    """What the model does not hold: the revision, ratings, the place."""


class Length(NamedTuple):
    """The match length; 0 for an unlimited session."""

    points: int


class Named(NamedTuple):
    """A player's name."""

    side: int
    name: str


class CrawfordRule(NamedTuple):
    """The Crawford rule is in force."""


class GameLine(NamedTuple):
    """A game begins; elsewhere than at the start if there is a ``position``."""

    score: tuple[int, int] | None = None
    position: SetPosition | None = None
    roll: Deed | None = None


class Deed(NamedTuple):
    """What somebody does; ``side`` is None where the line does not say who."""

    side: int | None
    action: Action


Piece = Aside | Length | Named | CrawfordRule | GameLine | tuple[Deed, ...]


def read_piece(text: str) -> Piece | str:
    """What a line says; if it cannot be read, why, or nothing where it is no line at all."""
    if len(text) > _LONGEST:
        return ""
    try:
        return cast("Piece", _parser().parse(text, start="line"))
    except UnexpectedInput:
        return ""
    except ValueError as problem:
        return str(problem)


@cache
def _parser() -> Parser:
    return Parser("gmd.lark", STARTS, _Pieces())


@v_args(inline=True)
class _Pieces(Transformer[Token, object]):
    """One method for each rule of the grammar, named as the rule is."""

    def magic(self, *_: Token) -> Piece:
        return Aside()

    def aside(self, *_: Token) -> Piece:
        return Aside()

    def length(self, _: Token, points: Token) -> Piece:
        return Length(max(0, int(points)))

    def unlimited(self, *_: Token) -> Piece:
        return Length(0)

    def player(self, _: Token, colour: Token, __: Token, name: str = "") -> Piece:
        return Named(_side(colour) or WHITE, name.strip())

    def white(self, _: Token, name: str = "") -> Piece:
        return Named(WHITE, name.strip())

    def black(self, _: Token, name: str = "") -> Piece:
        return Named(BLACK, name.strip())

    def crawford(self, *_: Token) -> Piece:
        return CrawfordRule()

    def setup(self, key: Token, *numbers: Token) -> tuple[str, tuple[int, ...]]:
        word = key.lower()
        due = _SETUP.get(word)
        if due is None:
            raise ValueError(f"`{key}` is no part of a position")
        if due != len(numbers):
            raise ValueError(f"`{key}` has {due} numbers, and not {len(numbers)}")
        return word, tuple(map(int, numbers))

    def game(self, _: Token, *setup: tuple[str, tuple[int, ...]]) -> Piece:
        said = dict(setup)
        scores, dice, points = said.get("scores"), said.get("dice"), said.get("points")
        on_roll = {1: WHITE, -1: BLACK}.get(said.get("turn", (0,))[0])
        cube, owner = _cube(said)
        return GameLine(
            None if scores is None else (scores[0], scores[1]),
            None if points is None else SetPosition(letters_of(points), cube, owner),
            None if dice in (None, (0, 0)) else Deed(on_roll, _roll(*map(str, dice or ()))),
        )

    def roll(self, _: Token, colour: Token, __: Token, *dice: Token) -> Piece:
        side = _side(colour)
        if side is not None:
            return (Deed(side, _roll(*dice)),)
        if len(dice) != 2 or not all(die in "123456" for die in dice):
            raise ValueError("an opening roll is a die of each player, from 1 to 6")
        return Deed(WHITE, Opening(int(dice[0]))), Deed(BLACK, Opening(int(dice[1])))

    def move(self, _: Token, colour: Token, __: Token, *steps: Token) -> Piece:
        side = _side(colour)
        if side is None:
            raise ValueError("a move does not say whose it is")
        played = read_steps(steps, rising=side == BLACK) if steps else NoPlay()
        return (Deed(side, Moved(played)),)

    def double(self, _: Token, colour: Token, *__: Token) -> Piece:
        return (Deed(_side(colour), Double(None)),)

    def take(self, _: Token, colour: Token, *__: Token) -> Piece:
        return (Deed(_side(colour), Take()),)

    def drop(self, _: Token, colour: Token, *__: Token) -> Piece:
        return (Deed(_side(colour), Drop()),)

    def resign(self, _: Token, colour: Token, __: Token, points: Token) -> Piece:
        return (Deed(_side(colour), Resigns(points=int(points))),)

    def accept(self, _: Token, colour: Token, *__: Token) -> Piece:
        return (Deed(_side(colour), ResignationAnswered(accepted=True)),)

    def reject(self, _: Token, colour: Token, *__: Token) -> Piece:
        return (Deed(_side(colour), ResignationAnswered(accepted=False)),)


def _side(colour: str) -> int | None:
    return _COLOURS.get(colour[0].upper())


def _roll(*dice: str) -> Roll:
    return Roll(*read_roll("".join(dice)))


def _cube(said: dict[str, tuple[int, ...]]) -> tuple[int | None, int | None]:
    """The cube of a setup and its owner, who alone may double."""
    if "cube" not in said:
        return None, None
    owners: dict[tuple[int, ...], int] = {(1, 0): WHITE, (0, 1): BLACK}
    return cube_of(said["cube"][0]), owners.get(said.get("may-double", ()))
