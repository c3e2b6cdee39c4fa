"""T32: the ledger of a chouette, and what is said of it when one thing in it is wrong."""

from __future__ import annotations

from pathlib import Path

import pytest
from verdicts import audited

RULES = ("backgammon-circle", "backgammon-circle-money", "standard", "money")

FIXTURE = Path(__file__).parents[2] / "fixtures" / "bga" / "chouette.bga"
LEDGER = FIXTURE.read_text(encoding="utf-8")

WRONG = [
    (
        "charged 2 for dropping",
        "ledger Aldo -7, Bea +4, Carla -1, Dino +4",
        "ledger Aldo -6, Bea +4, Carla -2, Dino +4",
        "CH005",
    ),
    (
        "paid 4 for the team's win",
        "ledger Aldo -7, Bea +4, Carla -1, Dino +4",
        "ledger Aldo -12, Bea +4, Carla +4, Dino +4",
        "CH005",
    ),
    (
        "stays in the box after the team has won",
        "order Bea, Carla, Dino, Aldo",
        "order Aldo, Bea, Carla, Dino",
        "CH010",
    ),
    (
        "another than the captain goes last after the team has lost",
        "order Bea, Dino, Aldo, Carla",
        "order Bea, Carla, Aldo, Dino",
        "CH009",
    ),
]
"""What is wrong, the line it stands in, what stands there instead, and what that is."""

CASES = [LEDGER, *(LEDGER.replace(line, wrong, 1) for _, line, wrong, _ in WRONG)]


@pytest.mark.parametrize("rules", RULES)
def test_the_ledger_is_clean(rules: str) -> None:
    audit = audited(LEDGER, rules)
    assert [finding.message for finding in audit.findings] == []
    (match,) = audit.matches
    assert [game.chouette and game.chouette.ledger for game in match.games] == [
        (-7, 4, -1, 4),
        (-1, 3, -1, -1),
        (0, 0, 0, 0),
    ]
    assert (match.ledger, match.recorded_ledger) == ((-8, 7, -2, 3), (-8, 7, -2, 3))


def test_the_next_orders() -> None:
    (match,) = audited(LEDGER, "backgammon-circle").matches
    orders = [game.chouette and game.chouette.order for game in match.games]
    assert orders == [(1, 2, 3, 4), (2, 3, 4, 1), (2, 4, 1, 3)]


@pytest.mark.parametrize("rules", RULES)
@pytest.mark.parametrize("wrong", WRONG, ids=lambda wrong: wrong[0])
def test_one_thing_in_it_is_wrong(wrong: tuple[str, str, str, str], rules: str) -> None:
    _, line, instead, code = wrong
    record = LEDGER.replace(line, instead, 1)
    assert [finding.code for finding in audited(record, rules).findings] == [code]


def test_a_double_against_a_vote_is_a_fault_only_if_it_is_offered() -> None:
    """The second game as far as the answer of the box, without what it then comes to."""
    record = LEDGER.partition("Carla 42")[0] + "{}Carla 42: 8/4 6/4\n"
    for answer, codes in (("", []), ("Bea takes\n", ["CH003"])):
        found = audited(record.format(answer), "backgammon-circle").findings
        assert [finding.code for finding in found] == codes
