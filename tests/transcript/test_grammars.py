"""The grammars themselves."""

from __future__ import annotations

import pytest
from grammar_starts import STARTS
from lark import Lark

from bgaudit.transcript.grammar import grammar_text

pytest.importorskip("interegular", reason="lark's strict mode needs it")


@pytest.mark.parametrize(
    ("grammar", "start"), [(grammar, start) for grammar in STARTS for start in STARTS[grammar]]
)
def test_no_text_can_be_two_terminals_in_one_place(grammar: str, start: str) -> None:
    """Lark's strict mode compares all terminals that may follow one another's place."""
    Lark(grammar_text(grammar), parser="lalr", start=start, strict=True)


@pytest.mark.parametrize("grammar", STARTS)
def test_words_end_in_a_way_that_the_check_understands(grammar: str) -> None:
    r"""It takes ``\b`` for a backspace, and would find no collision with such a terminal."""
    parser = Lark(grammar_text(grammar), parser="lalr", start=STARTS[grammar])
    assert [t.name for t in parser.terminals if r"\b" in t.pattern.value] == []
