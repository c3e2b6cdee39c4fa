"""Positions in Snowie's forty fields, one to a line: each is a game that begins there.

The player who is called 0 is side 1. Fields of which nobody knows what they mean are skipped.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple, cast

from lark import Token, Transformer, UnexpectedInput, v_args

from bgaudit.source import Source, Span
from bgaudit.transcript.grammar import Parser
from bgaudit.transcript.lines import shown_lines
from bgaudit.transcript.model import Match, Oddity, PositionStated, Record, Remark, Tag
from bgaudit.transcript.positions import cube_of, letters_of, match_from, turned

STARTS = ["position"]
"""The rule that is the whole text of a line."""
_LONGEST = 1000
"""No line is longer."""


class _Line(NamedTuple):
    position: PositionStated
    names: tuple[str, str]
    jacoby: bool


def read(source: Source) -> Record:
    """All that a text of positions says."""
    record = Record()
    if source.marked:
        record.remarks.append(Remark(Oddity.BYTE_ORDER_MARK, Span(0, 0), source.encoding))
    for _, start, line in shown_lines(source):
        text = line.strip()
        begin = start + line.index(text)
        span = Span(begin, begin + len(text))
        said = _read_line(text)
        if isinstance(said, str):
            oddity = Oddity.NOT_UNDERSTOOD if said else Oddity.UNREADABLE_LINE
            record.remarks.append(Remark(oddity, span, said or text))
        else:
            record.matches.append(_match(said, span))
    return record


def _match(line: _Line, span: Span) -> Match:
    match = match_from(line.position, line.names, span)
    if line.jacoby and not line.position.length:
        match.tags["jacoby"] = Tag("On", span)
    return match


def _read_line(text: str) -> _Line | str:
    """What a line says; if it cannot be read, why, or nothing where it is none."""
    if len(text) > _LONGEST:
        return ""
    try:
        return cast("_Line", _parser().parse(text, start="position"))
    except UnexpectedInput:
        return ""
    except ValueError as problem:
        return str(problem)


@cache
def _parser() -> Parser:
    return Parser("snowie.lark", STARTS, _Fields())


_Numbers = tuple[int, ...]


@v_args(inline=True)
class _Fields(Transformer[Token, object]):
    """One method for each rule of the grammar, named as the rule is."""

    def rules(self, *numbers: Token) -> _Numbers:
        return tuple(map(int, numbers))

    state = men = rules

    def dice(self, *dice: Token) -> str:
        shown = [int(die) for die in dice]
        if any(shown) and not all(1 <= die <= 6 for die in shown):
            raise ValueError(f"{shown[0]} and {shown[1]} are no roll of two dice")
        return "".join(map(str, shown)) if any(shown) else ""

    def players(self, on_roll: Token | None, other: Token | None) -> tuple[str, str]:
        return (on_roll or "").strip(), (other or "").strip()

    def position(
        self,
        rules: _Numbers,
        names: tuple[str, str],
        state: _Numbers,
        men: _Numbers,
        dice: str,
        *_: Token,
    ) -> _Line:
        length, jacoby, *_flags, first = rules
        crawford, *score, cube, owner = state
        letters = letters_of(men)
        if first not in (0, 1) or owner not in (-1, 0, 1) or length < 0:
            raise ValueError("the length, the player on roll or the cube's owner cannot be")
        if first == 1:
            letters, owner, names, score = turned(letters), -owner, names[::-1], score[::-1]
        position = PositionStated(
            letters,
            first + 1,
            dice,
            cube_of(cube),
            {0: None, 1: 1, -1: 2}[owner],
            (score[0], score[1]),
            length,
            crawford=crawford == 1,
        )
        return _Line(position, names, jacoby == 1)
