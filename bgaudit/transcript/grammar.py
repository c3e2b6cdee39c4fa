"""The Lark grammars, from the folder ``grammars/`` at the top of the project, and their parsers.

Lark itself reads every text. Where ``bgaudit[fast]`` is installed, hyperlark runs the same grammars
once there is much to read; what it refuses lark reads again, so that every word about a text that
cannot be read is lark's.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib.resources import files
from pathlib import Path

from lark import Lark, Token, Transformer
from lark.exceptions import UnexpectedInput

FEW_CHARACTERS = 200_000
"""So much is parsed by lark sooner than hyperlark could be loaded."""
_LONGEST = 1000
"""Longer text is no piece of a record, and is not looked at, so that none can make reading slow."""
REFUSED = object()
"""In place of what a text says, where only lark is to be believed."""


class Parser:
    """An LALR parser for a grammar, whose transformer is run as the rules are reduced.

    ``start`` are the rules that may be asked for. The transformer must give the same for the same
    text, and do nothing else.
    """

    def __init__(
        self, name: str, start: list[str], transformer: Transformer[Token, object]
    ) -> None:
        self._grammar = name, start, transformer
        self._lark = Lark(grammar_text(name), parser="lalr", start=start, transformer=transformer)
        self._fast: Callable[[str, str], object] | None = None
        self._characters = 0

    def parse(
        self, text: str, start: str, on_error: Callable[[UnexpectedInput], bool] | None = None
    ) -> object:
        """What a text says. Raises as :meth:`lark.Lark.parse` does, or as the transformer does."""
        if self._fast is None and self._characters >= FEW_CHARACTERS:
            self._fast = hyperlark_parser(*self._grammar) or _refuse
        self._characters += len(text)
        said = REFUSED if self._fast is None else self._fast(text, start)
        if said is REFUSED:
            return self._lark.parse(text, start=start, on_error=on_error)
        return said


def grammar_text(name: str) -> str:
    """The text of a grammar, from inside an installed wheel or from the project's own folder."""
    packaged = files("bgaudit") / "grammars" / name
    if packaged.is_file():
        return packaged.read_text(encoding="utf-8")
    return (Path(__file__).parents[2] / "grammars" / name).read_text(encoding="utf-8")


def tree_parser(name: str, start: list[str]) -> Lark:
    """An LALR parser for a grammar that gives trees."""
    return Lark(grammar_text(name), parser="lalr", start=start)


def parse(parser: Parser, start: str, text: str) -> object:
    """What a text says if it is all one piece of the grammar, None if it is not."""
    if len(text) > _LONGEST:
        return None
    try:
        return parser.parse(text, start)
    except UnexpectedInput:
        return None


def hyperlark_parser(
    name: str, start: list[str], transformer: Transformer[Token, object]
) -> Callable[[str, str], object] | None:
    """The same grammar run by hyperlark, None where it is not installed or does not take it.

    What it does not read gives :data:`REFUSED`.
    """
    try:
        from hyperlark import Lark as Hyperlark
        from hyperlark import LarkError
    except ImportError:
        return None
    try:
        parser = Hyperlark(
            grammar_text(name),
            parser="lalr",
            start=start,
            transformer=transformer,
            fast_tokens=False,  # Transformers take tokens for the strings that lark's are.
            translate_python_regex=True,  # `$` is the one sign that it would not take.
        )
    except LarkError:
        return None

    def parse(text: str, start: str) -> object:
        try:
            return parser.parse(text, start=start)
        except (LarkError, ValueError):
            return REFUSED

    return parse


def _refuse(text: str, start: str) -> object:
    return REFUSED
