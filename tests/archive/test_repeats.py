"""Matches and games in two files: what is told of the later one, and how its players sit there."""

from __future__ import annotations

import pytest

from bgaudit import Audit, Source, audit, load_preset
from bgaudit.archive.known import known_matches
from bgaudit.archive.repeats import repeated

FIRST = """\
  1) 31: 8/5 6/5                  42: 8/4 6/4
  2) 61: 13/7 7/6                 53: 13/8 6/3
  3) 64: 13/7 7/3                 55: 13/8(2) 8/3(2)
  4) 22: 8/6(2) 5/3(2)            52: 8/3 6/4
"""
IN_THE_OTHER_COLUMNS = """\
  1)                              31: 8/5 6/5
  2) 42: 8/4 6/4                  61: 13/7 7/6
  3) 53: 13/8 6/3                 64: 13/7 7/3
  4) 55: 13/8(2) 8/3(2)           22: 8/6(2) 5/3(2)
  5) 52: 8/3 6/4
"""
SECOND = """\
  1) 21: 13/11 6/5                63: 24/15
  2) 43: 24/20 13/10              61: 13/7 8/7
  3) 65: 13/7 13/8                42: 8/4 6/4
  4) 31: 8/5 6/5                  64: 24/18 13/9
"""
OTHER = """\
  1) 43: 13/10 13/9               21: 13/11 6/5
  2) 61: 13/7 8/7                 52: 13/8 24/22
  3) 31: 8/5 6/5                  64: 24/14
  4) 42: 8/4 6/4                  65: 13/7 13/8
"""
WINS = "      Wins 1 point\n"


def record(*games: str, length: int = 7, left: str = "Anna", right: str = "Marc") -> str:
    """A match of these games, each of which the left player wins with a point."""
    headers = (f"\n Game {at + 1}\n {left} : {at}    {right} : 0\n" for at in range(len(games)))
    parts = (header + game + WINS for header, game in zip(headers, games, strict=True))
    return f" {length} point match\n{''.join(parts)}"


def audited(path: str, text: str) -> Audit:
    return audit(Source.from_text(path, text), load_preset("standard"))


def told(text: str, *earlier: str) -> list[str]:
    """What is told of a record that comes after others, a.mat, b.mat and so on."""
    names = (f"{letter}.mat" for letter in "abc")
    known = [
        match
        for name, other in zip(names, earlier, strict=False)
        for match in known_matches(audited(name, other))
    ]
    here = audited("z.mat", text)
    return [
        f"{here.source.place(found.span.start).line} {found.severity} {found.code} {found.message}"
        for found in repeated(here, lambda _: known)
    ]


def test_a_match_twice() -> None:
    assert told(record(FIRST, SECOND), record(FIRST, SECOND)) == [
        "3 note MT019 this match is also in a.mat:3, roll for roll"
    ]


def test_a_match_twice_under_other_names() -> None:
    there = record(FIRST, SECOND, left="Aldo", right="Bea")
    assert told(record(FIRST, SECOND), there) == [
        "3 note MT019 this match is also in a.mat:3, roll for roll, as Aldo – Bea"
    ]


def test_a_match_twice_with_the_columns_changed() -> None:
    """Anna still wins game 1, and the names are told as they sit here."""
    there = record(IN_THE_OTHER_COLUMNS, left="Bea", right="Aldo").replace(WINS, WINS.rjust(60))
    assert told(record(FIRST), there) == [
        "3 note MT019 this match is also in a.mat:3, roll for roll, as Aldo – Bea"
    ]


def test_two_results_with_the_columns_changed() -> None:
    there = record(IN_THE_OTHER_COLUMNS, left="Bea", right="Aldo")
    assert told(record(FIRST), there) == [
        "3 warning MT020 this match is also in a.mat:3 with another result: "
        "game 1 is won by Marc there and by Anna here"
    ]


def test_a_match_that_goes_on_in_one_of_its_records() -> None:
    assert told(record(FIRST, SECOND), record(FIRST, SECOND, OTHER)) == [
        "3 note MT019 this match is also in a.mat:3, roll for roll, and goes on there"
    ]


def test_a_match_that_ends_earlier_in_its_other_record() -> None:
    assert told(record(FIRST, SECOND, OTHER), record(FIRST, SECOND)) == [
        "3 note MT019 this match is also in a.mat:3: 2 of its 3 games are the same, roll for roll"
    ]


@pytest.mark.parametrize(
    ("written", "there", "differs"),
    [
        (WINS, "      Wins 2 points\n", "game 1 is won with 2 points there and with 1 point here"),
        (WINS, WINS.rjust(60), "game 1 is won by Marc there and by Anna here"),
        (" 7 point match", " 5 point match", "it is a match to 5 there and to 7 here"),
    ],
    ids=["points", "winner", "length"],
)
def test_a_match_with_two_results(written: str, there: str, differs: str) -> None:
    assert told(record(FIRST), record(FIRST).replace(written, there)) == [
        f"3 warning MT020 this match is also in a.mat:3 with another result: {differs}"
    ]


@pytest.mark.parametrize(
    "there", ["      Wins 4 points\n", "      Wins 1004 points\n", ""], ids=["cut", "sign", "none"]
)
def test_results_that_do_not_contradict_each_other(there: str) -> None:
    """Points cut to what a match needs, a placeholder, and no result at all."""
    game = FIRST.replace("  4)", "  4)  Doubles => 2  Takes\n  5)  Doubles => 4  Takes\n  6)")
    short = record(game, length=1)
    assert told(short, short.replace(WINS, there)) == [
        "3 note MT019 this match is also in a.mat:3, roll for roll"
    ]


def test_a_game_in_two_matches() -> None:
    assert told(record(FIRST), record(SECOND, FIRST, OTHER)) == [
        "3 warning MT021 this game is also in a.mat:11 as game 2, roll for roll"
    ]


def test_each_game_is_told_of_once() -> None:
    both = told(record(FIRST, SECOND), record(FIRST, SECOND), record(SECOND))
    assert both == ["3 note MT019 this match is also in a.mat:3, roll for roll"]


def test_a_match_put_together_from_two() -> None:
    assert told(record(FIRST, SECOND, OTHER), record(FIRST, OTHER), record(SECOND)) == [
        "3 note MT019 this match is also in a.mat:3: 2 of its 3 games are the same, roll for roll",
        "11 warning MT021 this game is also in b.mat:3 as game 1, roll for roll",
    ]


def test_matches_that_have_nothing_in_common() -> None:
    assert told(record(FIRST), record(SECOND), record(OTHER)) == []
