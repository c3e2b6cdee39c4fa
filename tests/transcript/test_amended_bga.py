"""Edits in the text of a .bga transcript: what changes, what is noted, and what stays."""

from __future__ import annotations

import pytest

from bgaudit.source import Source
from bgaudit.transcript.amending import amended
from bgaudit.transcript.amendment import Amendment, CannotAmendError
from bgaudit.transcript.bga import reader
from bgaudit.transcript.edits import Edit, Inserted, Removed, Replaced, Scored, Swapped
from bgaudit.transcript.model import Opening, Result, Roll, Turn
from bgaudit.transcript.notation import read_turn

GAME = """\
players: Anna, Marc
match to 5

game 1
score 0-1
Anna opens 3
Marc opens 1
  14:02 Anna plays 8/5 6/5   # well begun
Marc rolls 62
Marc plays 24/18 13/11
amend 9: Marc rolls 61
Anna 42: 8/4 6/4
strike
Anna doubles to 2
Marc takes
Marc wins 2 points
"""


def amend(text: str, *edits: Edit) -> str:
    source = Source.from_text("x.bga", text)
    amendments = [Amendment(edit, "a1 a slip") for edit in edits]
    return amended(source, reader.read(source), "bga", amendments)


def turn(text: str) -> Turn:
    roll, _, play = text.partition(":")
    return read_turn(roll, play.strip())


def test_another_event() -> None:
    assert amend(GAME, Replaced(0, 0, 0, Opening(5))) == GAME.replace(
        "Anna opens 3", "Anna opens 5  # repaired: a1 a slip, was Anna opens 3"
    )


def test_what_amends_a_line_is_what_changes() -> None:
    assert amend(GAME, Replaced(0, 0, 3, Roll("63", (6, 3)))) == GAME.replace(
        "amend 9: Marc rolls 61",
        "amend 9: Marc rolls 63  # repaired: a1 a slip, was Marc rolls 61",
    )


def test_a_line_that_goes_becomes_a_comment_and_keeps_its_number() -> None:
    assert amend(GAME, Removed(0, 0, 2)) == GAME.replace(
        "  14:02 Anna plays 8/5 6/5   # well begun",
        "     # well begun  # repaired: a1 a slip, removed Anna plays 8/5 6/5",
    )


def test_an_amendment_that_goes_strikes_its_line() -> None:
    assert amend(GAME, Removed(0, 0, 3)) == GAME.replace(
        "amend 9: Marc rolls 61", "strike 9  # repaired: a1 a slip, removed Marc rolls 61"
    )


def test_a_line_that_comes_moves_the_numbers_behind_it() -> None:
    assert amend(GAME, Inserted(0, 0, 2, 1, turn("31: 8/5 6/5"))) == GAME.replace(
        "  14:02", "  Anna 31: 8/5 6/5  # repaired: a1 a slip, added\n  14:02"
    ).replace("amend 9", "amend 10")


def test_a_line_comes_before_what_stands_in_the_place_of_another() -> None:
    assert amend(GAME, Inserted(0, 0, 3, 2, turn("31: 8/5 6/5"))) == GAME.replace(
        "Marc rolls 62", "Marc 31: 8/5 6/5  # repaired: a1 a slip, added\nMarc rolls 62"
    ).replace("amend 9", "amend 10")


def test_the_last_line() -> None:
    assert amend(GAME.removesuffix("\n"), Inserted(0, 0, 8, 1, Result(1))) == (
        f"{GAME}Anna wins 1 point  # repaired: a1 a slip, added"
    )


def test_lines_of_the_other_player() -> None:
    after = amend(GAME, Swapped(0, 0, 3, 4))
    assert after == GAME.replace(
        "amend 9: Marc rolls 61",
        "amend 9: Anna rolls 61  # repaired: a1 a slip, 2 cells change sides",
    ).replace("Marc plays", "Anna plays")


def test_a_score() -> None:
    assert amend(GAME, Scored(0, 0, (2, 2))) == GAME.replace(
        "score 0-1", "score 2-2  # repaired: a1 a slip, was 0-1"
    )


def test_line_ends_are_those_of_the_text() -> None:
    text = GAME.replace("\n", "\r\n")
    after = amend(text, Inserted(0, 0, 0, 1, turn("31: 8/5 6/5")), Removed(0, 0, 4))
    assert after.count("\n") == after.count("\r\n") == after.count("\r")


def test_a_line_that_says_several_things_is_left_alone() -> None:
    text = GAME.replace("Anna opens 3\nMarc opens 1\n", "opening 3-1\n")
    with pytest.raises(CannotAmendError) as refusal:
        amend(text, Replaced(0, 0, 1, Opening(2)))
    assert str(refusal.value) == "`opening 3-1` is not amended: it says several things at once"
