"""The doubling cube: T17, T18 and T22 to T24."""

from __future__ import annotations

from case import CIRCLE, Case
from match_records import match

CASES = [
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
            "standard usbgf-2019 wbgf-2023-legal": ["3.1 Marc CU004 error"],
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
]
