"""What may follow the dice: every way of writing a play, a dance, or that there is none."""

from __future__ import annotations

import pytest
from mat_notation import cells

from bgaudit.transcript.model import Play, UnknownPlay, WrittenStep
from bgaudit.transcript.notation import read_play


def after_the_dice(text: str) -> str:
    (cell,) = cells(f"  1) 62: {text}")
    return cell.removeprefix("L 62:").strip()


@pytest.mark.parametrize(
    ("written", "understood"),
    [
        pytest.param("24/18 13/11", "24/18 13/11", id="step by step"),
        pytest.param("24/18/13", "24/18/13", id="one man, with the point between"),
        pytest.param("24/13", "24/13", id="one man, without it"),
        pytest.param("24/18*/13*", "24/18*/13*", id="a hit on the way and one at the end"),
        pytest.param("24/18*/13", "24/18*/13", id="a hit on the way"),
        pytest.param("24/18@ 6/4@", "24/18* 6/4*", id="another mark"),
        pytest.param("5/2** 5/2*", "5/2* 5/2*", id="two marks for one hit"),
        pytest.param("8/5(2)", "8/5(2)", id="two men"),
        pytest.param("8/5 (2)", "8/5(2)", id="two men, a space before the count"),
        pytest.param("7/1*(2)", "7/1*(2)", id="the mark before the count"),
        pytest.param("7/1(2)*", "7/1*(2)", id="the mark after the count"),
        pytest.param("24/22/20(2)", "24/22/20(2)", id="two men, each with two steps"),
        pytest.param("8/5(2)6/3", "8/5(2) 6/3", id="no space after the count"),
        pytest.param("bar/20 13/11", "bar/20 13/11", id="from the bar"),
        pytest.param("25/20 13/11", "bar/20 13/11", id="from the bar, as a number"),
        pytest.param("b/20 Bar/23 BAR/19", "bar/20 bar/23 bar/19", id="from the bar, any case"),
        pytest.param("6/off 2/0 3/o 4/Off 1/-", "6/off 2/off 3/off 4/off 1/off", id="off"),
        pytest.param("25/", "unreadable: 25/", id="nowhere"),
        pytest.param("24/18,13/11", "24/18 13/11", id="a comma"),
        pytest.param("24/18, 13/11", "24/18 13/11", id="a comma and a space"),
        pytest.param("6/2 0/0 0/0", "6/2 off/off off/off", id="filled up"),
        pytest.param("8/05", "8/5", id="a zero in front"),
    ],
)
def test_plays(written: str, understood: str) -> None:
    assert after_the_dice(written) == understood


@pytest.mark.parametrize(
    "words",
    [
        "Cannot Move",
        "cannot move",
        "Can't move",
        "can not move",
        "cannot enter",
        "no move",
        "No legal move",
        "no play",
        "dances",
        "Dance",
        "danced",
        "fans",
        "Pass",
        "Passes",
        "stays out",
        "closed out",
        "shut out",
        "blocked",
        "none",
        "-",
        "---",
        "–",
        "o-o",
    ],
)
def test_dances(words: str) -> None:
    assert after_the_dice(words) == f"({words})"


def test_a_dance_may_stand_in_brackets_or_be_nothing_at_all() -> None:
    assert after_the_dice("(no move)") == "(no move)"
    assert after_the_dice("") == ""


@pytest.mark.parametrize("written", ["????", "???", "?", "24/18 ????"])
def test_plays_that_are_not_known(written: str) -> None:
    assert after_the_dice(written) == "????"


@pytest.mark.parametrize(
    "words", ["Concedes", "Resigns", "Resigned Game", "Resign gammon", "Forfeits", "time out"]
)
def test_resignations(words: str) -> None:
    assert after_the_dice(words) == f"resigned: {words}"


@pytest.mark.parametrize(
    "written",
    [
        "24-18 13-11",
        "24/18 13/1l",
        "24/18/",
        "/18",
        "24//18",
        "26/20",
        "24/99",
        "off/5",
        "8/5(0)",
        "8/5(12)",
        "8/5(2",
        "24/18 xx 13/11",
        "no way",
        "dancing queen",
        "٣/١",
    ],
)
def test_anything_else_is_not_read(written: str) -> None:
    assert after_the_dice(written) == f"unreadable: {written}"


def test_an_illegal_play_is_declared_with_the_position_after_it() -> None:
    dump = "5;0;0;0;1;Marc;Anna;0;1;0;1;0;0;" + "0;" * 25 + "0;0;"
    (cell,) = cells(f"  1) 62: Illegal play ({dump})")
    assert cell == f"L 62: illegal ({dump})"


class TestTheModel:
    def test_each_step_keeps_its_points_its_marks_and_its_count(self) -> None:
        assert read_play("24/18*/13 8/5*(2)") == Play(
            steps=(WrittenStep((24, 18, 13), (18,), 1), WrittenStep((8, 5), (5,), 2)),
            moves=((24, 18), (18, 13), (8, 5), (8, 5)),
            marks=(18, 5),
        )

    def test_steps_that_only_fill_up_a_play_are_no_moves(self) -> None:
        play = read_play("6/2 0/0")
        assert isinstance(play, Play)
        assert play.moves == ((6, 2),)

    def test_the_part_of_a_play_that_breaks_off_is_not_kept(self) -> None:
        assert read_play("24/18 ????") == UnknownPlay()
