"""The grammar itself."""

from __future__ import annotations

import pytest
from lark import Lark

from bgaudit.transcript.grammar import grammar_text
from bgaudit.transcript.mat.pieces import STARTS

pytest.importorskip("interegular", reason="lark's strict mode needs it")


@pytest.mark.parametrize("start", STARTS)
def test_no_text_can_be_two_terminals_in_one_place(start: str) -> None:
    """Lark's strict mode compares all terminals that may follow one another's place."""
    Lark(grammar_text("mat.lark"), parser="lalr", start=start, strict=True)


def test_words_end_in_a_way_that_the_check_understands() -> None:
    r"""It takes ``\b`` for a backspace, and would find no collision with such a terminal."""
    parser = Lark(grammar_text("mat.lark"), parser="lalr", start=STARTS)
    assert [t.name for t in parser.terminals if r"\b" in t.pattern.value] == []
