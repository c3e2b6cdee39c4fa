"""Checker play: the MV family."""

from __future__ import annotations

from bgaudit.replay.checks.check import error, note, warning

_STANDS = """
    A play that nobody objects to before the next roll stands, so bgaudit judges what follows from
    the board that it left.
    """

_STANDING = ("moves.illegal_play", "moves.challenge_window")
"""What becomes of an illegal play, in every check of one."""

EMPTY_SOURCE = error(
    "MV001",
    "empty-source",
    "a man is moved from a point where there is none",
    why="""
        A man can only be moved from where he stands, so either the play is written wrongly or a
        man was put somewhere else earlier than the record says. As the play cannot be carried out,
        bgaudit looks for a board that the rest of the game fits, and says so if it finds none.
        """,
    bad=" 1) 31: 7/4 6/5",
    good=" 1) 31: 8/5 6/5",
    source='GNU Backgammon manual, "Movement of the Checkers"',
    options=_STANDING,
)
WRONG_DISTANCE = error(
    "MV002",
    "wrong-distance",
    "a step has a length that was not rolled",
    why="""
        A man moves as many points as one of the dice shows, or the sum where one man plays both;
        a double is played four times. Any other length is a misplay, or a slip of whoever wrote the
        roll or the play down.
        """
    + _STANDS,
    bad=" 1) 62: 24/18 13/10",
    good=" 1) 62: 24/18 13/11",
    source='Backgammon Circle rules; GNU Backgammon manual, "Movement of the Checkers"',
    options=_STANDING,
)
TOO_MANY_PIPS = error(
    "MV003",
    "too-many-pips",
    "the steps need more than the dice give",
    why="""
        Each die is played once, and each number of a double four times in all. Here every step
        alone could be paid for, but together they use a die twice.
        """
    + _STANDS,
    bad=" 1) 31: 8/4 6/5",
    good=" 1) 31: 8/5 6/5",
    source='Backgammon Circle rules; GNU Backgammon manual, "Movement of the Checkers"',
    options=_STANDING,
)
HELD_POINT = error(
    "MV004",
    "landing-on-held-point",
    "a man lands on a point that the opponent holds",
    why="""
        Two or more men hold a point, and the other side may not land on it. Once such a play
        stands, both colours share the point, which spoils the rest of the game.
        """
    + _STANDS,
    bad=" 1) 54: 24/19 13/9",
    good=" 1) 54: 24/20 13/8",
    source='Backgammon Circle rules; GNU Backgammon manual, "Movement of the Checkers"',
    options=_STANDING,
)
HELD_ON_THE_WAY = error(
    "MV005",
    "no-way-through",
    "a man has no open point to touch down on between two dice",
    why="""
        A man who plays both dice makes two moves, one after the other, and touches down in between.
        If the opponent holds the point there, whichever die comes first, he cannot get through,
        even though the point he comes to is open.
        """
    + _STANDS,
    bad="""
         1) 31: 8/5 6/5                  42: 8/4 6/4
         2) 53: 24/16
        """,
    good="""
         1) 31: 8/5 6/5                  42: 8/4 6/4
         2) 53: 8/3 6/3
        """,
    source='Backgammon Circle rules; GNU Backgammon manual, "Movement of the Checkers"',
    options=("moves.transit", *_STANDING),
)
BAR_FIRST = error(
    "MV006",
    "man-left-on-the-bar",
    "a man is moved while another is on the bar",
    why="""
        A man who was hit has to enter before any other man may move, and with two on the bar both
        have to. A player who forgets his man on the bar gains a free move.
        """
    + _STANDS,
    bad="""
         1) 62: 24/18 13/11              61: 13/7* 8/7
         2) 54: 24/20 13/8
        """,
    good="""
         1) 62: 24/18 13/11              61: 13/7* 8/7
         2) 54: bar/20 24/20
        """,
    source="US Backgammon tournament rules 2009, 4.3; Backgammon Circle rules",
    options=_STANDING,
)
BAD_ENTRY = error(
    "MV007",
    "bad-entry",
    "a man enters where no single die brings him in",
    why="""
        A man on the bar enters on the point that one of the dice names, and only if the opponent
        does not hold it; the dice may not be added up to bring him in. If neither die enters, the
        turn is lost.
        """
    + _STANDS,
    bad="""
         1) 62: 24/18 13/11              61: 13/7* 8/7
         2) 63: bar/19 13/10
        """,
    good="""
         1) 62: 24/18 13/11              61: 13/7* 8/7
         2) 63: bar/22 13/7
        """,
    source='Backgammon Circle rules; GNU Backgammon manual, "Hitting and Entering"',
    options=_STANDING,
)
BACKWARDS = error(
    "MV008",
    "backward-move",
    "a man moves away from home",
    why="""
        Men move one way only: towards their own home board, from higher to lower numbers as a
        player counts them. A single step the wrong way is mostly a misplay or a slip of the pen;
        many of them in one column mean that it is numbered from the opponent's side.
        """
    + _STANDS,
    bad=" 1) 43: 6/10 13/10",
    good=" 1) 43: 24/20 13/10",
    source='Backgammon Circle rules; GNU Backgammon manual, "Movement of the Checkers"',
    options=_STANDING,
)
NOT_ALL_HOME = error(
    "MV009",
    "early-bear-off",
    "a man is borne off while another is outside",
    why="""
        A player may bear off only while all his men are in his home board. A man still outside, or
        hit and sent back, has to come home first; in one turn he may come in with one die and a man
        may go off with the other.
        """
    + _STANDS,
    bad="""
        ; Set Pos=--BBCCD-A----eee----------/0
         1) 62: 6/off 2/off
        """,
    good="""
        ; Set Pos=--BBCCD-A----eee----------/0
         1) 62: 8/2 2/off
        """,
    source='Backgammon Circle rules; GNU Backgammon manual, "Bearing Off"',
    options=_STANDING,
)
DIE_TOO_SMALL = error(
    "MV010",
    "too-small-die",
    "a man is borne off with too small a number",
    why="""
        A die bears off a man from its own point, or from a lower one if no man stands behind him.
        It never takes one off from a higher point.
        """
    + _STANDS,
    bad="""
        ; Set Pos=----A-A------eee----------/0
         1) 51: 6/off 4/3
        """,
    good="""
        ; Set Pos=----A-A------eee----------/0
         1) 51: 6/1 4/3
        """,
    source='Backgammon Circle rules; GNU Backgammon manual, "Bearing Off"',
    options=_STANDING,
)
MAN_BEHIND = error(
    "MV011",
    "bear-off-past-a-man",
    "a larger number bears a man off although one stands behind him",
    why="""
        A number larger than needed takes off a man from the highest point that is occupied, and
        from no other. While a man stands behind, the number has to be moved with him.
        """
    + _STANDS,
    bad="""
        ; Set Pos=----A-A------eee----------/0
         1) 51: 4/off 6/5
        """,
    good="""
        ; Set Pos=----A-A------eee----------/0
         1) 51: 6/5/off
        """,
    source='Backgammon Circle rules; GNU Backgammon manual, "Bearing Off"',
    options=_STANDING,
)
DIE_LEFT = error(
    "MV012",
    "unplayed-die",
    "one die is left although both could be played",
    why="""
        Both dice have to be played if there is any way to play both, even if another first move
        would leave the second die without one. In the last turn of a game this is no fault: the
        player may have resigned in the middle of it.
        """
    + _STANDS,
    bad="""
         1) 31: 8/5                      42: 8/4 6/4
        """,
    good="""
         1) 31: 8/5 6/5                  42: 8/4 6/4
        """,
    source='Backgammon Circle rules; GNU Backgammon manual, "Movement of the Checkers"',
    options=_STANDING,
)
SMALLER_DIE = error(
    "MV013",
    "smaller-die",
    "the smaller die is played where the larger could be",
    why="""
        Where either die can be played, but not both, it has to be the larger one. The smaller is
        right only if the larger cannot be played at all.
        """
    + _STANDS,
    bad="""
        ; Set Pos=-FG-------A---b-b--eAcc---/0
         1) 64: 10/6                     31: 6/3 4/3
        """,
    good="""
        ; Set Pos=-FG-------A---b-b--eAcc---/0
         1) 64: 10/4                     31: 6/3 4/3
        """,
    source='Backgammon Circle rules; GNU Backgammon manual, "Movement of the Checkers"',
    options=("moves.larger_die", *_STANDING),
)
DOUBLE_LEFT = error(
    "MV014",
    "unfinished-double",
    "a part of a double is left although it could be played",
    why="""
        A double is played four times, or as often as it can be. A number that is left over is
        easily forgotten, at the board and in writing.
        """
    + _STANDS,
    bad="""
         1) 62: 24/18 13/11              44: 24/20(2) 13/9
         2) 41: 13/9 11/10
        """,
    good="""
         1) 62: 24/18 13/11              44: 24/20(2) 13/9(2)
         2) 41: 13/9 11/10
        """,
    source='Backgammon Circle rules; GNU Backgammon manual, "Movement of the Checkers"',
    options=_STANDING,
)
NO_PLAY = error(
    "MV015",
    "skipped-play",
    "nothing is played although a legal play exists",
    why="""
        A player who can move has to; a turn is lost only if no die can be played. Where the play
        was merely left out of the record, the rest of the game shows it, and bgaudit reads on with
        the play that fits.
        """
    + _STANDS,
    bad="""
         1) 31: 8/5 6/5                  42: Cannot Move
         2) 65: 24/13
        """,
    good="""
         1) 31: 8/5 6/5                  42: 8/4 6/4
         2) 65: 24/13
        """,
    source='Backgammon Circle rules; GNU Backgammon manual, "Movement of the Checkers"',
    options=_STANDING,
)
NONE_LEGAL = error(
    "MV016",
    "impossible-play",
    "a man is moved although no play is legal",
    why="""
        Where no die can be played the turn is lost. This is told of a play only if it breaks no
        other rule that says more, such as landing on a held point.
        """
    + _STANDS,
    bad="""
        ; Set Pos=-b-A------------------d---/0
         1) 22: 3/off                    21: 3/1 3/2
        """,
    good="""
        ; Set Pos=-b-A------------------d---/0
         1) 22: Cannot Move              21: 3/1 3/2
        """,
    source='Backgammon Circle rules; GNU Backgammon manual, "Movement of the Checkers"',
    options=_STANDING,
)
PIP_WASTE = error(
    "MV017",
    "pip-waste",
    "more pips are wasted in bearing off than need be",
    why="""
        A man borne off with a larger number than his point wastes the difference. Under this rule
        a player who can use all his dice must waste as few pips in all as he can, even where he
        would rather take a man off. Where not all dice can be used it does not apply.
        """
    + _STANDS,
    bad="""
        ; Set Pos=----A-A------eee----------/0
         1) 53: 6/3 4/off
        """,
    good="""
        ; Set Pos=----A-A------eee----------/0
         1) 53: 6/1 4/1
        """,
    source='The rules page of a backgammon app, in Italian, "Backgammon – Regole del gioco"',
    rules="timed-app",
    options=("moves.bearoff_waste", *_STANDING),
)
FULL_VALUE = warning(
    "MV018",
    "wasted-number",
    "pips are wasted although every die can be played for its full value",
    why="""
        One rule book says that a die has to be played for its full value when possible. Taken at
        its word this forbids to bear off a man with a larger number than his point, if the same
        dice can be played without that.
        """
    + _STANDS,
    bad="""
        ; Set Pos=--A--AA------eee----------/0
         1) 61: 6/5 5/off
        """,
    good="""
        ; Set Pos=--A--AA------eee----------/0
         1) 61: 6/off 5/4
        """,
    source="Backgammon Circle rules, on bearing off",
    rules="backgammon-circle-strict",
    options=("moves.bearoff_waste", *_STANDING),
)
UNEXECUTED_HIT = error(
    "MV019",
    "unexecuted-hit",
    "a man who was hit is moved as if he were not",
    why="""
        A man who stands alone is hit as soon as an opposing man is put on his point, marked or not,
        and has to enter again. Here he is moved on from the point where he was hit, so the hit was
        overlooked at the board, or what is written is not what was played. bgaudit reads on with
        him where he was put.
        """,
    bad="""
         1) 62: 24/18 13/11              61: 13/7 8/7
         2) 43: 18/14 13/10
        """,
    good="""
         1) 62: 24/18 13/11              61: 13/7 8/7
         2) 43: bar/21 13/10
        """,
    source="Backgammon Circle rules; Colorado Backgammon, examples of illegal moves",
    options=_STANDING,
)
PHANTOM_HIT = warning(
    "MV020",
    "phantom-hit",
    "a hit is marked where nothing is hit",
    why="""
        A star marks a man that is hit. Where no lone man of the opponent stands, either the star is
        a slip, or the board is not what the record makes of it. The play itself is judged without
        the star.
        """,
    bad=" 1) 31: 8/5* 6/5",
    good=" 1) 31: 8/5 6/5",
    source="the .mat format: a star stands behind the point where a man is hit",
)
OUT_OF_TURN = error(
    "MV026",
    "two-turns-running",
    "a player has two turns running",
    why="""
        The players roll in turn, and a player who cannot move still rolls, unless every point of
        his opponent's home board is held against a man on the bar. Mostly the opponent's turn was
        not written down; bgaudit reads on with whatever he may have played.
        """,
    bad="""
         1) 65: 24/13
         2) 42: 8/4 6/4
        """,
    good="""
         1) 65: 24/13                    31: 8/5 6/5
         2) 42: 8/4 6/4
        """,
    source="Backgammon Circle rules; US Backgammon tournament rules 2009, 4.5",
    options=("moves.closed_out_roll",),
)
WRONG_NUMBER_OF_MEN = error(
    "MV023",
    "wrong-number-of-men",
    "a stated position has more men than a player has",
    why="""
        Each player has fifteen men, or as many as the variant gives him; those that are not on the
        board are borne off. A position with more of them was written down wrongly. bgaudit plays on
        from it as it stands.
        """,
    bad="""
        ; Set Pos=-b----F-C---eE---c-e----B-/0
         1) 31: 8/5 6/5
        """,
    good="""
        ; Set Pos=-b----E-C---eE---c-e----B-/0
         1) 31: 8/5 6/5
        """,
    source='GNU Backgammon manual, "Setup"',
    options=("match.variant",),
)
IMPOSSIBLE_POSITION = warning(
    "MV024",
    "impossible-position",
    "a stated position is one that no game comes to",
    why="""
        Where both players have a man on the bar and both hold all six points of their home boards,
        neither can ever move again. No legal play leads there, so the position was written down
        wrongly, or comes of an illegal play that stood.
        """,
    bad="""
        ; Set Pos=cBBBBBB------------bbbbbbC/0
         1) 21: Cannot Move              31: Cannot Move
        """,
    good="""
        ; Set Pos=cBBBBB-B-----------bbbbbbC/0
         1) 21: Cannot Move              31: Cannot Move
        """,
    source='Backgammon Galore glossary, "Illegal position"',
)
AFTER_THE_LAST_MAN = warning(
    "MV025",
    "steps-after-the-last-man",
    "a play goes on after the last man is off",
    why="""
        The game is over when the fifteenth man is borne off, whatever is left of the dice. A step
        written after that moves a man who is not there; the game is won all the same.
        """,
    bad="""
        ; Set Pos=--A--------------eee------/0
         1) 61: 2/off 1/off
              Wins 2 points
        """,
    good="""
        ; Set Pos=--A--------------eee------/0
         1) 61: 2/off
              Wins 2 points
        """,
    source='GNU Backgammon manual, "Bearing Off"',
)
REPEATED_ILLEGAL_PLAY = warning(
    "MV027",
    "repeated-illegal-play",
    "a player makes another illegal play in the same match",
    why="""
        Some tournaments warn a player after his first illegal play and give penalty points for
        more. Each finding about an illegal play says in its help the how many-th of the player it
        is; with this check selected it is also a finding of its own.
        """,
    bad="""
         1) 31: 8/4 6/5                  42: 8/4 6/4
         2) 31: 13/9 6/5                 65: 24/13
        """,
    good="""
         1) 31: 8/5 6/5                  42: 8/4 6/4
         2) 31: 13/10 6/5                65: 24/13
        """,
    source="World Backgammon Tour rules 2010: a warning, then penalty points",
    default=False,
)
DECLARED_ILLEGAL = error(
    "MV028",
    "declared-illegal-play",
    "the record itself calls a play illegal",
    why="""
        Some programs write a play that the rules do not allow as a line of numbers that gives the
        position after it. bgaudit goes on from that position, and tells what could have been
        played instead.
        """,
    bad=" 1) 62: Illegal play (7;0;1;0;0;Marc;Anna;0;0;0;0;1;0;-1;0;0;0;0;5;-1;3;0;0;0;-4;5;0;"
    "-1;0;-3;0;-5;0;0;0;0;2;0;1;1;)",
    good=" 1) 62: 24/18 13/11",
    source="the .mat format as Snowie and GNU Backgammon write it",
)
OUT_OF_ORDER = note(
    "MV029",
    "steps-out-of-order",
    "a play is legal only if its steps are made in another order",
    why="""
        Most records list the steps of a play in any order, and only the position counts that they
        come to. Where a record has to give them in the order in which they were made, a step that
        is not possible yet is an error.
        """,
    bad="""
        ; Set Pos=--BBCCD-A----eee----------/0
         1) 62: 6/off 8/6                21: 12/10 12/11
        """,
    good="""
        ; Set Pos=--BBCCD-A----eee----------/0
         1) 62: 8/6 6/off                21: 12/10 12/11
        """,
    source="the .mat format: programs differ in how they order the steps",
    options=("moves.submove_order",),
    default=False,
)
AMBIGUOUS_ROUTE = warning(
    "MV030",
    "ambiguous-route",
    "a play can be read in two ways with different results",
    why="""
        A man who plays both dice may touch down on either of two points, and on one of them he
        would hit. A record that neither names that point nor marks its hits leaves open what
        happened; bgaudit keeps the way that the rest of the game fits, or the one that hits less.
        """,
    bad="""
         1) 41: 13/9 6/5                 42: 24/18
        """,
    good="""
         1) 41: 13/9 6/5                 42: 24/20*/18
        """,
    source="the .mat format: programs differ in which die they play first",
    options=("moves.ambiguous_path",),
)
WRONG_VARIANT = warning(
    "MV032",
    "wrong-variant",
    "the plays fit another starting position than the one stated",
    why="""
        The first game cannot be played from the usual starting position, but it can from that of
        another game, such as Nackgammon. bgaudit reads the record as that game; a header tag would
        say so from the start.
        """,
    bad="""
        7 point match

         Game 1
         Anna : 0                         Marc : 0
         1) 21: 23/22 6/4
        """,
    good="""
        ; [Variation "Nackgammon"]

        7 point match

         Game 1
         Anna : 0                         Marc : 0
         1) 21: 23/22 6/4
        """,
    source="the .mat format: the header tag Variation",
)
POSITION_DIFFERS = error(
    "MV033",
    "stated-position-differs",
    "a position stated beside the plays is not the one that they lead to",
    why="""
        Some records state positions beside the plays: an XGID after a few turns, with the cube and
        the score, or the men before and after each play. If one is not what the plays before it
        come to, one of the two is written down wrongly. It is told once in a game, and what follows
        is read with whichever of the two boards it fits.
        """,
    bad="""
         1) 31: 8/5 6/5                  42: 8/4 6/4
        XGID=-b---BDAA---eE---b-d-b--B-:0:0:1:65:0:0:0:7:10
         2) 65: 24/13
        """,
    good="""
         1) 31: 8/5 6/5                  42: 8/4 6/4
        XGID=-b---BD-B---eE---b-d-b--B-:0:0:1:65:0:0:0:7:10
         2) 65: 24/13
        """,
    source="the position exports and the files of eXtreme Gammon",
)
OPPONENTS_MAN_MOVED = error(
    "MV021",
    "opponents-man-moved",
    "a player moves a man of the opponent's",
    why="""
        Each player moves his own men. One of the opponent's is only touched to be hit, and then
        goes to the bar. The board is read on with the man where he was put.
        """,
    bad="""
        Anna rolls 31
        Anna plays 8/5 6/5
        Anna moves Marc's man 13/10
        """,
    good="""
        Anna rolls 31
        Anna plays 8/5 6/5
        """,
    source="Colorado Backgammon Association, examples of legal moves, 2, 3 and 6",
)
MISPLACED_MAN = error(
    "MV022",
    "misplaced-man",
    "a man is put where no roll takes him",
    why="""
        A man goes from point to point as the dice say, to the bar when he is hit, and off when all
        are home. A man who is put somewhere else has to be put back. One put off wrongly does not
        save the gammon.
        """,
    bad="""
        Anna rolls 31
        Anna plays 8/5 6/5
        Anna puts a man from 24 off
        """,
    good="""
        Anna rolls 31
        Anna plays 8/5 6/5
        """,
    source="Colorado Backgammon Association, examples of legal moves, 1 and 8 to 10; US Backgammon "
    "tournament rules 2008, 4.4",
)
