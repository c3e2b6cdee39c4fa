"""Edits in the text of a .mat record: what changes, what is noted, and what stays."""

from __future__ import annotations

import pytest
from mat_notation import HEAD, told

from bgaudit.source import Source
from bgaudit.transcript.amending import amended
from bgaudit.transcript.amendment import Amendment, CannotAmendError
from bgaudit.transcript.edits import Edit, Inserted, Removed, Replaced, Scored, Swapped
from bgaudit.transcript.mat import read
from bgaudit.transcript.model import Beaver, Double, MenStated, Result, Take, Turn
from bgaudit.transcript.notation import read_turn


def amend(text: str, *edits: Edit) -> str:
    """The text with some edits, each noted as ``a1 a slip``."""
    source = Source.from_text("x.mat", text)
    amendments = [Amendment(edit, "a1 a slip") for edit in edits]
    return amended(source, read(source), "mat", amendments)


def rows(text: str, *edits: Edit) -> str:
    """The rows of a game with some edits."""
    after = amend(HEAD + text, *edits)
    assert after.startswith(HEAD)
    return after.removeprefix(HEAD)


def turn(text: str) -> Turn:
    roll, _, play = text.partition(":")
    return read_turn(roll, play.strip())


GAME = """\
  1) 62: 24/18 13/11             31: 8/5 6/5
  2)  Doubles => 2                Takes
  3) 42: 8/4 6/4                 63: 24/18 13/10
  4) 55: 8/3(2) 6/1*(2)
                                  Wins 2 points
"""


class TestInPlace:
    def test_another_roll_leaves_the_play_and_the_columns(self) -> None:
        assert rows(GAME, Replaced(0, 0, 0, turn("61: 24/18 13/11"))) == GAME.replace(
            "  1) 62", "; repaired: a1 a slip, was 62 24/18 13/11\n  1) 61"
        )

    def test_another_play_keeps_the_right_column(self) -> None:
        after = rows(GAME, Replaced(0, 0, 4, turn("42: 24/20 13/11")))
        assert after.splitlines()[2:4] == [
            "; repaired: a1 a slip, was 42 8/4 6/4",
            "  3) 42: 24/20 13/11             63: 24/18 13/10",
        ]

    def test_a_play_that_is_too_long_pushes_the_right_cell(self) -> None:
        after = rows(GAME, Replaced(0, 0, 4, turn("11: bar/24*/23*/22* 13/12*")))
        assert after.splitlines()[3] == "  3) 11: bar/24*/23*/22* 13/12*   63: 24/18 13/10"

    def test_the_bar_is_written_as_the_record_does(self) -> None:
        text = "  1) 62: 25/23 6/0\n  2) 62: 24/18 13/11\n"
        after = rows(text, Replaced(0, 0, 1, turn("62: bar/23 6/off")))
        assert after.splitlines()[2] == "  2) 62: 25/23 6/0"

    def test_a_cube_a_take_and_a_result(self) -> None:
        after = rows(
            GAME,
            Replaced(0, 0, 2, Double(4)),
            Replaced(0, 0, 3, Beaver(8)),
            Replaced(0, 0, 7, Result(4, and_the_match=True)),
        )
        assert after == GAME.replace(
            "  2)  Doubles => 2                Takes\n",
            "; repaired: a1 a slip, was Doubles => 2\n"
            "; repaired: a1 a slip, was Takes\n"
            "  2)  Doubles => 4                Beavers => 8\n",
        ).replace(
            "                                  Wins 2 points\n",
            "; repaired: a1 a slip, was Wins 2 points\n"
            "                                  Wins 4 points and the match\n",
        )

    def test_a_cell_that_goes_leaves_its_place_free(self) -> None:
        assert rows(GAME, Removed(0, 0, 4)).splitlines()[2:4] == [
            "; repaired: a1 a slip, removed 42 8/4 6/4",
            "  3)                             63: 24/18 13/10",
        ]

    def test_a_cell_that_comes_takes_a_free_place(self) -> None:
        after = rows(GAME, Inserted(0, 0, 7, 2, turn("21: 13/10")))
        assert after.splitlines()[3:5] == [
            "; repaired: a1 a slip, added",
            "  4) 55: 8/3(2) 6/1*(2)          21: 13/10",
        ]

    def test_a_free_place_at_the_left(self) -> None:
        text = "  1)                             31: 8/5 6/5\n"
        assert rows(text, Inserted(0, 0, 0, 1, turn("62: 24/18 13/11"))) == (
            "; repaired: a1 a slip, added\n  1) 62: 24/18 13/11             31: 8/5 6/5\n"
        )

    def test_a_result_changes_columns(self) -> None:
        assert rows(GAME, Swapped(0, 0, 7, 7)).splitlines()[-2:] == [
            "; repaired: a1 a slip, the other player's",
            "      Wins 2 points",
        ]

    def test_comments_and_blanks_at_the_end_stay(self) -> None:
        text = "  1) 62: 24/18 13/11             31: 8/5 6/5   ; slowly  \n\n; a break\n"
        assert rows(text, Replaced(0, 0, 1, turn("33: 8/5 6/5"))) == (
            "; repaired: a1 a slip, was 31 8/5 6/5\n" + text.replace("31:", "33:")
        )

    def test_several_edits_of_a_row(self) -> None:
        after = rows(
            GAME, Removed(0, 0, 4), Replaced(0, 0, 5, turn("65: 24/18 13/8")), Swapped(0, 0, 5, 5)
        )
        assert after.splitlines()[2:6] == [
            "; repaired: a1 a slip, removed 42 8/4 6/4",
            "; repaired: a1 a slip, was 63 24/18 13/10",
            "; repaired: a1 a slip, the other player's",
            "  3) 65: 24/18 13/8",
        ]


