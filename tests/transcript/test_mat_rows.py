"""Rows in, cells out: which player each belongs to, and what it says."""

from __future__ import annotations

import pytest
from mat_notation import cells, remarks

BOTH = ["L 31: 8/5 6/5", "R 42: 8/4 6/4"]


class TestTwoCells:
    @pytest.mark.parametrize(
        "row",
        [
            pytest.param("  1) 31: 8/5 6/5                 42: 8/4 6/4", id="column 33"),
            pytest.param("  1) 31: 8/5 6/5                     42: 8/4 6/4 ", id="column 37"),
            pytest.param("  1) 31: 8/5 6/5                       42: 8/4 6/4", id="column 39"),
            pytest.param("  1) 31: 8/5 6/5                               42: 8/4 6/4", id="47"),
            pytest.param("  1) 31: 8/5 6/5             42: 8/4 6/4", id="column 29"),
            pytest.param("1) 31: 8/5 6/5  42: 8/4 6/4", id="typed by hand"),
            pytest.param("1) 31: 8/5 6/5 42: 8/4 6/4", id="a single space between"),
            pytest.param("1)31:8/5 6/5 42:8/4 6/4", id="hardly a space at all"),
            pytest.param("  1)\t31: 8/5 6/5\t42: 8/4 6/4", id="tabs between"),
            pytest.param("  1)\t31: 8/5\t6/5\t42: 8/4\t6/4", id="tabs between the steps too"),
            pytest.param("  1) 31: 8/5   6/5      42: 8/4   6/4", id="steps in columns"),
            pytest.param("  1) 31:     8/5 6/5      42:     8/4 6/4", id="far from the dice"),
            pytest.param("\xa0 1)\xa031: 8/5\xa06/5\xa0\xa0\xa0 42: 8/4 6/4", id="no-break spaces"),
        ],
    )
    def test_the_first_is_the_left_players(self, row: str) -> None:
        assert cells(row) == BOTH

    def test_a_long_left_cell_leaves_a_single_space(self) -> None:
        assert cells(" 1) 11: 25/24 25/24 13/12* 12/11 22: 13/11(2) 6/4(2)") == [
            "L 11: bar/24 bar/24 13/12* 12/11",
            "R 22: 13/11(2) 6/4(2)",
        ]
        assert cells(" 1) 11: 25/24 25/24 13/12* 12/11  Doubles => 2") == [
            "L 11: bar/24 bar/24 13/12* 12/11",
            "R double 2",
        ]

    def test_the_left_player_may_have_had_no_play(self) -> None:
        assert cells("  1) 31:                          42: 8/4 6/4") == ["L 31:", BOTH[1]]


class TestALoneCell:
    """It is the right player's only if the gap before it says so."""

    @pytest.mark.parametrize(
        "row",
        [
            "  1)                             42: 8/4 6/4",
            "  1)                                     42: 8/4 6/4",
            "  1)                                            42: 8/4 6/4",
            "1)             42: 8/4 6/4",
            "1)\t\t42: 8/4 6/4",
            "  10)                                   42: 8/4 6/4",
        ],
    )
    def test_far_in_it_is_the_right_players(self, row: str) -> None:
        assert cells(row) == ["R 42: 8/4 6/4"]

    @pytest.mark.parametrize(
        "row",
        ["  1) 42: 8/4 6/4", "1)42: 8/4 6/4", "  10)  42: 8/4 6/4    ", "1)\t42: 8/4 6/4"],
    )
    def test_near_its_number_it_is_the_left_players(self, row: str) -> None:
        assert cells(row) == ["L 42: 8/4 6/4"]

    @pytest.mark.parametrize(
        ("line", "cell"),
        [
            (" Wins 2 points", "L wins 2"),
            ("      Wins 2 points", "L wins 2"),
            ("\tWins 2 points", "L wins 2"),
            ("                  Wins 2 points", "R wins 2"),
            ("                                  Wins 2 points", "R wins 2"),
            ("\t\t\tWins 2 points", "R wins 2"),
            (" 9)  Wins 2 point", "L wins 2"),
            (" 9)                                 Wins 2 point", "R wins 2"),
        ],
    )
    def test_results(self, line: str, cell: str) -> None:
        assert cells(line) == [cell]

    def test_a_loss_at_the_left_edge_may_be_anybodys(self) -> None:
        assert cells(" Losses 1 point") == ["? loses 1"]
        assert cells(" 9)  Losses 1 point") == ["L loses 1"]
        assert cells("                                  Losses 1 point") == ["R loses 1"]

    def test_an_empty_row_says_nothing(self) -> None:
        assert cells("  1)", " 2)   ") == []


