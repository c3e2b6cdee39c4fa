"""Procedure at the table: the PR family."""

from __future__ import annotations

from bgaudit.replay.checks.check import error, note, warning

_CIRCLE = "Backgammon Circle rules, conventions and etiquette"

PREMATURE_ROLL = error(
    "PR001",
    "premature-roll",
    "a player rolls before the opponent's turn is over",
    why="""
        A player who rolls too soon shows the opponent what comes, while he can still change his
        play. Some rules make such a roll void, some let it stand, and some leave it to the opponent
        whether it stands. Where it may stand, this is a warning.
        """,
    bad="""
        Anna 31: 8/5 6/5
        Anna lifts the dice
        Marc rolls 42
        Marc plays 8/4 6/4
        Anna rolls 66
        Marc lifts the dice
        Anna rolls 52
        Anna plays 13/8 13/11
        """,
    good="""
        Anna 31: 8/5 6/5
        Anna lifts the dice
        Marc rolls 42
        Marc plays 8/4 6/4
        Marc lifts the dice
        Anna rolls 52
        Anna plays 13/8 13/11
        """,
    source=f"{_CIRCLE} 4; US Backgammon tournament rules 2008, 4.6; USBGF rules 2024, 4.1",
    rules="backgammon-circle",
    options=("dice.premature_roll", "dice.premature_exceptions"),
)
EARLY_ROLL = error(
    "PR002",
    "early-roll",
    "a player rolls before a double is answered",
    why="""
        The dice are rolled when the double has been taken. A roll before that would tell the
        opponent what he decides on, so by most rules it does not count.
        """,
    bad="""
        Anna 31: 8/5 6/5
        Marc doubles to 2
        Marc rolls 66
        Anna takes
        Marc rolls 42
        Marc plays 8/4 6/4
        """,
    good="""
        Anna 31: 8/5 6/5
        Marc doubles to 2
        Anna takes
        Marc rolls 42
        Marc plays 8/4 6/4
        """,
    source="rec.games.backgammon archive at bkgm.com, post 1466",
    options=("dice.out_of_turn_roll",),
)
EXCUSED_ROLL = note(
    "PR003",
    "excused-premature-roll",
    "a roll before the opponent's turn is over counts all the same",
    why="""
        Rules that make such a roll void can except two cases: both players are bearing off without
        contact, or the opponent had no choice how to play. bgaudit works out whether either is
        true.
        """,
    bad="""
        position -EE--------------------ee-
        Anna 31: 2/off 1/off
        Marc rolls 66
        Anna lifts the dice
        Marc plays 2/off(4)
        """,
    good="""
        position -EE--------------------ee-
        Anna 31: 2/off 1/off
        Anna lifts the dice
        Marc rolls 66
        Marc plays 2/off(4)
        """,
    source=f"{_CIRCLE} 4",
    rules="backgammon-circle",
    options=("dice.premature_roll", "dice.premature_exceptions"),
)
VOID_ROLL_PLAYED = error(
    "PR004",
    "void-roll-played",
    "a roll that does not count is played",
    why="""
        A roll that came too soon, out of turn, or that a director has set aside has to be made
        again. What it shows is not to be played.
        """,
    bad="""
        Anna 31: 8/5 6/5
        Anna lifts the dice
        Marc rolls 42
        director orders a new roll
        Marc plays 8/4 6/4
        """,
    good="""
        Anna 31: 8/5 6/5
        Anna lifts the dice
        Marc rolls 42
        director orders a new roll
        Marc rolls 42
        Marc plays 8/4 6/4
        """,
    source=f"{_CIRCLE} 2 and 4",
    options=("dice.premature_roll", "dice.premature_exceptions", "dice.out_of_turn_roll"),
)
PREMATURE_DOUBLE = error(
    "PR005",
    "premature-double",
    "a player doubles before the opponent's turn is over",
    why="""
        Until the opponent has ended his turn he can still change his play, and a double tells him
        what the other thinks of it. Rules differ in whether the double stands; where it may, this
        is a warning.
        """,
    bad="""
        Anna 31: 8/5 6/5
        Marc doubles to 2
        Anna lifts the dice
        Anna takes
        """,
    good="""
        Anna 31: 8/5 6/5
        Anna lifts the dice
        Marc doubles to 2
        Anna takes
        """,
    source="US Backgammon tournament rules 2008, 4.6",
    rules="backgammon-circle",
    options=("cube.premature_action", "cube.turn_end"),
)
CORRECTED_PLAY = note(
    "PR006",
    "corrected-play",
    "an illegal play is put right in time",
    why="""
        An illegal play that is challenged, or admitted, in time is taken back: the men go where
        they were, and the same roll is played again. Nothing is left of the first play, which is
        told as a note.
        """,
    bad="""
        Anna 31: 8/4 6/5
        Anna lifts the dice
        Marc challenges
        Anna corrects 8/5 6/5
        """,
    good="""
        Anna 31: 8/5 6/5
        Anna lifts the dice
        """,
    source=f"{_CIRCLE} 5; US Backgammon tournament rules 2009, 4.8",
    options=("moves.challenge_window",),
)
LATE_CHALLENGE = error(
    "PR007",
    "late-challenge",
    "an illegal play is challenged too late",
    why="""
        An illegal play stands once the time to challenge it is over: by most rules when the
        opponent has rolled, by some when he has doubled, by others when he has played. The board
        stays as it is.
        """,
    bad="""
        Anna 31: 8/4 6/5
        Marc rolls 42
        Marc challenges
        Marc plays 8/4 6/4
        """,
    good="""
        Anna 31: 8/5 6/5
        Marc rolls 42
        Marc plays 8/4 6/4
        """,
    source=f"{_CIRCLE} 5; US Backgammon tournament rules 2009, 4.8",
    options=("moves.challenge_window",),
)
IGNORED_CHALLENGE = error(
    "PR008",
    "ignored-challenge",
    "an illegal play is challenged in time, and stands all the same",
    why="""
        A play that is challenged in time has to be put right before the game goes on. The record
        keeps it, so either the challenge or what came of it is not told.
        """,
    bad="""
        Anna 31: 8/4 6/5
        Marc challenges
        Marc rolls 42
        Marc plays 8/4 6/4
        """,
    good="""
        Anna 31: 8/4 6/5
        Marc challenges
        Anna corrects 8/5 6/5
        Marc rolls 42
        Marc plays 8/4 6/4
        """,
    source=f"{_CIRCLE} 5; US Backgammon tournament rules 2009, 4.8",
    options=("moves.challenge_window",),
)
BAD_CORRECTION = error(
    "PR009",
    "illegal-correction",
    "a play is put right with another illegal one, or with other dice",
    why="""
        Who takes back an illegal play has to play the same roll, all of it, and legally. What he
        plays instead is judged as any other play, and can be challenged again.
        """,
    bad="""
        Anna 31: 8/4 6/5
        Marc challenges
        Anna corrects 41: 8/5 6/5
        """,
    good="""
        Anna 31: 8/4 6/5
        Marc challenges
        Anna corrects 31: 8/5 6/5
        """,
    source="US Backgammon tournament rules 2013, 4.8",
)
CHANGED_PLAY = error(
    "PR010",
    "play-changed-too-late",
    "a player changes his play after his turn is over",
    why="""
        Until a player takes up his dice, or hits the clock, he can change his play as he likes.
        After that it is final, unless it is illegal and put right.
        """,
    bad="""
        Anna 31: 8/5 6/5
        Anna lifts the dice
        Anna plays 24/20
        """,
    good="""
        Anna 31: 8/5 6/5
        Anna plays 24/20
        Anna lifts the dice
        """,
    source=f"{_CIRCLE} 3; US Backgammon tournament rules 2008, 4.5",
    options=("moves.turn_end",),
)
UNAUTHORISED_CHALLENGE = warning(
    "PR011",
    "unauthorised-challenge",
    "somebody challenges a play who may not",
    why="""
        By most rules only the players and officials may point out an illegal play, in a chouette
        anybody may. What becomes of the play is still decided by whether it is put right in time.
        """,
    bad="""
        Anna 31: 8/4 6/5
        spectator challenges
        Anna corrects 8/5 6/5
        """,
    good="""
        Anna 31: 8/4 6/5
        Marc challenges
        Anna corrects 8/5 6/5
        """,
    source=f"{_CIRCLE} 5; US Backgammon Federation, legal moves policy of 2014",
    options=("moves.challengers", "chouette.kibitzers_may_challenge"),
)
UNFOUNDED_CHALLENGE = warning(
    "PR012",
    "unfounded-challenge",
    "a legal play is challenged",
    why="""
        The play that is challenged breaks no rule, so there is nothing to put right. Perhaps
        another play was meant, or the record of the play is wrong.
        """,
    bad="""
        Anna 31: 8/5 6/5
        Marc challenges
        """,
    good="""
        Anna 31: 8/5 6/5
        """,
    source=f"{_CIRCLE} 5",
)
CONDONED_PLAY = warning(
    "PR013",
    "condoned-play",
    "the opponent accepts an illegal play",
    why="""
        Some rules leave it to the opponent whether an illegal play stands, and he says that it
        does. By rules under which only legal plays are made he has no such choice, and should have
        had it put right.
        """,
    bad="""
        Anna 31: 8/4 6/5
        Marc accepts the play
        Marc rolls 42
        """,
    good="""
        Anna 31: 8/5 6/5
        Marc rolls 42
        """,
    source="US Backgammon tournament rules 2009, 4.8",
    rules="us-2009",
    options=("moves.illegal_play",),
)
BEYOND_CONDONING = error(
    "PR014",
    "play-beyond-condoning",
    "an illegal play is let pass that the opponent cannot accept",
    why="""
        Where illegal plays can be accepted, a rule set can except some: men moved backwards, borne
        off too soon, the opponent's men moved, or a position that no play can lead to. Such a play
        has to be put right whenever it is noticed. No rule set that comes with bgaudit names any.
        """,
    bad="""
        players: Anna, Marc
        match to 7
        rules: us-2009
        option: moves.non_condonable = [backwards]

        game 1
        Anna 43: 6/10 13/10
        Marc 42: 8/4 6/4
        """,
    good="""
        players: Anna, Marc
        match to 7
        rules: us-2009
        option: moves.non_condonable = [backwards]

        game 1
        Anna 43: 24/20 13/10
        Marc 42: 8/4 6/4
        """,
    source="bgonline.org forum, post 136630, a proposal of 2013",
    options=("moves.non_condonable",),
)
LATE_CORRECTION = error(
    "PR015",
    "late-correction",
    "an illegal play is changed although it stands",
    why="""
        Once the time to challenge it is over an illegal play stands as played. A rule set can allow
        it to be put right later if both players agree. The record is read on with the board as it
        was changed.
        """,
    bad="""
        Anna 31: 8/4 6/5
        Marc rolls 42
        Anna corrects 8/5 6/5
        Marc plays 8/4 6/4
        """,
    good="""
        Anna 31: 8/4 6/5
        Anna corrects 8/5 6/5
        Marc rolls 42
        Marc plays 8/4 6/4
        """,
    source=f"{_CIRCLE} 5",
    options=("moves.late_correction", "moves.challenge_window"),
)
ROLL_NOT_WITHDRAWN = error(
    "PR016",
    "roll-not-withdrawn",
    "a roll is played that was made before a play was put right",
    why="""
        Where an illegal play can be challenged until the next play is completed, the opponent may
        have rolled already. He then takes his roll back, and rolls again when the play has been put
        right.
        """,
    bad="""
        Anna 31: 8/4 6/5
        Marc rolls 42
        Marc challenges
        Anna corrects 8/5 6/5
        Marc plays 8/4 6/4
        """,
    good="""
        Anna 31: 8/4 6/5
        Marc rolls 42
        Marc challenges
        Anna corrects 8/5 6/5
        Marc rolls 42
        Marc plays 8/4 6/4
        """,
    source="bgonline.org forum, post 153544",
    rules="simborg-gibson-2014",
    options=("moves.challenge_window",),
)
DISPUTED_ROLL = warning(
    "PR017",
    "disputed-roll",
    "the players disagree on what was rolled",
    why="""
        Each player tells another roll, and no ruling follows. A director can have it rolled again.
        The record is read with the roll of the player who made it.
        """,
    bad="""
        Anna rolls 31
        Marc disputes the roll: 51
        Anna plays 8/5 6/5
        """,
    good="""
        Anna rolls 31
        Marc disputes the roll: 51
        director orders that the roll stands
        Anna plays 8/5 6/5
        """,
    source="rec.games.backgammon archive at bkgm.com, post 758",
)
UNRECORDED_END = note(
    "PR018",
    "unrecorded-end-of-turn",
    "the end of a turn is not recorded",
    why="""
        The record tells of other turns when they were over, and not of this one. It is taken to be
        over when the opponent's next act begins.
        """,
    bad="""
        Anna 31: 8/5 6/5
        Marc 42: 8/4 6/4
        Marc lifts the dice
        """,
    good="""
        Anna 31: 8/5 6/5
        Anna lifts the dice
        Marc 42: 8/4 6/4
        Marc lifts the dice
        """,
    source=f"{_CIRCLE} 3",
    default=False,
)
PLAYED_BY_THE_OPPONENT = warning(
    "PR019",
    "play-made-by-the-opponent",
    "a player's men are moved by his opponent",
    why="""
        Each player moves his own men, and nobody touches them in the other's turn. A play that was
        forced is often made by the opponent, who saves time by it.
        """,
    bad="""
        Anna rolls 31
        Marc plays 8/5 6/5 for Anna
        """,
    good="""
        Anna rolls 31
        Anna plays 8/5 6/5
        """,
    source="US Backgammon tournament rules 2008, 4.3",
)
PLAYED_ON = warning(
    "PR020",
    "play-after-the-end",
    "the players play on after the game is over",
    why="""
        The game ends with the last man borne off, or with a double that is dropped. What is rolled
        after that, for fun or by mistake, does not count.
        """,
    bad="""
        position -A----------------------b-
        Anna rolls 31
        Anna plays 1/off
        Marc rolls 42
        Anna wins 1 point
        """,
    good="""
        position -A----------------------b-
        Anna rolls 31
        Anna plays 1/off
        Anna wins 1 point
        """,
    source="US Backgammon tournament rules 2009, 4.9",
)
