"""Checker play, the opening and the order of the turns: T03, T12, T16, T27, T28, T35 and T38."""

from __future__ import annotations

from case import CIRCLE, NO_CUBE, Case
from match_records import match

CASES = [
    # T03: the only legal play.
    Case(
        "T03 the forced play is not written down",
        """
; Set Pos=-FG-b-----A---b-b--eAd----/0
 1) 64:                          21: 11/9 11/10
""",
        {"standard usbgf-2019": ["1.1 Anna MV015 error stood"]},
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
