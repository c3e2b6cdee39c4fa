"""``bgaudit legal --play``: the ruling on one play, and the exit status."""

from __future__ import annotations

import json

import pytest
from running import Run, bgaudit

START = "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10"
SHUT_OUT = "XGID=------F-C---cE---c-e-bb--A:0:0:1:63:0:0:0:0:10"
NINE_AWAY = "XGID=-b----E-C---dE---c-cc---B-:0:0:1:54:0:0:0:0:10"
MEN_ON_6_AND_4 = "XGID=----A-A------eee----------:0:0:1:53:0:0:0:0:10"


class TestRuling:
    def test_a_legal_play(self) -> None:
        run = bgaudit("legal", START, "--play", "8/5 6/5")
        assert (run.status, run.err) == (0, "")
        assert run.out.partition("\n\n")[2] == "8/5 6/5 is legal\n"

    def test_an_illegal_play_has_its_rule_and_the_source_of_it(self) -> None:
        assert bgaudit("legal", START, "--dice", "62", "--play", "24/18 13/10") == Run(
            1,
            """\
6-2 for player 1 · rules: standard
XGID=-b----E-C---eE---c-e----B-:0:0:1:62:0:0:0:0:10
4HPwATDgc/ABMA:MAELAAAAAAAE

error MV002 wrong-distance: 24/18 13/10 with 6-2: no die is a 3
help: 14 plays are legal, such as 24/18 13/11 or 24/18 24/22
rule: a step has a length that was not rolled (Backgammon Circle rules; GNU Backgammon manual, "Movement of the
Checkers")
""",  # noqa: E501 - a ruling as wide as it is
            "",
        )

    @pytest.mark.parametrize(
        ("position", "rules", "play", "status", "verdict"),
        [
            (SHUT_OUT, "standard", "Cannot Move", 0, "Cannot Move is legal"),
            (MEN_ON_6_AND_4, "standard", "4/off 6/3", 0, "4/off 6/3 is legal"),
            (
                MEN_ON_6_AND_4,
                "timed-app",
                "6/3 4/off",
                1,
                "error MV017 pip-waste: 6/3 4/off with 5-3: 1 pip is wasted, where none need be",
            ),
            (
                MEN_ON_6_AND_4,
                "backgammon-circle-strict",
                "6/3 4/off",
                1,
                "warning MV018 wasted-number: 6/3 4/off with 5-3: 1 pip is wasted, where none need "
                "be",
            ),
            (
                NINE_AWAY,
                "standard",
                "24/15",
                1,
                "error MV005 no-way-through: 24/15 with 5-4: 24/15 has no open point to touch down "
                "on",
            ),
        ],
    )
    def test_the_verdict_and_the_exit_status(
        self, position: str, rules: str, play: str, status: int, verdict: str
    ) -> None:
        run = bgaudit("legal", position, "--rules", rules, "--play", play)
        assert (run.status, run.err) == (status, "")
        assert run.out.partition("\n\n")[2].splitlines()[0] == verdict

    @pytest.mark.parametrize("play", ["", "Cannot Move"])
    def test_no_play_where_there_is_one(self, play: str) -> None:
        run = bgaudit("legal", START, "--play", play)
        assert run.status == 1
        assert "\nerror MV015 skipped-play: no play with 3-1: a legal play exists\n" in run.out

    def test_a_verdict_that_the_rule_set_leaves_open(self) -> None:
        run = bgaudit("legal", NINE_AWAY, "--play", "24/15", "--rules", "casino")
        assert (run.status, run.err) == (0, "")
        verdict = " ".join(run.out.partition("\n\n")[2].split())
        assert verdict.startswith(
            "note IN013 undecided-rule: 24/15 with 5-4: MV005 (24/15 has no open point to touch "
            "down on) if a man moved with two dice needs an open point between them, legal if he "
            "needs none help: the rule set does not say which; if it is illegal, 6 plays are legal"
        )

    def test_an_odd_way_of_writing_is_noted(self) -> None:
        held = "XGID=-b---CE-E---c----dc--c--B-:0:0:1:65:0:0:0:0:10"
        run = bgaudit("legal", held, "--play", "24/18/13")
        assert run.status == 0
        assert "\n24/18/13 is legal\nnote IN017 legal-by-another-way: " in run.out


class TestJson:
    def test_the_ruling(self) -> None:
        run = bgaudit("legal", START, "--format", "json", "--play", "8/5")
        assert run.status == 1
        report = json.loads(run.out)
        assert report["number"] == len(report["plays"]) == 16
        assert report["ruling"] == {
            "play": "8/5",
            "legal": False,
            "code": "MV012",
            "name": "unplayed-die",
            "severity": "error",
            "message": "8/5 with 3-1: both dice can be played, and one is left",
            "help": "16 plays are legal, such as 8/5 24/23 or 8/5 8/7",
            "rule": "one die is left although both could be played (Backgammon Circle rules; "
            'GNU Backgammon manual, "Movement of the Checkers")',
        }

    @pytest.mark.parametrize(
        ("arguments", "legal"),
        [([START, "--play", "8/5 6/5"], True), ([NINE_AWAY, "--play", "24/15"], None)],
    )
    def test_a_ruling_of_legal_or_left_open(self, arguments: list[str], legal: bool | None) -> None:
        run = bgaudit("legal", *arguments, "--format", "json", "--rules", "casino")
        assert run.status == 0
        assert json.loads(run.out)["ruling"]["legal"] is legal
