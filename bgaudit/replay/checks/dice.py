"""Dice: the DI family."""

from __future__ import annotations

from bgaudit.replay.checks.check import error, note, warning


def _rolls(count: int) -> str:
    """So many rolls, all of them 1-1, in a position in which nobody can play one."""
    lines = ["; Set Pos=cBBBBB-B----------b-bbbbbC/0"]
    for number in range(1, count + 1, 2):
        right = "" if number == count else "             11: Cannot Move"
        lines.append(f" {number // 2 + 1:3d}) 11: Cannot Move{right}")
    return "\n".join(lines)


MALFORMED_ROLL = error(
    "DI001",
    "malformed-roll",
    "a roll is not two dice from 1 to 6",
    why="""
        A roll is two dice, each from 1 to 6, written as two digits before the play. As the dice are
        not known, bgaudit does not judge this play, and reads on with whatever it may have been.
        """,
    bad=" 1) 71: 13/7 8/7",
    good=" 1) 61: 13/7 8/7",
    source="the .mat format: two digits and a colon stand before each play",
)
OPENING_DOUBLE = error(
    "DI002",
    "opening-double",
    "the opening roll is a double",
    why="""
        Each player rolls one die to begin; the higher number goes first and plays both. Equal
        numbers are rolled again, so that no game can begin with a double.
        """,
    bad=" 1) 33: 8/5(2) 6/3(2)",
    good=" 1) 31: 8/5 6/5",
    source='Backgammon Circle rules; GNU Backgammon manual, "Movement of the Checkers"',
    options=("opening.roll", "opening.winner_starts"),
)
MISSING_ROLL = error(
    "DI010",
    "missing-roll",
    "a play has no roll before it",
    why="""
        Without its roll a play cannot be checked. bgaudit carries it out as it is written and goes
        on from there.
        """,
    bad="""
         1) 31: 8/5 6/5                      8/4 6/4
        """,
    good="""
         1) 31: 8/5 6/5                  42: 8/4 6/4
        """,
    source="the .mat format: two digits and a colon stand before each play",
    options=("moves.closed_out_roll",),
)
CLOSED_OUT_ROLL = note(
    "DI011",
    "closed-out-roll",
    "a player rolls although he is closed out",
    why="""
        With a man on the bar against six held points no roll can be played. Most rules leave it to
        the player whether he rolls all the same. Where the rule set forbids it, this is an error,
        and where it requires it, a turn that is left out is one (DI010).
        """,
    bad="""
        ; Set Pos=aBBBBBBC-----------eed----/0
         1) 21: 7/5 7/6                  63: Cannot Move
         2) 31: 6/3 7/6
        """,
    good="""
        ; Set Pos=aBBBBBBC-----------eed----/0
         1) 21: 7/5 7/6
         2) 31: 6/3 7/6
        """,
    source="Backgammon Circle rules: a player who is closed out cannot play; unified clock rules "
    "2001: he need not roll",
    options=("moves.closed_out_roll",),
    default=False,
)
LOW_DIE_FIRST = note(
    "DI013",
    "low-die-first",
    "a roll is written with its lower die first",
    why="""
        The order of the dice means nothing at the board, and most programs write the higher one
        first. Some play the die that is written first before the other, and may take a man another
        way than the one that he went.
        """,
    bad=" 1) 13: 8/5 6/5",
    good=" 1) 31: 8/5 6/5",
    source="the .mat format: programs differ in which die they play first",
    default=False,
)
SAME_ROLL_AGAIN = warning(
    "DI014",
    "same-roll-again",
    "a player's roll is written twice, and no turn of the opponent between",
    why="""
        A play that is put right is often written as another row with the same roll, the opponent's
        half of the row before it blank. The first attempt is then taken back, and the second one is
        what counts; a play written twice alike is read once. Where the second cannot be played from
        the same board, a turn is missing instead (MV026).
        """,
    bad="""
         1) 31: 8/4 6/5
         2) 31: 8/5 6/5                  42: 8/4 6/4
        """,
    good="""
         1) 31: 8/5 6/5                  42: 8/4 6/4
        """,
    source="US Backgammon tournament rules 2009, 4.8: an illegal play is put right with the same "
    "roll",
)
UNEVEN_DICE = note(
    "DI015",
    "uneven-dice",
    "the dice of a long record are not as even as chance would have them",
    why="""
        Over 300 rolls and more, each number and the doubles come up about as often as they should.
        bgaudit tells of what is so far off that it happens to fewer than one fair record in a
        thousand. It proves nothing about a single record: rolls may be lost, or written wrongly.
        """,
    bad=_rolls(301),
    good=_rolls(300),
    source="the binomial distribution: one roll in six is a double",
)
