"""The smallest record for each check that needs to know what happens at the table."""

from __future__ import annotations

from case import Case

CIRCLE = "backgammon-circle"
DEFAULT = "standard"

_MONEY = """
players: Anna, Marc
money session

game 1
"""
_MATCH_TO_5 = """
players: Anna, Marc
match to 5

game 1
"""
_31 = "Anna 31: 8/5 6/5\n"

DICE = [
    Case(
        "DI003 the lower die goes first",
        "opening 2-5\nAnna 52: 13/8 13/11\n",
        {DEFAULT: ["1.- Anna DI003 error"]},
    ),
    Case(
        "DI003 the lower die rolls anew and goes first",
        "Anna opens 2\nMarc opens 5\nAnna plays 13/8 13/11\nMarc 31: 8/5 6/5\n",
        {DEFAULT: ["1.- Anna DI003 error"]},
    ),
    Case(
        "DI004 the opening dice are not played",
        "opening 5-2\nAnna 64: 24/14\n",
        {DEFAULT: ["1.- Anna DI004 error"]},
    ),
    Case("a tie is opened again", "opening 4-4\nopening 5-2\nAnna 52: 13/8 13/11\n", {DEFAULT: []}),
    Case(
        "DI005 a roll while the opponent has not rolled",
        _31 + "Anna rolls 63\nMarc rolls 42\nMarc plays 8/4 6/4\n",
        {DEFAULT: ["1.- Anna DI005 error"]},
    ),
    Case(
        "DI005 and the roll is kept for later",
        _31 + "Anna rolls 63\nMarc rolls 42\nMarc plays 8/4 6/4\nAnna plays 24/15\n",
        {DEFAULT: ["1.- Anna DI005 error", "1.- Anna PR004 error"]},
    ),
    Case(
        "PR002 a roll before the double is answered",
        _31 + "Marc doubles\nMarc rolls 66\nAnna takes\nMarc rolls 42\nMarc plays 8/4 6/4\n",
        {DEFAULT: ["1.- Marc PR002 error"]},
    ),
    Case(
        "DI006 a die on a checker is played",
        _31 + "Marc rolls 66 on a checker\nMarc plays 24/18(2) 13/7(2)\n",
        {
            CIRCLE: ["1.- Marc DI006 error"],
            "us-2009 wbgf-2023-legal": ["1.- Marc DI006 error"],
        },
    ),
    Case(
        "DI006 where a die on a checker counts",
        "players: Anna, Marc\nmatch to 7\noption: dice.on_checker = valid\n\ngame 1\n"
        + _31
        + "Marc rolls 66 on a checker\nMarc plays 24/18(2) 13/7(2)\n",
        {DEFAULT: []},
    ),
    Case(
        "DI006 a leaning die is another thing than one on a checker",
        "players: Anna, Marc\nmatch to 7\noption: dice.on_checker = valid\n\ngame 1\n"
        + _31
        + "Marc rolls 66 against a checker\nMarc plays 24/18(2) 13/7(2)\n",
        {DEFAULT: ["1.- Marc DI006 error"]},
    ),
    Case(
        "DI006 dice outside the right half",
        _31 + "Marc rolls 42 off the right half\nMarc plays 8/4 6/4\n",
        {CIRCLE: ["1.- Marc DI006 error"]},
    ),
    Case(
        "a cocked roll is made again",
        _31 + "Marc rolls 42 cocked\nMarc rolls 65\nMarc plays 24/13\n",
        {CIRCLE: [], DEFAULT: []},
    ),
    Case(
        "DI007 only the cocked die is rolled again",
        _31 + "Marc rolls 6 cocked\nMarc rolls one die 5\nMarc plays 24/13\n",
        {DEFAULT: ["1.- Marc DI007 error"]},
    ),
    Case(
        "DI008 a valid roll is picked up and rolled again",
        "Anna rolls 21\nAnna rolls 66\nAnna plays 24/18(2) 13/7(2)\n",
        {CIRCLE: ["1.- Anna DI008 error"]},
    ),
    Case(
        "DI008 the opponent's valid roll is withdrawn without a reason",
        _31 + "Marc rolls 42\nMarc withdraws the roll\nMarc rolls 65\nMarc plays 24/13\n",
        {DEFAULT: ["1.- Marc DI008 error"]},
    ),
    Case(
        "a director has a valid roll made again",
        _31 + "Marc rolls 42\ndirector orders a new roll: he was pushed\nMarc rolls 65\n"
        "Marc plays 24/13\n",
        {DEFAULT: ["1.- - IN020 note"]},
    ),
    Case(
        "DI009 the dice are taken up before the opponent agrees",
        _31 + "Marc rolls 42 cocked\nMarc rolls 65\nAnna objects\nMarc plays 24/13\n",
        {DEFAULT: ["1.- Marc DI009 warning"]},
    ),
    Case(
        "DI009 the opponent has objected",
        _31 + "Marc rolls 42 cocked\nAnna objects\nMarc rolls 65\nMarc plays 24/13\n",
        {DEFAULT: ["1.- Marc DI009 warning"]},
    ),
    Case(
        "DI012 a foreign die, and the roll stands",
        _31 + "Marc rolls 42 with a foreign die\nMarc plays 8/4 6/4\n",
        {DEFAULT: ["1.- Marc DI012 warning"]},
    ),
    Case(
        "DI016 the cube does not show the tie",
        _MONEY + "opening 3-3\nopening 3-1\ncube 1 centred\nAnna plays 8/5 6/5\n",
        {"money backgammon-circle-money": ["1.- - DI016 error"]},
    ),
    Case(
        "CU017 two ties, and the cube at 4 where one counts",
        _MONEY + "opening 3-3\nopening 4-4\nopening 3-1\ncube 4 centred\nAnna plays 8/5 6/5\n",
        {"money backgammon-circle-money": ["1.- - CU017 error"]},
    ),
    Case(
        "CU017 a tie doubles the cube in a match",
        "opening 3-3\nopening 3-1\ncube 2 centred\nAnna plays 8/5 6/5\n",
        {DEFAULT: ["1.- - CU017 error"], CIRCLE: ["1.- - CU017 error"]},
    ),
    Case(
        "T21 a tie, and a gammon under the Jacoby rule",
        _MONEY + "opening 3-3\nopening 3-1\ncube 2 centred\n"
        "position -B-----------------eee----\nAnna 21: 1/off(2)\nAnna wins 4 points\n",
        {"backgammon-circle-money money": ["1.- Anna SC008 error"]},
    ),
    Case(
        "T21 a tie, and the gammon counts once",
        _MONEY + "opening 3-3\nopening 3-1\ncube 2 centred\n"
        "position -B-----------------eee----\nAnna 21: 1/off(2)\nAnna wins 2 points\n",
        {"backgammon-circle-money money": []},
    ),
]

