"""Each option of a rule set changes a verdict; those that no two-column record can show are listed.

A case is a record, the option, and for each of its values all that bgaudit has to say under the
standard rule set with that value.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import pytest
from match_records import match
from verdicts import audited, changed, verdicts

from bgaudit.rules.options.lookup import all_options
from bgaudit.rules.options.score import FixedResignation


@dataclass(frozen=True)
class Case:
    """What bgaudit says of a record under each value of an option.

    What else the rule set needs for the option to matter is set ``besides``. With ``scored`` the
    score that the match comes to stands last.
    """

    key: str
    record: str
    says: list[tuple[Any, list[str]]]
    besides: dict[str, Any] = field(default_factory=dict)
    scored: bool = False


MONEY = " Money session\n\n Game 1\n Anna : 0                         Marc : 0\n"

GAMMON = """
; Set Pos=-A-----------------eee----/0
 1) 21: 1/off
      Wins 2 points
"""

POSTED = match(
    13,
    "Anna 1",
    "Marc 1",
    *("Anna 2",) * 4,
    *("Marc 2",) * 4,
    "Anna 2",
    "Marc 2",
    "Anna 1",
    "Marc 1 without the cube",
    "Marc 1 without the cube",
)
"""9-9, 11-9, 11-11, 12-11, 12-12, 12-13: Anna was the first to reach 11."""

CASES = [
    Case(
        "match.length_parity",
        match(4, "Anna 1"),
        [("any", []), ("odd", ["-.- - MT001 error"])],
    ),
    Case(
        "match.posted_length",
        match(13, "Anna 1"),
        [(None, []), (13, []), (11, ["-.- - MT009 error"])],
    ),
    Case(
        "match.wrong_length",
        POSTED,
        [
            ("first_to_posted", ["-.- - MT009 error", "12.- - MT002 error"]),
            ("as_played", ["-.- - MT009 error"]),
            ("director", ["-.- - IN013 note", "-.- - MT009 error"]),
        ],
        {"match.posted_length": 11},
    ),
    Case(
        "match.concession",
        """
 1) 31: 8/5 6/5                  42: 8/4 6/4
      Wins 1 point
""",
        [
            ("any", []),
            ("no_contact_only", ["1.- Marc SC022 warning"]),
            ("none", ["1.- Marc SC022 warning"]),
        ],
    ),
    Case(
        "match.variant",
        match(7, " 1) 21: 23/22 6/4"),
        [("nackgammon", []), ("standard", ["1.1 Anna MV001 error open"])],
    ),
    Case(
        "match.money",
        """
 1) 31: 8/5 6/5                   Doubles => 2
 2)  Beavers => 4                 Takes
""",
        [(False, ["1.2 Anna CU010 error"]), (True, [])],
    ),
    Case(
        "opening.roll",
        " 1) 33: 8/5(2) 6/3(2)",
        [("one_die_each", ["1.1 Anna DI002 error"]), (None, ["1.1 Anna IN013 note"])],
    ),
    Case(
        "opening.winner_starts",
        match(7, "Anna 1", " 1) 33: 8/5(2) 6/3(2)            42: 8/4 6/4"),
        [(False, ["2.1 Anna DI002 error"]), (True, [])],
    ),
    Case(
        "moves.illegal_play",
        " 1) 31: 8/4 6/5                  42: 8/4 6/4",
        [
            ("legal_moves", ["1.1 Anna MV003 error stood"]),
            ("condoned", ["1.1 Anna MV003 warning condoned"]),
            ("server_enforced", ["1.1 Anna MV003 error"]),
            ("director", ["1.1 Anna MV003 error stood"]),
        ],
    ),
    Case(
        "moves.challenge_window",
        " 1) 31: 8/4 6/5                   Doubles => 2",
        [
            ("before_next_roll_or_double", ["1.1 Anna MV003 error stood"]),
            ("before_next_roll", ["1.1 Anna MV003 error open"]),
            ("before_next_play_completed", ["1.1 Anna MV003 error open"]),
            ("until_resolved", ["1.1 Anna MV003 error open"]),
            ("none", ["1.1 Anna MV003 error"]),
        ],
    ),
    Case(
        "moves.larger_die",
        """
; Set Pos=-FG-------A---b-b--eAcc---/0
 1) 64: 10/6                     21: 11/9 11/10
""",
        [(True, ["1.1 Anna MV013 error stood"]), (False, [])],
    ),
    Case(
        "moves.bearoff_waste",
        """
; Set Pos=--A--AA------eee----------/0
 1) 61: 6/5 5/off                21: 12/10 12/11
