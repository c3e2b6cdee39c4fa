"""T03, T12 and T16 to T38: whole games and matches, with the verdict under each rule set that differs.

A case is a record, and for each rule set (or several, with blanks between them) all that bgaudit
has to say of it, as ``game.row player CODE severity status``.
"""

from __future__ import annotations

from dataclasses import dataclass

import pytest
from match_records import match
from verdicts import ALL, audited, verdicts

EVERY = " ".join(ALL)
CIRCLE = "backgammon-circle backgammon-circle-strict backgammon-circle-double-backgammon"
NO_CUBE = "casino timed-app"


@dataclass(frozen=True)
class Case:
    """A record and what is said of it; ``score`` is what the match comes to, where that counts."""

    name: str
    record: str
    says: dict[str, list[str]]
    score: tuple[int, int] | None = None


MONEY = " Money session\n\n Game 1\n Anna : 0                         Marc : 0"

CASES = [
    # T03: the only legal play.
    Case(
        "T03 the forced play is not written down",
        """
; Set Pos=-FG-b-----A---b-b--eAd----/0
 1) 64:                          21: 11/9 11/10
""",
        {"standard usbgf-2019": ["1.1 Anna MV015 warning stood"]},
    ),
    # T12: a game is won with a die left.
    *(
        Case(
            f"T12 the last man goes off by {play}",
            f"""
; Set Pos=--A----------eee----------/0
 1) 61: {play}
      Wins {points}
""",
            {rules: []},
        )
        for play in ("2/off", "2/1/off")
        for rules, points in (
            ("standard timed-app classic", "2 points"),
            ("casino", "1 point"),
        )
    ),
    Case(
        "T12 the last man does not go off",
        """
; Set Pos=--A----------eee----------/0
 1) 61: 2/1                       21: 12/10 12/11
""",
        {
            "standard casino": ["1.1 Anna MV012 error stood"],
            "timed-app": ["1.1 Anna MV012 error"],
        },
    ),
    # T16: a hit on the way of a double.
    Case(
        "T16 the man who was hit enters",
        """
 1) 21: 13/11 6/5                44: 24/16(2)
 2) 21: bar/24 13/11
""",
        {"standard": ["-.- - IN001 note"]},
    ),
    Case(
        "T16 he enters with the 2, and another 2 is played",
        """
 1) 21: 13/11 6/5                44: 24/16(2)
 2) 21: bar/23 13/11
""",
        {"standard": ["-.- - IN001 note", "1.2 Anna MV003 error open"]},
    ),
    Case(
        "T16 he is left on the bar",
        """
 1) 21: 13/11 6/5                44: 24/16(2)
 2) 21: 13/11 6/5
""",
        {"standard": ["-.- - IN001 note", "1.2 Anna MV006 error open"]},
    ),
    # T17: a double in the Crawford game.
    Case(
        "T17 taken, and the game scored with the cube at 2",
        match(3, "Anna 1", "Anna 1", "Marc 2"),
        {
            "standard usbgf-2019 wbgf-2023-legal": [
                "3.1 Marc CU004 error",
                "3.- Marc SC023 note",
            ],
            CIRCLE: ["3.1 Marc CU004 error", "3.- Marc SC023 note"],
        },
        score=(2, 1),
    ),
    Case(
        "T17 the same, and the next game has begun",
        match(3, "Anna 1", "Anna 1", "Marc 2", " 1) 31: 8/5 6/5"),
        {
            "standard usbgf-2019 wbgf-2023-legal": [
                "3.1 Marc CU004 error",
                "3.- Marc SC023 note",
            ],
        },
        score=(2, 2),
    ),
    Case(
        "T17b doubled, redoubled and dropped",
        match(
            3,
            "Anna 1",
            "Anna 1",
            """
 1) 31: 8/5 6/5                  42: 8/4 6/4
 2) 65: 24/13                     Doubles => 2
 3)  Takes                       65: 24/13
 4)  Doubles => 4                 Drops
      Wins 2 points and the match
""",
        ),
        {
            "standard usbgf-2019 wbgf-2023-legal": [
                "3.2 Marc CU004 error",
                "3.4 Anna CU004 error",
                "3.4 Marc CU025 note",
            ],
        },
    ),
    # T18: after the Crawford game.
    Case(
        "T18 a double at the first turn after the Crawford game",
        match(
            5,
            "Marc 1",
            "Anna 2",
            "Anna 2",
            "Marc 1 without the cube",
            """
 1) 31: 8/5 6/5                   Doubles => 2
 2)  Takes                       42: 8/4 6/4
""",
        ),
        {
            f"standard us-2009 usbgf-2019 wbgf-2023-legal {CIRCLE}": [],
            "holland-1980s": ["5.1 Marc CU019 error"],
        },
    ),
    Case(
        "T18 a double after two rolls of each side",
        match(
            5,
            "Marc 1",
            "Anna 2",
            "Anna 2",
            "Marc 1 without the cube",
            """
 1) 31: 8/5 6/5                  42: 8/4 6/4
 2) 65: 24/13                    65: 24/13
 3) 21: 13/11 6/5                 Doubles => 2
 4)  Takes                       31: 13/10 6/5
""",
        ),
        {"standard holland-1980s": []},
    ),
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
    # T22: a dropped beaver costs the doubled cube, not the beavered one.
    *(
        Case(
            f"T22 a dropped beaver is recorded as {points}",
            f"""
 1) 31: 8/5 6/5                   Doubles => 2
 2)  Beavers => 4                 Drops
      Wins {points}
""",
            {"money": ["1.- Anna CU013 error"] if wrong else []},
        )
        for points, wrong in (("2 points", False), ("1 point", True), ("4 points", True))
    ),
    Case(
        "T22 a beaver in a match",
        """
 1) 31: 8/5 6/5                   Doubles => 2
 2)  Beavers => 4                 Drops
      Wins 2 points
""",
        {
            f"standard usbgf-2019 wbgf-2023-legal {CIRCLE}": ["1.2 Anna CU010 error"],
        },
    ),
    # T23: whoever beavers keeps the cube.
    Case(
        "T23 the first doubler redoubles a beavered cube",
        """
 1) 31: 8/5 6/5                   Doubles => 2
 2)  Beavers => 4                42: 8/4 6/4
 3) 65: 24/13                     Doubles => 8
""",
        {"money": ["1.3 Marc CU001 error"]},
    ),
    Case(
        "T23 the player who beavered redoubles",
        """
 1) 31: 8/5 6/5                   Doubles => 2
 2)  Beavers => 4                42: 8/4 6/4
 3)  Doubles => 8                 Takes
""",
        {"money": []},
    ),
    Case(
        "T23 the beaver is answered with a take",
        """
 1) 31: 8/5 6/5                   Doubles => 2
 2)  Beavers => 4                 Takes
 3)                              42: 8/4 6/4
 4) 65: 24/13                     Doubles => 8
""",
        {"money": ["1.4 Marc CU001 error"]},
    ),
    # T24: a cube that cannot matter to the player who turns it.
    Case(
        "T24 the leader redoubles a cube that wins him the match",
        match(
            7,
            "Anna 2",
            "Anna 2",
            "Anna 1",
            "Marc 2",
            """
 1) 31: 8/5 6/5                   Doubles => 2
 2)  Takes                       42: 8/4 6/4
 3)  Doubles => 4                 Takes
 4) 65: 24/13
""",
        ),
        {
            "usbgf-2019 wbgf-2023-legal": ["5.3 Anna CU015 error"],
            "us-2009 classic": [],
            "standard": ["5.3 Anna IN013 note"],
        },
    ),
    Case(
        "T24 the trailer drops it",
        match(
            7,
            "Anna 2",
            "Anna 2",
            "Anna 1",
            "Marc 2",
            """
 1) 31: 8/5 6/5                   Doubles => 2
 2)  Takes                       42: 8/4 6/4
 3)  Doubles => 4                 Drops
      Wins 2 points and the match
""",
        ),
        {
            "us-2009": ["5.3 Marc CU016 warning"],
            "usbgf-2019 wbgf-2023-legal": ["5.3 Anna CU015 error", "5.3 Marc CU025 note"],
            "classic": [],
        },
    ),
    Case(
        "T24 after the Crawford game the leader doubles",
        match(
            7,
            "Anna 2",
            "Anna 2",
            "Anna 2",
            "Marc 1 without the cube",
            "Marc 1",
            "Marc 2",
            """
 1) 31: 8/5 6/5                  42: 8/4 6/4
 2)  Doubles => 2                 Takes
 3) 65: 24/13
""",
        ),
        {
            "usbgf-2019 wbgf-2023-legal": ["7.2 Anna CU015 error"],
            "us-2009 classic": [],
            "standard": ["7.2 Anna IN013 note"],
        },
    ),
    Case(
        "T24 both need one point",
        match(
            3,
            "Anna 1",
            "Marc 1",
            "Anna 1",
            "Marc 1 without the cube",
            """
 1) 31: 8/5 6/5                   Doubles => 2
 2)  Takes                       42: 8/4 6/4
""",
        ),
        {"usbgf-2019 wbgf-2023-legal us-2009": ["5.1 Marc CU015 error"], "classic": []},
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
    # T27: what follows an illegal play that stood is judged from the board it left.
    Case(
        "T27 a play from a point that is held only because of it",
        """
 1) 31: 8/4 6/5                  42: 8/4 6/4
 2) 21: 4/2 6/5                  65: 24/13
""",
        {
            f"standard usbgf-2019 wbgf-2023-legal {CIRCLE}": ["1.1 Anna MV003 error stood"],
            "us-2009 treviso": ["1.1 Anna MV003 warning condoned"],
            "timed-app gammonspace": ["1.1 Anna MV003 error"],
            "casino": ["1.1 Anna MV003 error stood"],
            "classic": ["1.1 Anna MV003 error open"],
        },
    ),
    # T28: of the window for a challenge two-column text shows a correction alone.
    Case(
        "T28 an illegal play is replaced with the same dice",
        """
 1) 31: 8/4 6/5
 2) 31: 8/5 6/5                  42: 8/4 6/4
""",
        {"standard": ["1.1 Anna MV003 note corrected", "1.2 Anna DI014 warning"]},
    ),
    Case(
        "T28 a second attempt of one man with both dice is legal",
        """
 1) 31: 8/4 6/5
 2) 31: 8/4                      42: 8/4 6/4
""",
        {"standard": ["1.1 Anna MV003 note corrected", "1.2 Anna DI014 warning"]},
    ),
    Case(
        "T28 replayed with other dice it is no correction",
        """
 1) 31: 8/4 6/5
 2) 41: 8/4 6/5                  42: 8/4 6/4
""",
        {"standard": ["1.1 Anna MV003 error stood", "1.2 Anna MV026 error"]},
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
    # T35: the opening, and the order of the turns.
    Case(
        "T35 a double before the opening roll",
        """
 1)  Doubles => 2                 Takes
 2) 31: 8/5 6/5
""",
        {f"standard usbgf-2019 classic {CIRCLE}": ["1.1 Anna CU003 error"]},
    ),
    Case(
        "T35 a double for an opening roll",
        " 1) 33: 8/5(2) 6/3(2)",
        {
            f"standard usbgf-2019 classic casino {CIRCLE}": ["1.1 Anna DI002 error"],
            "timed-app": ["1.1 Anna IN013 note"],
        },
    ),
    Case(
        "T35 two turns running",
        """
 1) 65: 24/13                    31: 8/5 6/5
 2) 42: 8/4 6/4
 3) 31: 6/5 6/3                  65: 24/13
""",
        {f"standard usbgf-2019 classic {NO_CUBE} {CIRCLE}": ["1.3 Anna MV026 error"]},
    ),
    Case(
        "T35 a redouble by the wrong player",
        """
 1) 31: 8/5 6/5                   Doubles => 2
 2)  Takes                       42: 8/4 6/4
 3) 65: 24/13                     Doubles => 4
""",
        {f"standard usbgf-2019 classic {CIRCLE}": ["1.3 Marc CU001 error"]},
    ),
    Case(
        "T35 a double to four times the cube",
        """
 1) 31: 8/5 6/5                   Doubles => 2
 2)  Takes                       42: 8/4 6/4
 3)  Doubles => 4                 Takes
 4) 65: 24/13                     Doubles => 16
""",
        {f"standard usbgf-2019 classic {CIRCLE}": ["1.4 Marc CU005 error"]},
    ),
    # T36: a match is played to another length than the one that was posted.
    # (Each length is given by an option: see test_options.py.)
    # T38: an illegal play ends a game.
    Case(
        "T38 nothing follows: it can still be put right",
        """
; Set Pos=-A-A---------------eed----/0
 1) 21: 3/off 1/off
      Wins 1 point
""",
        {"standard usbgf-2019 wbgf-2023-legal": ["1.1 Anna MV003 error open"]},
    ),
    Case(
        "T38 the next game has begun",
        match(
            7,
            """
; Set Pos=-A-A---------------eed----/0
 1) 21: 3/off 1/off
      Wins 1 point
""",
        )
        + """
 Game 2
 Anna : 1                         Marc : 0
 1) 31: 8/5 6/5
""",
        {
            "standard usbgf-2019 wbgf-2023-legal": ["1.1 Anna MV003 error stood"],
            "us-2009": ["1.1 Anna MV003 warning condoned"],
        },
        score=(1, 0),
    ),
]


@pytest.mark.parametrize(
    ("case", "rules", "expected"),
    [
        pytest.param(case, rules, expected, id=f"{case.name}-{rules}")
        for case in CASES
        for names, expected in case.says.items()
        for rules in names.split()
    ],
)
def test_a_case(case: Case, rules: str, expected: list[str]) -> None:
    assert verdicts(case.record, rules) == expected
    if case.score is not None:
        assert audited(case.record, rules).matches[0].score == case.score
