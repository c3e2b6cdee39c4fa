"""Games and matches as they are scored: T21, T25, T26 and T31."""

from __future__ import annotations

from case import CIRCLE, Case
from match_records import MONEY, match

CASES = [
    # T21: the Jacoby rule and an automatic double.
    Case(
        "T21 an automatic double does not make gammons count",
        MONEY
        + """
; Set Pos=-A-----------------eee----/0
 1) 21: 1/off
      Wins 4 points
""",
        {"backgammon-circle-money": ["1.- Anna SC008 error"]},
    ),
    Case(
        "T21 more ties than automatic doubles",
        MONEY
        + """
 1) 31: 8/5 6/5                   Doubles => 8
 2)  Takes                       42: 8/4 6/4
""",
        {"backgammon-circle-money": ["1.1 Marc CU017 error"]},
    ),
    # T25: a wrong drop, and a wrong score line after it.
    Case(
        "T25 a drop scored as 2, and a score that does not follow",
        """
7 point match

 Game 1
 Anna : 0                         Marc : 0
 1) 31: 8/5 6/5                  42: 8/4 6/4
 2)  Doubles => 2                 Drops
      Wins 2 points

 Game 2
 Anna : 3                         Marc : 1
 1) 42: 8/4 6/4
""",
        {
            f"standard us-2009 usbgf-2019 wbgf-2023-legal {CIRCLE}": [
                "1.- Anna SC002 error",
                "2.- - SC012 error",
            ]
        },
    ),
    # T26: a chain of scores with one Crawford game.
    *(
        Case(
            "T26 the Crawford game is played once",
            match(
                5,
                "Anna 2",
                "Marc 1",
                "Anna 2",
                "Marc 1 without the cube",
                "Marc 2",
                """
; Set Pos=-A-----------------eee----/0
 1) 21: 1/off
      Wins 2 points and the match
""",
            ),
            {rules: expected},
            score=score,
        )
        for rules, expected, score in (
            ("standard us-2009 usbgf-2019 wbgf-2023-legal", [], (6, 4)),
            ("gammonspace", ["6.- Anna SC014 error"], (5, 4)),
        )
    ),
    Case(
        "T26 the cube is used in the Crawford game and not after it",
        match(5, "Anna 2", "Marc 1", "Anna 2", "Marc 1"),
        {"standard usbgf-2019": ["4.1 Marc CU004 error", "4.2 Anna CU025 note"]},
    ),
    Case(
        "T26 a game after the match",
        match(5, "Anna 2", "Anna 2", "Anna 1 without the cube", "Marc 1"),
        {"standard us-2009 usbgf-2019 wbgf-2023-legal": ["4.- - MT002 error"]},
        score=(5, 0),
    ),
    # T31: what a resignation is worth.
    *(
        Case(
            f"T31 resigned with {off} men off for {points}",
            f"""
; Set Pos=-{position}/0
 1) 21: 6/4 6/5                  21: 6/4 6/5
      Wins {points}
""",
            {"timed-app": ["1.- Anna SC009 error"] if wrong else []},
        )
        for off, position, points, wrong in (
            (2, "-----D------------eec-----", "1 point", False),
            (2, "-----D------------eec-----", "2 points", True),
            (0, "-----D------------eee-----", "2 points", False),
            (0, "-----D------------eee-----", "1 point", True),
        )
    ),
    Case(
        "T31 resigned for less than the cube",
        """
 1) 31: 8/5 6/5                   Doubles => 2
 2)  Takes                       42: 8/4 6/4
      Wins 1 point
""",
        {"standard usbgf-2019 wbgf-2023-legal": ["1.- Anna SC009 error"]},
    ),
]
