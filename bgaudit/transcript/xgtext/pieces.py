"""What the lines of a position export say: the rules of ``grammars/xgtext.lark`` in the model."""

from __future__ import annotations

from functools import cache
from typing import cast

from lark import Token, Transformer, v_args

from bgaudit.transcript.grammar import Parser, parse
from bgaudit.transcript.model import PositionStated

STARTS = ["xgid", "names"]
"""The rules that each are the whole text of a line."""
_SIDES = {1: 1, -1: 2}
_HIGHEST_CUBE = 20
"""As a power of two; none is higher."""
_CRAWFORD = 1


def read_xgid(text: str) -> PositionStated | None:
    """The position of an XGID, X being side 1; None if it is none."""
    return cast("PositionStated | None", parse(_parser(), "xgid", text))


def read_names(text: str) -> tuple[str, str] | None:
    """The names of X and O in ``X:Anna   O:Marc``; None if the line does not give them."""
    return cast("tuple[str, str] | None", parse(_parser(), "names", text))


@cache
def _parser() -> Parser:
    return Parser("xgtext.lark", STARTS, _Pieces())


@v_args(inline=True)
class _Pieces(Transformer[Token, object]):
    """One method for each rule of the grammar, named as the rule is."""

    def xgid(self, letters: Token, *fields: Token) -> PositionStated | None:
        cube, owner, on_roll = map(int, fields[:3])
        first, second, flags, length = map(int, fields[4:])
        turning = fields[3].isalpha()
        if not 0 <= cube <= _HIGHEST_CUBE or on_roll not in _SIDES or length < 0:
            return None
        return PositionStated(
            str(letters),
            _SIDES[on_roll],
            "" if turning or {*fields[3]} == {"0"} else str(fields[3]),
            None if turning else 1 << cube,
            _SIDES.get(owner),
            (first, second),
            length,
            crawford=bool(length) and flags == _CRAWFORD,
        )

    def names(self, first: Token, second: Token) -> tuple[str, str]:
        return first[2:].strip(), second[2:].strip()
