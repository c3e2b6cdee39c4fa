"""A row of plain turns is read at one glance, and as it is cell by cell."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bgaudit.source import Span
from bgaudit.transcript.mat.plain_rows import read_plain_row
from bgaudit.transcript.mat.rows import read_cells, row_number
from bgaudit.transcript.model import Event, Row
from bgaudit.transcript.notation import read_turn

Read = tuple[Row, list[Event]]


def at_one_glance(line: str) -> Read | None:
    numbered = row_number(line)
    assert numbered is not None
    return read_plain_row(line, 100, int(numbered[1]), numbered.end())


def cell_by_cell(line: str) -> list[Read]:
    return read_cells(line, 100, row_number(line))


def test_two_turns() -> None:
    row = Row(3, Span(100, 139))
    assert at_one_glance("  3) 31: 8/5* 6/5           62: bar/17 ") == (
        row,
        [
            Event(1, read_turn("31", "8/5* 6/5"), Span(105, 117), row),
            Event(2, read_turn("62", "bar/17"), Span(128, 138), row),
        ],
    )


@pytest.mark.parametrize(
    "line",
    [
        "  1) 31: 8/5 6/5                 42: 8/4 6/4",
        "  1) 31: 8/5 6/5 42: 8/4 6/4",
        "1)31:8/5 6/5 42:8/4 6/4",
        " 12) 66: 24/18(2) 13/7*(2)*      51: Cannot Move",
        " 12) 66: Bar/Off                 51: ????   ",
        "  1) 31:                         42:  8/4 6/4",
        "  1)                             42: 24/20*/18",
        "  1)         42: 24/20",
        "  1)          42: 24/20           31: 8/5 6/5",
        "  9) 52: 13/8 24/22",
    ],
)
def test_plain_rows(line: str) -> None:
    read = at_one_glance(line)
    assert read is not None
    assert [read] == cell_by_cell(line)


@pytest.mark.parametrize(
    "line",
    [
        "  1) 31: 8/5 6/5                 Doubles => 2",
        "  1) 31: 8/5   6/5               42: 8/4 6/4",
        "  1) 31: 8/5 6/5 ; a comment     42: 8/4 6/4",
        "  1)\t31: 8/5 6/5\t42: 8/4 6/4",
        "  1) 31: 8/5 6/5   2) 42: 8/4 6/4",
        "  1) 31: 26/23 6/5               42: 8/4 6/4",
        "  1) 71: 8/5 6/5                 42: 8/4 6/4",
        "  1) 31: 8/5 42: 8/4 6/4 53: 8/3",
        "  1) ",
    ],
)
def test_other_rows_are_left_to_the_reader_of_cells(line: str) -> None:
    assert at_one_glance(line) is None


PIECES = [
    *("31:", "62: ", "71:", "5 2:", "8/5", "24/18*/13", "Bar/20", "6/OFF", "7/1*(2)", "3/0(3)*"),
    *("cannot move", "????", "Doubles => 2", "Wins 2 points", ";", "2)", "9", "*", "\xa0", "٣"),
    *(" ", " ", "  ", "   ", " " * 9, " " * 10, "\t"),
]


@settings(max_examples=1500, deadline=None)
@given(st.lists(st.sampled_from(PIECES), max_size=14).map("".join))
def test_whatever_is_read_at_one_glance_is_read_so_cell_by_cell(text: str) -> None:
    line = f" 1){text}"
    read = at_one_glance(line)
    assert read is None or [read] == cell_by_cell(line)
