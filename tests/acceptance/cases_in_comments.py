"""T28 once more, with what happens at the table in the comments of a .mat record."""

from __future__ import annotations

from case import Case

CASES = [
    Case(
        "T28a in comments: the challenge comes before the next valid roll",
        """
 1) 31: 8/4 6/5
; @roll by=O dice=42 why=cocked
; @challenge by=O turn=1
; @correct by=X play="8/5 6/5"
 2)                             42: 8/4 6/4
""",
        {
            "standard backgammon-circle us-2009 simborg-gibson-2014": [
                "1.1 Anna MV003 note corrected",
                "1.- Anna PR006 note",
            ]
        },
    ),
    Case(
        "T28b in comments: the challenge comes after a valid roll",
        """
 1) 31: 8/4 6/5
; @roll by=O dice=42
; @challenge by=O ply=1
; @play by=O play="8/4 6/4"
 2) 65: 24/13
""",
        {
            "standard backgammon-circle": [
                "1.1 Anna MV003 error challenge_late",
                "1.- Marc PR007 error",
            ]
        },
    ),
    Case(
        "T31 in comments: a resignation that is declined, and the game scored",
        """
 1) 31: 8/5 6/5                 42: 8/4 6/4
; @resign by=X value=1
; @decline by=O
                                 Wins 1 point
""",
        {"standard fibs": ["1.- Anna SC010 error"]},
    ),
    Case(
        "T30 in comments: a claim on time that comes too soon",
        """
 1) 31: 8/5 6/5                 42: 8/4 6/4
; @time by=O used=20
; @time_claim by=X
""",
        {"timed-app": ["1.- Anna TM005 error"]},
    ),
    Case(
        "PR014 in a record without events",
        """
 1) 43: 6/10 13/10              42: 8/4 6/4
""",
        {"us-2009": ["1.1 Anna MV008 warning condoned"]},
    ),
]
