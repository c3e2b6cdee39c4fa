"""Checker play: the MV family."""

from __future__ import annotations

from bgaudit.replay.checks.check import error, warning

_STANDS = """
    A play that nobody objects to before the next roll stands, so bgaudit judges what follows from
    the board that it left.
    """

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
