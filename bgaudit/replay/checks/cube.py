"""The doubling cube: the CU family."""

from __future__ import annotations

from bgaudit.replay.checks.check import error, note, warning

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
    options=("opening.winner_starts",),
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
    options=("cube.crawford", "cube.crawford_double"),
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
    options=("cube.automatic_doubles",),
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
    options=("cube.beavers", "match.money"),
)
LATE_BEAVER = error(
    "CU011",
    "late-beaver",
    "a beaver answers no double",
    why="""
        A beaver is the answer to a double: the player who is doubled doubles again at once and
        keeps the cube. Once he has taken, or somebody has rolled, it is too late.
        """,
    bad="""
        0 point match

         Game 1
         Anna : 0                         Marc : 0
         1) 31: 8/5 6/5                   Beavers => 2
         2) 42: 8/4 6/4
        """,
    good="""
        0 point match

         Game 1
         Anna : 0                         Marc : 0
         1) 31: 8/5 6/5                  42: 8/4 6/4
         2)  Doubles => 2                 Beavers => 4
        """,
    source='GNU Backgammon manual, "Optional rules"',
)
RACCOON_NOT_ALLOWED = error(
    "CU012",
    "forbidden-raccoon",
    "a beaver is doubled again where that is not allowed",
    why="""
        Some play that a beaver may be answered by another double, a raccoon, and that one perhaps
        by a further one. The players agree on it before they begin; a rule set says how many there
        may be.
        """,
    bad="""
        0 point match

         Game 1
         Anna : 0                         Marc : 0
         1) 31: 8/5 6/5                  42: 8/4 6/4
         2)  Doubles => 2                 Beavers => 4
         3)  Raccoons => 8
        """,
    good="""
        0 point match

         Game 1
         Anna : 0                         Marc : 0
         1) 31: 8/5 6/5                  42: 8/4 6/4
         2)  Doubles => 2                 Beavers => 4
         3) 65: 24/13
        """,
    source='GNU Backgammon manual, "Optional rules"; rec.games.backgammon FAQ',
    rules="money",
    options=("cube.raccoons",),
)
WRONG_BEAVER_POINTS = error(
    "CU013",
    "wrong-beaver-points",
    "a dropped beaver is not scored as the cube before it",
    why="""
        The player who doubled may drop a beaver. He then loses what the cube stood at before the
        beaver, which is the value that he had doubled to.
        """,
    bad="""
        0 point match

         Game 1
         Anna : 0                         Marc : 0
         1) 31: 8/5 6/5                  42: 8/4 6/4
         2)  Doubles => 2                 Beavers => 4
         3)  Drops                        Wins 4 points
        """,
    good="""
        0 point match

         Game 1
         Anna : 0                         Marc : 0
         1) 31: 8/5 6/5                  42: 8/4 6/4
         2)  Doubles => 2                 Beavers => 4
         3)  Drops                        Wins 2 points
        """,
    source="rec.games.backgammon FAQ: beavers, raccoons",
)
CUBE_ABOVE_LIMIT = error(
    "CU014",
    "cube-above-limit",
    "a double goes above the limit of the cube",
    why="""
        Many sites, and some rules, let the cube go no higher than a limit; a header tag CubeLimit
        or the rule set gives it. Without a limit a cube above 64 is allowed, and only noted.
        """,
    bad="""
        ; [CubeLimit "2"]

        0 point match

         Game 1
         Anna : 0                         Marc : 0
         1) 31: 8/5 6/5                   Doubles => 2
         2)  Takes                       42: 8/4 6/4
         3)  Doubles => 4                 Takes
        """,
    good="""
        ; [CubeLimit "4"]

        0 point match

         Game 1
         Anna : 0                         Marc : 0
         1) 31: 8/5 6/5                   Doubles => 2
         2)  Takes                       42: 8/4 6/4
         3)  Doubles => 4                 Takes
        """,
    source="Backgammon Circle rules: the faces of the cube; the .mat format: tag CubeLimit",
    options=("cube.max",),
)
DEAD_CUBE = error(
    "CU015",
    "dead-cube-turned",
    "a player turns a cube that already wins him the match",
    why="""
        A player who needs no more points than the cube stands at gains nothing by doubling. The
        newer rules of the US and world federations forbid it; older US rules forbid it only where
        the game ends the match whoever wins it; others allow it.
        """,
    bad="""
        7 point match

         Game 1
         Anna : 5                         Marc : 2
         1) 31: 8/5 6/5                   Doubles => 2
         2)  Takes                       42: 8/4 6/4
         3)  Doubles => 4                 Takes
        """,
    good="""
        7 point match

         Game 1
         Anna : 4                         Marc : 2
         1) 31: 8/5 6/5                   Doubles => 2
         2)  Takes                       42: 8/4 6/4
         3)  Doubles => 4                 Takes
        """,
    source="USBGF ruling guide 4.4.9; US Backgammon tournament rules 2009, 5.6",
    rules="wbgf-2023-legal",
    options=("cube.dead_cube",),
)
REDOUBLE_TO_BE_TAKEN = warning(
    "CU016",
    "dropped-dead-redouble",
    "a redouble that ends the match is dropped",
    why="""
        Under the US rules of 2009 the leader may redouble a cube that already wins him the match.
        Such a redouble has to be taken: to drop it is to concede the match, which is allowed only
        without contact.
        """,
    bad="""
        7 point match

         Game 1
         Anna : 5                         Marc : 2
         1) 31: 8/5 6/5                   Doubles => 2
         2)  Takes                       42: 8/4 6/4
         3)  Doubles => 4                 Drops
              Wins 2 points and the match
        """,
    good="""
        7 point match

         Game 1
         Anna : 4                         Marc : 2
         1) 31: 8/5 6/5                   Doubles => 2
         2)  Takes                       42: 8/4 6/4
         3)  Doubles => 4                 Drops
              Wins 2 points
        """,
    source="US Backgammon tournament rules 2009, 4.9 and 5.6",
    rules="us-2009",
    options=("cube.dead_cube",),
)
TOO_MANY_AUTOMATIC_DOUBLES = error(
    "CU017",
    "too-many-automatic-doubles",
    "the first double shows more automatic doubles than the rules have",
    why="""
        In money play a tie of the opening dice may double the cube, which stays in the middle. By
        convention that happens once in a game; a rule set says how often it may. It is never done
        in a match.
        """,
    bad="""
        0 point match

         Game 1
         Anna : 0                         Marc : 0
         1) 31: 8/5 6/5                   Doubles => 8
        """,
    good="""
        0 point match

         Game 1
         Anna : 0                         Marc : 0
         1) 31: 8/5 6/5                   Doubles => 4
        """,
    source='Backgammon Circle rules; GNU Backgammon manual, "Optional rules"',
    rules="money",
    options=("cube.automatic_doubles",),
)
NO_CUBE = error(
    "CU018",
    "cube-where-there-is-none",
    "a double where the game is played without a cube",
    why="""
        Some games are played without a doubling cube, and a match to one point needs none. It is
        told once in a game.
        """,
    bad="""
        1 point match

         Game 1
         Anna : 0                         Marc : 0
         1) 31: 8/5 6/5                   Doubles => 2
        """,
    good="""
        3 point match

         Game 1
         Anna : 0                         Marc : 0
         1) 31: 8/5 6/5                   Doubles => 2
        """,
    source="the casino and app rules, which know no cube; US Backgammon tournament rules 2009, 5",
    options=("cube.in_use",),
)
TOO_SOON_AFTER_CRAWFORD = error(
    "CU019",
    "double-before-holland",
    "after the Crawford game a double comes before each side has played two rolls",
    why="""
        Under the Holland rule of the 1980s the trailer may not double at once after the Crawford
        game: each side must have played two rolls. Today's rules know it no more.
        """,
    bad="""
        5 point match

         Game 1
         Anna : 4                         Marc : 1
         1) 31: 8/5 6/5                  42: 8/4 6/4
                                          Wins 1 point

         Game 2
         Anna : 4                         Marc : 2
         1) 31: 8/5 6/5                   Doubles => 2
        """,
    good="""
        5 point match

         Game 1
         Anna : 4                         Marc : 1
         1) 31: 8/5 6/5                  42: 8/4 6/4
                                          Wins 1 point

         Game 2
         Anna : 4                         Marc : 2
         1) 31: 8/5 6/5                  42: 8/4 6/4
         2) 31: 24/23 13/10              31: 24/23 13/10
         3) 21: 10/8 24/23                Doubles => 2
        """,
    source="Nextgammon glossary: Holland rule",
    rules="holland-1980s",
    options=("cube.holland",),
)
TAKE_AFTER_DROP = error(
    "CU023",
    "take-after-drop",
    "a double is taken after it was dropped",
    why="""
        The first clear answer to a double counts. A drop ends the game at once, and cannot be taken
        back.
        """,
    bad="""
         1) 31: 8/5 6/5                   Doubles => 2
         2)  Drops
         3)  Takes
                                          Wins 1 point
        """,
    good="""
         1) 31: 8/5 6/5                   Doubles => 2
         2)  Drops
                                          Wins 1 point
        """,
    source="US Backgammon tournament rules 2009, 5",
)
DROP_OF_ILLEGAL_DOUBLE = note(
    "CU025",
    "dropped-illegal-double",
    "a double that could not be offered is dropped",
    why="""
        Where a double was not allowed, to drop it does not validly end the game. bgaudit scores it
        as recorded; a director has to rule on it.
        """,
    bad="""
        3 point match

         Game 1
         Anna : 0                         Marc : 0
         1) 31: 8/5 6/5                   Doubles => 2
         2)  Takes                       42: 8/4 6/4
         3) 65: 24/13                     Doubles => 4
         4)  Drops
                                          Wins 2 points
        """,
    good="""
        3 point match

         Game 1
         Anna : 0                         Marc : 0
         1) 31: 8/5 6/5                   Doubles => 2
         2)  Takes                       42: 8/4 6/4
         3)  Doubles => 4                 Drops
              Wins 2 points
        """,
    source="rec.games.backgammon: rulings on doubles in the Crawford game",
)
MONEY_RULE_IN_MATCH = warning(
    "CU027",
    "money-rule-in-match",
    "the header of a match names a rule of money play",
    why="""
        The Jacoby rule, beavers and automatic doubles are for money play. A match is played without
        them whatever its header says, and bgaudit scores it so.
        """,
    bad="""
        ; [Jacoby "On"]

        7 point match

         Game 1
         Anna : 0                         Marc : 0
         1) 31: 8/5 6/5
        """,
    good="""
        ; [Jacoby "On"]

        0 point match

         Game 1
         Anna : 0                         Marc : 0
         1) 31: 8/5 6/5
        """,
    source="Backgammon Circle rules: match play",
)
LATE_DOUBLE = error(
    "CU002",
    "late-double",
    "a double is offered after the roll, or in the opponent's turn",
    why="""
        A player doubles in his own turn and before he rolls. Once he has rolled he has to play, and
        while the opponent plays he has to wait.
        """,
    bad="""
        Anna 31: 8/5 6/5
        Marc rolls 42
        Marc doubles to 2
        Anna takes
        Marc plays 8/4 6/4
        """,
    good="""
        Anna 31: 8/5 6/5
        Marc doubles to 2
        Anna takes
        Marc rolls 42
        Marc plays 8/4 6/4
        """,
    source="Backgammon Circle rules, the cube 2",
)
DISPUTED_CUBE = warning(
    "CU022",
    "disputed-cube",
    "the cube is said to show another value than it has",
    why="""
        The value of the cube follows from the doubles that were taken. Here the record says that it
        shows something else: it was turned to the wrong face, or a double is missing. A director
        has to rule what the game is played for.
        """,
    bad="""
        Anna 31: 8/5 6/5
        Marc doubles to 2
        Anna takes
        Marc 42: 8/4 6/4
        cube 4 Anna
        """,
    good="""
        Anna 31: 8/5 6/5
        Marc doubles to 2
        Anna takes
        Marc 42: 8/4 6/4
        cube 2 Anna
        """,
    source="rec.games.backgammon archive at bkgm.com, post 611",
)
