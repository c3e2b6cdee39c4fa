"""What cannot be read, or is missing, in the text of a record. The TX family."""

from __future__ import annotations

from bgaudit.replay.checks.check import error, warning

NOT_A_RECORD = error(
    "TX001",
    "not-a-record",
    "the file holds no match record that can be read",
    why="""
        Nothing in the file looks like a match: no line with its length, no game and no rows. It may
        be of a kind that bgaudit does not read, or something else altogether.
        """,
    bad="Yesterday Anna beat Marc by seven points to three.",
    good="""
        7 point match

         Game 1
         Anna : 0                         Marc : 0
         1) 31: 8/5 6/5
        """,
    source="the .mat format: a line with the match length, then game after game",
)
UNREADABLE_CELL = error(
    "TX002",
    "unreadable-cell",
    "a cell is no roll, play, cube action or result",
    why="""
        What stands there means nothing in a match record, mostly by a slip of the pen. bgaudit
        reads on with whatever may have been played, and judges what follows by that.
        """,
    bad="""
         1) 31: 8/5 6/5                  42: 8/4 6-4
        """,
    good="""
         1) 31: 8/5 6/5                  42: 8/4 6/4
        """,
    source="the .mat format: a cell is a roll with its play, a cube action or a result",
)
UNREADABLE_LINE = warning(
    "TX003",
    "unreadable-line",
    "a line is no part of a match record",
    why="""
        The line is no header, no row and no comment, and is left out. If it was meant as a row, its
        number is missing or damaged; a comment begins with a semicolon.
        """,
    bad="""
         1) 31: 8/5 6/5                  42: 8/4 6/4
        Marc asks for a glass of water
         2) 65: 24/13
        """,
    good="""
         1) 31: 8/5 6/5                  42: 8/4 6/4
        ; Marc asks for a glass of water
         2) 65: 24/13
        """,
    source="the .mat format: headers, numbered rows, and comments after a semicolon",
)
MISSING_HEADER = warning(
    "TX004",
    "missing-header",
    "a header line is missing",
    why="""
        A record begins with the length of the match, and each game with the players and the score.
        Without the length nobody can tell when the match is won or which game is the Crawford game;
        without the score, what a game adds up to.
        """,
    bad="""
         Game 1
         Anna : 0                         Marc : 0
         1) 31: 8/5 6/5
        """,
    good="""
        7 point match

         Game 1
         Anna : 0                         Marc : 0
         1) 31: 8/5 6/5
        """,
    source="the .mat format: a line with the match length, then game after game",
)
IMPOSSIBLE_TIME = error(
    "TX005",
    "impossible-time",
    "a time that cannot be",
    why="""
        A clock shows no more than 59 minutes and 59 seconds beside its hours, a day has 24 of them,
        and events stand in the order in which they happened. A time that breaks this is a slip, and
        nothing is reckoned from it.
        """,
    bad="""
        14:02 Anna rolls 31
        14:72 Anna plays 8/5 6/5
        """,
    good="""
        14:02 Anna rolls 31
        14:03 Anna plays 8/5 6/5
        """,
    source="the .bga transcript: events stand in the order in which they happen",
)
