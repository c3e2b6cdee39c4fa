"""What the clock decides: T30, T33 and T34, and a row for each other check of the clock."""

from __future__ import annotations

from case import Case

SIMPLE = "us-clock-2013 usbgf-2019 usbgf-2024 ukbgf-2019 wbgf-2023-legal wbgf-2023-responsible"
BRONSTEIN = "dbgf-2007 wbgt-2010"

THREE_TURNS = """
Anna 31: 8/5 6/5
Anna used 15 s
Anna clock 1:26
Marc 42: 8/4 6/4
Anna 61: 13/7 8/7
Anna used 11 s
Anna clock 1:26
Marc 61: 13/7 8/7
Anna 43: 13/9 13/10
Anna used 60 s
"""
"""Anna has 86, 86 and then 37 seconds of reserve left."""

FOURTH_TURN = (
    THREE_TURNS
    + """
Anna clock 0:37
Marc 43: 13/9 13/10
Anna rolls 21
Anna used 60 s
"""
)
"""She passes the 48 seconds that she had."""

MEN_OFF = """
players: Anna, Marc
match to 7

game 1
position -----D------------eec-----
Anna 21: 5/4 5/3
Anna used 102 s
"""
"""Anna has borne off eleven men, and her time is up."""

LOW_ON_TIME = """
Anna 31: 8/5 6/5
Anna clock 0:05
Marc 42: 8/4 6/4
Anna 61: 13/7 8/7
Anna used {used} s
"""


def introduced(minutes: int, score: str) -> str:
    """A match to 11 that is put on a clock at this score."""
    return f"""
players: Anna, Marc
match to 11

game 6
score {score}
clock starts delay 12 s reserve {minutes}:00
Anna 31: 8/5 6/5
"""


def from_the_start(length: int, minutes: int, options: str = "") -> str:
    """A match with a clock in its header, and perhaps options that are played otherwise."""
    return f"""
players: Anna, Marc
match to {length}
clock: simple, delay 12 s, reserve {minutes}:00
{options}
game 1
Anna 31: 8/5 6/5
"""


def clock_of_2001(length: int, minutes: int, score: str) -> str:
    """The standard clock of February 2001: six minutes a point, three less for each one scored."""
    return f"""
players: Anna, Marc
match to {length}
clock: simple, delay 0 s, reserve {minutes}:00
option: time.delay_s = 0
option: time.reserve.per_point_s = 360
option: time.reserve.per_scored_point_deduction_s = 180

game 9
score {score}
Anna 31: 8/5 6/5
"""


