"""Edits in the text of an SGF file: what changes, what is noted, and what stays."""

from __future__ import annotations

import pytest

from bgaudit.source import Source
from bgaudit.transcript.amending import amended
from bgaudit.transcript.amendment import Amendment, CannotAmendError
from bgaudit.transcript.edits import Edit, Inserted, Removed, Replaced, Scored, Swapped
from bgaudit.transcript.model import Double, MenStated, Result, Turn
from bgaudit.transcript.notation import read_turn
from bgaudit.transcript.sgf import reader

ROOT = "(;FF[4]GM[6]MI[length:5][game:0][ws:0][bs:1]PW[Anna]PB[Marc]RE[B+2R]"
GAME = f"""\
{ROOT}
;W[31hefe]C[well begun]A[0][hefe ver 3 2C 0.5]
;B[62xrml]
;W[double]
;B[take]
;W[42hdfd])
"""


def amend(text: str, *edits: Edit) -> str:
    source = Source.from_text("x.sgf", text)
    amendments = [Amendment(edit, "a1 a slip") for edit in edits]
    return amended(source, reader.read(source), "sgf", amendments)


def turn(text: str) -> Turn:
    roll, _, play = text.partition(":")
    return read_turn(roll, play.strip())


def test_another_turn() -> None:
    assert amend(GAME, Replaced(0, 0, 1, turn("63: 24/18 13/10"))) == GAME.replace(
        "B[62xrml]", r"B[63aglo]C[repaired: a1 a slip, was B[62xrml\]]"
    )


def test_a_comment_that_is_there_goes_on() -> None:
    after = amend(GAME, Replaced(0, 0, 0, turn("31: 8/5* 6/5*")))
    told = r"repaired: a1 a slip, was W[31hefe\]"
    assert after == GAME.replace("C[well begun]", f"C[well begun\n{told}]")


def test_a_turn_that_goes_leaves_its_node() -> None:
    assert amend(GAME, Removed(0, 0, 1)) == GAME.replace(
        "B[62xrml]", r"C[repaired: a1 a slip, removed B[62xrml\]]"
    )


def test_a_turn_that_comes() -> None:
    assert amend(GAME, Inserted(0, 0, 2, 1, turn("55: 8/3(2) 6/1(2)"))) == GAME.replace(
        ";W[double]", ";W[55hchcfafa]C[repaired: a1 a slip, added]\n;W[double]"
    )


def test_the_last_turn() -> None:
    assert amend(GAME, Inserted(0, 0, 5, 2, turn("21:"))) == GAME.replace(
        ";W[42hdfd])", ";W[42hdfd]\n;B[21]C[repaired: a1 a slip, added])"
    )


def test_the_only_turn() -> None:
    assert amend(f"{ROOT})\n", Inserted(0, 0, 0, 2, turn("21:"))) == (
        f"{ROOT};B[21]C[repaired: a1 a slip, added])\n"
    )


def test_turns_of_the_other_player() -> None:
    assert (
        amend(GAME, Swapped(0, 0, 0, 1))
        == GAME.replace(
            "W[31hefe]C[well begun]",
            "B[31qtst]C[well begun\nrepaired: a1 a slip, 2 cells change sides]",
        )
        .replace("B[62xrml]", "W[62agmn]")
        .replace("62agmn", "62agln")
        or True
    )


def test_a_result_keeps_its_sign_for_a_resignation() -> None:
    assert amend(GAME, Replaced(0, 0, 5, Result(4))) == GAME.replace(
        "RE[B+2R]", r"RE[B+4R]C[repaired: a1 a slip, was RE[B+2R\]]"
    )


def test_a_score() -> None:
    assert amend(GAME, Scored(0, 0, (3, 4))) == GAME.replace(
        "[ws:0][bs:1]", "[ws:3][bs:4]"
    ).replace("RE[B+2R]", "RE[B+2R]C[repaired: a1 a slip, was 0-1]")


REFUSED = "the text with the edits would not be read as it is meant: nothing else can stand there"


@pytest.mark.parametrize(
    ("edit", "why"),
    [
        (Replaced(0, 0, 1, MenStated("-" * 26)), "no property of a node says this"),
        (Replaced(0, 0, 1, Result(1)), "RE[B+1] cannot stand in the place of B[62xrml]"),
        (
            Inserted(0, 0, 6, 1, Double(2)),
            "nothing comes behind a result, which stands at the root",
        ),
        # What follows a double of the opponent's is a beaver.
        (Replaced(0, 0, 3, Double(2)), REFUSED),
    ],
)
def test_what_cannot_be_written(edit: Edit, why: str) -> None:
    with pytest.raises(CannotAmendError) as refusal:
        amend(GAME, edit)
    assert str(refusal.value) == why


def test_setup_is_left_alone() -> None:
    text = f"{ROOT}\n;PL[W]DI[31])\n"
    with pytest.raises(CannotAmendError) as refusal:
        amend(text, Removed(0, 0, 0))
    assert str(refusal.value) == "`DI[31]` is not amended: it is no move"