""",
        [
            ("standard", []),
            ("full_value_if_possible", ["1.1 Anna MV018 warning stood"]),
            ("min_total", ["1.1 Anna MV017 error stood"]),
        ],
    ),
    Case(
        "moves.transit",
        """
; Set Pos=-b----E-C---dE---c-cc---B-/0
 1) 54: 24/15                    21: 24/22 24/23
""",
        [
            ("must_be_open", ["1.1 Anna MV005 error stood"]),
            ("unspecified", ["1.1 Anna IN013 note"]),
        ],
    ),
    Case(
        "moves.closed_out_roll",
        """
; Set Pos=aBBBBBBC-----------eed----/0
 1) 21: 7/5 7/6                  63: Cannot Move
 2) 31: 6/3 7/6
""",
        [("optional", []), ("required", []), ("forbidden", ["1.1 Marc DI011 error"])],
    ),
    Case(
        "moves.closed_out_roll",
        """
; Set Pos=aBBBBBBC-----------eed----/0
 1) 21: 7/5 7/6
 2) 31: 6/3 7/6
""",
        [
            ("optional", ["1.2 Marc IN015 note"]),
            ("required", ["1.2 Marc DI010 error"]),
            ("forbidden", ["1.2 Marc IN015 note"]),
        ],
    ),
    Case(
        "moves.submove_order",
        """
; Set Pos=--BBCCD-A----eee----------/0
 1) 62: 6/off 8/6                21: 12/10 12/11
""",
        [("any", []), ("as_written", ["1.1 Anna MV029 error stood"])],
    ),
    Case(
        "moves.ambiguous_path",
        """
; Set Pos=-b---CE-E---e----da--c--B-/0
 1) 65: 24/13                    21: 13/11 8/7
""",
        [
            ("context", []),
            ("no_hit", []),
            ("hit", ["-.- - IN001 note", "1.1 Marc MV006 error open"]),
            ("first_die_first", ["-.- - IN001 note", "1.1 Marc MV006 error open"]),
        ],
    ),
    Case(
        "cube.in_use",
        """
 1) 31: 8/5 6/5                   Doubles => 2
 2)  Takes                       42: 8/4 6/4
""",
        [(True, []), (False, ["1.1 Marc CU018 error"])],
    ),
    Case(
        "cube.max",
        """
 1) 31: 8/5 6/5                   Doubles => 2
 2)  Takes                       42: 8/4 6/4
 3)  Doubles => 4                 Takes
""",
        [(None, []), (4, []), (2, ["1.3 Anna CU014 error"])],
    ),
    Case(
        "cube.crawford",
        match(
            3,
            "Anna 2",
            """
 1) 31: 8/5 6/5                   Doubles => 2
 2)  Takes                       42: 8/4 6/4
""",
        ),
        [(True, ["2.1 Marc CU004 error"]), (False, [])],
    ),
    Case(
        "cube.crawford_double",
        match(
            3,
            "Anna 2",
            "Marc 2",
        ),
        [
            ("annul", ["2.1 Marc CU004 error", "2.- Marc SC023 note", "2-1"]),
            ("stands_after_game", ["2.1 Marc CU004 error", "2-2"]),
            ("director", ["2.1 Marc CU004 error", "2.- Marc SC023 note", "2-2"]),
        ],
        scored=True,
    ),
    Case(
        "cube.holland",
        match(
            3,
            "Anna 2",
            "Marc 1 without the cube",
            """
 1) 31: 8/5 6/5                   Doubles => 2
 2)  Takes                       42: 8/4 6/4
""",
        ),
        [(False, []), (True, ["3.1 Marc CU019 error"])],
    ),
    Case(
        "cube.dead_cube",
        match(
            7,
            "Anna 2",
            "Anna 2",
            "Anna 1",
            """
 1) 31: 8/5 6/5                   Doubles => 2
 2)  Takes                       42: 8/4 6/4
 3)  Doubles => 4                 Takes
""",
        ),
        [
            ("owner_prohibited", ["4.3 Anna CU015 error"]),
            ("us_5_6", []),
            ("allowed", []),
            (None, ["4.3 Anna IN013 note"]),
        ],
    ),
    Case(
        "cube.beavers",
        MONEY
        + """\
 1) 31: 8/5 6/5                   Doubles => 2
 2)  Beavers => 4                 Takes
""",
        [(True, []), (False, ["1.2 Anna CU010 error"])],
    ),
    Case(
        "cube.raccoons",
        MONEY
        + """\
 1) 31: 8/5 6/5                   Doubles => 2
 2)  Beavers => 4                 Raccoons => 8
 3)  Beavers => 16                Takes
