"""The players of a game: the rule of ``grammars/gam.lark``."""

from __future__ import annotations

from functools import cache
from typing import cast

from lark import Token, Transformer, v_args

from bgaudit.transcript.grammar import Parser, parse

STARTS = ["names"]
"""The rule that is the whole text of a line."""


def read_names(text: str) -> tuple[str, str] | None:
    """The left player and the right one; None if the text is no such line."""
    return cast("tuple[str, str] | None", parse(_parser(), "names", text))


@cache
def _parser() -> Parser:
    return Parser("gam.lark", STARTS, _Names())


@v_args(inline=True)
class _Names(Transformer[Token, object]):
    """One method for the rule of the grammar."""

    def names(self, left: Token, right: Token) -> tuple[str, str]:
        return left.strip(), right.strip()
