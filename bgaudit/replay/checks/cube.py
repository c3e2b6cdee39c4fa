"""The doubling cube: the CU family."""

from __future__ import annotations

from bgaudit.replay.checks.check import error

NOT_THE_OWNER = error(
    "CU001",
    "double-by-non-owner",
    "a player doubles with the opponent's cube",
    why="""
        Whoever takes a double owns the cube, and from then on only the owner may double. As the
        record leaves open which cube the players went on with, bgaudit accepts a result that fits
        either.
        """,
    bad="""
         1) 31: 8/5 6/5                   Doubles => 2
         2)  Takes                       42: 8/4 6/4
         3) 65: 24/13                     Doubles => 4
        """,
    good="""
         1) 31: 8/5 6/5                   Doubles => 2
         2)  Takes                       42: 8/4 6/4
         3)  Doubles => 4                 Takes
        """,
    source='Backgammon Circle rules; GNU Backgammon manual, "Doubling"',
)
DOUBLE_BEFORE_PLAY = error(
    "CU003",
    "double-before-play",
    "a double is offered before the game's first play",
    why="""
        The opening roll is made by both players, and who wins it has to play it: there is no moment
        at which he could double. The other player may double before his own first roll.
        """,
    bad="""
         1)  Doubles => 2                 Takes
         2) 31: 8/5 6/5
        """,
    good="""
         1) 31: 8/5 6/5                   Doubles => 2
         2)  Takes
        """,
    source='Backgammon Circle rules; GNU Backgammon manual, "Doubling"',
)
CRAWFORD_DOUBLE = error(
    "CU004",
    "crawford-double",
    "a double is offered in the Crawford game",
    why="""
        When a player is one point short of the match, the cube is not used in the next game, by
        neither player; after that one game it is back. Whether a double offered and taken against
        this rule counts is for the director: bgaudit accepts the result with and without it.
        """,
    bad="""
        3 point match

         Game 1
         Anna : 0                         Marc : 0
         1) 31: 8/5 6/5
              Wins 2 points

         Game 2
         Anna : 2                         Marc : 0
         1) 42: 8/4 6/4                   Doubles => 2
        """,
    good="""
        3 point match

         Game 1
         Anna : 0                         Marc : 0
         1) 31: 8/5 6/5
              Wins 2 points

         Game 2
         Anna : 2                         Marc : 0
         1) 42: 8/4 6/4                  31: 8/5 6/5
        """,
    source="US Backgammon tournament rules 2009, 5.5; Backgammon Circle rules",
)
WRONG_CUBE_STEP = error(
    "CU005",
    "wrong-cube-step",
    "a double is not to twice the cube",
    why="""
        A double is to twice what the cube shows, and the number that the record names has to be
        that. bgaudit reads on with either number, and accepts a result that fits one of them.
        """,
    bad="""
         1) 31: 8/5 6/5                   Doubles => 4
        """,
    good="""
         1) 31: 8/5 6/5                   Doubles => 2
        """,
    source='Backgammon Circle rules; GNU Backgammon manual, "Doubling"',
)
UNANSWERED_DOUBLE = error(
    "CU006",
    "unanswered-double",
    "a double is neither taken nor dropped",
    why="""
        A double is answered before the next roll: taken, and the game goes on, or dropped, and it
        is over. If play goes on without an answer, the record leaves open what the cube is, and
        bgaudit accepts a result with or without the double. Where the doubler wins at once, it is
        read as a drop that was not written.
        """,
    bad="""
         1) 31: 8/5 6/5                   Doubles => 2
         2)                              42: 8/4 6/4
        """,
    good="""
         1) 31: 8/5 6/5                   Doubles => 2
         2)  Takes                       42: 8/4 6/4
        """,
    source='Backgammon Circle rules; GNU Backgammon manual, "Doubling"',
)
ANSWER_TO_NO_DOUBLE = error(
    "CU007",
    "answer-to-no-double",
    "a take or a drop answers no double",
    why="""
        A take or a drop is an answer, so a double has to come before it. Mostly the double was not
        written down; bgaudit accepts a result with or without it.
        """,
    bad="""
         1) 31: 8/5 6/5                   Takes
        """,
    good="""
         1) 31: 8/5 6/5                  42: 8/4 6/4
        """,
    source="the .mat format: an answer stands after its double",
)
OWN_DOUBLE_ANSWERED = error(
    "CU008",
    "own-double-answered",
    "a player answers the double that he offered himself",
    why="""
        The opponent of the doubler decides about a double. An answer in the doubler's column mostly
        stands in the wrong one: bgaudit reads it as the opponent's.
        """,
    bad="""
         1) 31: 8/5 6/5                   Doubles => 2
         2)                               Takes
        """,
    good="""
         1) 31: 8/5 6/5                   Doubles => 2
         2)  Takes
        """,
    source='Backgammon Circle rules; GNU Backgammon manual, "Doubling"',
)
PLAY_AFTER_DROP = error(
    "CU009",
    "play-after-drop",
    "the game goes on after a dropped double",
    why="""
        Who drops a double loses the game at once. bgaudit does not look at what comes after the
        drop, and scores the game as dropped.
        """,
    bad="""
         1) 31: 8/5 6/5                  42: 8/4 6/4
         2)  Doubles => 2                 Drops
         3) 65: 24/13
              Wins 1 point
        """,
    good="""
         1) 31: 8/5 6/5                  42: 8/4 6/4
         2)  Doubles => 2                 Drops
              Wins 1 point
        """,
    source='Backgammon Circle rules; GNU Backgammon manual, "Doubling"',
)
BEAVER_NOT_ALLOWED = error(
    "CU010",
    "forbidden-beaver",
    "a beaver where there are none",
    why="""
        To beaver is to take a double, turn the cube once more and keep it. It is an agreement for
        money play and has no place in a match, where a double is taken or dropped.
        """,
    bad="""
         1) 31: 8/5 6/5                   Doubles => 2
         2)  Beavers => 4
        """,
    good="""
         1) 31: 8/5 6/5                   Doubles => 2
         2)  Takes
        """,
    source='GNU Backgammon manual, "Optional Rules"',
)
