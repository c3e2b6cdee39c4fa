"""Events in an order in which they cannot have happened: each gives one clear finding."""

from __future__ import annotations

import pytest

from bgaudit import Source, audit, load_preset

HEADER = "players: Anna, Marc\nmatch to 7\n\ngame 1\n"
_31 = "Anna 31: 8/5 6/5\n"


def found(lines: str, rules: str = "standard") -> list[str]:
    """Each finding as ``line CODE message``, but for the one that the match is not over."""
    result = audit(Source.from_text("x.bga", HEADER + lines), load_preset(rules))
    return [
        f"{result.source.place(finding.span.start).line - 4} {finding.code} {finding.message}"
        for finding in result.findings
        if finding.code != "MT003"
    ]


@pytest.mark.parametrize(
    ("lines", "says"),
    [
        ("Anna plays 8/5 6/5\n", ["1 DI010 a play without its roll"]),
        (_31 + "Marc plays 8/4 6/4\n", ["2 DI010 a play without its roll"]),
        (
            _31 + "Anna plays 8/7\n",
            ["2 MV012 8/7 with 3-1: both dice can be played, and one is left"],
        ),
        (_31 + "Marc takes\n", ["2 CU007 a take although no double was offered"]),
        (
            _31 + "Marc doubles\nMarc rolls 42\nMarc plays 8/4 6/4\n",
            ["2 CU006 a double that is neither taken nor dropped"],
        ),
        (
            _31 + "Marc beavers\n",
            ["2 CU011 a beaver although no double waits for an answer"],
        ),
        (
            _31 + "Marc accepts\n",
            ["2 SC010 nothing is resigned that could be accepted"],
        ),
        ("Marc challenges\n", ["1 PR012 there is no such play to challenge"]),
        (_31 + "Marc challenges turn 7\n", ["2 PR012 there is no such play to challenge"]),
        ("Anna corrects 8/5 6/5\n", ["1 PR009 there is no play to put right"]),
        (
            _31 + "Marc opens 3\n",
            ["2 TX002 a die is thrown for the opening when the game has begun"],
        ),
        (
            "Anna double\n" + _31,
            [
                "1 CU003 a double before the game's first play",
                "1 CU006 a double that is neither taken nor dropped",
            ],
        ),
        (
            _31 + "Marc drops\nMarc 42: 8/4 6/4\n",
            ["2 CU007 a drop although no double was offered"],
        ),
        ("Anna lifts the dice\n" + _31, []),
        (
            "Anna wins 1 point\nMarc wins 1 point\n",
            ["2 SC018 the game is credited twice, and not alike"],
        ),
        (
            _31 + "Marc rolls 42\nAnna rolls 65\nAnna plays 24/13\n",
            ["2 MV015 no play with 4-2: a legal play exists"],
        ),
        (
            "opening 3-1\nMarc rolls 42\nMarc plays 8/4 6/4\nAnna 65: 24/13\n",
            ["1 MV015 no play with 3-1: a legal play exists"],
        ),
        (
            _31 + "Marc rols 42\nMarc plays 8/4 6/4\nAnna 65: 24/13\n",
            [
                "2 TX002 `rols` is no word that may stand here; did you mean `rolls`?",
            ],
        ),
    ],
)
def test_a_slip_of_order(lines: str, says: list[str]) -> None:
    assert found(lines) == says


@pytest.mark.parametrize(
    "slip",
    ["Marc 42 8/4 6/4 !", "Marc olls 42", "Mark 42: 8/4 6/4", "Marc does something", "hello"],
)
def test_what_cannot_be_read_is_told_once_wherever_it_stands(slip: str) -> None:
    lines = _31 + slip + "\nAnna 65: 24/13\nMarc 31: 8/5 6/5\n"
    assert [said.split()[1] for said in found(lines)] == ["TX002"]
    lines = _31 + slip + "\nMarc plays 8/4 6/4\nAnna 65: 24/13\nMarc 31: 8/5 6/5\n"
    assert [said.split()[1] for said in found(lines)] == ["TX002"]
