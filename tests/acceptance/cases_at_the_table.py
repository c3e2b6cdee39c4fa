"""T28, T29, T31, T37 and T38: what happens at the table between two rolls."""

from __future__ import annotations

from case import Case

_ILLEGAL = """
Anna 31: 8/4 6/5
Anna lifts the dice
"""
_AFTER_A_ROLL = _ILLEGAL + "Marc rolls 42\nMarc challenges\n"
_PLAYED = "Marc plays 8/4 6/4\n"

ROLL_CLOSES = "backgammon-circle usbgf-legal-2014 wbgt-2010"
ROLL_OR_DOUBLE_CLOSES = "standard ukbgf-2019 usbgf-2019 wbgf-2023-legal"
CONDONED = "us-2009 us-clock-2013 wbgf-2023-responsible treviso"

THE_WINDOW = [
    Case(
        "T28a a roll is cocked, the challenge comes before it is rolled again",
        _ILLEGAL
        + "Marc rolls 42 cocked\nMarc challenges\nAnna corrects 8/5 6/5\nMarc rolls 42\n"
        + _PLAYED,
        {
            f"{ROLL_CLOSES} {ROLL_OR_DOUBLE_CLOSES} {CONDONED} simborg-gibson-2014": [
                "1.- Anna MV003 note corrected",
                "1.- Anna PR006 note",
            ]
        },
    ),
    Case(
        "T28a the challenge is ignored",
        _ILLEGAL + "Marc rolls 42 cocked\nMarc challenges\nMarc rolls 42\n" + _PLAYED,
        {
            f"{ROLL_CLOSES} {ROLL_OR_DOUBLE_CLOSES}": [
                "1.- Anna MV003 error challenged_in_time",
                "1.- Marc PR008 error",
            ]
        },
    ),
    Case(
        "T28b the challenge comes after a valid roll",
        _AFTER_A_ROLL + _PLAYED,
        {
            f"{ROLL_CLOSES} {ROLL_OR_DOUBLE_CLOSES}": [
                "1.- Anna MV003 error challenge_late",
                "1.- Marc PR007 error",
            ],
            CONDONED: [
                "1.- Anna MV003 warning challenge_late",
                "1.- Marc PR007 error",
            ],
        },
    ),
    Case(
        "T28b the play is changed all the same",
        _AFTER_A_ROLL + "Anna corrects 8/5 6/5\n" + _PLAYED + "Anna 65: 24/13\n",
        {
            f"{ROLL_CLOSES} {ROLL_OR_DOUBLE_CLOSES}": [
                "1.- Anna MV003 error challenge_late",
                "1.- Marc PR007 error",
                "1.- Anna PR015 error",
            ]
        },
    ),
    Case(
        "T28c the challenge comes after a double and before the roll",
        _ILLEGAL + "Marc doubles to 2\nAnna takes\nMarc challenges\nAnna corrects 8/5 6/5\n"
        "Marc rolls 42\n" + _PLAYED,
        {
            ROLL_CLOSES: ["1.- Anna MV003 note corrected", "1.- Anna PR006 note"],
            ROLL_OR_DOUBLE_CLOSES: [
                "1.- Anna MV003 error challenge_late",
                "1.- Marc PR007 error",
                "1.- Anna PR015 error",
            ],
            "us-2009": [
                "1.- Anna MV003 warning challenge_late",
                "1.- Marc PR007 error",
                "1.- Anna PR015 error",
            ],
        },
    ),
    Case(
        "T28d the roll is withdrawn and made again",
        _AFTER_A_ROLL + "Anna corrects 8/5 6/5\nMarc withdraws the roll\nMarc rolls 65\n"
        "Marc plays 24/13\n",
        {"simborg-gibson-2014": ["1.- Anna MV003 note corrected", "1.- Anna PR006 note"]},
    ),
    Case(
        "T28d the withdrawn roll is played",
        _AFTER_A_ROLL + "Anna corrects 8/5 6/5\n" + _PLAYED,
        {
            "simborg-gibson-2014": [
                "1.- Anna MV003 note corrected",
                "1.- Anna PR006 note",
                "1.- Marc PR016 error",
            ]
        },
    ),
    Case(
        "T28d the challenge comes after the next play",
        _ILLEGAL + "Marc rolls 42\n" + _PLAYED + "Marc challenges\n",
        {
            "simborg-gibson-2014": [
                "1.- Anna MV003 error challenge_late",
                "1.- Marc PR007 error",
            ]
        },
    ),
    Case(
        "T28e the opponent says that he accepts the play",
        _ILLEGAL + "Marc accepts the play\nMarc rolls 42\n" + _PLAYED,
        {
            CONDONED: ["1.- Anna MV003 warning condoned", "1.- Marc PR013 warning"],
            ROLL_CLOSES: ["1.- Anna MV003 error stood", "1.- Marc PR013 warning"],
        },
    ),
    Case(
        "T28e the opponent rolls without a word",
        _ILLEGAL + "Marc rolls 42\n" + _PLAYED,
        {
            CONDONED: ["1.- Anna MV003 warning condoned"],
            f"{ROLL_CLOSES} {ROLL_OR_DOUBLE_CLOSES}": ["1.- Anna MV003 error stood"],
        },
    ),
    Case(
        "T28f the play that replaces it uses three and one with one man, and is legal",
        _ILLEGAL + "Marc challenges\nAnna corrects 8/4\n",
        {
            f"{ROLL_CLOSES} {ROLL_OR_DOUBLE_CLOSES}": [
                "1.- Anna MV003 note corrected",
                "1.- Anna PR006 note",
            ]
        },
    ),
    Case(
        "T28f the play that replaces it is illegal too",
        _ILLEGAL + "Marc challenges\nAnna corrects 8/5\n",
        {
            f"{ROLL_CLOSES} {ROLL_OR_DOUBLE_CLOSES}": [
                "1.- Anna MV003 note challenged_in_time",
                "1.- Anna MV012 error open",
                "1.- Anna PR009 error",
            ]
        },
    ),
    Case(
        "T28f the play that replaces it is for other dice",
        _ILLEGAL + "Marc challenges\nAnna corrects 41: 13/9 6/5\n",
        {
            f"{ROLL_CLOSES} {ROLL_OR_DOUBLE_CLOSES}": [
                "1.- Anna MV003 note challenged_in_time",
                "1.- Anna MV003 error open",
                "1.- Anna PR009 error",
            ]
        },
    ),
    Case(
        "3.2 the play is changed before the end of the turn",
        "Anna rolls 31\nAnna plays 8/4 6/5\nAnna plays 8/5 6/5\nAnna lifts the dice\n",
        {f"{ROLL_CLOSES} {ROLL_OR_DOUBLE_CLOSES} {CONDONED}": []},
    ),
    Case(
        "3.1 a dance that was none is challenged",
        "Anna 31: 8/5 6/5\nMarc rolls 42\nMarc dances\nMarc lifts the dice\nAnna challenges\n"
        "Marc corrects 8/4 6/4\n",
        {
            f"{ROLL_CLOSES} {ROLL_OR_DOUBLE_CLOSES}": [
                "1.- Marc MV015 note corrected",
                "1.- Marc PR006 note",
            ]
        },
    ),
]

