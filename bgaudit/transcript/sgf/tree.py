"""The trees of an SGF file: nodes and their properties, and the text that is none of that.

A damaged file is parsed on: what cannot stand where it stands is passed over and listed, and trees
that are not closed are closed at the end.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import islice
from typing import NamedTuple, cast

from lark import Token, Transformer, UnexpectedInput, UnexpectedToken, v_args

from bgaudit.source import Span
from bgaudit.transcript.grammar import Parser

BEGIN = re.compile(r"\(\s*;")
"""What a file's first tree begins with."""
_STRUCTURE = re.compile(r"[;()A-Za-z\[]")
"""Where parsing can go on after something that is no part of a tree."""
_TREE = re.compile(r"\(")
_PROPERTY = re.compile(r"[A-Z]\s*\[")
_LINE_END_LEFT_OUT = re.compile(r"\\(?:\r\n|\n\r|\r|\n)")
_ESCAPED = re.compile(r"\\([\s\S])")
_LONGEST_NAME = 2
_PIECE = re.compile(r"[(;\[]")
_MOST_PIECES = 500_000
"""Each tree, node and value takes some hundred bytes of memory; a long match has ten thousand."""
_MOST_FAULTS = 100
"""After so many a file is no SGF any more, and what is left of it is passed over at once."""


class Property(NamedTuple):
    """A property with its values as they are written, brackets and escapes and all.

    ``name`` is the one of FF[4]: ``W`` also where ``White`` is written.
    """

    name: str
    values: tuple[Token, ...]
    span: Span


class Node(NamedTuple):
    """The properties of one node."""

    properties: tuple[Property, ...]


class Tree(NamedTuple):
    """Nodes, and trees of the moves that follow them, in the order of the text."""

    parts: tuple[Node | Tree, ...]


class Damage(NamedTuple):
    """Text that is no part of a tree where it stands."""

    span: Span
    text: str


class Collection(NamedTuple):
    """All trees of a file, and what is wrong with its text; ``unclosed`` of them lack their end."""

    trees: tuple[Tree, ...]
    damage: tuple[Damage, ...]
    unclosed: int


def parse_collection(text: str) -> Collection:
    """The trees of a file; nothing raises."""
    begin = BEGIN.search(text)
    first = begin.start() if begin else len(text)
    last = _end_of_what_is_read(text)
    # What stands before the first tree is blotted out, so that all places stay the same.
    read = " " * first + text[first:last]
    recovery = _Recovery(read)
    parts = _parser().parse(read, start="collection", on_error=recovery.go_on)
    trees: list[Tree] = []
    spans = recovery.spans
    for part in cast("tuple[Tree | Token, ...]", parts):
        if isinstance(part, Tree):
            trees.append(part)
        elif _PROPERTY.search(part):
            spans.append(_span(part))
    if last < len(text):
        spans.append(Span(last, len(text.rstrip())))
    if _PROPERTY.search(text, 0, first):
        spans.append(Span(0, first))
    for node in nodes_of(trees):
        spans += [prop.span for prop in node.properties if not prop.values]
    return Collection(tuple(trees), _damage(text, spans), recovery.unclosed)


def _end_of_what_is_read(text: str) -> int:
    """Where more stands than any record holds, if anywhere."""
    if len(text) <= _MOST_PIECES:
        return len(text)
    beyond = next(islice(_PIECE.finditer(text), _MOST_PIECES, None), None)
    return beyond.start() if beyond else len(text)


def simple_text(value: Token) -> str:
    """What a value says, on one line and without its brackets and escapes."""
    return unescaped(value[1:-1])


def unescaped(text: str) -> str:
    """The inside of a value, or a part of it, without escapes."""
    return " ".join(_ESCAPED.sub(r"\1", _LINE_END_LEFT_OUT.sub("", text)).split())


class _Recovery:
    """Goes on with parsing after what cannot stand where it stands."""

    def __init__(self, text: str) -> None:
        self.spans: list[Span] = []
        self.unclosed = 0
        self._text = text
        self._faults = 0

    def go_on(self, error: UnexpectedInput) -> bool:
        """Pass over what ``error`` is about, or close the trees at the end of the text."""
        parser = error.interactive_parser
        if isinstance(error, UnexpectedToken) and error.token.type == "$END":
            open_trees = [token for token in parser.parser_state.value_stack if _opens(token)]
            self.unclosed = len(open_trees)
            for _ in open_trees:
                parser.feed_token(Token("RPAR", ")"))
            return True
        self._faults += 1
        begin = int(error.pos_in_stream or 0)
        if not any(map(_opens, parser.parser_state.value_stack)):
            end = self._next(_TREE, begin)
        else:
            end = self._end_of_fault(error, begin)
        self.spans.append(Span(begin, end))
        lexer = parser.lexer_thread.state
        assert lexer is not None
        lexer.line_ctr.char_pos = end
        return True

    def _end_of_fault(self, error: UnexpectedInput, begin: int) -> int:
        if self._faults > _MOST_FAULTS:
            return len(self._text)
        if isinstance(error, UnexpectedToken) and error.token.type != "TEXT":
            return int(error.token.end_pos or 0)
        return self._next(_STRUCTURE, begin)

    def _next(self, what: re.Pattern[str], begin: int) -> int:
        found = what.search(self._text, begin + 1)
        return found.start() if found else len(self._text)


def _opens(token: object) -> bool:
    return isinstance(token, Token) and token.type == "LPAR"


def nodes_of(trees: Iterable[Tree]) -> Iterator[Node]:
    """All nodes of some trees, variations and all."""
    waiting: list[Node | Tree] = [*trees]
    while waiting:
        part = waiting.pop()
        if isinstance(part, Tree):
            waiting += part.parts
        else:
            yield part


def _damage(text: str, spans: list[Span]) -> tuple[Damage, ...]:
    """What lies in the spans; those that touch each other are one."""
    joined: list[Span] = []
    for span in sorted(spans):
        if joined and not text[joined[-1].end : span.start].strip():
            joined[-1] = Span(joined[-1].start, max(joined[-1].end, span.end))
        else:
            joined.append(span)
    return tuple(Damage(span, text[span.start : span.end].strip()) for span in joined)


def _span(first: Token, last: Token | None = None) -> Span:
    return Span(int(first.start_pos or 0), int((last or first).end_pos or 0))


@cache
def _parser() -> Parser:
    return Parser("sgf.lark", ["collection"], _Trees())


@v_args(inline=True)
class _Trees(Transformer[Token, object]):
    """One method for each rule of the grammar, named as the rule is."""

    def collection(self, *parts: Tree | Token) -> tuple[Tree | Token, ...]:
        return parts

    def tree(self, *parts: Node | Tree) -> Tree:
        return Tree(parts)

    def node(self, *properties: Property) -> Node:
        return Node(properties)

    def property(self, name: Token, *values: Token) -> Property:
        capitals = "".join(filter(str.isupper, name))[:_LONGEST_NAME]
        return Property(capitals, values, _span(name, values[-1] if values else None))
