"""Damaged records: a fault stays where it is, and everything around it is read."""

from __future__ import annotations

import pytest
from mat_notation import all_events, cell, cells, remarks, told

from bgaudit.source import Source
from bgaudit.transcript.mat import read

BEFORE = "  1) 31: 8/5 6/5                 42: 8/4 6/4"
AFTER = "  3) 65: 24/13                   21: 13/11 6/5"


@pytest.mark.parametrize(
    ("row", "said"),
    [
        pytest.param(
            "  2) 31: 8/x 6/5                 42: 8/4 6/4",
            ["L 31: unreadable: 8/x 6/5", "R 42: 8/4 6/4"],
            id="a step on the left",
        ),
        pytest.param(
            "  2) 31: 8/5 6/5                 42: 8/4 64",
            ["L 31: 8/5 6/5", "R 42: unreadable: 8/4 64"],
            id="a step on the right",
        ),
        pytest.param(
            "  2) 7x: 8/5 6/5                 42: 8/4 6/4",
            ["L 7x?: 8/5 6/5", "R 42: 8/4 6/4"],
            id="the dice on the left",
        ),
        pytest.param(
            "  2) l1: 8/5 6/5                 4: 8/4 6/4",
            ["L l1?: 8/5 6/5", "R 4?: 8/4 6/4"],
            id="the dice on both sides",
        ),
        pytest.param(
            "  2) Tkaes                       42: 8/4 6/4",
            ["L unreadable: Tkaes", "R 42: 8/4 6/4"],
            id="a word on the left",
        ),
        pytest.param(
            "  2) 31: 8/5 6/5                 Duobles => 2",
            ["L 31: 8/5 6/5", "R unreadable: Duobles => 2"],
            id="a word on the right",
        ),
        pytest.param(
            "  2)                             Tkaes",
            ["R unreadable: Tkaes"],
            id="a word alone on the right",
        ),
        pytest.param(
            "  2) #@!                         42: 8/4 6/4",
            [],
            id="a comment mark hides the rest",
        ),
        pytest.param(
            "  2) 11: 25/24 25/24 13/12* 12/11 2x: 8/4 6/4",
            ["L 11: bar/24 bar/24 13/12* 12/11", "R 2x?: 8/4 6/4"],
            id="dice behind a long left cell",
        ),
        pytest.param(
            "  2) 11: 25/24 25/24 13/12* 12/11 Tkaes",
            ["L 11: bar/24 bar/24 13/12* 12/11", "R unreadable: Tkaes"],
            id="a word behind a long left cell",
        ),
        pytest.param(
            "  2) 11: 25/24 25/24 13/12*  Doulbes => 2",
            ["L 11: bar/24 bar/24 13/12*", "R unreadable: Doulbes => 2"],
            id="a word behind two spaces",
        ),
        pytest.param(
            "  2) 11: 25/24 25/24 13/12* 1x/11",
            ["L 11: unreadable: 25/24 25/24 13/12* 1x/11"],
            id="the last step of a long left cell",
        ),
        pytest.param(
            "  2) 21: 13 11 6/5               42: 8/4 6 4",
            ["L 21: unreadable: 13 11 6/5", "R 42: unreadable: 8/4 6 4"],
            id="a slash",
        ),
        pytest.param(
            "  2) xx 8/5                      yy 8/4",
            ["L unreadable: xx 8/5", "R unreadable: yy 8/4"],
            id="everything",
        ),
    ],
)
def test_one_damaged_row(row: str, said: list[str]) -> None:
    before, after = cells(BEFORE), cells(AFTER)
    assert cells(BEFORE, row, AFTER) == [*before, *said, *after]


def test_what_stands_where_no_cell_belongs_is_a_remark() -> None:
    between = "  2) 31: 8/5 6/5    well done      42: 8/4 6/4"
    assert cells(between) == ["L 31: 8/5 6/5", "R 42: 8/4 6/4"]
    assert remarks(between) == ["! unreadable-line 1: well done"]
    behind = "  2) 31: 8/5 6/5      42: 8/4 6/4      not   so well done"
    assert cells(behind) == ["L 31: 8/5 6/5", "R 42: 8/4 6/4"]
    assert remarks(behind) == ["! unreadable-line 1: not   so well done"]


def test_a_damaged_line_between_rows_is_left_out() -> None:
    assert cells(BEFORE, "what is this", AFTER) == [*cells(BEFORE), *cells(AFTER)]
    assert remarks(BEFORE, "what is this", AFTER) == ["! unreadable-line 2: what is this"]


@pytest.mark.parametrize(
    ("numbers", "odd"),
    [
        ((1, 2, 3), []),
        ((1, 3), ["3"]),
        ((1, 1, 2), ["1"]),
        ((7, 8), ["7"]),
        ((1, 9, 3), ["9", "3"]),
    ],
)
def test_row_numbers_that_do_not_follow(numbers: tuple[int, ...], odd: list[str]) -> None:
    rows = "".join(f"  {number}) 31: 8/5 6/5\n" for number in numbers)
    record = read(Source.from_text("x.mat", f"5 point match\n Game 1\n A : 0   B : 0\n{rows}"))
    (game,) = record.matches[0].games
    assert [remark.text for remark in game.remarks] == odd
    assert len(game.events) == len(numbers)