_BEAROFF = """
position -EE--------------------ee-
Anna rolls 31
Anna plays 2/off 1/off
Marc rolls 66
Anna lifts the dice
"""
_FORCED = """
position -GbG------------d--e-dA---
Anna rolls 55
Anna plays 22/7
Marc rolls 66
Anna lifts the dice
"""
_TWO_PLAYS = """
position -FG-------A---b----eAdd---
Anna rolls 64
Anna plays 20/16 10/4
Marc rolls 31
Anna lifts the dice
"""
VOID = "us-before-2008"
STANDS = "us-2009 ukbgf-2019 biba-wba-2007"
CHOICE = "standard usbgf-2024 wbgt-2010 dbgf-2007"
EXCEPTIONS = "backgammon-circle bkgm-casual"

_PREMATURE_ROLLS = [
    Case(
        "T29a a premature roll when both bear off without contact",
        _BEAROFF + "Marc plays 2/off(4)\n",
        {
            EXCEPTIONS: ["1.- Marc PR003 note"],
            VOID: ["1.- Marc PR001 error", "1.- Marc PR004 error"],
            STANDS: ["1.- Marc PR001 warning"],
            CHOICE: ["1.- Marc PR001 warning"],
        },
    ),
    Case(
        "T29a the premature roll is made again",
        _BEAROFF + "Marc rolls 31\nMarc plays 2/off 1/off\n",
        {
            VOID: ["1.- Marc PR001 error"],
            STANDS: ["1.- Marc PR001 warning", "1.- Marc DI008 error"],
            CHOICE: ["1.- Marc PR001 warning"],
        },
    ),
    Case(
        "T29a the opponent wants a new roll, and the old one is played",
        _BEAROFF + "Anna wants a new roll\nMarc plays 2/off(4)\n",
        {CHOICE: ["1.- Marc PR001 warning", "1.- Marc PR004 error"]},
    ),
    Case(
        "T29b a premature roll when the play was forced",
        _FORCED + "Marc plays 23/17(2) 9/3(2)\n",
        {
            EXCEPTIONS: ["1.- Marc PR003 note"],
            VOID: ["1.- Marc PR001 error", "1.- Marc PR004 error"],
        },
    ),
    Case(
        "T29c a premature roll when there were two plays",
        _TWO_PLAYS + "Marc rolls 31\nMarc plays 6/5 6/3\n",
        {f"{EXCEPTIONS} {VOID}": ["1.- Marc PR001 error"]},
    ),
    Case(
        "T29c the void roll is played",
        _TWO_PLAYS + "Marc plays 6/5 6/3\n",
        {f"{EXCEPTIONS} {VOID}": ["1.- Marc PR001 error", "1.- Marc PR004 error"]},
    ),
]

CASES = [*THE_WINDOW, *_PREMATURE_ROLLS]
