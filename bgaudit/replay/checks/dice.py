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
WRONG_STARTER = error(
    "DI003",
    "wrong-starter",
    "the player with the lower opening die goes first",
    why="""
        Each player rolls one die, and the one with the higher number plays both. Here the other one
        goes first.
        """,
    bad="""
        Anna opens 2
        Marc opens 5
        Anna 52: 13/8 13/11
        """,
    good="""
        Anna opens 2
        Marc opens 5
        Marc 52: 13/8 13/11
        """,
    source='Backgammon Circle rules; GNU Backgammon manual, "Movement of the Checkers"',
)
OPENING_DICE_CHANGED = error(
    "DI004",
    "changed-opening-dice",
    "the first play is not made with the opening dice",
    why="""
        The player who wins the opening plays the two dice that decided it, his own and the
        opponent's. He does not roll again.
        """,
    bad="""
        opening 5-2
        Anna 64: 24/14
        """,
    good="""
        opening 5-2
        Anna 52: 24/22 13/8
        """,
    source='Backgammon Circle rules; GNU Backgammon manual, "Movement of the Checkers"',
)
ROLL_OUT_OF_TURN = error(
    "DI005",
    "roll-out-of-turn",
    "a player rolls although the opponent is on roll",
    why="""
        The players roll in turn. A roll by the player who is not on roll does not count by most
        rules, and is made again when it is his turn.
        """,
    bad="""
        Anna 31: 8/5 6/5
        Anna rolls 63
        Marc rolls 42
        Marc plays 8/4 6/4
        """,
    good="""
        Anna 31: 8/5 6/5
        Marc rolls 42
        Marc plays 8/4 6/4
        """,
    source="rec.games.backgammon archive at bkgm.com, post 1466",
    options=("dice.out_of_turn_roll",),
)
INVALID_ROLL_PLAYED = error(
    "DI006",
    "invalid-roll-played",
    "a roll is played that is not valid",
    why="""
        Dice that do not lie flat in the right half of the board have to be rolled again, both of
        them. Rules differ in whether a die on a man counts.
        """,
    bad="""
        Anna 31: 8/5 6/5
        Marc rolls 42 cocked
        Marc plays 8/4 6/4
        """,
    good="""
        Anna 31: 8/5 6/5
        Marc rolls 42 cocked
        Marc rolls 42
        Marc plays 8/4 6/4
        """,
    source="Backgammon Circle rules, conventions and etiquette 2; US Backgammon tournament rules "
    "2008, 4.2",
    options=("dice.zone", "dice.on_checker", "dice.leaning"),
)
ONE_DIE_AGAIN = error(
    "DI007",
    "one-die-rolled-again",
    "only one of two dice is rolled again",
    why="""
        If one of two dice is not valid, neither is: both are rolled again. The record is read with
        the die that was kept and the one that was rolled.
        """,
    bad="""
        Anna 31: 8/5 6/5
        Marc rolls 6 cocked
        Marc rolls one die 5
        Marc plays 24/13
        """,
    good="""
        Anna 31: 8/5 6/5
        Marc rolls 6 cocked
        Marc rolls 65
        Marc plays 24/13
        """,
    source="US Backgammon tournament rules 2008, 4.2",
)
VALID_ROLL_REPLACED = error(
    "DI008",
    "valid-roll-replaced",
    "a valid roll is rolled again",
    why="""
        A roll that lies flat in the right half of the board counts. It cannot be taken back, unless
        a director has it rolled again. The record is read with the second roll, as it goes on.
        """,
    bad="""
        Anna rolls 21
        Anna rolls 31
        Anna plays 8/5 6/5
        """,
    good="""
        Anna rolls 31
        Anna plays 8/5 6/5
        """,
    source="Backgammon Circle rules, conventions and etiquette 2",
)
HASTY_SECOND_ROLL = warning(
    "DI009",
    "hasty-second-roll",
    "dice are taken up before the opponent agrees that they are cocked",
    why="""
        A player asks before he takes up dice that he thinks are cocked, for afterwards nobody can
        look. If the opponent does not agree, he is at a disadvantage.
        """,
    bad="""
        Anna 31: 8/5 6/5
        Marc rolls 42 cocked
        Marc rolls 65
        Anna objects
        Marc plays 24/13
        """,
    good="""
        Anna 31: 8/5 6/5
        Marc rolls 42 cocked
        Anna agrees
        Marc rolls 65
        Marc plays 24/13
        """,
    source="US Backgammon tournament rules 2008, 4.2",
)
FOREIGN_DICE = warning(
    "DI012",
    "foreign-dice",
    "a roll is made with a die that is not the player's",
    why="""
        Each player has his own dice. Opinions differ on whether a roll with the opponent's die
        counts; by most it does, and a rule set can say that it does not.
        """,
    bad="""
        Anna rolls 31 with a foreign die
        Anna plays 8/5 6/5
        """,
    good="""
        Anna rolls 31
        Anna plays 8/5 6/5
        """,
    source="rec.games.backgammon archive at bkgm.com, post 1296",
    options=("dice.foreign_die",),
)
WRONG_TIES = error(
    "DI016",
    "wrong-number-of-ties",
    "the cube is not what the ties of the opening dice make it",
    why="""
        Where automatic doubles are played, each tie of the opening dice doubles the cube, up to the
        number that the rule set has. The cube stays in the middle.
        """,
    bad="""
        players: Anna, Marc
        money session

        game 1
        opening 3-3
        opening 3-1
        cube 4 centred
        Anna plays 8/5 6/5
        """,
    good="""
        players: Anna, Marc
        money session

        game 1
        opening 3-3
        opening 3-1
        cube 2 centred
        Anna plays 8/5 6/5
        """,
    source="Backgammon Circle rules, automatic doubles",
    rules="money",
    options=("opening.tie", "cube.automatic_doubles"),
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
ROLL_WITHOUT_CUP = warning(
    "DI017",
    "roll-without-a-cup",
    "the dice are rolled without a cup",
    why="""
        Dice are shaken and thrown from a cup, so that nobody can place them. A roll from the hand
        breaks the custom; no rule text says that it is void, so it stands unless a director rules.
        """,
    bad="""
        Anna rolls 31 without a cup
        Anna plays 8/5 6/5
        """,
    good="""
        Anna rolls 31
        Anna plays 8/5 6/5
        """,
    source="Backgammon Circle rules, conventions and etiquette 1",
    options=("dice.cup",),
)
