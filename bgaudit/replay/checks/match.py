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
EVEN_LENGTH = error(
    "MT001",
    "even-match-length",
    "a match is to an even number of points",
    why="""
        Some rules only know matches to an odd number of points: 3, 5, 7, 9, 11 or 13. Others allow
        any number.
        """,
    bad="""
        4 point match

         Game 1
         Anna : 0                         Marc : 0
         1) 31: 8/5 6/5
        """,
    good="""
        5 point match

         Game 1
         Anna : 0                         Marc : 0
         1) 31: 8/5 6/5
        """,
    source="Backgammon Circle rules: match play",
    rules="backgammon-circle",
    options=("match.length_parity",),
)
NOT_THE_POSTED_LENGTH = error(
    "MT009",
    "wrong-match-length",
    "a match is played to another length than the posted one",
    why="""
        The draw sheet says how many points a match is to. Where the players played to another
        number, rule sets differ in who has won: whoever first reached the posted number, whoever
        won as it was played, or whom the director says.
        """,
    bad="""
        ; [Posted Length "5"]

        7 point match

         Game 1
         Anna : 0                         Marc : 0
         1) 31: 8/5 6/5
        """,
    good="""
        ; [Posted Length "7"]

        7 point match

         Game 1
         Anna : 0                         Marc : 0
         1) 31: 8/5 6/5
        """,
    source="US Backgammon tournament rules 2009, 4.9",
    options=("match.posted_length", "match.wrong_length"),
)
MATCH_RULE_IN_MONEY = warning(
    "MT010",
    "match-rule-in-money",
    "the header of a money session names a rule of matches",
    why="""
        The Crawford rule is for matches. A money session has no last point to be one short of.
        """,
    bad="""
        ; [Crawford "On"]

        0 point match

         Game 1
         Anna : 0                         Marc : 0
         1) 31: 8/5 6/5
        """,
    good="""
        ; [Crawford "On"]

        7 point match

         Game 1
         Anna : 0                         Marc : 0
         1) 31: 8/5 6/5
        """,
    source="Backgammon Circle rules: match play and free play",
)
RESIGNED = note(
    "MT014",
    "resignation",
    "a game ends before its play does",
    why="""
        Most records do not write a resignation down: the game just ends with its result. bgaudit
        reads it so, and holds the points to what can be resigned.
        """,
    bad="""
         1) 31: 8/5 6/5                  42: 8/4 6/4
              Wins 1 point
        """,
    good="""
         1) 31: 8/5 6/5                   Doubles => 2
         2)  Drops
                                          Wins 1 point
        """,
    source="the .mat format: a resignation is not written",
    default=False,
)
REPEATED_GAME = warning(
    "MT017",
    "repeated-game",
    "a game is the same as one before it",
    why="""
        Two games of more than a few rolls are never alike by chance, so one is a copy of the other.
        Where a whole match stands in a file twice, that is told once.
        """,
    bad="""
        7 point match

         Game 1
         Anna : 0                         Marc : 0
         1) 31: 8/5 6/5                  42: 8/4 6/4
         2) 61: 13/7 7/6                 53: 13/8 6/3
         3) 64: 13/7 7/3                 55: 13/8(2) 8/3(2)
         4) 22: 8/6(2) 5/3(2)            52: 8/3 6/4
              Wins 1 point

         Game 2
         Anna : 1                         Marc : 0
         1) 31: 8/5 6/5                  42: 8/4 6/4
         2) 61: 13/7 7/6                 53: 13/8 6/3
         3) 64: 13/7 7/3                 55: 13/8(2) 8/3(2)
         4) 22: 8/6(2) 5/3(2)            52: 8/3 6/4
              Wins 1 point
        """,
    good="""
        7 point match

         Game 1
         Anna : 0                         Marc : 0
         1) 31: 8/5 6/5                  42: 8/4 6/4
         2) 61: 13/7 7/6                 53: 13/8 6/3
         3) 64: 13/7 7/3                 55: 13/8(2) 8/3(2)
         4) 22: 8/6(2) 5/3(2)            52: 8/3 6/4
              Wins 1 point

         Game 2
         Anna : 1                         Marc : 0
         1) 31: 8/5 6/5                  42: 8/4 6/4
         2) 61: 13/7 7/6                 53: 13/8 6/3
         3) 64: 13/7 7/3                 55: 13/8(2) 8/3(2)
         4) 22: 8/6(2) 5/3(2)            51: 8/3 6/5
              Wins 1 point
        """,
    source="the .mat format: each game of a match stands in its record once",
)
WRONG_START = error(
    "MT007",
    "wrong-start",
    "a game begins from another position than it should",
    why="""
        A wrong start is put right if it is noticed in time: by most rules before the fifth roll. A
        start that nobody notices stands, and the game counts as it is played. After the time both
        players have to agree.
        """,
    bad="""
        start position -b----D-D---eE---c-e----B-
        Anna 31: 8/5 6/5
        """,
    good="""
        start position -b----E-C---eE---c-e----B-
        Anna 31: 8/5 6/5
        """,
    source="USBGF tournament rules, start position; rec.games.backgammon archive at bkgm.com, post "
    "1131",
    options=("setup.correct_until",),
)
MISSING_MAN = error(
    "MT008",
    "missing-man-at-the-start",
    "a player begins with too few men, or too many",
    why="""
        Each player begins with fifteen men. A man who is missing is put in if that is noticed in
        time. Later he stays out, but he was not borne off: the player can still lose a gammon.
        """,
    bad="""
        start position -b----E-C---eD---c-e----B-
        Anna 31: 8/5 6/5
        """,
    good="""
        start position -b----E-C---eE---c-e----B-
        Anna 31: 8/5 6/5
        """,
    source="USBGF tournament rules, start position",
    options=("setup.correct_until",),
)
WRONG_RESUMPTION = note(
    "MT018",
    "wrong-resumption",
    "a match goes on otherwise than it was left",
    why="""
        When a match is interrupted the score, the position and the clocks are written down. It is
        resumed with the same.
        """,
    bad="""
        Anna 31: 8/5 6/5
        interrupted score 0-0
        resumed score 1-0
        """,
    good="""
        Anna 31: 8/5 6/5
        interrupted score 0-0
        resumed score 0-0
        """,
    source="US Backgammon tournament rules 2009",
)
CRAWFORD_NOT_ONCE = error(
    "MT004",
    "crawford-game-not-once",
    "another game than the Crawford game is said to be it",
    why="""
        The Crawford game is the first one that a player begins who needs exactly one point. There
        is one in a match, and none in a match to one point. In all games after it the cube is used
        again.
        """,
    bad="""
        players: Anna, Marc
        match to 3

        game 1
        Crawford game
        Anna 31: 8/5 6/5
        """,
    good="""
        players: Anna, Marc
        match to 3

        game 1
        score 2-0
        Crawford game
        Anna 31: 8/5 6/5
        """,
    source="Backgammon Circle rules, match play; GNU Backgammon manual",
    options=("cube.crawford",),
)
