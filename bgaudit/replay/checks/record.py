"""The record itself: what it leaves open, and how it is written. The IN family."""

from __future__ import annotations

from bgaudit.replay.checks.check import note, warning

MISSING_HIT_MARK = note(
    "IN001",
    "missing-hit-mark",
    "a hit has no mark",
    why="""
        Most programs put a star behind the point where a man is hit. Without it the play is the
        same, but a reader may overlook the hit. Records that mark no hit at all are told so once.
        """,
    bad="""
         1) 62: 24/18 13/11              61: 13/7 8/7
        """,
    good="""
         1) 62: 24/18 13/11              61: 13/7* 8/7
        """,
    source="the .mat format: a star stands behind the point where a man is hit",
)
FORCED_PLAY = note(
    "IN002",
    "forced-play",
    "a turn leaves no choice",
    why="""
        Only one legal play exists, or all of them come to the same position. Nothing can be done
        better or worse in such a turn, and whoever writes a record is tempted to leave it out.
        """,
    bad="""
        ; Set Pos=-FG-------A---b-b--eAcc---/0
         1) 64: 10/4
        """,
    good="""
        ; Set Pos=-FG-------A---b----eAdd---/0
         1) 64: 20/16 10/4
        """,
    source='GNU Backgammon manual, "Movement of the Checkers"',
    default=False,
)
DANCE = note(
    "IN003",
    "dance",
    "a roll cannot be played",
    why="""
        No man can be moved with either die, mostly because one is on the bar against held points:
        he dances. The turn is lost, and the record says so in words or by a blank.
        """,
    bad="""
        ; Set Pos=------F-C---cE---c-e-bb--A/0
         1) 63: Cannot Move
        """,
    good="""
        ; Set Pos=------F-C---cE---c-e-bb--A/0
         1) 61: bar/24 13/7
        """,
    source='GNU Backgammon manual, "Hitting and Entering"',
    default=False,
)
ODDLY_WRITTEN = note(
    "IN004",
    "oddly-written-play",
    "a legal play is written with fewer steps than it takes",
    why="""
        A man who moves up with one die and is then borne off with the other uses both, even where
        one of them alone would have taken him off. Written in one step it looks like a play that
        leaves a die, and other programs may read it so.
        """,
    bad="""
        ; Set Pos=---AAA-------eee----------/0
         1) 61: 5/off                    31: 10/9 12/9
        """,
    good="""
        ; Set Pos=---AAA-------eee----------/0
         1) 61: 5/4/off                  31: 10/9 12/9
        """,
    source='GNU Backgammon manual, "Bearing Off"',
    default=False,
)
IMPORTER_DEPENDENT = note(
    "IN006",
    "importer-dependent-step",
    "a man's way depends on which die is played first",
    why="""
        The step is written for both dice at once, the roll with its lower die first, and both
        points between are open. Some programs play the die that is written first, others the higher
        one; where a man stands on one of the points they come to different positions.
        """,
    bad=" 1) 26: 24/16",
    good=" 1) 26: 24/18/16",
    source="the .mat format: programs differ in which die they play first",
    default=False,
)
UNUSUAL_NOTATION = note(
    "IN007",
    "unusual-notation",
    "a play is written in signs that not every program reads",
    why="""
        The bar may be written as 25, off as 0, and a hit with @; steps may be set apart by commas,
        and a star may stand before or behind a count. bgaudit reads them all alike, and tells of
        the first of each kind.
        """,
    bad="""
         1) 62: 24/18 13/11              61: 13/7@ 8/7
        """,
    good="""
         1) 62: 24/18 13/11              61: 13/7* 8/7
        """,
    source="the .mat format as JellyFish, Snowie and GNU Backgammon write it",
    default=False,
)
BROKEN_OFF = note(
    "IN011",
    "unwritten-ending",
    "a game ends in a way that is not written down",
    why="""
        Players resign in the middle of a turn, or drop a double and put the men back, and only the
        result is written down. That is no fault, but how the game ended is told nowhere.
        """,
    bad="""
         1) 31: 8/5 6/5                  42: ????
              Wins 1 point
        """,
    good="""
         1) 31: 8/5 6/5                  42: 8/4 6/4
         2)  Doubles => 2                 Drops
              Wins 1 point
        """,
    source="the .mat format: ???? stands where no play was made",
)
NOT_VERIFIABLE = note(
    "IN012",
    "unverifiable-turns",
    "turns cannot be checked because an earlier fault leaves open where the men are",
    why="""
        After a play that cannot be carried out, or not be read, nobody knows where the men are.
        bgaudit tries every board that can be meant, and what fits none of them it cannot judge. It
        goes on with the cube, the result and the score.
        """,
    bad="""
         1) 62: 17/11 24/22              42: 17/13 8/6
        """,
    good="""
         1) 62: 24/18 13/11              42: 8/4 6/4
        """,
    source='GNU Backgammon manual, "Movement of the Checkers"',
)
RULES_DO_NOT_DECIDE = note(
    "IN013",
    "undecided-rule",
    "the rule set leaves the verdict open",
    why="""
        Some rules are agreed on before a match, and some facts stand in no record: whether the
        Jacoby rule is in force, or whether a match that begins in the middle has had its Crawford
        game. Where the verdict hangs on it, both verdicts are told.
        """,
    bad="""
        3 point match

         Game 3
         Anna : 2                         Marc : 0
         1) 31: 8/5 6/5                   Doubles => 2
        """,
    good="""
        ; [Crawford "Off"]

        3 point match

         Game 3
         Anna : 2                         Marc : 0
         1) 31: 8/5 6/5                   Doubles => 2
        """,
    source="US Backgammon tournament rules 2009, 5.5; "
    'GNU Backgammon manual, "Rules for Match Play" and "Optional Rules"',
)
FILE_QUIRK = note(
    "IN014",
    "file-quirk",
    "the file is written in an unusual way",
    why="""
        A row number skips or repeats, two rows stand on one line, or the file begins with an
        invisible mark. bgaudit reads on, but not every program will read such a record the same
        way, and a number that skips may be a row that was lost. Where this check is selected by
        name, other encodings than UTF-8 and colons in names are told too. A signature that does not
        fit what it signs is told as an error.
        """,
    bad="""
         1) 31: 8/5 6/5                  42: 8/4 6/4
         3) 65: 24/13
        """,
    good="""
         1) 31: 8/5 6/5                  42: 8/4 6/4
         2) 65: 24/13
        """,
    source="the .mat format: the rows of a game are numbered from 1",
)
CLOSED_OUT = note(
    "IN015",
    "skipped-closed-out-turn",
    "a turn is skipped because the player is closed out",
    why="""
        With a man on the bar against six held points no roll can be played, and a player need not
        roll at all. A record may then leave the turn out, which is no fault.
        """,
    bad="""
        ; Set Pos=aBBBBBBC-----------eed----/0
         1) 21: 7/5 7/6
         2) 31: 6/3 7/6
        """,
    good="""
        ; Set Pos=aBBBBBBC-----------eed----/0
         1) 21: 7/5 7/6                  63: Cannot Move
         2) 31: 6/3 7/6
        """,
    source="Backgammon Circle rules: a player who is closed out cannot play",
    options=("moves.closed_out_roll",),
)
TAG_CONTRADICTS = warning(
    "IN016",
    "contradicting-tag",
    "a header tag names another rule than the rule set",
    why="""
        The record says that it was played under one rule, and it is checked under another. Either
        it should be checked with another rule set, or its header does not tell the truth.
        """,
    bad="""
        ; [Jacoby "Off"]

        Money session

         Game 1
         Anna : 0                         Marc : 0
         1) 31: 8/5 6/5
        """,
    good="""
        ; [Jacoby "On"]

        Money session

         Game 1
         Anna : 0                         Marc : 0
         1) 31: 8/5 6/5
        """,
    source="the .mat format: header tags such as Crawford, Jacoby, Beaver and Variation",
    rules="money",
)
ANOTHER_WAY = note(
    "IN017",
    "legal-by-another-way",
    "a play is legal only by another way than the one written",
    why="""
        The way as it is written is not open: it touches down on a held point, or its stretches are
        no numbers that were rolled. But the men end up where a legal play would put them, and only
        that counts.
        """,
    bad="""
        ; Set Pos=-b---CE-E---c----dc--c--B-/0
         1) 65: 24/18/13                 21: 13/11 8/7
        """,
    good="""
        ; Set Pos=-b---CE-E---c----dc--c--B-/0
         1) 65: 24/19/13                 21: 13/11 8/7
        """,
    source='GNU Backgammon manual, "Movement of the Checkers"',
)
PRODUCER_HABIT = warning(
    "IN019",
    "producer-habit",
    "a site writes what it played as something else",
    why="""
        A site is known to write a single unlimited game as a match to 16 points. Checked as a match
        its results look wrong, because the Jacoby rule was in force. It is told once; with
        `--rules money` the record is checked as what it is. And GNU Backgammon counts automatic
        doubles in the result of a game, but not in the score of the session that it writes to SGF.
        """,
    bad="""
        16 point match

         Game 1
         Anna : 0                         Marc : 0
        ; Set Pos=-A-----------------eee----/0
         1) 21: 1/off
              Wins 1 point
        """,
    good="""
        ; [Jacoby "On"]

        Money session

         Game 1
         Anna : 0                         Marc : 0
        ; Set Pos=-A-----------------eee----/0
         1) 21: 1/off
              Wins 1 point
        """,
    source="the .mat format as Backgammon Galaxy writes it",
)
AUTOMATIC_DOUBLE = note(
    "IN005",
    "unwritten-automatic-double",
    "a first double shows that the opening dice had tied",
    why="""
        Records do not write the ties of the opening dice, but in money play they may have doubled
        the cube. A first double to 4 then comes from a cube that stood at 2 in the middle.
        """,
    bad="""
        0 point match

         Game 1
         Anna : 0                         Marc : 0
         1) 31: 8/5 6/5                   Doubles => 4
        """,
    good="""
        0 point match

         Game 1
         Anna : 0                         Marc : 0
         1) 31: 8/5 6/5                   Doubles => 2
        """,
    source='GNU Backgammon manual, "Optional rules"',
    rules="money",
    options=("cube.automatic_doubles",),
)
CUBE_NOT_USED = note(
    "IN010",
    "unused-cube",
    "after the Crawford game the trailer does not double at once",
    why="""
        Once the Crawford game is over the leader needs one point: the trailer risks nothing with
        the cube, and doubles at his first chance. It is advice, not a rule.
        """,
    bad="""
        5 point match

         Game 1
         Anna : 4                         Marc : 1
         1) 31: 8/5 6/5                  42: 8/4 6/4
                                          Wins 1 point

         Game 2
         Anna : 4                         Marc : 2
         1) 31: 8/5 6/5                  42: 8/4 6/4
        """,
    good="""
        5 point match

         Game 1
         Anna : 4                         Marc : 1
         1) 31: 8/5 6/5                  42: 8/4 6/4
                                          Wins 1 point

         Game 2
         Anna : 4                         Marc : 2
         1) 31: 8/5 6/5                   Doubles => 2
        """,
    source="common practice after the Crawford game",
    default=False,
)
WRONG_PIP_COUNT = note(
    "IN009",
    "wrong-pip-count",
    "a pip count that is written down is not that of the position",
    why="""
        The pips that a player needs are the sum of his men's points, a man on the bar counting 25.
        Where the record states another count, it was counted wrongly, or a play before it is not as
        it was made.
        """,
    bad="""
        Anna 31: 8/5 6/5
        Anna has 150 pips
        """,
    good="""
        Anna 31: 8/5 6/5
        Anna has 163 pips
        """,
    source="the rules of the game: a pip is one point of a man's way",
)
RULING = note(
    "IN020",
    "ruling",
    "a director rules",
    why="""
        A ruling is shown where it was made, with what it changes. No check reports what a director
        has ordered.
        """,
    bad="""
        Anna rolls 21
        director orders a new roll
        Anna rolls 31
        Anna plays 8/5 6/5
        """,
    good="""
        Anna rolls 31
        Anna plays 8/5 6/5
        """,
    source="the tournament director's duty in all rule books",
)
