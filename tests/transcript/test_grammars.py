"""The grammars themselves."""

from __future__ import annotations

import pytest
from lark import Lark

from bgaudit.transcript import notation
from bgaudit.transcript.bga import events
from bgaudit.transcript.bgroom import lines as bgroom
from bgaudit.transcript.bkg import lines as bkg
from bgaudit.transcript.gam import names as gam
from bgaudit.transcript.gmd import pieces as gmd
from bgaudit.transcript.grammar import grammar_text
from bgaudit.transcript.javafibs import pieces as javafibs
from bgaudit.transcript.mat import pieces
from bgaudit.transcript.oldmoves import lines as oldmoves
from bgaudit.transcript.party import pieces as party
from bgaudit.transcript.sgf import values
from bgaudit.transcript.sgg import lines as sgg
from bgaudit.transcript.snowie import reader as snowie
from bgaudit.transcript.tmg import lines as tmg
from bgaudit.transcript.xgtext import pieces as xgtext

pytest.importorskip("interegular", reason="lark's strict mode needs it")

STARTS = {
    "notation.lark": notation.STARTS,
    "mat.lark": pieces.STARTS,
    "bga.lark": events.STARTS,
    "oldmoves.lark": oldmoves.STARTS,
    "sgg.lark": sgg.STARTS,
    "tmg.lark": tmg.STARTS,
    "party.lark": party.STARTS,
    "gam.lark": gam.STARTS,
    "bgroom.lark": bgroom.STARTS,
    "bkg.lark": bkg.STARTS,
    "gmd.lark": gmd.STARTS,
    "javafibs.lark": javafibs.STARTS,
    "snowie.lark": snowie.STARTS,
    "xgtext.lark": xgtext.STARTS,
    "sgf.lark": ["collection", *values.STARTS],
}


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
