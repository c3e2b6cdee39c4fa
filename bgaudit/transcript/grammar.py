"""The Lark grammars, from the folder ``grammars/`` at the top of the project."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

from lark import Lark, Token, Transformer
from lark.exceptions import UnexpectedInput

_LONGEST = 1000
"""Longer text is no piece of a record, and is not looked at, so that none can make reading slow."""


def grammar_text(name: str) -> str:
    """The text of a grammar, from inside an installed wheel or from the project's own folder."""
    packaged = files("bgaudit") / "grammars" / name
    if packaged.is_file():
        return packaged.read_text(encoding="utf-8")
    return (Path(__file__).parents[2] / "grammars" / name).read_text(encoding="utf-8")


def build(
    name: str, start: list[str], transformer: Transformer[Token, object] | None = None
) -> Lark:
    """An LALR parser for a grammar; a transformer is run as the rules are reduced."""
    return Lark(grammar_text(name), parser="lalr", start=start, transformer=transformer)


def parse(parser: Lark, start: str, text: str) -> object:
    """What a text says if it is all one piece of the grammar, None if it is not."""
    if len(text) > _LONGEST:
        return None
    try:
        return parser.parse(text, start=start)
    except UnexpectedInput:
        return None
