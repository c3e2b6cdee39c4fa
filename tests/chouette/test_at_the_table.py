"""A chouette with all that happens at the table, roll by roll."""

from __future__ import annotations

import pytest
from chouette_record import (
    BOX_DOUBLES,
    START,
    TEAM_DOUBLES,
    chouette,
    ledger,
    told,
    won_by_box,
    won_by_team,
)
from chouette_rules import playing

OPENING = f"{START}\nopening 3-1\nAldo plays 8/5 6/5\nAldo lifts the dice\n"
BEAVERS = "beaver: on\n"


def test_roll_by_roll() -> None:
    game = (
        f"{OPENING}Bea rolls 42\nBea plays 8/4 6/4\nBea lifts the dice\n"
        "Aldo doubles\nBea drops\nCarla drops\nDino drops"
    )
    assert told(chouette(game)) == []
    assert ledger(chouette(game)) == (3, -1, -1, -1)


def test_another_hand_rolls_and_plays() -> None:
    game = f"{OPENING}Dino rolls 42\nDino plays 8/4 6/4\nDino lifts the dice"
    assert told(chouette(game)) == ["CH002 Dino rolls 42"]


def test_a_tie_turns_the_cube_and_a_drop_costs_what_it_shows() -> None:
    game = (
        f"{START}\nopening 3-3\nopening 1-3\nBea plays 8/5 6/5\nBea lifts the dice\n"
        "Aldo doubles to 4\nBea takes\nCarla drops\nDino takes\ncube 4 team\n"
    )
    money = "backgammon-circle-money"
    assert told(chouette(f"{game}Carla pays Aldo 2 points"), money) == []
    assert told(chouette(f"{game}Carla pays Aldo 1 point"), money) == [
        "CH005 Carla pays Aldo 1 point"
    ]


CORRECTED = ["MV003 Aldo plays 8/4 6/5", "PR006 Aldo corrects 8/5 6/5"]


@pytest.mark.parametrize("who", ["Bea", "Dino", "spectator"])
def test_anyone_at_the_table_may_challenge(who: str) -> None:
    assert told(challenged_by(who)) == CORRECTED


def test_unless_kibitzers_may_not() -> None:
    rules = playing(kibitzers_may_challenge=False)
    assert told(challenged_by("Dino"), rules) == CORRECTED
    illegal, corrected = CORRECTED
    by_a_spectator = told(challenged_by("spectator"), rules)
    assert by_a_spectator == [illegal, "PR011 spectator challenges", corrected]


def challenged_by(who: str) -> str:
    """An illegal play that is challenged in time, and put right."""
    return chouette(
        f"{START}\nopening 3-1\nAldo plays 8/4 6/5\nAldo lifts the dice\n"
        f"{who} challenges\nAldo corrects 8/5 6/5\nAldo lifts the dice"
    )


def test_a_resignation_is_the_whole_teams() -> None:
    game = (
        f"{TEAM_DOUBLES}\nAldo takes\nBea 42: 8/4 6/4\nBea resigns a gammon\nAldo accepts\n"
        "ledger Aldo +12, Bea -4, Carla -4, Dino -4"
    )
    assert told(chouette(game)) == []


def test_a_member_beavers_for_himself() -> None:
    game = (
        f"{BOX_DOUBLES}\nBea beavers\nCarla takes\nDino drops\nAldo 42: 8/4 6/4\n{won_by_team()}\n"
    )
    record = chouette(f"{game}ledger Aldo -5, Bea +4, Carla +2, Dino -1", header=BEAVERS)
    assert told(record) == []


def test_a_beaver_of_the_box_is_dropped_for_what_was_offered() -> None:
    game = f"{TEAM_DOUBLES}\nAldo beavers\nCarla drops\nBea 42: 8/4 6/4\n{won_by_team()}\n"
    record = chouette(f"{game}ledger Aldo -6, Bea +4, Carla -2, Dino +4", header=BEAVERS)
    assert told(record) == []


def test_the_record_names_the_options_that_are_played() -> None:
    game = f"{TEAM_DOUBLES}\nAldo takes\nBea 42: 8/4 6/4\n{won_by_box()}\n"
    row = "ledger Aldo +4, Bea -2, Carla -1, Dino -1"
    options = "option: chouette.cube = individual\noption: chouette.team_double = individual\n"
    assert told(chouette(game + row, header=options)) == []
    assert told(chouette(game + row)) == [f"CH007 {row}"]
