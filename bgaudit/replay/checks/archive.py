"""Checks of an archive: what stands in two files of it. Each is told of the later one, by path."""

from __future__ import annotations

from bgaudit.replay.checks.check import note, warning

_PLAYED = """
        3 point match

         Game 1
         Anna : 0                         Marc : 0
         1) 31: 8/5 6/5                  42: 8/4 6/4
         2) 61: 13/7 7/6                 53: 13/8 6/3
         3) 64: 13/7 7/3                 55: 13/8(2) 8/3(2)
         4) 22: 8/6(2) 5/3(2)            52: 8/3 6/4
              Wins 1 point
"""
_OTHERWISE = _PLAYED.replace("52: 8/3 6/4", "41: 8/4 6/5")
_IN_A_SESSION = """
        0 point match

         Game 1
         Anna : 0                         Marc : 0
         1) 21: 13/11 6/5                63: 24/15
         2) 43: 24/20 13/10              61: 13/7 8/7
         3) 65: 13/7 13/8                42: 8/4 6/4
         4) 31: 8/5 6/5                  64: 24/18 13/9
              Wins 1 point

         Game 2
         Anna : 1                         Marc : 0
         1) 31: 8/5 6/5                  42: 8/4 6/4
         2) 61: 13/7 7/6                 53: 13/8 6/3
         3) 64: 13/7 7/3                 55: 13/8(2) 8/3(2)
         4) 22: 8/6(2) 5/3(2)            52: 8/3 6/4
              Wins 1 point

         Game 3
         Anna : 2                         Marc : 0
         1) 43: 13/10 13/9               21: 13/11 6/5
         2) 61: 13/7 8/7                 52: 13/8 24/22
         3) 31: 8/5 6/5                  64: 24/14
         4) 42: 8/4 6/4                  65: 13/7 13/8
              Wins 1 point
"""

MATCH_IN_TWO_FILES = note(
    "MT019",
    "match-in-two-files",
    "a match is in another file, too",
    why="""
        The same rolls and plays are never two matches, whatever the files, the formats and the
        players are called. In an archive one match then counts twice. It is looked for where the
        results are kept with --store.
        """,
    bad=_PLAYED,
    good=_OTHERWISE,
    beside=_PLAYED,
    source="a match is played once",
)
TWO_RESULTS = warning(
    "MT020",
    "two-results",
    "a match is in another file with another result",
    why="""
        Two records agree on the rolls and plays of a match and not on who won a game, or with how
        many points. One of them is wrong. It is looked for where the results are kept with --store.
        """,
    bad=_PLAYED,
    good=_OTHERWISE,
    beside=_PLAYED.replace("Wins 1 point", "Wins 2 points"),
    source="a match has one result",
)
GAME_IN_TWO_FILES = warning(
    "MT021",
    "game-in-two-files",
    "a game is in another match of another file, too",
    why="""
        Two matches have a game in common and differ in the others, so that one of them was put
        together wrongly. It is looked for where the results are kept with --store.
        """,
    bad=_PLAYED,
    good=_OTHERWISE,
    beside=_IN_A_SESSION,
    source="a game belongs to one match",
)
