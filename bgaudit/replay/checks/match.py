"""The structure of a match: the MT family."""

from __future__ import annotations

from bgaudit.replay.checks.check import error, note, warning

AFTER_THE_MATCH = error(
    "MT002",
    "game-after-the-match",
    "a game follows although the match is won",
    why="""
        The first player to reach the length of the match has won it. Either a result or the length
        in the header is wrong, or the players went on by mistake. Games after the end are checked,
        but not scored.
        """,
    bad="""
        1 point match

         Game 1
         Anna : 0                         Marc : 0
         1) 31: 8/5 6/5
              Wins 1 point and the match

         Game 2
         Anna : 1                         Marc : 0
         1) 42: 8/4 6/4
        """,
    good="""
        1 point match

         Game 1
         Anna : 0                         Marc : 0
         1) 31: 8/5 6/5
              Wins 1 point and the match
        """,
    source="US Backgammon tournament rules 2009, 4.9",
)
UNFINISHED_MATCH = note(
    "MT003",
    "unfinished-match",
    "the record ends before the match is won",
    why="""
        Nobody has the points that the match is played to. The match may have been broken off or be
        still going on, or the end of the record is lost.
        """,
    bad="""
        3 point match

         Game 1
         Anna : 0                         Marc : 0
         1) 31: 8/5 6/5
              Wins 1 point
        """,
    good="""
        1 point match

         Game 1
         Anna : 0                         Marc : 0
         1) 31: 8/5 6/5
              Wins 1 point and the match
        """,
    source="US Backgammon tournament rules 2009, 4.9",
)
GAME_NUMBER = warning(
    "MT005",
    "wrong-game-number",
    "a game's number does not follow the one before",
    why="""
        Games are numbered one after the other. A number that skips mostly means that a game is
        missing, one that repeats that a game was copied. If the score jumps too, that is told as
        SC012.
        """,
    bad="""
        7 point match

         Game 1
         Anna : 0                         Marc : 0
         1) 31: 8/5 6/5
              Wins 1 point

         Game 3
         Anna : 1                         Marc : 0
         1) 42: 8/4 6/4
        """,
    good="""
        7 point match

         Game 1
         Anna : 0                         Marc : 0
         1) 31: 8/5 6/5
              Wins 1 point

         Game 2
         Anna : 1                         Marc : 0
         1) 42: 8/4 6/4
        """,
    source="the .mat format: games are numbered from 1",
)
SWAPPED_NAMES = error(
    "MT006",
    "swapped-columns",
    "the players change columns between two games",
    why="""
        A player keeps his column through a whole match. Where the names change sides, so may the
        scores, and points are credited to the wrong player. bgaudit goes by the names.
        """,
    bad="""
        7 point match

         Game 1
         Anna : 0                         Marc : 0
         1) 31: 8/5 6/5
              Wins 1 point

         Game 2
         Marc : 0                         Anna : 1
         1) 42: 8/4 6/4
        """,
    good="""
        7 point match

         Game 1
         Anna : 0                         Marc : 0
         1) 31: 8/5 6/5
              Wins 1 point

         Game 2
         Anna : 1                         Marc : 0
         1) 42: 8/4 6/4
        """,
    source="the .mat format: each player has one column",
)
AFTER_THE_GAME = error(
    "MT012",
    "turn-after-the-game",
    "the record goes on after the game is over",
    why="""
        A game is over when the last man is borne off, or when its result is given. What stands
        after that is not looked at; mostly the header of the next game is missing, or a roll was
        written down that nobody needed to make.
        """,
    bad="""
        ; Set Pos=-A-----------------eee----/0
         1) 21: 1/off                    31: 6/3 4/3
              Wins 2 points
        """,
    good="""
        ; Set Pos=-A-----------------eee----/0
         1) 21: 1/off
              Wins 2 points
        """,
    source='Backgammon Circle rules; GNU Backgammon manual, "Bearing Off"',
)
