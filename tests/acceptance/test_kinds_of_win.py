"""T19 and T20: what a game is worth whose winner has borne off all his men, with the cube at 1.

Rule sets differ in what a gammon and a backgammon are and count. Each game is recorded with every
number of points; all but the right one are errors.
"""

from __future__ import annotations

from typing import NamedTuple

import pytest
from verdicts import codes

RULE_SETS = (
    "standard",
    "backgammon-circle",
    "backgammon-circle-double-backgammon",
    "classic",
    "casino",
    "timed-app",
)

# The loser's last men, and the points under each of the rule sets above.
TABLE = """
one on the bar, the rest home         aA-----------------eed----   3  2  2  3  1  2
one on the winner's 3 point           -A-a---------------eed----   3  3  2  2  1  2
one on the winner's 7 point           -A-----a-----------eed----   2  2  2  2  1  2
all home                              -A-----------------eee----   2  2  2  2  1  2
one off, and one hit after that       aA-----------------eec----   1  1  1  1  1  1
"""

OPEN = {("one on the bar, the rest home", "backgammon-circle"): (2, 3)}
"""The text counts the home board alone; as it may mean the bar too, both results are told."""


class Ending(NamedTuple):
    """Where the loser's men are, and what the game is worth under a rule set."""

    men: str
    position: str
    rules: str
    points: int


def endings() -> list[Ending]:
    """The cells of the table."""
    rows = [row.rsplit(maxsplit=1 + len(RULE_SETS)) for row in TABLE.strip().split("\n")]
    return [
        Ending(men.strip(), position, rules, int(worth))
        for men, position, *points in rows
        for rules, worth in zip(RULE_SETS, points, strict=True)
    ]


@pytest.mark.parametrize("ending", endings(), ids=lambda ending: f"{ending.men}-{ending.rules}")
def test_what_a_game_is_worth(ending: Ending) -> None:
    said = {points: codes(record(ending.position, points), ending.rules) for points in (1, 2, 3)}
    right = {ending.points: "-"}
    if (ending.men, ending.rules) in OPEN:
        right = dict.fromkeys(OPEN[ending.men, ending.rules], "IN013")
    assert {points: said.pop(points) for points in right} == right
    assert {wrong: verdict[:2] for wrong, verdict in said.items()} == dict.fromkeys(said, "SC")


@pytest.mark.parametrize(
    ("men", "points", "rules", "code"),
    [
        ("-A-a---------------eed----", 2, "standard", "SC005"),
        ("-A-----a-----------eed----", 3, "standard", "SC005"),
        ("-A-a---------------eed----", 3, "classic", "SC005"),
        ("-A-a---------------eed----", 3, "backgammon-circle-double-backgammon", "SC006"),
        ("-A-----------------eee----", 1, "standard", "SC003"),
        ("aA-----------------eec----", 2, "standard", "SC004"),
        ("aA-----------------eec----", 3, "standard", "SC004"),
    ],
)
def test_the_code_of_a_wrong_result(men: str, points: int, rules: str, code: str) -> None:
    assert codes(record(men, points), rules) == code


def record(position: str, points: int) -> str:
    """A game whose last man goes off, recorded with so many points."""
    plural = "s" if points > 1 else ""
    return f"; Set Pos={position}/0\n 1) 21: 1/off\n      Wins {points} point{plural}\n"
