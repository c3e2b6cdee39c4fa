"""Games of BKG: what each line says, and what is found."""

from __future__ import annotations

import pytest
from told_findings import actions, audited, told

from bgaudit.transcript.model import BAR, OFF, Double, Drop, NoPlay, Play, Result, Take, Turn

OPENING = "Black: 3 1   8 5 6 5\n"


@pytest.mark.parametrize(
    ("line", "side", "moves"),
    [
        ("Black: 3 1   8 5 6 5", 1, ((8, 5), (6, 5))),
        ("Black: 3 1   8-5, 6-5", 1, ((8, 5), (6, 5))),
        ("White: 6 4   1 7 7 11", 2, ((24, 18), (18, 14))),
        ("Black: 4 1   25 21 24 23", 1, ((BAR, 21), (24, 23))),
        ("White: 4 1   0 4 1 2", 2, ((BAR, 21), (24, 23))),
        ("Black: 6 5   6 0 5 0", 1, ((6, OFF), (5, OFF))),
        ("White: 6 5   19 25 20 25", 2, ((6, OFF), (5, OFF))),
    ],
)
def test_plays(line: str, side: int, moves: tuple[tuple[int, int], ...]) -> None:
    ((by, turn, words),) = actions(line, "bkg")
    assert isinstance(turn, Turn)
    assert isinstance(turn.played, Play)
    assert (by, turn.played.moves) == (side, moves)
    assert line.endswith(words)


def test_a_dance() -> None:
    assert actions("White: 6 6", "bkg") == [(2, Turn("66", (6, 6), NoPlay()), "White: 6 6")]


def test_a_double_and_its_answer_stand_in_one_line() -> None:
    text = f"{OPENING}White Doubles         Accepted\nBlack Doubles         Declined\n"
    assert actions(text, "bkg")[1:] == [
        (2, Double(None), "White Doubles"),
        (1, Take(), "Accepted"),
        (1, Double(None), "Black Doubles         Declined"),
        (2, Drop(), "Black Doubles         Declined"),
    ]


@pytest.mark.parametrize(
    ("words", "points"),
    [("wins", 2), ("wins by gammon", 4), ("wins by backgammon", 6)],
)
def test_points_are_the_kind_of_win_times_the_cube(words: str, points: int) -> None:
    text = f"{OPENING}White Doubles   Accepted\nWhite {words}\n"
    assert actions(text, "bkg")[-1] == (2, Result(points), f"White {words}")


def test_a_session() -> None:
    text = f"{OPENING}White Doubles\nWhite wins\n\n{OPENING}White wins\n"
    assert told(text, "bkg") == []
    (match,) = audited(text, "bkg").matches
    assert (match.length, match.score, len(match.games)) == (0, (0, 2), 2)


@pytest.mark.parametrize(
    ("line", "found"),
    [
        ("White: 6 4   1 7 7", (2, "TX002", 2, "`7` is a point without its other half")),
        ("White: x", (2, "TX002", 2, "`White: x` is no roll, play, cube action or result")),
    ],
)
def test_lines_that_cannot_be_read(line: str, found: tuple[int, str, int | None, str]) -> None:
    assert told(f"{OPENING}{line}\nBlack: 2 1   13 11 6 5\n", "bkg") == [found]


def test_a_play_that_goes_the_wrong_way() -> None:
    text = f"{OPENING}White: 6 4   24 18 18 14\n"
    assert told(text, "bkg") == [(2, "MV008", 2, "24 18 18 14 with 6-4: 1/7 goes away from home")]
