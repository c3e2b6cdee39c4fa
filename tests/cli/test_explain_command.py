"""``bgaudit explain`` and ``bgaudit checks``: what they print, and what they refuse."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from running import Run, bgaudit

from bgaudit import Source, audit, load_preset
from bgaudit.replay.checks.check import error
from bgaudit.replay.checks.example import whole_record
from bgaudit.replay.checks.registry import ALL_CHECKS
from bgaudit.replay.checks.told import TOLD
from bgaudit.report.check_pages import check_page, checks_table, other_codes

PAGE = """\
DI001 malformed-roll: a roll is not two dice from 1 to 6 (error)

A roll is two dice, each from 1 to 6, written as two digits before the play. As the dice are not
known, bgaudit does not judge this play, and reads on with whatever it may have been.

wrong:

     7 point match

     Game 1
     Anna : 0                         Marc : 0
     1) 71: 13/7 8/7

bgaudit says:

    line 5: error DI001 71 is no roll of two dice
        help: each die shows 1 to 6

right:

     7 point match

     Game 1
     Anna : 0                         Marc : 0
     1) 61: 13/7 8/7

source: the .mat format: two digits and a colon stand before each play
"""

INVENTED = error(
    "ZZ001",
    "slow-pen",
    "the record is written more slowly than the game is played",
    why="Nobody should have to wait for the one who writes. It is a habit like any other.",
    bad=" 1) 31: 8/5* 6/5",
    good=" 1) 31: 8/5 6/5",
    source="nobody's rules",
    rules="money",
    options=("moves.larger_die", "score.resignation.values"),
    default=False,
)

INVENTED_PAGE = """\
ZZ001 slow-pen: the record is written more slowly than the
game is played (error, off unless selected with
--extend-select ZZ001)

Nobody should have to wait for the one who writes. It is a
habit like any other.

wrong, under the rule set money:

     7 point match

     Game 1
     Anna : 0                         Marc : 0
     1) 31: 8/5* 6/5

bgaudit says:

    line 5: warning MV020 a hit is marked on 5, where no
        man is hit

right, under the rule set money:

     7 point match

     Game 1
     Anna : 0                         Marc : 0
     1) 31: 8/5 6/5

options of the rule set that change it:

    moves.larger_die: whether the larger die must be
        played where only one of two can be (true or false;
        usually true)
    score.resignation.values: what may be resigned,
        times the cube (a list of 1, 2 or 3; usually
        [1, 2, 3])

source: nobody's rules
"""

NARROW = """\
code    name      severity    default    what it finds
------  --------  ----------  ---------  ---------------------
ZZ001   slow-pen  error       off        the record is written
                                         more slowly than the
                                         game is played