class TestRolls:
    @pytest.mark.parametrize(
        "roll", ["62:", "26:", "62 :", "6-2:", "6,2:", "6 2:", "62", "62:   ", "62:\t"]
    )
    def test_ways_to_write_one(self, roll: str) -> None:
        dice = "26" if roll == "26:" else "62"
        assert cells(f"  1) {roll} 24/18 13/11        42: 8/4") == [
            f"L {dice}: 24/18 13/11",
            "R 42: 8/4",
        ]

    def test_two_dice_without_a_colon_are_one_in_a_column_of_their_own(self) -> None:
        assert cells("  1) 31                         62") == ["L 31:", "R 62:"]

    @pytest.mark.parametrize("roll", ["71", "01", "00", "3", "311", "2x", "x2", "??"])
    def test_what_is_no_roll_is_kept_as_it_is_written(self, roll: str) -> None:
        assert cells(f"  1) {roll}: 24/18 13/11        42: 8/4 6/4") == [
            f"L {roll}?: 24/18 13/11",
            "R 42: 8/4 6/4",
        ]

    def test_a_play_without_its_roll(self) -> None:
        assert cells("  1) 24/18 13/11                42: 8/4 6/4") == [
            "L ?: 24/18 13/11",
            "R 42: 8/4 6/4",
        ]
        assert cells("  1) : 24/18 13/11") == ["L ?: 24/18 13/11"]
        assert cells("  1) 62: 24/18 13/11            8/4 6/4") == [
            "L 62: 24/18 13/11",
            "R ?: 8/4 6/4",
        ]
        assert cells("  1) 62:                        8/4 6/4") == ["L 62:", "R ?: 8/4 6/4"]


class TestTheCube:
    @pytest.mark.parametrize(
        ("words", "said"),
        [
            ("Doubles => 2", "double 2"),
            ("Doubles ==> 2", "double 2"),
            ("Doubles -> 2", "double 2"),
            ("Doubles to 16", "double 16"),
            ("Doubles =>  16", "double 16"),
            ("Doubles 64", "double 64"),
            ("doubles (2)", "double 2"),
            ("DOUBLES", "double"),
            ("Double", "double"),
            ("Redoubles => 4", "double 4"),
            ("Beavers => 4", "beaver 4"),
            ("Raccoons => 8", "raccoon 8"),
            ("Racoons => 8", "raccoon 8"),
            ("Takes", "take"),
            ("Accepts", "take"),
            ("Drops", "drop"),
            ("Passes", "drop"),
            ("Rejects", "drop"),
            ("Refuses", "drop"),
        ],
    )
    @pytest.mark.parametrize("between", ["                       ", " ", "\t"], ids=repr)
    def test_words_in_either_column(self, words: str, said: str, between: str) -> None:
        assert cells(f"  7) {words}") == [f"L {said}"]
        assert cells(f"  7) 31: 8/5 6/5{between}{words}") == [BOTH[0], f"R {said}"]
        assert cells(f"  7)  {words}{between}42: 8/4 6/4") == [f"L {said}", BOTH[1]]


class TestResults:
    @pytest.mark.parametrize(
        ("words", "said"),
        [
            ("Wins 1 point", "wins 1"),
            ("Wins 4 point", "wins 4"),
            ("wins 2 points", "wins 2"),
            ("Wins 2 pts", "wins 2"),
            ("Win 2", "wins 2"),
            ("Wins 1 point and the match", "wins 1 and the match"),
            ("Wins 1 point and the      Match", "wins 1 and the match"),
            ("Wins 2 points with a gammon", "wins 2"),
            ("Wins 1004 point", "wins 1004"),
            ("Losses 3 point", "loses 3"),
            ("Loses 3 points and the match", "loses 3"),
        ],
    )
    def test_words(self, words: str, said: str) -> None:
        assert cells(f"  7)  {words}") == [f"L {said}"]
        assert cells(f"  7) 31: 8/5 6/5           {words}") == [BOTH[0], f"R {said}"]

    def test_both_halves_on_one_row(self) -> None:
        assert cells(" 20)  Losses 3 point                  Wins 3 point and the match") == [
            "L loses 3",
            "R wins 3 and the match",
        ]

    def test_a_result_behind_the_right_players_last_play_is_his(self) -> None:
        assert cells(" 20)                           42: 4/0 2/0      Wins 1 point") == [
            "R 42: 4/off 2/off",
            "R wins 1",
        ]
        assert cells(" 20) 31: 8/5 6/5     42: 4/0 2/0      Wins 1 point") == [
            BOTH[0],
            "R 42: 4/off 2/off",
            "? wins 1",
        ]


