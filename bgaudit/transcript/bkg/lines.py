"""What a line of a BKG game says: the rule of ``grammars/bkg.lark``."""

from __future__ import annotations

import re
from functools import cache
from typing import NamedTuple, cast

from lark import Token, Transformer, v_args

from bgaudit.transcript.absolute import AbsoluteStep, own_play
from bgaudit.transcript.grammar import Parser, parse
from bgaudit.transcript.model import NoPlay, Turn, Unreadable
from bgaudit.transcript.notation import read_roll

STARTS = ["line"]
"""The rule that is the whole text of a line."""
BLACK, WHITE = 1, 2


class Doubles(NamedTuple):
    """A double and its answer, with the place of the answer in the line if it is a take."""

    taken_at: int | None


class Wins(NamedTuple):
    """The end of a game: 1 for a single win, 2 for a gammon, 3 for a backgammon."""

    kind: int


class Line(NamedTuple):
    """What Black, who is side 1, or White does."""

    side: int
    said: Turn | Unreadable | Doubles | Wins
    play_at: int = 0
    """Where in the line the play begins."""


def read_line(text: str) -> Line | None:
    """The whole text of a line; None if it is nothing of a game."""
    return cast("Line | None", parse(_parser(), "line", text))


@cache
def _parser() -> Parser:
    return Parser("bkg.lark", STARTS, _Lines())


@v_args(inline=True)
class _Lines(Transformer[Token, object]):
    """One method for each rule of the grammar, named as the rule is."""

    def turn(self, colour: Token, dice: Token, *points: Token) -> Line:
        side = _side(colour)
        roll, thrown = read_roll(str(dice))
        if len(points) % 2:
            text = " ".join((colour, dice, *points))
            return Line(side, Unreadable(text, f"`{points[-1]}` is a point without its other half"))
        steps = [*map(AbsoluteStep, points[::2], points[1::2])]
        played = own_play(steps, rising=side == WHITE) if steps else NoPlay()
        return Line(side, Turn(roll, thrown, played), (points[0].start_pos or 0) if points else 0)

    def double(self, colour: Token, _: Token, rest: Token | None = None) -> Line:
        accepted = re.search("accept", rest or "", re.IGNORECASE)
        if rest is None or accepted is None:
            return Line(_side(colour), Doubles(None))
        return Line(_side(colour), Doubles((rest.start_pos or 0) + accepted.start()))

    def wins(self, colour: Token, _: Token, rest: str = "") -> Line:
        words = rest.lower()
        kind = 3 if "backgammon" in words else 2 if "gammon" in words else 1
        return Line(_side(colour), Wins(kind))


def _side(colour: str) -> int:
    return BLACK if colour[0] in "Bb" else WHITE