"""

OTHERS = """
code    name                      told by      how
------  ------------------------  -----------  ---------------------------------
MV031   unreplayable-play         MV001 IN012  in the help of the play's finding
CU020   wrong-owner-after-a-take  CU001        at the next double
"""


class TestExplain:
    def test_a_page(self) -> None:
        assert bgaudit("explain", "DI001") == Run(0, PAGE, "")

    @pytest.mark.parametrize("word", ["di001", "malformed-roll", "Malformed-Roll"])
    def test_a_check_goes_by_its_code_and_by_its_name(self, word: str) -> None:
        assert bgaudit("explain", word).out == PAGE

    def test_a_page_has_the_width_it_is_given(self) -> None:
        source = Source.from_text("bad.mat", whole_record(INVENTED.bad))
        page = check_page(INVENTED, audit(source, load_preset("money")), width=60)
        assert page == INVENTED_PAGE

    def test_several_checks_are_told_in_the_order_asked_for(self) -> None:
        one, other = bgaudit("explain", "MV013").out, bgaudit("explain", "CU005").out
        both = Run(0, f"{one}\n\n{other}", "")
        assert bgaudit("explain", "MV013", "CU005") == both
        assert bgaudit("explain", "smaller-die", "cu005", "MV013") == both

    @pytest.mark.parametrize("check", ALL_CHECKS, ids=lambda check: check.code)
    def test_every_check_has_a_page_with_its_own_finding(self, check: Any) -> None:
        run = bgaudit("explain", check.code)
        assert (run.status, run.err) == (0, "")
        said = run.out.partition("bgaudit says:\n")[2].partition("\nright")[0]
        assert f" {check.code} " in said

    @pytest.mark.parametrize(
        ("code", "text"),
        [
            (
                "cube-not-reset",
                "CU021 cube-not-reset is no check of its own: CU005 tells it, at the first double "
                "of the game\n",
            ),
            (
                "CU024",
                "CU024 double-from-the-bar is no check of its own: a player on the bar may "
                "double\n",
            ),
        ],
    )
    def test_a_code_that_is_no_check(self, code: str, text: str) -> None:
        assert bgaudit("explain", code) == Run(0, text, "")

    def test_json(self) -> None:
        run = bgaudit("explain", "--format", "json", "SC007", "MV013")
        report = json.loads(run.out)
        assert report["schema"] == 1
        assert [check["code"] for check in report["checks"]] == ["SC007", "MV013"]
        assert report["checks"][0]["findings"] == [
            {
                "code": "SC007",
                "severity": "error",
                "line": 7,
                "column": 7,
                "message": "under the Jacoby rule an undoubled gammon is 1 point, recorded as 2",
                "help": None,
            }
        ]
        assert (report["waiting"], report["told"]) == ([], [])
        assert report["checks"][0]["rules"] == "money"
        assert report["checks"][0]["bad"].endswith(" 1) 21: 1/off\n      Wins 2 points\n")


class TestChecks:
    def test_a_table(self) -> None:
        run = bgaudit("checks")
        assert (run.status, run.err) == (0, "")
        checks, told = run.out.split("\n\n")
        assert codes_in(checks) == [check.code for check in ALL_CHECKS]
        assert set(codes_in(told)) >= {entry.code for entry in TOLD}
        assert max(map(len, run.out.split("\n"))) <= 120

    def test_codes_that_are_no_checks(self) -> None:
        assert other_codes(TOLD[:2]) == OTHERS

    def test_a_narrow_table(self) -> None:
        assert checks_table([INVENTED], width=60) == NARROW

    def test_json(self) -> None:
        report = json.loads(bgaudit("checks", "--format", "json").out)
        assert [check["code"] for check in report["checks"]] == [check.code for check in ALL_CHECKS]
        assert report["waiting"] == []
        assert report["told"][0] == {
            "code": "MV031",
            "name": "unreplayable-play",
            "by": ["MV001", "IN012"],
            "how": "in the help of the play's finding",
        }
        by_code = {check["code"]: check for check in report["checks"]}
        assert by_code["CU001"] == {
            "code": "CU001",
            "name": "double-by-non-owner",
            "severity": "error",
            "default": True,
            "summary": "a player doubles with the opponent's cube",
            "options": by_code["CU001"]["options"],
            "source": 'Backgammon Circle rules; GNU Backgammon manual, "Doubling"',
        }


def codes_in(text: str) -> list[str]:
    return re.findall(r"\b[A-Z]{2}\d{3}\b", text)


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (
            ["explain", "MV015", "mv0155"],
            "unknown check 'mv0155': did you mean MV015 skipped-play?",
        ),
        (
            ["explain", "hit-mark", "xyz"],
            "unknown check 'hit-mark': did you mean IN001 missing-hit-mark?; "
            "unknown check 'xyz': bgaudit checks lists all",
        ),
        (["explain", "MV012", "--format", "jsn"], "unknown format 'jsn': did you mean 'json'?"),
        (["checks", "--format", "x"], "unknown format 'x': it is one of text, json"),
    ],
)
def test_refusals(arguments: list[str], message: str) -> None:
    assert bgaudit(*arguments) == Run(2, "", f"bgaudit: {message}\n")


@pytest.mark.parametrize("arguments", [["explain"], ["checks", "MV012"]])
def test_bad_usage(arguments: list[str]) -> None:
    run = bgaudit(*arguments)
    assert (run.status, run.out) == (2, "")
    assert run.err.startswith("Usage: bgaudit")