class TestRecordsThatBeginInTheMiddle:
    def test_with_a_row(self) -> None:
        assert told(f"{AFTER}\n      Wins 1 point\n Game 2\n A : 1   B : 0\n{BEFORE}\n") == (
            "match, unknown length\n"
            " ! no-match-header 1\n"
            " game None: no score\n"
            "  3  L 65: 24/13  R 21: 13/11 6/5\n"
            "  -  L wins 1\n"
            "  ! no-game-header 1\n"
            "  ! row-number 1: 3\n"
            " game 2: A 1 - B 0\n"
            "  1  L 31: 8/5 6/5  R 42: 8/4 6/4"
        )

    def test_with_a_stated_position(self) -> None:
        letters = "-b----E-C---eE---c-e----B-"
        assert told(f"; Set Pos={letters}/0\n{BEFORE}\n") == (
            "match, unknown length\n"
            " ! no-match-header 2\n"
            " game None: no score\n"
            f"  -  ? position {letters}\n"
            "  1  L 31: 8/5 6/5  R 42: 8/4 6/4\n"
            "  ! no-game-header 2"
        )

    def test_with_the_second_half_of_a_line(self) -> None:
        assert told(f"6/5             42: 8/4 6/4\n{AFTER}\n").splitlines()[0] == (
            "! unreadable-line 1: 6/5             42: 8/4 6/4"
        )


RECORD = """\
; [Event "Club"]
5 point match

 Game 1
 Anna : 0                       Marc : 0
  1) 31: 8/5 6/5                 42: 8/4 6/4
  2)  Doubles => 2                Drops
      Wins 1 point

 Game 2
 Anna : 1                       Marc : 0
  1)                             61: 13/7 8/7
"""


def test_a_record_may_end_anywhere() -> None:
    """What was complete before the end is read just as in the whole record."""
    whole = [cell(event) for event in all_events(read(Source.from_text("x", RECORD)))]
    for end in range(len(RECORD)):
        source = Source.from_text("x.mat", RECORD[:end])
        events = all_events(read(source))
        lines = RECORD[:end].count("\n")
        complete = [e for e in events if source.place(e.span.start).line <= lines]
        assert [cell(event) for event in complete] == whole[: len(complete)]
        assert len(events) - len(complete) <= 2


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", ""),
        ("\n\n  \n", ""),
        ("5 point match", "match, 5 points"),
        ("5 point ma", "! unreadable-line 1: 5 point ma"),
        ("; [Event", ""),
        ("5 point match\n Game 1", "match, 5 points\n game 1: no score\n  ! no-score-line 2"),
        (
            "5 point match\n Game 1\n Anna : 0      Ma",
            "match, 5 points\n game 1: no score\n  ! unreadable-line 3: Anna : 0      Ma",
        ),
    ],
)
def test_records_that_end_before_their_first_row(text: str, expected: str) -> None:
    assert told(text) == expected


@pytest.mark.parametrize(
    ("row", "said"),
    [
        ("  57) 53: 8/3 6/3               62: ", ["L 53: 8/3 6/3", "R 62:"]),
        ("  57) 53: 8/3 6/3               62", ["L 53: 8/3 6/3", "R 62:"]),
        ("  57) 53: 8/3 6/3               6", ["L 53: 8/3 6/3", "R unreadable: 6"]),
        ("  57) 53: 8/3 6/", ["L 53: unreadable: 8/3 6/"]),
        ("  57) 53: 8/", ["L 53: unreadable: 8/"]),
        ("  57) 53:", ["L 53:"]),
        ("  57) 5", ["L unreadable: 5"]),
        ("  57)", []),
        ("  57", []),
        ("  57)  Doubles =", ["L unreadable: Doubles ="]),
        ("  57)  Tak", ["L unreadable: Tak"]),
        ("      Wins", []),
    ],
)
def test_last_rows_that_are_cut_off(row: str, said: list[str]) -> None:
    assert cells(BEFORE, row) == [*cells(BEFORE), *said]


class TestLinesThatNobodyWrote:
    @pytest.mark.parametrize("length", [1_000, 100_000])
    def test_very_long_ones(self, length: int) -> None:
        for text in ("x" * length, "31: 8/5 " * length, "(;" * length, " 1) " + "8/5 " * length):
            assert cells(BEFORE, text, AFTER)[:2] == cells(BEFORE)
            assert cells(BEFORE, text, AFTER)[-2:] == cells(AFTER)

    def test_numbers_too_long_to_be_any(self) -> None:
        digits = "9" * 5000
        for text in (f"{digits}) 31: 8/5", f" 2) Wins {digits} points", f"Game {digits}"):
            assert cells(BEFORE, text, AFTER)[:2] == cells(BEFORE)

    def test_other_formats(self) -> None:
        sgf = "(;FF[4]GM[6]MI[length:7][game:0][ws:0][bs:0]PW[Anna]PB[Marc];B[31hefe];W[42])"
        binary = "RGMH" + "".join(map(chr, range(256))) * 40
        for text in (sgf, binary, "\x00" * 1000, "\ud800" * 100, "Move:W:: 8/5 6/5\n" * 20):
            assert all_events(read(Source.from_text("x.mat", text))) == []
