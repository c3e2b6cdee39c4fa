"""What GNU Backgammon lets through, or repairs without a word, when it reads a record.

Each of these is reported. The comment says what its importer makes of it.
"""

from __future__ import annotations

import pytest
from match_records import match
from verdicts import verdicts

CASES: dict[str, tuple[str, list[str]]] = {
    # Accepted as it is.
    "a step of 3 that was not rolled": (
        " 1) 62: 24/18 13/10",
        ["1.1 Anna MV002 error open"],
    ),
    # Accepted.
    "three steps with two dice": (
        " 1) 52: 13/8 13/11 6/4",
        ["1.1 Anna MV003 error open"],
    ),
    # Accepted.
    "a man borne off from the starting position": (
        " 1) 41: 6/off 8/7",
        ["1.1 Anna MV009 error open"],
    ),
    # Becomes 8/5 5/4; 6/5 is dropped.
    "more pips than were rolled": (
        " 1) 31: 8/4 6/5",
        ["1.1 Anna MV003 error open"],
    ),
    # Accepted as a complete play.
    "a die left": (
        " 1) 31: 8/5                      42: 8/4 6/4",
        ["1.1 Anna MV012 error stood"],
    ),
    # Kept as a bare roll; the game goes on.
    "no play where sixteen are legal": (
        " 1) 31:                          42: 8/4 6/4",
        ["1.1 Anna MV015 error stood"],
    ),
    # The second turn is given to Marc.
    "two turns running": (
        " 1) 65: 24/13                    31: 8/5 6/5\n 2) 42: 8/4 6/4\n 3) 31: 6/5 6/3",
        ["1.3 Anna MV026 error"],
    ),
    # Added silently.
    "a hit without its mark": (
        " 1) 62: 24/18 13/11              61: 13/7 8/7",
        ["-.- - IN001 note"],
    ),
    # 24/22/16 for 26, 24/18/16 for 62: the die that is written first is played first.
    "a way that depends on the order of the dice": (
        "; Set Pos=-b---CE-E---e----da--c--B-/0\n 1) 26: 24/16",
        ["1.1 Anna MV030 warning"],
    ),
    # Accepted.
    "a double for an opening roll": (
        " 1) 33: 8/5(2) 6/3(2)",
        ["1.1 Anna DI002 error"],
    ),
    # Accepted.
    "a double before the opening roll": (
        " 1)  Doubles => 2                 Takes\n 2) 31: 8/5 6/5",
        ["1.1 Anna CU003 error"],
    ),
    # Accepted, and scored with the cube at 4.
    "a redouble by the player who does not own the cube": (
        " 1) 31: 8/5 6/5                   Doubles => 2\n"
        " 2)  Takes                       42: 8/4 6/4\n"
        " 3) 65: 24/13                     Doubles => 4",
        ["1.3 Marc CU001 error"],
    ),
    # Rewritten as 8.
    "a double from 4 to 16": (
        " 1) 31: 8/5 6/5                   Doubles => 2\n"
        " 2)  Takes                       42: 8/4 6/4\n"
        " 3)  Doubles => 4                 Takes\n"
        " 4) 65: 24/13                     Doubles => 16",
        ["1.4 Marc CU005 error"],
    ),
    # Accepted; the match to 3 ends 4-0.
    "a double and a redouble in the Crawford game": (
        match(
            3,
            "Anna 2",
            """
 1) 31: 8/5 6/5                  42: 8/4 6/4
 2) 65: 24/13                     Doubles => 2
 3)  Takes                       65: 24/13
 4)  Doubles => 4                 Takes
 5) 31: 6/5 6/3
""",
        ),
        ["2.2 Marc CU004 error", "2.4 Anna CU004 error"],
    ),
    # Rewritten as 1.
    "a dropped first double for 2 points": (
        " 1) 31: 8/5 6/5                  42: 8/4 6/4\n"
        " 2)  Doubles => 2                 Drops\n"
        "      Wins 2 points",
        ["1.- Anna SC002 error"],
    ),
    # Rewritten as 6.
    "9 points with the cube at 2": (
        " 1) 31: 8/5 6/5                   Doubles => 2\n"
        " 2)  Takes                       42: 8/4 6/4\n"
        "      Wins 9 points",
        ["1.- Anna SC009 error"],
    ),
    # Trusted.
    "a score line that does not follow": (
        match(7, "Anna 1") + "\n Game 2\n Anna : 3                         Marc : 1\n",
        ["2.- - SC012 error"],
    ),
    # Dropped silently.
    "a game after the end of the match": (
        match(1, "Anna 1 without the cube", "Anna 1 without the cube"),
        ["2.- - MT002 error"],
    ),
    # The play is removed with a warning, and the rest goes on a move behind.
    "a man moved backwards": (
        " 1) 43: 6/10 13/10                42: 8/4 6/4",
        ["1.1 Anna MV008 error stood"],
    ),
    "a man moved to a held point": (
        " 1) 21: 13/11 6/5                55: 8/3(2) 6/1(2)\n 2) 65: 24/13",
        ["1.1 Marc MV004 error stood"],
    ),
    "a step of 9": (
        " 1) 31: 13/4 6/5                  42: 8/4 6/4",
        ["1.1 Anna MV002 error stood"],
    ),
}


@pytest.mark.parametrize(("record", "expected"), CASES.values(), ids=CASES)
def test_it_is_reported(record: str, expected: list[str]) -> None:
    assert verdicts(record, "standard") == expected