class TestResignations:
    @pytest.mark.parametrize(
        ("row", "said"),
        [
            (" 9) 63: ????                 Wins 1 point", ["L 63: ????", "R wins 1"]),
            (" 9)  ????                    Wins 1 point", ["L ????", "R wins 1"]),
            (" 9) Concedes                 Wins 1 point", ["L resigned: Concedes", "R wins 1"]),
            (" 9) 32: Concedes        Wins 2 point", ["L 32: resigned: Concedes", "R wins 2"]),
            (" 9) 32:    Concedes     Wins 2 point", ["L 32:", "L resigned: Concedes", "R wins 2"]),
            (" 9) 31: 8/5 6/5              Resigned Game", [BOTH[0], "R resigned: Resigned Game"]),
            (
                " 9) 31:                      Resigned Match",
                ["L 31:", "R resigned: Resigned Match"],
            ),
            (" 9) 31: 3/off 1/off          00: ????", ["L 31: 3/off 1/off", "R 00?: ????"]),
            (" 9) loses on time            Wins 4", ["L resigned: loses on time", "R wins 4"]),
        ],
    )
    def test_rows(self, row: str, said: list[str]) -> None:
        assert cells(row) == said


class TestUnnumberedRows:
    def test_a_row_that_lost_its_number(self) -> None:
        assert cells("31: 8/5 6/5                      42: 8/4 6/4") == BOTH
        assert cells("                                  Takes") == ["R take"]

    @pytest.mark.parametrize(
        "line",
        [
            "Takes a long time here",
            "double trouble",
            "Wins x points",
            "12:30 Anna is back",
            "1st: a good question",
            "12",
            "31:",
        ],
    )
    def test_a_sentence_is_none(self, line: str) -> None:
        assert cells(line) == []
        assert remarks(line) == [f"! unreadable-line 1: {line}"]


class TestComments:
    @pytest.mark.parametrize("mark", [";", "#", "; |", "|", ";;"])
    def test_between_rows(self, mark: str) -> None:
        comment = f"{mark} Game 2: 31: 8/5 would win 3 points"
        assert cells("  1) 31: 8/5 6/5    42: 8/4 6/4", comment) == BOTH
        assert remarks(comment) == []

    @pytest.mark.parametrize("comment", ["; a good move", "# 31: 8/5", ";"])
    def test_at_the_end_of_a_row(self, comment: str) -> None:
        assert cells(f"  1) 31: 8/5 6/5    42: 8/4 6/4   {comment}") == BOTH
        assert cells(f"  1) 31: 8/5 6/5 {comment}") == BOTH[:1]

    def test_lines_of_boxes(self) -> None:
        box = ["+-----------------+", "|  Anna to play 31  |", "+-----------------+"]
        assert cells(*box) == []
        assert remarks(*box) == []


class TestGluedRows:
    def test_two_rows_on_a_line(self) -> None:
        row = " 1) 31: 8/5 6/5     42: 8/4 6/4  2) 65: 24/13"
        assert cells(row) == [*BOTH, "L 65: 24/13"]
        assert remarks(row) == ["! glued-row 1: 2"]

    def test_the_number_may_be_repeated(self) -> None:
        row = " 24) 31: 8/5 6/5              24)  Losses 2 point         Wins 2 point"
        assert cells(row) == [BOTH[0], "L loses 2", "R wins 2"]
        assert remarks(row) == ["! glued-row 1: 24"]

    def test_a_count_is_no_number(self) -> None:
        assert remarks(" 1) 33: 8/5( 2)        42: 8/4 6/4") == []


class TestIllegalPlays:
    DUMP = "5;0;0;0;1;Marc;Win (4) 31: Anna;0;1;0;1;0;0;" + "0;" * 25 + "0;0;"

    def test_the_fields_hide_what_looks_like_cells(self) -> None:
        assert cells(f" 1) 11: Illegal play ({self.DUMP}) 31: 8/5 6/5") == [
            f"L 11: illegal ({self.DUMP})",
            "R 31: 8/5 6/5",
        ]

    def test_the_dice_may_be_missing(self) -> None:
        assert cells(" 1) Illegal play (5;0;0;)") == ["L ?: illegal (5;0;0;)"]

    def test_without_its_fields_it_says_nothing(self) -> None:
        assert cells(" 1) 11: Illegal play") == ["L 11: unreadable: Illegal play"]


class TestStatedPositions:
    LETTERS = "-b----E-C---eE---c-e----B-"

    @pytest.mark.parametrize("before", ["; ", ";", "", "# "])
    @pytest.mark.parametrize("after", ["/0", "/-1/1", ""])
    def test_inside_a_game(self, before: str, after: str) -> None:
        assert cells(f"{before}Set Pos={self.LETTERS}{after}") == [f"? position {self.LETTERS}"]

    def test_a_damaged_one_is_told(self) -> None:
        assert remarks("; Set Pos=-b---/0") == ["! unreadable-line 1: Set Pos=-b---/0"]