CUBE = [
    Case(
        "CU002 a double after the roll",
        "Anna rolls 31\nAnna doubles\nMarc takes\nAnna plays 8/5 6/5\n",
        {DEFAULT: ["1.- Anna CU002 error"]},
    ),
    Case(
        "CU002 a double in the opponent's turn",
        _31 + "Marc rolls 42\nAnna doubles\nMarc plays 8/4 6/4\n",
        {DEFAULT: ["1.- Anna CU002 error"]},
    ),
    Case(
        "PR005 a double while the opponent's dice are on the board",
        "Anna rolls 31\nAnna plays 8/5 6/5\nMarc doubles\nAnna lifts the dice\nAnna takes\n"
        "Marc 42: 8/4 6/4\n",
        {
            CIRCLE: ["1.- Marc PR005 error"],
            f"{DEFAULT} us-2009": ["1.- Marc PR005 warning"],
        },
    ),
    Case(
        "PR005 a double that is void and offered again",
        "Anna rolls 31\nAnna plays 8/5 6/5\nMarc doubles\nAnna lifts the dice\nMarc 42: 8/4 6/4\n",
        {CIRCLE: ["1.- Marc PR005 error"]},
    ),
    Case(
        "PR005 where the clock ends a turn for the cube",
        "players: Anna, Marc\nmatch to 7\noption: cube.turn_end = clock_hit\n\ngame 1\n"
        "Anna rolls 31\nAnna plays 8/5 6/5\nAnna lifts the dice\nMarc doubles\n"
        "Anna hits the clock\nAnna takes\nMarc 42: 8/4 6/4\n",
        {DEFAULT: ["1.- Marc PR005 warning"]},
    ),
    Case(
        "CU022 the cube shows another value than it has",
        _31 + "Marc doubles to 2\nAnna takes\nMarc 42: 8/4 6/4\nAnna redoubles to 4\nMarc takes\n"
        "cube 2 Marc\nAnna 65: 24/13\n",
        {DEFAULT: ["1.- - CU022 warning"]},
    ),
]