class TestLaidOutAnew:
    def test_a_turn_that_was_entered_twice(self) -> None:
        text = GAME.replace("63: 24/18 13/10", "42: 8/4 6/4")
        assert (
            rows(text, Removed(0, 0, 5), Swapped(0, 0, 6, 7))
            == """\
  1) 62: 24/18 13/11             31: 8/5 6/5
  2)  Doubles => 2                Takes
; repaired: a1 a slip, removed 42 8/4 6/4
; repaired: a1 a slip, 2 cells change sides
  3) 42: 8/4 6/4                 55: 8/3(2) 6/1*(2)
      Wins 2 points
"""
        )

    def test_a_turn_that_is_missing(self) -> None:
        edits = (Inserted(0, 0, 4, 1, turn("42: 8/4 6/4")), Swapped(0, 0, 4, 7))
        assert (
            rows(GAME, *edits)
            == """\
  1) 62: 24/18 13/11             31: 8/5 6/5
  2)  Doubles => 2                Takes
; repaired: a1 a slip, added
; repaired: a1 a slip, 4 cells change sides
  3) 42: 8/4 6/4                 42: 8/4 6/4
  4) 63: 24/18 13/10             55: 8/3(2) 6/1*(2)
      Wins 2 points
"""
        )

    def test_numbers_are_counted_on_as_the_record_writes_them(self) -> None:
        text = "".join(f"  {n}) 31: 8/5 6/5      42: 8/4 6/4\n" for n in range(8, 11))
        edits = (Inserted(0, 0, 5, 2, turn("66: 13/7(2)")), Swapped(0, 0, 5, 5))
        assert rows(text, *edits).splitlines()[2:] == [
            "; repaired: a1 a slip, added",
            "  10) 31: 8/5 6/5     66: 13/7(2)",
            "; repaired: a1 a slip, the other player's",
            "  11) 42: 8/4 6/4",
        ]

    def test_a_row_that_comes_out_as_it_was_is_as_it_was(self) -> None:
        text = GAME.replace("  4) 55: 8/3(2) 6/1*(2)\n", "  4) 55: 8/3(2)   6/1*(2)      \n")
        after = rows(text, Swapped(0, 0, 2, 3))
        assert after.splitlines()[1:] == [
            "; repaired: a1 a slip, 2 cells change sides",
            "  2)                              Doubles => 2",
            "  3)  Takes",
            "  4) 42: 8/4 6/4                 63: 24/18 13/10",
            "  5) 55: 8/3(2)   6/1*(2)",
            "                                  Wins 2 points",
        ]

    def test_comments_between_rows_stay_between_rows(self) -> None:
        text = """\
  1) 62: 24/18 13/11             31: 8/5 6/5
; a break
  2) 42: 8/4 6/4                 63: 24/18 13/10  ; in haste
"""
        assert (
            rows(text, Removed(0, 0, 1), Swapped(0, 0, 2, 3))
            == """\
; repaired: a1 a slip, removed 31 8/5 6/5
; repaired: a1 a slip, 2 cells change sides
  1) 62: 24/18 13/11             42: 8/4 6/4
; a break
  2) 63: 24/18 13/10  ; in haste
"""
        )

    def test_what_is_told_in_a_comment_keeps_its_place_among_the_events(self) -> None:
        text = """\
  1) 62: 24/18 13/11             31: 8/5 6/5
  2) 42: 8/4 6/4  ; @challenge by=O
  3)                             63: 24/18 13/10
"""
        assert (
            rows(text, Removed(0, 0, 1), Swapped(0, 0, 2, 2))
            == """\
; repaired: a1 a slip, removed 31 8/5 6/5
; repaired: a1 a slip, the other player's
  1) 62: 24/18 13/11             42: 8/4 6/4  ; @challenge by=O
  2)                             63: 24/18 13/10
"""
        )

    def test_a_result_that_was_not_there(self) -> None:
        text = GAME.replace("                                  Wins 2 points\n", "")
        assert rows(text, Inserted(0, 0, 7, 1, Result(4))).splitlines()[-3:] == [
            "  4) 55: 8/3(2) 6/1*(2)",
            "; repaired: a1 a slip, added",
            "      Wins 4 points",
        ]

    def test_the_first_rows_of_a_game_without_any(self) -> None:
        assert rows("\n Game 2\n", Inserted(0, 0, 0, 2, turn("31: 8/5 6/5"))) == (
            "; repaired: a1 a slip, added\n"
            "  1)                             31: 8/5 6/5\n"
            "\n Game 2\n"
        )


