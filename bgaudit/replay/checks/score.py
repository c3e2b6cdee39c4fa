"""The score of a game and of the match: the SC family."""

from __future__ import annotations

from bgaudit.replay.checks.check import error, note, warning

WRONG_WINNER = error(
    "SC001",
    "wrong-winner",
    "the result is credited to the loser",
    why="""
        Who bears off the last man wins the game, or whose double is dropped. The column of the
        result says who is credited with the points, so one slip turns the match around. bgaudit
        scores the game for the player who won it.
        """,
    bad="""
        ; Set Pos=-A-----------------eee----/0
         1) 21: 1/off
                                          Wins 2 points
        """,
    good="""
        ; Set Pos=-A-----------------eee----/0
         1) 21: 1/off
              Wins 2 points
        """,
    source="US Backgammon tournament rules 2009, 5.1; Backgammon Circle rules",
)
WRONG_DROP_POINTS = error(
    "SC002",
    "wrong-drop-points",
    "a dropped double is not scored as the cube before it",
    why="""
        A double that is dropped never happened: the doubler wins what the cube showed before it.
        The first double of a game, dropped, is always worth 1 point. bgaudit scores the game so.
        """,
    bad="""
         1) 31: 8/5 6/5                  42: 8/4 6/4
         2)  Doubles => 2                 Drops
              Wins 2 points
        """,
    good="""
         1) 31: 8/5 6/5                  42: 8/4 6/4
         2)  Doubles => 2                 Drops
              Wins 1 point
        """,
    source='Backgammon Circle rules; GNU Backgammon manual, "Doubling"',
)
WRONG_POINTS = error(
    "SC003",
    "wrong-points",
    "the points of a game are not those that it was worth",
    why="""
        A game is worth the cube, twice the cube if the loser has borne off no man, and three times
        the cube if he also has a man on the bar or in the winner's home board. bgaudit scores the
        game with what it was worth on the board.
        """,
    bad="""
        ; Set Pos=-A-----------------eee----/0
         1) 21: 1/off
              Wins 1 point
        """,
    good="""
        ; Set Pos=-A-----------------eee----/0
         1) 21: 1/off
              Wins 2 points
        """,
    source='Backgammon Circle rules; GNU Backgammon manual, "Gammons and Backgammons"',
    options=("score.gammon",),
)
FALSE_GAMMON = error(
    "SC004",
    "false-gammon",
    "a gammon is scored against a player who has borne off a man",
    why="""
        One man borne off saves the gammon, even if another of the loser's men is hit after that
        and never comes home. bgaudit scores a single game.
        """,
    bad="""
        ; Set Pos=-A-----------------eed----/0
         1) 21: 1/off
              Wins 2 points
        """,
    good="""
        ; Set Pos=-A-----------------eed----/0
         1) 21: 1/off
              Wins 1 point
        """,
    source='Backgammon Circle rules; GNU Backgammon manual, "Gammons and Backgammons"',
)
WRONG_BACKGAMMON = error(
    "SC005",
    "wrong-backgammon",
    "a backgammon is scored for a gammon, or the reverse",
    why="""
        A backgammon is won against a player who has borne off no man and still has one on the bar
        or in the winner's home board; without such a man it is a gammon. Rule sets differ in which
        of the two places count, and the option `backgammon_condition` says so.
        """,
    bad="""
        ; Set Pos=-A-a---------------eed----/0
         1) 21: 1/off
              Wins 2 points
        """,
    good="""
        ; Set Pos=-A-a---------------eed----/0
         1) 21: 1/off
              Wins 3 points
        """,
    source='GNU Backgammon manual, "Gammons and Backgammons"',
    options=("score.backgammon_condition",),
)
UNDOUBLED_GAMMON = error(
    "SC007",
    "undoubled-gammon",
    "a gammon is scored in money play although the cube was not turned",
    why="""
        Under the Jacoby rule a gammon or a backgammon counts as a single game while the cube is
        still in the middle, so that players double instead of playing on. It is for money play; in
        a match gammons always count. bgaudit scores the value of the cube.
        """,
    bad="""
        ; Set Pos=-A-----------------eee----/0
         1) 21: 1/off
              Wins 2 points
        """,
    good="""
        ; Set Pos=-A-----------------eee----/0
         1) 21: 1/off
              Wins 1 point
        """,
    source='GNU Backgammon manual, "Optional rules"; Backgammon Circle rules',
    rules="money",
    options=("score.jacoby", "score.jacoby_autodouble_counts"),
)
IMPOSSIBLE_POINTS = error(
    "SC009",
    "impossible-points",
    "the points of a game are no multiple of the cube",
    why="""
        A player resigns a single game, a gammon or a backgammon: once, twice or three times the
        cube, and nothing else. Some programs write 0, 100 or 1004 for a result that they do not
        know; that is only a warning, and bgaudit takes the points from the next score line.
        """,
    bad="""
         1) 31: 8/5 6/5
              Wins 5 points
        """,
    good="""
         1) 31: 8/5 6/5
              Wins 1 point
        """,
    source='GNU Backgammon manual, "Resigning"',
    options=("score.resignation.values", "score.resignation.fixed"),
)
WRONG_SCORE = error(
    "SC012",
    "wrong-score",
    "a score line is not what the games before add up to",
    why="""
        The score before each game is the one before the last game and what was won in it. A slip
        here is easily carried on to the end of the match, so bgaudit goes on with the recorded
        score, which the players played by, and keeps its own beside it.
        """,
    bad="""
        7 point match

         Game 1
         Anna : 0                         Marc : 0
         1) 31: 8/5 6/5
              Wins 1 point

         Game 2
         Anna : 3                         Marc : 1
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
    source="US Backgammon tournament rules 2009, 5.1",
)
MISSING_RESULT = warning(
    "SC013",
    "missing-result",
    "a game has no result",
    why="""
        Each game ends with a line that says who wins how many points. Where it is missing bgaudit
        scores the game by its end: the last man borne off, or the double dropped. A game that just
        stops cannot be scored.
        """,
    bad="""
         1) 31: 8/5 6/5                  42: 8/4 6/4
         2)  Doubles => 2                 Drops
        """,
    good="""
         1) 31: 8/5 6/5                  42: 8/4 6/4
         2)  Doubles => 2                 Drops
              Wins 1 point
        """,
    source="the .mat format: a game ends with the winner's points",
)
POINTS_CUT = note(
    "SC014",
    "cut-points",
    "the last game's points are cut to what was needed",
    why="""
        A game that wins the match may be worth more than the winner needs. Some write it down in
        full, some cut it to the points that were needed or to the length of the match; all of them
        are right.
        """,
    bad="""
        3 point match

         Game 3
         Anna : 2                         Marc : 0
        ; Set Pos=-A-----------------eee----/0
         1) 21: 1/off
              Wins 1 point and the match
        """,
    good="""
        3 point match

         Game 3
         Anna : 2                         Marc : 0
        ; Set Pos=-A-----------------eee----/0
         1) 21: 1/off
              Wins 2 points and the match
        """,
    source="US Backgammon tournament rules 2009, 4.9 and 5.1: first to the posted number of points",
    options=("score.score_cap",),
)
CREDITED_TWICE = error(
    "SC018",
    "double-credit",
    "a game is credited twice",
    why="""
        One player wins a game, and one line says for how many points. Where two lines say different
        things bgaudit goes by the first and by the board.
        """,
    bad="""
         1) 31: 8/5 6/5
              Wins 1 point                Wins 1 point
        """,
    good="""
         1) 31: 8/5 6/5
              Wins 1 point
        """,
    source="the .mat format: a game ends with the winner's points",
)
BACKGAMMON_COUNTED_THRICE = error(
    "SC006",
    "backgammon-counted-thrice",
    "a backgammon is scored as three times the cube where it is worth less",
    why="""
        In some countries a backgammon is worth no more than a gammon, twice the cube. The option
        `backgammon` says what it is worth.
        """,
    bad="""
        ; Set Pos=-A-a---------------eed----/0
         1) 21: 1/off
              Wins 3 points
        """,
    good="""
        ; Set Pos=-A-a---------------eed----/0
         1) 21: 1/off
              Wins 2 points
        """,
    source="Backgammon Circle rules: in some countries a backgammon only counts twice",
    rules="backgammon-circle-double-backgammon",
    options=("score.backgammon",),
)
RESIGNED_TOO_LITTLE = note(
    "SC011",
    "resigned-too-little",
    "a single game is resigned although a gammon could not be avoided",
    why="""
        Resignations are agreed on, so this is no fault. But a winner who was sure of a gammon, and
        could use it, need not have accepted a single game.
        """,
    bad="""
        ; Set Pos=-A-------o----------------/0
         1)                              21: ????
              Wins 1 point
        """,
    good="""
        ; Set Pos=-A-------o----------------/0
         1)                              21: ????
              Wins 2 points
        """,
    source='GNU Backgammon manual, "Resigning"',
)
FALSE_MATCH_END = error(
    "SC016",
    "false-match-end",
    "a result says that the match is won, which it is not",
    why="""
        The last result of a match may add "and the match". Where the points do not reach the length
        of the match, the points or the words are wrong.
        """,
    bad="""
        5 point match

         Game 1
         Anna : 3                         Marc : 1
         1) 31: 8/5 6/5                   Doubles => 2
         2)  Drops
                                          Wins 1 point and the match
        """,
    good="""
        5 point match

         Game 1
         Anna : 3                         Marc : 1
         1) 31: 8/5 6/5                   Doubles => 2
         2)  Drops
                                          Wins 1 point
        """,
    source="the .mat format: the last result of a match",
)
CONCESSION_WITH_CONTACT = warning(
    "SC022",
    "concession-with-contact",
    "a game is conceded although the sides are still in contact",
    why="""
        Some tournament rules allow a game to be conceded only when the sides have passed each
        other. Nobody can then give a game away.
        """,
    bad="""
         1) 31: 8/5 6/5                  42: 8/4 6/4
              Wins 1 point
        """,
    good="""
        ; Set Pos=-A-----------------eed----/0
         1) 21: ????
              Wins 1 point
        """,
    source="US Backgammon tournament rules 2009, 4.9",
    rules="us-2009",
    options=("match.concession",),
)
CRAWFORD_CUBE_COUNTED = note(
    "SC023",
    "counted-crawford-cube",
    "a game of the Crawford rule is scored with the cube",
    why="""
        In the Crawford game there is no cube. Where one was turned all the same, the game is worth
        its kind alone, and bgaudit scores it so; the double itself is told as CU004.
        """,
    bad="""
        3 point match

         Game 1
         Anna : 0                         Marc : 1
         1) 31: 8/5 6/5                  42: 8/4 6/4
                                          Wins 1 point

         Game 2
         Anna : 0                         Marc : 2
        ; Set Pos=-A-----------------eed----/0
         1)  Doubles => 2                 Takes
         2) 21: 1/off
              Wins 2 points
        """,
    good="""
        3 point match

         Game 1
         Anna : 0                         Marc : 1
         1) 31: 8/5 6/5                  42: 8/4 6/4
                                          Wins 1 point

         Game 2
         Anna : 0                         Marc : 2
        ; Set Pos=-A-----------------eed----/0
         1) 21: 1/off
              Wins 1 point
        """,
    source="Danish Backgammon Federation: doubles in the Crawford game are annulled",
    options=("cube.crawford", "cube.crawford_double"),
)
GAMMON_ON_AUTOMATIC_DOUBLE = error(
    "SC008",
    "gammon-on-automatic-double",
    "a gammon is scored in money play although only a tie of the dice turned the cube",
    why="""
        Under the Jacoby rule gammons count only once a player has doubled. An automatic double by a
        tie of the opening dice is none, unless the players agreed that it is; the game is worth the
        cube alone.
        """,
    bad="""
        ; Set Pos=-A-----------------eee----/0
         1) 21: 1/off
              Wins 4 points
        """,
    good="""
        ; Set Pos=-A-----------------eee----/0
         1) 21: 1/off
              Wins 1 point
        """,
    source="optional rules of money play: the Jacoby rule and automatic doubles",
    rules="money",
    options=("score.jacoby", "score.jacoby_autodouble_counts", "cube.automatic_doubles"),
)
UNACCEPTED_RESIGNATION = error(
    "SC010",
    "unaccepted-resignation",
    "a game ends with a resignation that is not accepted",
    why="""
        A resignation is an offer: the opponent accepts it, or declines and the game is played on.
        Only when it is accepted the game is over. Some rule sets need no answer.
        """,
    bad="""
        Anna 31: 8/5 6/5
        Marc resigns a single game
        Anna declines
        Anna wins 1 point
        """,
    good="""
        Anna 31: 8/5 6/5
        Marc resigns a single game
        Anna accepts
        Anna wins 1 point
        """,
    source='FIBS, "resign"; GNU Backgammon manual, accepting or declining a resignation',
    options=("score.resignation.acceptance",),
)
LATE_SCORE_CORRECTION = error(
    "SC017",
    "late-score-correction",
    "the score is corrected when it already stands",
    why="""
        A wrong score can be put right, but not for ever: by the rules until a player begins his
        next match, until the next game begins, or only until the result is written down. After that
        both players have to agree.
        """,
    bad="""
        Anna 31: 8/5 6/5
        Marc resigns a single game
        Anna accepts
        Anna wins 1 point
        next match begins
        score corrected to 2-0
        """,
    good="""
        Anna 31: 8/5 6/5
        Marc resigns a single game
        Anna accepts
        Anna wins 1 point
        score corrected to 1-0
        next match begins
        """,
    source="US Backgammon tournament rules 2009, 4.10, as quoted in the rec.games.backgammon "
    "archive at bkgm.com, post 1246",
    options=("score.correction_until",),
)
PUT_OFF_MAN_COUNTED = error(
    "SC019",
    "wrongly-removed-man",
    "a man who was put off wrongly is counted as borne off",
    why="""
        A player who has borne off a man loses a single game. A man who was put off by mistake, or
        was missing from the start, was not borne off, so that the game can still be lost as a
        gammon or a backgammon.
        """,
    bad="""
        position -B------------------ccccc-
        Marc puts a man from 1 off
        Anna 21: 1/off(2)
        Anna wins 1 point
        """,
    good="""
        position -B------------------ccccc-
        Anna 21: 1/off(2)
        Anna wins 2 points
        """,
    source="US Backgammon tournament rules 2008, 4.4",
)
WRONG_PENALTY_POINTS = error(
    "SC020",
    "wrong-penalty-points",
    "penalty points are left out of the score",
    why="""
        The opponent of a player who is penalised scores the points. By some rules a player whose
        penalty points are more than half the match length has lost the match.
        """,
    bad="""
        players: Anna, Marc
        match to 7

        game 1
        Anna penalty 1 point
        Anna 31: 8/5 6/5
        Marc doubles to 2
        Anna drops
        Marc wins 1 point

        game 2
        score 0-1
        """,
    good="""
        players: Anna, Marc
        match to 7

        game 1
        Anna penalty 1 point
        Anna 31: 8/5 6/5
        Marc doubles to 2
        Anna drops
        Marc wins 1 point

        game 2
        score 0-2
        """,
    source="UKBGF tournament rules 2019, penalty points",
    options=("penalty.forfeit_over_half",),
)
SETTLED_GAME = error(
    "SC021",
    "settled-game",
    "a game is settled or cancelled instead of being played out",
    why="""
        A game ends when the last man is borne off, a double is dropped or a resignation accepted.
        The players cannot agree on another result, or on not counting a game, unless the rule set
        allows it or a director rules so.
        """,
    bad="""
        Anna 31: 8/5 6/5
        game cancelled
        """,
    good="""
        Anna 31: 8/5 6/5
        director orders a new game
        game cancelled
        """,
    source="US Backgammon tournament rules 2009, 4.9, as quoted in bgonline.org forum, post 148674",
    options=("match.settlement",),
)
WRONG_TIME_LOSS = error(
    "SC015",
    "wrong-value-of-a-time-loss",
    "a game lost on time is not scored as the rules have it",
    why="""
        Where a game is lost on time, the rules say what that is worth: a fixed value, whatever has
        been borne off, or what the position gives. bgaudit scores the game so.
        """,
    bad="""
        Anna 31: 8/5 6/5
        Anna used 120 s
        Marc claims the game on time
        Marc wins 1 point
        """,
    good="""
        Anna 31: 8/5 6/5
        Anna used 120 s
        Marc claims the game on time
        Marc wins 2 points
        """,
    source='"Backgammon – Regole del gioco", the rules page of an app: "Timeout"',
    rules="timed-app",
    options=("time.expiry", "time.expiry_value"),
)
