"""A roll that cannot be read, or a cell, is told once, and the game goes on after it."""

from __future__ import annotations

import pytest

from bgaudit import Source, audit, load_preset

HEAD = "players: Anna, Marc\nmatch to 7\ngame 1\n"
ROWS = " Game 1\n Anna : 0                         Marc : 0\n"


def found(text: str) -> list[str]:
    source = Source.from_text("x", text)
    return [
        f"{finding.code} {finding.message}"
        for finding in audit(source, load_preset("standard")).findings
        if finding.code != "MT003"
    ]


def test_a_roll_that_is_none_is_a_turn_all_the_same() -> None:
    lines = "Anna 31: 8/5 6/5\nMarc 92: 24/20\nAnna 42: 8/4 6/4\nMarc 64: 24/18 13/9\n"
    assert found(HEAD + lines) == ["DI001 92 is no roll of two dice"]


@pytest.mark.parametrize(
    ("offer", "answer", "unreadable"),
    [("Doublex => 2", "Takes", "Doublex => 2"), ("Doubles => 2", "Tkes", "Tkes")],
)
def test_half_of_a_double_that_cannot_be_read(offer: str, answer: str, unreadable: str) -> None:
    text = (
        f"7 point match\n\n{ROWS}"
        " 1) 31: 8/5 6/5                   42: 8/4 6/4\n"
        f" 2) {offer}                       {answer}\n"
        " 3) 64: 24/18 13/9                55: 13/3(2)\n"
    )
    assert found(text) == [f"TX002 `{unreadable}` is no roll, play, cube action or result"]