SCORE = [
    Case(
        "SC010 the resignation is declined, and the game ends",
        _31 + "Marc resigns a single game\nAnna declines\nAnna wins 1 point\n",
        {
            f"{DEFAULT} fibs": ["1.- Marc SC010 error"],
        },
    ),
    Case(
        "SC010 nobody answers the resignation",
        _31 + "Marc resigns a single game\nAnna wins 1 point\n",
        {f"{DEFAULT} fibs": ["1.- Marc SC010 error"], "gammonspace": []},
    ),
    Case(
        "SC010 something is accepted that was not offered",
        _31 + "Marc accepts the resignation\n",
        {DEFAULT: ["1.- Marc SC010 error"]},
    ),
    Case(
        "a resignation is declined, and the game goes on",
        _31 + "Marc resigns a single game\nAnna declines\nMarc 42: 8/4 6/4\n",
        {DEFAULT: []},
    ),
    Case(
        "T31 resigned on a 2-cube, and 1 point written",
        _31 + "Marc doubles\nAnna takes\nMarc 42: 8/4 6/4\nAnna resigns\nMarc accepts\n"
        "Marc wins 1 point\n",
        {DEFAULT: ["1.- Marc SC009 error"]},
    ),
    Case(
        "T31 a single game resigned on a 2-cube, and a gammon written",
        _31 + "Marc doubles\nAnna takes\nMarc 42: 8/4 6/4\nAnna resigns a single game\n"
        "Marc accepts\nMarc wins 4 points\n",
        {DEFAULT: ["1.- Marc SC003 error"]},
    ),
    Case(
        "T31 a resignation of 5 points on a 2-cube",
        _31 + "Marc doubles\nAnna takes\nMarc 42: 8/4 6/4\nAnna resigns 5 points\n",
        {DEFAULT: ["1.- Anna SC009 error"]},
    ),
    Case(
        "T31 resigned with two men off, and 2 games written",
        "position -EEC------------------eee-\nAnna resigns\nMarc wins 2 points\n",
        {"timed-app": ["1.- Marc SC009 error"]},
    ),
    Case(
        "T31 resigned with no man off, and 1 game written",
        "position -EEE------------------eee-\nAnna resigns\nMarc wins 1 point\n",
        {"timed-app": ["1.- Marc SC009 error"]},
    ),
    Case(
        "T31 resigned with no man off, and 2 games written",
        "position -EEE------------------eee-\nAnna resigns\nMarc wins 2 points\n",
        {"timed-app": []},
    ),
    Case(
        "SC017 the score is corrected after the next match has begun",
        _31 + "Marc doubles\nAnna drops\nMarc wins 1 point\nnext match begins\n"
        "score corrected to 0-2\n",
        {"us-2009 standard": ["1.- - SC017 error"]},
    ),
    Case(
        "SC017 the score is corrected in the next game",
        _31 + "Marc resigns a single game\nAnna accepts\nAnna wins 1 point\n\ngame 2\n"
        "score 2-0\n" + _31 + "score corrected to 1-0\n",
        {
            "standard": ["2.- - SC012 error"],
        },
    ),
    Case(
        "SC019 a man put off by mistake does not save the gammon",
        "position -B------------------ccccc-\nMarc puts a man from 1 off\nAnna 21: 1/off(2)\n"
        "Anna wins 1 point\n",
        {DEFAULT: ["1.- Marc MV022 error", "1.- Anna SC019 error"]},
    ),
    Case(
        "SC020 the penalty points are left out",
        _MATCH_TO_5 + "Anna penalty 1 point: late\n" + _31 + "Marc doubles\nAnna drops\n"
        "Marc wins 1 point\n\ngame 2\nscore 0-1\n" + _31,
        {DEFAULT: ["2.- - SC020 error"]},
    ),
    Case(
        "SC020 three penalty points in a match to 5",
        _MATCH_TO_5 + _31 + "Marc doubles\nAnna drops\nMarc wins 1 point\nAnna penalty 3 points\n\n"
        "game 2\nscore 0-4\n" + _31,
        {"ukbgf-2019": ["2.- Anna SC020 error"], DEFAULT: []},
    ),
    Case(
        "SC021 a game is cancelled and played again",
        _31 + "game cancelled\n\ngame 2\nscore 0-0\n" + _31,
        {DEFAULT: ["1.- - SC021 error"]},
    ),
    Case(
        "SC021 a game is settled",
        _31 + "Anna settles for 2 points\nAnna wins 2 points\n",
        {DEFAULT: ["1.- Anna SC021 error"]},
    ),
    Case(
        "a director has a game played again",
        _31 + "director orders a new game: the board was knocked over\n\ngame 2\nscore 0-0\n" + _31,
        {DEFAULT: ["1.- - IN020 note"]},
    ),
    Case(
        "a director awards a game",
        _31 + "director awards Anna 2 points\nAnna wins 2 points\n\ngame 2\nscore 2-0\n" + _31,
        {DEFAULT: ["1.- - IN020 note"]},
    ),
]