class TestScores:
    def test_other_points(self) -> None:
        assert amend(HEAD + GAME, Scored(0, 0, (0, 3))) == (
            HEAD.replace("Marc : 0\n", "Marc : 3\n; repaired: a1 a slip, was 0-0\n") + GAME
        )

    def test_two_digits_keep_the_right_column(self) -> None:
        assert amend(HEAD + GAME, Scored(0, 0, (10, 0))).splitlines()[3] == (
            " Anna : 10                         Marc : 0"
        )

    def test_a_name_with_a_colon_and_digits(self) -> None:
        text = " 5 point match\n\n Game 1\n Anna: 7 : 1     Marc : 22\n"
        assert amend(text, Scored(0, 0, (2, 0))).splitlines()[3] == " Anna: 7 : 2     Marc : 0"


def test_line_ends_are_those_of_the_text() -> None:
    text = (HEAD + GAME).replace("\n", "\r\n")
    after = amend(text, Removed(0, 0, 3), Swapped(0, 0, 4, 7), Scored(0, 0, (1, 1)))
    assert after.count("\n") == after.count("\r\n") == after.count("\r")
    assert told(after).splitlines()[2:5] == [
        "  1  L 62: 24/18 13/11  R 31: 8/5 6/5",
        "  2  L double 2  R 42: 8/4 6/4",
        "  3  L 63: 24/18 13/10  R 55: 8/3(2) 6/1*(2)",
    ]


def test_a_last_line_without_an_end_has_none_after() -> None:
    text = HEAD + GAME.removesuffix("\n")
    assert not amend(text, Swapped(0, 0, 7, 7)).endswith("\n")
    assert not amend(text, Removed(0, 0, 3), Swapped(0, 0, 4, 7)).endswith("\n")


def test_other_games_stay_as_they_are() -> None:
    second = "\n Game 2\n Anna : 0        Marc : 2\n  1) 31: 8/5  6/5 \t \n"
    after = amend(HEAD + GAME + second, Removed(0, 0, 3), Swapped(0, 0, 4, 7))
    assert after.endswith(second)


def test_notes_hold_nothing_that_reads_as_a_play() -> None:
    source = Source.from_text("x.mat", HEAD + GAME)
    note = "a1 the roll 31: was  (not) 62:\nGame 2"
    edit = Replaced(0, 0, 0, turn("31: 8/5 6/5"))
    after = amended(source, read(source), "mat", [Amendment(edit, note)])
    assert after.splitlines()[4] == (
        "; repaired: a1 the roll 31 was [not] 62 game 2, was 62 24/18 13/11"
    )


REFUSED = "the text with the edits would not be read as it is meant: nothing else can stand there"


@pytest.mark.parametrize(
    ("edit", "why"),
    [
        (Replaced(0, 0, 0, MenStated("-" * 26)), "no cell of a .mat record says this"),
        (Replaced(0, 0, 2, Take()), "`@take by=O` stands in a comment, and is not amended"),
        (Swapped(0, 0, 1, 2), REFUSED),
        (Inserted(0, 0, 0, 2, turn("71: 8/5")), None),
    ],
)
def test_what_cannot_be_written(edit: Edit, why: str | None) -> None:
    text = "  1) 62: 24/18 13/11             31: 8/5 6/5 ; @take by=O\n"
    if why is None:
        assert told(HEAD + rows(text, edit)).splitlines()[2] == "  1  R 71?: 8/5"
        return
    with pytest.raises(CannotAmendError) as refusal:
        rows(text, edit)
    assert str(refusal.value) == why


def test_a_game_without_a_score_line_has_no_score_to_amend() -> None:
    with pytest.raises(CannotAmendError) as refusal:
        amend(" 5 point match\n\n Game 1\n\n  1) 31: 8/5 6/5\n", Scored(0, 0, (1, 0)))
    assert str(refusal.value) == "the game gives no score that could be written anew"