""",
        [
            (0, ["1.2 Marc CU012 error", "1.3 Anna CU012 error"]),
            (1, ["1.3 Anna CU012 error"]),
            (2, []),
            (-1, []),
        ],
        {"cube.beavers": True},
    ),
    Case(
        "cube.automatic_doubles",
        MONEY
        + """\
 1) 31: 8/5 6/5                   Doubles => 8
 2)  Takes                       42: 8/4 6/4
""",
        [
            (0, ["1.1 Marc CU005 error"]),
            (1, ["1.1 Marc CU017 error"]),
            (2, ["1.1 Marc IN005 note"]),
            (-1, ["1.1 Marc IN005 note"]),
        ],
    ),
    Case(
        "score.gammon",
        GAMMON,
        [(2, []), (1, ["1.- Anna SC003 error"])],
    ),
    Case(
        "score.backgammon",
        """
; Set Pos=-A-a---------------eed----/0
 1) 21: 1/off
      Wins 3 points
""",
        [(3, []), (2, ["1.- Anna SC006 error"])],
    ),
    Case(
        "score.backgammon_condition",
        """
; Set Pos=-A-a---------------eed----/0
 1) 21: 1/off
      Wins 3 points
""",
        [
            ("home_or_bar", []),
            ("home_only", []),
            ("bar_only", ["1.- Anna SC005 error"]),
            ("none", ["1.- Anna SC005 error"]),
        ],
    ),
    Case(
        "score.jacoby",
        MONEY + GAMMON,
        [(False, []), (True, ["1.- Anna SC007 error"]), (None, ["1.- Anna IN013 note"])],
        {"cube.automatic_doubles": 0},
    ),
    Case(
        "score.jacoby_autodouble_counts",
        MONEY + GAMMON.replace("2 points", "4 points"),
        [(False, ["1.- Anna SC008 error"]), (True, [])],
        {"cube.automatic_doubles": 1, "score.jacoby": True},
    ),
    Case(
        "score.score_cap",
        match(5, "Anna 2", "Marc 2", "Marc 2", "Anna 1 without the cube", "Anna 1", GAMMON),
        [("none", []), ("match_length", ["6.- Anna SC014 error"])],
    ),
    Case(
        "score.resignation.values",
        """
 1) 31: 8/5 6/5                  42: 8/4 6/4
      Wins 2 points
""",
        [((1, 2, 3), []), ((1, 2), []), ((1, 3), ["1.- Anna SC009 error"])],
    ),
    Case(
        "score.resignation.fixed",
        """
 1) 31: 8/5 6/5                  42: 8/4 6/4
      Wins 1 point
""",
        [(None, []), (FixedResignation(), ["1.- Anna SC009 error"])],
    ),
    Case(
        "score.resignation.fixed.none_off",
        """
 1) 31: 8/5 6/5                  42: 8/4 6/4
      Wins 1 point
""",
        [(1, []), (2, ["1.- Anna SC009 error"]), (3, ["1.- Anna SC009 error"])],
        {"score.resignation.fixed": FixedResignation()},
    ),
    Case(
        "score.resignation.fixed.some_off",
        """
; Set Pos=-----D------------eec-----/0
 1) 21: 5/3 5/4                  21: 5/3 5/4
      Wins 1 point
""",
        [(1, []), (2, ["1.- Anna SC009 error"])],
        {"score.resignation.fixed": FixedResignation()},
    ),
]

WITHIN = {"score.resignation.fixed.none_off", "score.resignation.fixed.some_off"}
"""Those that an option groups which may be none."""


@pytest.mark.parametrize(
    ("case", "value", "expected"),
    [
        pytest.param(case, value, expected, id=f"{case.key}-{value}")
        for case in CASES
        for value, expected in case.says
    ],
)
def test_an_option_changes_the_verdict(case: Case, value: Any, expected: list[str]) -> None:
    rules = changed("standard", case.besides | {case.key: value})
    said = verdicts(case.record, rules)
    if case.scored:
        said.append("{}-{}".format(*audited(case.record, rules).matches[0].score))
    assert said == expected


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.key)
def test_its_values_differ_in_what_is_said(case: Case) -> None:
    said = [expected for _, expected in case.says]
    assert any(one != other for one in said for other in said)


def test_every_option_is_tried_or_waits_for_a_record_that_can_show_it() -> None:
    tried = {case.key for case in CASES}
    waiting = {option.key for option in all_options() if option.needs}
    assert tried - WITHIN | waiting == {option.key for option in all_options()}
    assert tried & waiting == set()
