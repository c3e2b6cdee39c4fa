"""Options of the cube and of what games are worth."""

from __future__ import annotations

from match_records import MONEY, match
from option_case import OptionCase

from bgaudit.rules.options.score import FixedResignation

GAMMON = """
; Set Pos=-A-----------------eee----/0
 1) 21: 1/off
      Wins 2 points
"""

CASES = [
    OptionCase(
        "cube.in_use",
        """
 1) 31: 8/5 6/5                   Doubles => 2
 2)  Takes                       42: 8/4 6/4
""",
        [(True, []), (False, ["1.1 Marc CU018 error"])],
    ),
    OptionCase(
        "cube.max",
        """
 1) 31: 8/5 6/5                   Doubles => 2
 2)  Takes                       42: 8/4 6/4
 3)  Doubles => 4                 Takes
""",
        [(None, []), (4, []), (2, ["1.3 Anna CU014 error"])],
    ),
    OptionCase(
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
    OptionCase(
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
    OptionCase(
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
    OptionCase(
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
    OptionCase(
        "cube.beavers",
        MONEY
        + """\
 1) 31: 8/5 6/5                   Doubles => 2
 2)  Beavers => 4                 Takes
""",
        [(True, []), (False, ["1.2 Anna CU010 error"])],
    ),
    OptionCase(
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
    OptionCase(
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
    OptionCase(
        "score.gammon",
        GAMMON,
        [(2, []), (1, ["1.- Anna SC003 error"])],
    ),
    OptionCase(
        "score.backgammon",
        """
; Set Pos=-A-a---------------eed----/0
 1) 21: 1/off
      Wins 3 points
""",
        [(3, []), (2, ["1.- Anna SC006 error"])],
    ),
    OptionCase(
        "score.backgammon_condition",
        """
; Set Pos=-A-a---------------eed----/0
 1) 21: 1/off
      Wins 3 points
""",
        [
            ("home_or_bar", []),
            ("home_only", []),
            ("home_bar_unclear", []),
            ("bar_only", ["1.- Anna SC005 error"]),
            ("none", ["1.- Anna SC005 error"]),
        ],
    ),
    OptionCase(
        "score.jacoby",
        MONEY + GAMMON,
        [(False, []), (True, ["1.- Anna SC007 error"]), (None, ["1.- Anna IN013 note"])],
        {"cube.automatic_doubles": 0},
    ),
    OptionCase(
        "score.jacoby_autodouble_counts",
        MONEY + GAMMON.replace("2 points", "4 points"),
        [(False, ["1.- Anna SC008 error"]), (True, [])],
        {"cube.automatic_doubles": 1, "score.jacoby": True},
    ),
    OptionCase(
        "score.score_cap",
        match(5, "Anna 2", "Marc 2", "Marc 2", "Anna 1 without the cube", "Anna 1", GAMMON),
        [("none", []), ("match_length", ["6.- Anna SC014 error"])],
    ),
    OptionCase(
        "score.resignation.values",
        """
 1) 31: 8/5 6/5                  42: 8/4 6/4
      Wins 2 points
""",
        [((1, 2, 3), []), ((1, 2), []), ((1, 3), ["1.- Anna SC009 error"])],
    ),
    OptionCase(
        "score.resignation.fixed",
        """
 1) 31: 8/5 6/5                  42: 8/4 6/4
      Wins 1 point
""",
        [(None, []), (FixedResignation(), ["1.- Anna SC009 error"])],
    ),
    OptionCase(
        "score.resignation.fixed.none_off",
        """
 1) 31: 8/5 6/5                  42: 8/4 6/4
      Wins 1 point
""",
        [(1, []), (2, ["1.- Anna SC009 error"]), (3, ["1.- Anna SC009 error"])],
        {"score.resignation.fixed": FixedResignation()},
    ),
    OptionCase(
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
