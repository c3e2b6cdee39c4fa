"""``bgaudit legal``: the plays that it lists, the positions that it reads, what it refuses."""

from __future__ import annotations

import base64
import json
from pathlib import Path

import pytest
from running import Run, bgaudit

from bgaudit import __version__

START = "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10"
TWO_BLOTS = "XGID=-b---CE-E---da---da--c--B-:1:1:1:65:2:3:0:7:10"
SHUT_OUT = "XGID=------F-C---cE---c-e-bb--A:0:0:1:63:0:0:0:0:10"
EITHER_BUT_NOT_BOTH = "XGID=-FG-------A---b-b--eAcc---:0:0:1:64:0:0:0:0:10"
MEN_ON_6_AND_4 = "XGID=----A-A------eee----------:0:0:1:53:0:0:0:0:10"
NO_PLAY = "is no play: write it as in 24/18 13/11, bar/20, 8/5(2), 3/off or Cannot Move"


def plays(*arguments: str) -> list[str]:
    """The plays that are listed."""
    run = bgaudit("legal", *arguments)
    assert (run.status, run.err) == (0, "")
    return [line.strip() for line in run.out.splitlines() if line.startswith("  ")]


class TestList:
    def test_all_plays_from_the_back_with_the_position_in_both_notations(self) -> None:
        assert bgaudit("legal", START) == Run(
            0,
            """\
3-1 for player 1 · rules: standard
XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10
4HPwATDgc/ABMA:MIEFAAAAAAAE

16 legal plays
  24/23 24/21
  24/23 13/10
  24/23 8/5
  24/23 6/3
  24/21 8/7
  24/21 6/5
  24/20
  13/10 8/7
  13/10 6/5
  13/9
  8/7 8/5
  8/7 6/3
  8/5 6/5
  8/4
  6/5 6/3
  6/2
""",
            "",
        )

    def test_hits_are_marked_and_a_way_is_named_where_it_hits(self) -> None:
        assert plays(TWO_BLOTS) == [
            "24/19 24/18*",
            "24/19 8/2",
            "24/18* 8/3",
            "24/18*/13*",
            "24/13*",
            "8/3 8/2",
        ]

    def test_the_same_steps_of_a_double_are_counted(self) -> None:
        assert plays(START, "--dice", "66")[:3] == [
            "24/18(2) 13/7(2)",
            "24/18(2) 13/7 8/2",
            "24/18(2) 8/2(2)",
        ]

    def test_a_man_is_led_off_by_way_of_the_points_that_he_touches(self) -> None:
        position = "XGID=---AAA-------eee----------:0:0:1:61:0:0:0:0:10"
        assert plays(position) == ["5/4/off", "5/off 4/3", "5/off 3/2"]

    def test_a_turn_that_is_lost(self) -> None:
        run = bgaudit("legal", SHUT_OUT)
        assert run.status == 0
        assert run.out.endswith("\n\nno play is legal: the turn is lost\n")

    def test_the_player_on_roll_counts_the_points_his_way(self) -> None:
        other = "XGID=-b----E-C---eE---c-e----B-:0:0:-1:31:0:0:0:0:10"
        assert plays(other) == plays(START)
        assert "3-1 for player 2 · rules: standard\n" in bgaudit("legal", other).out

    def test_the_rule_set_is_followed(self, tmp_path: Path) -> None:
        assert plays(MEN_ON_6_AND_4) == ["6/3 4/off", "6/1 4/1"]
        assert plays(MEN_ON_6_AND_4, "--rules", "timed-app") == ["6/1 4/1"]
        house = tmp_path / "house.yaml"
        house.write_text("extends: standard\nmoves:\n  larger_die: false\n")
        assert plays(EITHER_BUT_NOT_BOTH) == ["10/4"]
        assert plays(EITHER_BUT_NOT_BOTH, "--rules", str(house)) == ["10/6", "10/4"]

    def test_what_the_rule_set_leaves_open_is_told(self) -> None:
        run = bgaudit("legal", EITHER_BUT_NOT_BOTH, "--rules", "casino")
        assert (
            run.out.partition("\n\n")[2]
            == """\
1 legal play
  10/4

legal too if a man moved with two dice needs no open point between them, which is left open here:
  20/10

illegal if a man moved with two dice needs no open point between them, which is left open here:
  10/4
"""
        )


