"""Each member with a cube of his own: he and the box double, take and drop for themselves."""

from __future__ import annotations

from chouette_record import (
    BOX_DOUBLES,
    TEAM_DOUBLES,
    chouette,
    ledger,
    messages,
    told,
    won_by_box,
    won_by_team,
)
from chouette_rules import playing

RULES = playing(cube="individual", team_double="individual")
ALL_TAKE = f"{BOX_DOUBLES}\nBea takes\nCarla takes\nDino takes\nAldo 42: 8/4 6/4\n"


def test_a_double_is_for_the_members_own_cube() -> None:
    game = f"{TEAM_DOUBLES}\nAldo takes\nBea 42: 8/4 6/4\n{won_by_box()}\n"
    record = chouette(f"{game}ledger Aldo +4, Bea -2, Carla -1, Dino -1")
    assert told(record, RULES) == []
    assert told(record) == ["CH007 ledger Aldo +4, Bea -2, Carla -1, Dino -1"]


def test_the_box_may_take_one_and_drop_another() -> None:
    game = (
        f"{TEAM_DOUBLES}\nAldo takes\nCarla doubles\nAldo drops\nBea 42: 8/4 6/4\n{won_by_box()}\n"
    )
    record = chouette(f"{game}ledger Aldo +2, Bea -2, Carla +1, Dino -1")
    assert told(record, RULES) == []
    assert ledger(record, RULES) == (2, -2, 1, -1)


def test_a_member_redoubles_alone_and_one_whose_game_is_over_pays_no_more() -> None:
    game = f"{ALL_TAKE}Carla doubles\nAldo takes\nDino doubles\nAldo drops\nBea 31: 8/5 6/5\n"
    record = chouette(f"{game}{won_by_team()}\nledger Aldo -8, Bea +2, Carla +4, Dino +2")
    assert told(record, RULES) == []
    assert ledger(record, RULES) == (-8, 2, 4, 2)


def test_each_cube_has_its_owner() -> None:
    twice = f"{TEAM_DOUBLES}\nAldo takes\nBea 42: 8/4 6/4\nAldo 42: 8/4 6/4\n"
    assert messages(chouette(f"{twice}Bea doubles\nAldo takes"), RULES) == [
        "CU001 2: a double with the opponent's cube at 2"
    ]
    assert messages(chouette(f"{twice}Carla doubles\nAldo takes\nBea 31: 8/5 6/5"), RULES) == []


def test_the_box_doubles_those_whose_cube_he_may_turn() -> None:
    game = (
        f"{TEAM_DOUBLES}\nAldo takes\nBea 42: 8/4 6/4\nAldo doubles\nBea takes\nCarla takes\n"
        "Dino drops\nAldo 42: 6/2 6/4\n"
    )
    record = chouette(f"{game}{won_by_team()}\nledger Aldo -5, Bea +4, Carla +2, Dino -1")
    assert told(record, RULES) == []
    twice = f"{ALL_TAKE}Bea 31: 8/5 6/5\nAldo doubles\nBea takes\nCarla takes\nDino takes"
    assert told(chouette(twice), RULES) == ["CU001 Aldo doubles"]


def test_the_jacoby_rule_holds_for_each_cube() -> None:
    rules = playing(cube="individual", team_double="individual")
    game = f"{TEAM_DOUBLES}\nAldo takes\nBea 42: 8/4 6/4\n{won_by_team(gammon=True)}\n"
    row = "ledger Aldo -6, Bea +4, Carla +1, Dino +1"
    record = chouette(game + row, header="Jacoby: on\n")
    assert told(record, rules) == []


def test_a_result_has_to_be_the_stake_of_some_member() -> None:
    game = f"{TEAM_DOUBLES}\nAldo takes\nBea 42: 8/4 6/4\n{won_by_box()}\n"
    assert told(chouette(f"{game}box wins 2 points"), RULES) == []
    assert told(chouette(f"{game}box wins 1 point"), RULES) == []
    assert messages(chouette(f"{game}box wins 4 points"), RULES) == [
        "CH007 -: Bea loses 4 points, Carla loses 4 points, Dino loses 4 points"
    ]


def test_with_all_agreed_a_double_turns_every_cube() -> None:
    rules = playing(cube="individual")
    game = f"{TEAM_DOUBLES}\nCarla votes yes\nAldo takes\nBea 42: 8/4 6/4\n{won_by_box()}\n"
    assert told(chouette(f"{game}ledger Aldo +6, Bea -2, Carla -2, Dino -2"), rules) == []