MEN_AND_MATCH = [
    Case(
        "MV021 a man of the opponent's is moved",
        "Anna rolls 31\nAnna plays 8/5 6/5\nAnna moves Marc's man 13/10\n",
        {DEFAULT: ["1.- Anna MV021 error"]},
    ),
    Case(
        "MV022 a man is put in the tray",
        "Anna rolls 31\nAnna plays 8/5 6/5\nAnna puts a man from 24 off\n",
        {DEFAULT: ["1.- Anna MV022 error"]},
    ),
    Case(
        "IN009 a pip count that is wrong",
        "Anna has 150 pips\n",
        {DEFAULT: ["1.- Anna IN009 note"]},
    ),
    Case(
        "MT018 resumed with another score",
        _31 + "interrupted score 3-1\nresumed score 3-2\n",
        {DEFAULT: ["1.- - MT018 note"]},
    ),
    Case(
        "PR010 the play is changed after the dice are lifted",
        "Anna rolls 61\nAnna plays 13/7 8/7\nAnna lifts the dice\nAnna plays 13/6\n",
        {CIRCLE: ["1.- Anna PR010 error"]},
    ),
    Case(
        "PR010 where the clock ends the turn, lifted dice do not",
        "Anna rolls 61\nAnna plays 13/7 8/7\nAnna lifts the dice\nAnna plays 13/6\n"
        "Anna hits the clock\n",
        {"us-clock-2013": []},
    ),
    Case(
        "PR011 a spectator points out the play",
        "Anna 31: 8/4 6/5\nspectator challenges\nAnna corrects 8/5 6/5\n",
        {
            f"{CIRCLE} {DEFAULT}": [
                "1.- Anna MV003 note corrected",
                "1.- - PR011 warning",
                "1.- Anna PR006 note",
            ]
        },
    ),
    Case(
        "PR011 an official may challenge, by most rules",
        "Anna 31: 8/4 6/5\ndirector challenges\nAnna corrects 8/5 6/5\n",
        {
            DEFAULT: ["1.- Anna MV003 note corrected", "1.- Anna PR006 note"],
            CIRCLE: [
                "1.- Anna MV003 note corrected",
                "1.- - PR011 warning",
                "1.- Anna PR006 note",
            ],
        },
    ),
    Case(
        "PR012 a legal play is challenged",
        "Anna 65: 24/13\nMarc challenges\n",
        {DEFAULT: ["1.- Marc PR012 warning"]},
    ),
    Case(
        "PR012 nothing has been played",
        "Marc challenges\n",
        {DEFAULT: ["1.- Marc PR012 warning"]},
    ),
    Case(
        "PR014 a man moved backwards is let pass",
        "players: Anna, Marc\nmatch to 7\nrules: us-2009\n"
        "option: moves.non_condonable = [backwards]\n\ngame 1\n"
        "Anna 43: 6/10 13/10\nMarc 31: 8/5 6/5\n",
        {DEFAULT: ["1.- Anna MV008 warning condoned", "1.- Marc PR014 error"]},
    ),
    Case(
        "PR017 the players tell other rolls",
        "Anna rolls 32\nMarc disputes the roll: 52\nAnna plays 24/21 13/11\n",
        {DEFAULT: ["1.- Marc PR017 warning"]},
    ),
    Case(
        "PR017 and a director rules",
        "Anna rolls 32\nMarc disputes the roll: 52\ndirector orders a new roll\nAnna rolls 31\n"
        "Anna plays 8/5 6/5\n",
        {DEFAULT: ["1.- - IN020 note"]},
    ),
    Case(
        "PR019 the opponent moves a forced man",
        "Anna rolls 31\nMarc plays 8/5 6/5 for Anna\n",
        {DEFAULT: ["1.- Marc PR019 warning"]},
    ),
    Case(
        "PR020 two more rolls after the last man",
        "position -A----------------------b-\nAnna rolls 31\nAnna plays 1/off\nMarc rolls 42\n"
        "Marc plays 1/off(2)\nAnna rolls 21\nAnna wins 1 point\n",
        {DEFAULT: ["1.- Marc PR020 warning"]},
    ),
]