CASES = [
    # T30: 11 seconds a turn, 90 in reserve, and a claim.
    Case(
        "T30 the fourth turn uses the reserve up, and it is claimed",
        FOURTH_TURN + "Marc claims the game on time\nMarc wins 2 points",
        {"timed-app": []},
        score=(0, 2),
    ),
    Case(
        "T30 claimed, though the player has men off",
        MEN_OFF + "Marc claims the game on time\nMarc wins 2 points",
        {"timed-app": []},
        score=(0, 2),
    ),
    Case(
        "T30 claimed, and scored as one game because men are off",
        MEN_OFF + "Marc claims the game on time\nMarc wins 1 point",
        {"timed-app": ["1.- Marc SC015 error"]},
        score=(0, 2),
    ),
    Case(
        "T30 not claimed, and the game goes on",
        THREE_TURNS
        + """
Marc 43: 13/9 13/10
Anna 21: 6/4 10/9
Anna used 60 s
Marc 21: 6/4 10/9
Marc wins 1 point
""",
        {"timed-app": ["1.- Marc TM004 warning", "1.- Marc SC009 error"]},
    ),
    Case(
        "T30 claimed during the third turn",
        THREE_TURNS + "Marc claims the game on time",
        {"timed-app": ["1.- Marc TM005 error"]},
    ),
    Case(
        "T30 claimed after the player has moved again",
        """
Anna rolls 31
Anna used 120 s
Anna plays 8/5 6/5
Marc claims the game on time
""",
        {"timed-app": ["1.- Marc IN013 note"]},
    ),
    # T33: two kinds of delay.
    Case(
        "T33 a turn of 10 s with 5 s left",
        LOW_ON_TIME.format(used=10) + "Marc 61: 13/7 8/7",
        {SIMPLE: [], BRONSTEIN: ["1.- Anna TM001 error"]},
    ),
    Case(
        "T33 a turn of 14 s with 5 s left",
        LOW_ON_TIME.format(used=14) + "Marc 61: 13/7 8/7",
        {SIMPLE: [], BRONSTEIN: ["1.- Anna TM001 error"]},
    ),
    *(
        Case(
            f"T33 a turn of {used} s with 5 s left, and then {left} s",
            LOW_ON_TIME.format(used=used) + f"Anna clock 0:0{left}\nMarc 61: 13/7 8/7",
            {SIMPLE: [] if right else ["1.- Anna TM002 error"]},
        )
        for used, left, right in ((10, 5, True), (10, 4, False), (14, 3, True), (14, 5, False))
    ),
    # T34: how a clock is set.
    *(
        Case(
            f"T34 a match to 11 put on a clock at {score} with {minutes} minutes",
            introduced(minutes, score),
            {"us-clock-2013": [] if right else ["6.- - TM007 error"]},
        )
        for minutes, score, right in ((17, "3-2", True), (22, "3-2", False))
    ),
    *(
        Case(
            f"T34 a match to {length} with {minutes} minutes from the start",
            from_the_start(length, minutes),
            {SIMPLE: [] if right else ["-.- - TM007 error"]},
        )
        for length, minutes, right in ((11, 22, True), (11, 17, False), (7, 14, True))
    ),
    *(
        Case(
            f"T34 the clock of 2001: a match to {length} with {minutes} minutes at {score}",
            clock_of_2001(length, minutes, score),
            {"us-clock-2013": [] if right else ["-.- - TM007 error"]},
        )
        for length, minutes, score, right in (
            (9, 54, "0-0", True),
            (9, 30, "5-3", True),
            (9, 30, "0-0", False),
            (9, 54, "5-3", False),
        )
    ),
]

ROWS = [
    Case(
        "TM008 a delay of 9 seconds",
        from_the_start(7, 14).replace("12 s", "9 s"),
        {"us-clock-2013": ["-.- - TM008 error"]},
    ),
    Case(
        "TM009 a reserve of 310 seconds, and then of 325",
        """
Anna 31: 8/5 6/5
Anna clock 5:10
Marc 42: 8/4 6/4
Anna 61: 13/7 8/7
Anna clock 5:25
""",
        {f"standard {SIMPLE} {BRONSTEIN}": ["1.- Anna TM009 error"]},
    ),
    Case(
        "TM010 turns after the flag fell",
        """
Anna 31: 8/5 6/5
Marc rolls 42
Marc's flag falls
Marc plays 8/4 6/4
Anna 61: 13/7 8/7
Anna wins 7 points and the match
""",
        {f"wbif-online {SIMPLE}": ["1.- Marc TM010 error"]},
        score=(7, 0),
    ),
    Case(
        "TM011 both flags fall",
        """
Anna rolls 31
15:02:07 Anna's flag falls
15:02:31 Marc's flag falls
Marc wins 7 points and the match
""",
        {SIMPLE: ["1.- Anna TM011 error"]},
        score=(0, 7),
    ),
    Case(
        "TM012 twelve minutes late",
        """
Anna is late 12 minutes
Anna 31: 8/5 6/5
""",
        {"ukbgf-2019": ["1.- Anna TM012 error"], "us-clock-2013": []},
    ),
    Case(
        "TM013 the delay is demanded",
        """
Anna 31: 8/5 6/5
Anna demands the delay
Anna hits the clock
Marc 42: 8/4 6/4
Marc used 20 s
Marc clock 13:40
""",
        {"usbgf-2024": ["1.- Anna TM013 note"]},
    ),
    Case(
        "TM014 a clock that is started at the eleventh turn",
        """
players: Anna, Marc
match to 7

game 1
Anna 31: 8/5 6/5
Marc 42: 8/4 6/4
clock starts delay 12 s reserve 14:00
Anna 61: 13/7 8/7
""",
        {"us-clock-2013": ["1.- - TM014 error"]},
    ),
]
