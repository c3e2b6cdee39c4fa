"""Edits of a record: several of them name the places of the record before any."""

from __future__ import annotations

from mat_notation import HEAD, cell

from bgaudit.source import Source
from bgaudit.transcript.edits import (
    Edit,
    Inserted,
    Removed,
    Replaced,
    Scored,
    Swapped,
    edited,
)
from bgaudit.transcript.mat import read
from bgaudit.transcript.model import Drop, Take

ROWS = """\
  1) 62: 24/18 13/11             31: 8/5 6/5
  2)  Doubles => 2                Takes
"""


def cells(*edits: Edit, rows: str = ROWS) -> list[str]:
    record = edited(read(Source.from_text("x.mat", HEAD + rows)), edits)
    return [cell(event) for event in record.matches[0].games[0].events]


def test_places_are_those_before_any_edit() -> None:
    edits = (Removed(0, 0, 0), Inserted(0, 0, 2, 1, Drop()), Replaced(0, 0, 3, Drop()))
    expected = ["R 31: 8/5 6/5", "L drop", "L double 2", "R drop"]
    assert cells(*edits) == expected
    assert cells(*reversed(edits)) == expected


def test_two_edits_of_one_event_in_any_order() -> None:
    edits = (Swapped(0, 0, 2, 3), Replaced(0, 0, 3, Drop()))
    expected = ["L 62: 24/18 13/11", "R 31: 8/5 6/5", "R double 2", "L drop"]
    assert cells(*edits) == expected
    assert cells(*reversed(edits)) == expected


def test_what_is_gone_stays_gone() -> None:
    edits = (Removed(0, 0, 3), Replaced(0, 0, 3, Drop()), Swapped(0, 0, 1, 3))
    expected = ["L 62: 24/18 13/11", "L 31: 8/5 6/5", "R double 2"]
    assert cells(*edits) == expected
    assert cells(*reversed(edits)) == expected


def test_behind_the_last_event() -> None:
    assert cells(Inserted(0, 0, 9, 2, Take()))[-2:] == ["R take", "R take"]


def test_into_a_game_without_events() -> None:
    assert cells(Inserted(0, 0, 0, 2, Take()), rows="") == ["R take"]


def test_the_record_that_is_given_stays_as_it_is() -> None:
    record = read(Source.from_text("x.mat", HEAD + ROWS))
    other = edited(record, [Removed(0, 0, 0), Scored(0, 0, (1, 2))])
    assert record == read(Source.from_text("x.mat", HEAD + ROWS))
    score = other.matches[0].games[0].score
    assert score is not None
    assert score.points == (1, 2)