_ILLEGAL = "Anna 31: 8/4 6/5\nAnna lifts the dice\n"
_BY_AGREEMENT = """
players: Anna, Marc
match to 7
option: moves.late_correction = accept_if_agreed

game 1
"""

RULINGS = [
    Case(
        "a late correction that both agree to, where the rules allow that",
        _BY_AGREEMENT + _ILLEGAL + "Marc rolls 42\nMarc challenges\n"
        "Marc agrees to the correction\nAnna corrects 8/5 6/5\nMarc plays 8/4 6/4\n",
        {
            DEFAULT: ["1.- Anna MV003 error challenge_late", "1.- Marc PR007 error"],
        },
    ),
    Case(
        "a late correction that nobody agrees to",
        _BY_AGREEMENT + _ILLEGAL + "Marc rolls 42\nAnna corrects 8/5 6/5\nMarc plays 8/4 6/4\n",
        {DEFAULT: ["1.- Anna MV003 error stood", "1.- Anna PR015 error"]},
    ),
    Case(
        "a director has a play made again that stood already",
        _ILLEGAL + "Marc rolls 42\ndirector orders a new play\nAnna corrects 8/5 6/5\n"
        "Marc plays 8/4 6/4\n",
        {
            DEFAULT: [
                "1.- Anna MV003 note corrected",
                "1.- - IN020 note",
                "1.- Anna PR006 note",
            ]
        },
    ),
    Case(
        "a director lets a challenged play stand",
        _ILLEGAL + "Marc challenges\ndirector orders that the play stands\nMarc rolls 42\n"
        "Marc plays 8/4 6/4\n",
        {DEFAULT: ["1.- Anna MV003 error stood", "1.- - IN020 note"]},
    ),
    Case(
        "a director puts the men elsewhere",
        _31 + "director sets position -b----E-C---eE---c-e----B-: the board fell\n"
        "Anna 31: 8/5 6/5\n",
        {DEFAULT: ["1.- - IN020 note"]},
    ),
    Case(
        "a challenge after a premature roll that stands",
        "Anna rolls 31\nAnna plays 8/4 6/5\nMarc rolls 42\nAnna lifts the dice\n"
        "Marc challenges\nMarc plays 8/4 6/4\n",
        {
            "ukbgf-2019": [
                "1.- Anna MV003 error stood",
                "1.- Marc PR001 warning",
                "1.- Marc IN013 note",
            ]
        },
    ),
    Case(
        "a play changed with foreknowledge of a premature roll that stands",
        "Anna rolls 31\nAnna plays 24/20\nMarc rolls 42\nAnna plays 8/5 6/5\n"
        "Anna lifts the dice\nMarc plays 8/4 6/4\n",
        {"ukbgf-2019": ["1.- Marc PR001 warning"]},
    ),
]

_FOURTEEN = "start position -b----E-C---eD---c-e----B-\n"
_WRONG = "start position -b----D-D---eE---c-e----B-\n"
_TWO_ROLLS = "Anna 31: 8/5 6/5\nMarc 31: 8/5 6/5\n"
_SIX_ROLLS = (
    _TWO_ROLLS + "Anna 63: 24/15\nMarc 63: 24/15\nAnna 21: 15/13 24/23\nMarc 21: 15/13 24/23\n"
)

