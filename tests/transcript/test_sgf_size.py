"""Of a file with more trees, nodes and values than any record the beginning is read."""

from __future__ import annotations

import pytest

from bgaudit.source import Span
from bgaudit.transcript.sgf import tree
from bgaudit.transcript.sgf.tree import Damage, parse_collection

BEGIN = "(;GM[6];B[31"


@pytest.fixture(autouse=True)
def few_pieces(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tree, "_MOST_PIECES", 6)


def test_a_file_with_as_many_is_read_whole() -> None:
    collection = parse_collection("(;GM[6];B[31];)")
    assert [len(each.parts) for each in collection.trees] == [3]
    assert (collection.damage, collection.unclosed) == ((), 0)


@pytest.mark.parametrize("more", [";W[42])", "(;W[42]))", "[52]))\n"])
def test_what_comes_after_so_many_is_passed_over(more: str) -> None:
    begin = "(;GM[6];B[31];"
    collection = parse_collection(begin + more)
    assert [len(each.parts) for each in collection.trees] == [3]
    span = Span(len(begin), len(begin + more.rstrip()))
    assert collection.damage == (Damage(span, more.strip()),)
