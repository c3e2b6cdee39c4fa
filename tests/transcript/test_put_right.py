"""Rows of a .mat record that are written a second time."""

from __future__ import annotations

from bgaudit.transcript.mat.put_right import put_right

GAME = """\
 Game 1
 Anna : 0                     Marc : 0
  1) 62: 24/18 13/11
  2) 42: 8/4 6/4
"""


def test_a_row_gets_its_right_half() -> None:
    text, rewritten = put_right(f"{GAME}  2) 42: 8/4 6/4              31: 8/5 6/5\n")
    assert text == GAME.replace("6/4\n", "6/4              31: 8/5 6/5\n")
    assert [row.completed for row in rewritten] == [True]


def test_a_row_is_put_right_where_it_stands() -> None:
    text, rewritten = put_right(f"{GAME}  1) 62: 24/18 24/22\n")
    assert text == GAME.replace("13/11", "24/22")
    assert [(row.before, row.now, row.completed) for row in rewritten] == [
        ("1) 62: 24/18 13/11", "1) 62: 24/18 24/22", False)
    ]


def test_each_game_has_rows_of_its_own() -> None:
    text = GAME + GAME.replace("Game 1", "Game 2")
    assert put_right(text) == (text, ())


def test_a_game_without_headers_begins_after_a_result() -> None:
    text = "  1) 31: 8/5 6/5\n      Wins 1 point\n  1) 62: 24/18 13/11\n"
    assert put_right(text) == (text, ())


def test_after_the_result_another_row_can_still_be_put_right() -> None:
    text, _ = put_right(f"{GAME}      Wins 1 point\n  2) 42: 8/4 24/22\n")
    assert text == GAME.replace("6/4", "24/22") + "      Wins 1 point\n"


def test_a_name_that_looks_like_the_number_of_a_row() -> None:
    text = " Game 1\n 1) Anna : 0              2) Marc : 0\n  1) 31: 8/5 6/5\n"
    assert put_right(text) == (text, ())


def test_any_line_end_is_kept() -> None:
    text, _ = put_right(" Game 1\r\n 1) 31:\r 1) 31: 8/5 6/5")
    assert text == " Game 1\r\n 1) 31: 8/5 6/5"