START = [
    Case(
        "T37 fourteen men, noticed in the second turn",
        _FOURTEEN + "Anna 31: 8/5 6/5\nMarc rolls 31\nsetup error found\nsetup corrected\n"
        "Marc plays 8/5 6/5\nAnna 65: 24/13\n",
        {
            "usbgf-2019 wbgt-2010 simborg-gibson-2014 standard": [
                "1.- - MT008 note corrected",
            ]
        },
    ),
    Case(
        "T37 fourteen men, noticed before the third roll",
        _FOURTEEN + _TWO_ROLLS + "setup error found\nsetup corrected\nAnna 65: 24/13\n",
        {
            "usbgf-2019 wbgt-2010 standard": ["1.- - MT008 note corrected"],
            "simborg-gibson-2014": ["1.- - MT008 error stood", "1.- - MT007 error"],
        },
    ),
    Case(
        "T37 fourteen men, noticed after the sixth roll",
        _FOURTEEN + _SIX_ROLLS + "setup error found\nsetup corrected\nAnna 41: 13/8\n",
        {
            "usbgf-2019 wbgt-2010 simborg-gibson-2014": [
                "1.- - MT008 error stood",
                "1.- - MT007 error",
            ],
        },
    ),
    Case(
        "T37 fourteen men, put right late by agreement",
        _FOURTEEN + _SIX_ROLLS + "setup error found\nsetup corrected by agreement\nAnna 41: 13/8\n",
        {"usbgf-2019 wbgt-2010": ["1.- - MT008 note corrected"]},
    ),
    Case(
        "T37 fourteen men, never noticed",
        _FOURTEEN + _TWO_ROLLS,
        {"usbgf-2019": ["1.- - MT008 error stood"]},
    ),
    Case(
        "MT007 a wrong start that is put right in time",
        _WRONG + _TWO_ROLLS + "setup error found\nsetup corrected\nAnna 65: 24/13\n",
        {"usbgf-2019": ["1.- - MT007 note corrected"]},
    ),
    Case(
        "MT007 a wrong start that nobody notices",
        _WRONG + _TWO_ROLLS,
        {"usbgf-2019": ["1.- - MT007 error stood"]},
    ),
    Case(
        "T37 a gammon although a man was missing",
        "start position -B------------------ccccb-\nAnna 21: 1/off(2)\nAnna wins 1 point\n",
        {DEFAULT: ["1.- - MT008 error stood", "1.- Anna SC019 error"]},
    ),
]

_TO_5 = """
players: Anna, Marc
match to 5

game 1
score 2-1
{}
position -A-----------------eee----
Anna 21: 1/off
Anna wins 2 points

game 2
score 4-1
{}
position -EED--------------------a-
Marc 21: 1/off
Marc wins 1 point

game 3
score 4-2
{}
Anna 31: 8/5 6/5
Marc doubles
Anna drops
Marc wins 1 point
"""


def _crawford(*games: int) -> str:
    """A match to 5 from 2–1 on, with some of its games said to be the Crawford game."""
    return _TO_5.format(*("Crawford game" if game in games else "" for game in (1, 2, 3)))


CRAWFORD = [
    Case("T26 the Crawford game is marked", _crawford(2), {DEFAULT: []}),
    Case(
        "T26 another game is marked as the Crawford game",
        _crawford(3),
        {DEFAULT: ["3.- - MT004 error"]},
    ),
    Case(
        "T26 two games are marked as the Crawford game",
        _crawford(2, 3),
        {DEFAULT: ["3.- - MT004 error"]},
    ),
    Case(
        "T26 a game before it is marked as the Crawford game",
        _crawford(1, 2),
        {DEFAULT: ["1.- - MT004 error"]},
    ),
]

ENDINGS = [
    Case(
        "T38 an illegal last play is put right, and the game goes on",
        "position -A-A--------------------b-\nAnna 21: 3/off 1/off\nMarc challenges\n"
        "Anna corrects 3/1 1/off\nMarc rolls 31\nMarc plays 1/off(2)\nMarc wins 1 point\n",
        {DEFAULT: ["1.- Anna MV003 note corrected", "1.- Anna PR006 note"]},
    ),
]

CASES = [*DICE, *CUBE, *SCORE, *MEN_AND_MATCH, *RULINGS, *START, *CRAWFORD, *ENDINGS]
