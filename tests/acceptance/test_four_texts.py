"""Where the four rule texts differ that bgaudit started from, topic by topic.

They are the rules of Backgammon Circle, the classic rules, a casino's and those of an app with a
clock. Each topic has one record or more, with the codes of all findings under each of the four.
"""

from __future__ import annotations

from typing import NamedTuple

import pytest
from match_records import MONEY, match
from verdicts import codes, found

TEXTS = ("backgammon-circle", "classic", "casino", "timed-app")
FOR_MONEY = "backgammon-circle-money"
STRICT = "backgammon-circle-strict"


class Row(NamedTuple):
    """A topic, a record that shows it, and what each of the four says, in the order of TEXTS."""

    topic: str
    record: str
    says: tuple[str, str, str, str]


def last_man(position: str, points: int) -> str:
    """A game whose last man goes off, recorded with so many points."""
    plural = "s" if points > 1 else ""
    return f"; Set Pos={position}/0\n 1) 21: 1/off\n      Wins {points} point{plural}\n"


def a_play(position: str, played: str, reply: str) -> str:
    """One play and the reply to it."""
    return f"; Set Pos={position}/0\n 1) {played:<31} {reply}\n"


ALL_HOME = "-A-----------------eee----"
ON_THE_BAR = "aA-----------------eed----"
IN_HIS_HOME = "-A-a---------------eed----"
CLOSED_OUT = "aBBBBBBC-----------eed----"
DOUBLED = """
 1) 31: 8/5 6/5                   Doubles => 2
 2)  Takes                       42: 8/4 6/4
"""
REDOUBLED = f"""{DOUBLED}\
 3)  Doubles => 4                 Takes
 4) 65: 24/13                     Doubles => 8
 5)  Takes                       65: 24/13
 6)  Doubles => 16                Takes
"""
FIRST_DOUBLE = "1) 31: 8/5 6/5                   Doubles"

TABLE = [
    # What a game is worth.
    Row("gammon for 2", last_man(ALL_HOME, 2), ("-", "-", "SC003", "-")),
    Row("gammon for 1", last_man(ALL_HOME, 1), ("SC003", "SC003", "-", "SC003")),
    Row("man in the home board for 3", last_man(IN_HIS_HOME, 3), ("-", "SC005", "SC005", "SC005")),
    Row("man in the home board for 2", last_man(IN_HIS_HOME, 2), ("SC005", "-", "SC003", "-")),
    Row("man on the bar for 2", last_man(ON_THE_BAR, 2), ("IN013", "SC005", "SC003", "-")),
    # The cube.
    Row("double", DOUBLED, ("-", "-", "CU018", "CU018")),
    Row("cube of 16", match(25, REDOUBLED), ("-", "-", "CU018", "CU018")),
    Row(
        "double at one point short",
        match(3, "Anna 1 without the cube", "Anna 1 without the cube", DOUBLED),
        ("CU004", "-", "CU018", "CU018"),
    ),
    Row(
        "dropped redouble for 2 points",
        f"{DOUBLED} 3)  Doubles => 4                 Drops\n      Wins 2 points\n",
        ("-", "-", "CU018", "CU018"),
    ),
    Row(
        "dropped redouble for 1 point",
        f"{DOUBLED} 3)  Doubles => 4                 Drops\n      Wins 1 point\n",
        ("SC002", "SC002", "CU018 SC002", "CU018 SC002"),
    ),
    # Checker play.
    Row(
        "no open point between two dice",
        a_play("-b----E-C---dE---c-cc---B-", "54: 24/15", "21: 24/22 24/23"),
        ("MV005", "MV005", "IN013", "MV005"),
    ),
    Row(
        "smaller die",
        a_play("-FG-------A---b-b--eAcc---", "64: 10/6", "21: 11/9 11/10"),
        ("MV013",) * 4,
    ),
    Row(
        "one die of two",
        a_play("-FG-------A---b----eAdd---", "64: 10/6", "21: 6/4 4/3"),
        ("MV012",) * 4,
    ),
    Row(
        "wasted pip",
        a_play("----A-A------eee----------", "53: 6/3 4/off", "21: 12/10 12/11"),
        ("-", "-", "-", "MV017"),
    ),
    Row(
        "double for an opening roll", " 1) 33: 8/5(2) 6/3(2)", ("DI002", "DI002", "DI002", "IN013")
    ),
    # Turns.
    Row(
        "skipped turn of a player who is closed out",
        f"; Set Pos={CLOSED_OUT}/0\n 1) 21: 7/5 7/6\n 2) 31: 6/3 7/6",
        ("IN015",) * 4,
    ),
    Row(
        "roll of a player who is closed out",
        f"; Set Pos={CLOSED_OUT}/0\n 1) 21: 7/5 7/6                  63: Cannot Move\n"
        " 2) 31: 6/3 7/6",
        ("-",) * 4,
    ),
    # Resignations, and the length of a match.
    Row(
        "resigned with no man off for 1",
        " 1) 31: 8/5 6/5                  42: 8/4 6/4\n      Wins 1 point",
        ("-", "-", "-", "SC009"),
    ),
    Row(
        "resigned with two men off for 2",
        "; Set Pos=-----D------------eec-----/0\n"
        " 1) 21: 5/3 5/4                  21: 5/3 5/4\n      Wins 2 points",
        ("-", "-", "SC009", "SC009"),
    ),
    Row("match to 4", match(4, "Anna 1 without the cube"), ("MT001", "-", "-", "-")),
]


@pytest.mark.parametrize("row", TABLE, ids=lambda row: row.topic)
def test_the_four_texts(row: Row) -> None:
    said = tuple(codes(row.record, rules) for rules in TEXTS)
    assert said == row.says


@pytest.mark.parametrize(
    ("what", "record", "rules", "said"),
    [
        ("full value", a_play("--A--AA------eee----------", "61: 6/5 5/off", ""), STRICT, "MV018"),
        ("undoubled gammon", MONEY + last_man(ALL_HOME, 2), FOR_MONEY, "SC007"),
        ("one automatic double", f"{MONEY} {FIRST_DOUBLE} => 4\n", FOR_MONEY, "IN005"),
        ("two automatic doubles", f"{MONEY} {FIRST_DOUBLE} => 8\n", FOR_MONEY, "CU017"),
        ("automatic double in a match", f" {FIRST_DOUBLE} => 4", FOR_MONEY, "CU005"),
        ("even length", match(4, "Anna 1"), FOR_MONEY, "MT001"),
    ],
    ids=lambda cell: cell if " " in cell and "\n" not in cell else "",
)
def test_the_variants_of_backgammon_circle(what: str, record: str, rules: str, said: str) -> None:
    assert codes(record, rules) == said, what


@pytest.mark.parametrize(
    ("rules", "severity", "status"),
    [
        ("backgammon-circle", "error", "stood"),
        ("classic", "error", "open"),
        ("casino", "error", "stood"),
        ("timed-app", "error", "n/a"),
    ],
)
def test_what_becomes_of_an_illegal_play(rules: str, severity: str, status: str) -> None:
    """It stands from the next roll on, is never settled, or cannot have been on a server."""
    (finding,) = found(" 1) 31: 8/4 6/5                  42: 8/4 6/4", rules)
    assert (finding.code, finding.severity, finding.status) == ("MV003", severity, status)
