"""Legal plays by how close they are to what was played."""

from __future__ import annotations

import pytest

from bgaudit.dispute.likeness import closest_first, closest_to
from bgaudit.replay.turns.ruling import choices
from bgaudit.rules.board import starting_board
from bgaudit.rules.options.moves import MoveRules

START = starting_board("standard")


@pytest.mark.parametrize(
    ("dice", "moves", "closest"),
    [
        ((3, 1), [(8, 5), (6, 5)], ["8/5 6/5"]),
        ((6, 2), [(24, 18), (13, 10)], ["24/18 13/11"]),
        ((6, 5), [(24, 18), (18, 14)], ["24/13"]),
        ((3, 1), [(8, 5)], ["24/23 8/5", "8/7 8/5", "8/5 6/5"]),
        ((6, 1), [(7, 1), (13, 7)], ["13/6", "24/23 13/7", "13/7 8/7"]),
    ],
)
def test_the_closest_come_first(
    dice: tuple[int, int], moves: list[tuple[int, int]], closest: list[str]
) -> None:
    plays = choices(START, dice, MoveRules()).plays
    ordered = closest_first(plays, START, moves)
    assert sorted(ordered, key=lambda play: play.written) == sorted(
        plays, key=lambda play: play.written
    )
    assert [play.written for play in ordered[: len(closest)]] == closest


def test_without_a_play_those_from_farther_back_stay_first() -> None:
    plays = choices(START, (3, 1), MoveRules()).plays
    assert [play.written for play in closest_first(plays, START, [])][:2] == ["24/20", "13/9"]


def test_a_position_that_is_stated_after_the_play_tells_as_well() -> None:
    plays = choices(START, (3, 1), MoveRules()).plays
    made = next(play for play in plays if play.written == "6/2")
    assert closest_to(plays, made.after)[0] is made