class TestPosition:
    @pytest.mark.parametrize(
        "position",
        [
            "XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10",
            "-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10",
            "-b----E-C---eE---c-e----B-",
            "4HPwATDgc/ABMA:MIEFAAAAAAAE",
            "4HPwATDgc/ABMA",
            " 4HPwATDgc/ABMA ",
        ],
    )
    def test_every_kind_of_identifier(self, position: str) -> None:
        assert plays("--dice", "31", "--", position) == plays(START)

    @pytest.mark.parametrize("dice", ["61", "6-1", "6 1", "1,6"])
    def test_the_roll_that_is_given_counts(self, dice: str) -> None:
        assert sorted(plays(START, "--dice", dice)) == sorted(plays(START, "--dice", "61"))
        assert "13/7 8/7" in plays(START, "--dice", dice)

    @pytest.mark.parametrize(
        ("position", "reason"),
        [
            ("hello", "not a position ID: 'hello' is not base64"),
            ("", "not a position ID: '' holds 0 bytes, not 10"),
            ("XGID=-b", "not an XGID: 'XGID=-b' has 1 fields of at least 9"),
        ],
    )
    def test_what_is_no_identifier_is_refused(self, position: str, reason: str) -> None:
        message = f"bgaudit: '{position}' is no XGID and no GNU Backgammon ID: {reason}\n"
        assert bgaudit("legal", position) == Run(2, "", message)

    def test_the_end_of_a_game_is_refused(self) -> None:
        assert bgaudit("legal", "AAAAAAAAAAAAAA") == Run(
            2,
            "",
            "bgaudit: 'AAAAAAAAAAAAAA' is the end of a game: a player has no man on the board\n",
        )

    def test_a_position_without_a_roll_needs_one(self) -> None:
        message = "bgaudit: the position has no roll: give one, as in --dice 64\n"
        assert bgaudit("legal", "4HPwATDgc/ABMA") == Run(2, "", message)

    @pytest.mark.parametrize(
        ("option", "value", "message"),
        [
            ("--dice", "70", "'70' is no roll: two dice from 1 to 6, as in --dice 64"),
            ("--dice", "6", "'6' is no roll: two dice from 1 to 6, as in --dice 64"),
            ("--play", "8-5", f"'8-5' {NO_PLAY}"),
            ("--play", "????", f"'????' {NO_PLAY}"),
            ("--rules", "standart", "unknown rule set 'standart': did you mean 'standard'?"),
            ("--format", "xml", "unknown format 'xml': it is one of text, json"),
        ],
    )
    def test_an_option_that_means_nothing_is_refused(
        self, option: str, value: str, message: str
    ) -> None:
        assert bgaudit("legal", START, option, value) == Run(2, "", f"bgaudit: {message}\n")

    def test_men_of_both_players_on_one_point_are_no_position(self) -> None:
        # Both players have a man on the same point: the first one's 1 is the other's 24.
        bits = [0] * 23 + [1, 0, 0] + [1] + [0] * 25
        number = sum(bit << place for place, bit in enumerate(bits))
        text = base64.b64encode(number.to_bytes(10, "little")).decode().rstrip("=")
        run = bgaudit("legal", text, "--dice", "31")
        assert run == Run(
            2, "", f"bgaudit: '{text}' is no position: men of both players share a point\n"
        )


class TestJson:
    def test_the_plays(self) -> None:
        run = bgaudit("legal", "--format", "json", EITHER_BUT_NOT_BOTH, "--rules", "casino")
        assert (run.status, run.err) == (0, "")
        assert json.loads(run.out) == {
            "schema": 1,
            "tool": {"name": "bgaudit", "version": __version__},
            "rules": "casino",
            "xgid": EITHER_BUT_NOT_BOTH,
            "gnubg_id": "3PmYAQC/P0AAAg:MAETAAAAAAAE",
            "player": 1,
            "dice": [6, 4],
            "number": 1,
            "ruling": None,
            "plays": [{"play": "10/4", "position_id": "vz8BAALc+ZgBAA"}],
            "legal_if_passing": [{"play": "20/10", "position_id": "vz/AAADc+ZgBAA"}],
            "illegal_if_passing": [{"play": "10/4", "position_id": "vz8BAALc+ZgBAA"}],
        }
