"""What only the end of a record may settle waits for it, and nothing else does."""

from __future__ import annotations

import pytest
from open_ends import HEADER, told_at_the_end, told_so_far

LAST_MAN_OFF = f"""{HEADER}\
; Set Pos=-A-----------------eee----/0
  1) 21: 1/off
"""


class TestNothingIsSaidYet:
    @pytest.mark.parametrize(
        "record",
        [
            "",
            '; [Event "Club championship"]\n',
            " 3 point match\n",
            " 3 point match\n\n Game 1\n",
            HEADER,
        ],
    )
    def test_of_a_record_that_has_just_begun(self, record: str) -> None:
        assert told_so_far(record) == []
        assert told_at_the_end(record) != []

    @pytest.mark.parametrize("turn", ["31:", "31: ????", "????", "??:"])
    def test_of_a_turn_that_is_not_played_yet(self, turn: str) -> None:
        record = f"{HEADER}  1) {turn}\n"
        assert told_so_far(record) == []
        assert "IN011" in told_at_the_end(record)

    def test_of_a_match_that_is_not_won_yet(self) -> None:
        record = f"{HEADER}  1) 31: 8/5 6/5              42: 8/4 6/4\n      Wins 1 point\n"
        assert told_so_far(record) == []
        assert told_at_the_end(record) == ["MT003"]

    def test_of_a_double_that_waits_for_its_answer(self) -> None:
        record = f"{HEADER}  1) 31: 8/5 6/5              42: 8/4 6/4\n  2)  Doubles => 2\n"
        assert told_so_far(record) == []

    def test_of_a_game_that_is_won_and_waits_for_its_result(self) -> None:
        assert told_so_far(LAST_MAN_OFF) == []
        assert told_at_the_end(LAST_MAN_OFF) == ["MT003", "SC013"]

    def test_of_a_play_with_two_ways_that_the_next_turn_may_settle(self) -> None:
        record = f"{HEADER}  1) 41: 13/9 6/5                 42: 24/18\n"
        assert told_so_far(record) == []
        assert told_at_the_end(record) == ["MT003", "MV030"]

    def test_of_hits_without_a_mark_which_the_record_may_never_mark(self) -> None:
        record = f"{HEADER}  1) 62: 24/18 13/11          61: 13/7 8/7\n"
        assert told_so_far(record) == []
        assert told_at_the_end(record) == ["MT003", "IN001"]


class TestAtOnce:
    def test_an_illegal_play(self) -> None:
        record = f"{HEADER}  1) 62: 24/18 13/10\n"
        assert told_so_far(record) == ["1 1 MV002 open"]

    @pytest.mark.parametrize(
        ("turn", "told"),
        [("31: 8/5", "MV012"), ("33: 8/5 8/5 6/3", "MV014"), ("31: Cannot Move", "MV015")],
    )
    def test_a_turn_that_would_be_taken_for_broken_off_at_the_end(
        self, turn: str, told: str
    ) -> None:
        record = f"{HEADER}  1) 62: 24/18 13/11          {turn}\n"
        assert told_so_far(record) == [f"1 2 {told} open"]
        assert told_at_the_end(record) == ["MT003", "IN011"]

    def test_a_skipped_play_once_the_opponent_has_rolled(self) -> None:
        record = f"{HEADER}  1) 62:                      31:\n"
        assert told_so_far(record) == ["1 1 MV015 stood"]

    def test_a_fault_with_the_cube(self) -> None:
        record = f"{HEADER}  1) 31: 8/5 6/5               Doubles => 8\n"
        assert told_so_far(record) == ["1 2 CU005 n/a"]

    def test_a_cell_that_cannot_be_read(self) -> None:
        record = f"{HEADER}  1) 31: 8/5 6-5\n"
        assert told_so_far(record) == ["1 1 TX002 n/a"]

    def test_a_roll_that_is_none(self) -> None:
        assert told_so_far(f"{HEADER}  1) 37: 8/5 6/5\n") == ["1 1 DI001 n/a"]


class TestOnceSomethingFollows:
    def test_a_missing_result_with_the_next_game(self) -> None:
        record = f"{LAST_MAN_OFF}\n Game 2\n"
        assert told_so_far(record) == ["1 1 SC013 n/a"]

    def test_a_missing_score_line_with_the_first_row(self) -> None:
        record = " 3 point match\n\n Game 1\n  1) 31: 8/5 6/5\n"
        assert told_so_far(record) == ["- - TX004 n/a"]

    def test_a_turn_that_breaks_off_with_the_result(self) -> None:
        record = f"{HEADER}  1) 62: 24/18 13/11          31: 8/5\n      Wins 1 point\n"
        assert told_so_far(record) == ["1 2 IN011 n/a"]


def test_a_line_that_cannot_be_read_with_the_first_game() -> None:
    record = " 3 point match\n\nAnna was late\n"
    assert told_so_far(record) == []
    assert told_so_far(record + " Game 1\n") == ["- - TX003 n/a"]


def test_text_that_is_no_record_is_not_told_to_be_none() -> None:
    assert told_so_far("Anna was late\n") == []
    assert told_so_far("Anna was late\n", "mat") == []
