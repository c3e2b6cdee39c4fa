"""What an onlooker sees of a replay: each event as it is reached, and the position before it."""

from __future__ import annotations

from pathlib import Path

from bgaudit.pipeline import audit
from bgaudit.replay.moments import Moment, Moments
from bgaudit.rules.loading import load_rules
from bgaudit.rules.position_id import to_xgid
from bgaudit.source import Source

CASES = Path(__file__).parents[1] / "checks" / "cases" / "record"
HEAD = """\
 5 point match

 Game 1
 Anna : 0                     Marc : 0
"""
PUT_RIGHT = """\
players: Anna, Marc
match to 3
game 1
opening 3-1
Anna plays 8/4 6/5
Anna lifts the dice
Marc challenges
Anna corrects 8/5 6/5
"""
OWN_CUBES = """\
players: Aldo, Bea, Carla
money session
option: chouette.cube = individual
option: chouette.team_double = individual

game 1
order Aldo, Bea, Carla
Bea 31: 8/5 6/5
Aldo 42: 8/4 6/4
Carla doubles
Aldo drops
Bea 65: 24/13
Aldo 31: 8/5 6/5
"""


def seen(text: str) -> list[Moment]:
    """All moments of a record."""
    moments = Moments()
    audit(Source.from_text("record", text), load_rules("standard"), onlooker=moments)
    return list(moments)


def xgids(text: str) -> list[str | None]:
    """The positions of a record, None where one is not known."""
    return [moment.position and to_xgid(moment.position) for moment in seen(text)]


def test_each_event_comes_with_the_position_before_it() -> None:
    assert xgids(f"{HEAD}  1) 31: 8/5 6/5    42: 8/4 6/4\n  2) Doubles => 2    Takes\n") == [
        "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:5:10",
        "XGID=-b---BD-B---eE---c-e----B-:0:0:-1:42:0:0:0:5:10",
        "XGID=-b---BD-B---eE---b-d-b--B-:0:0:1:00:0:0:0:5:10",
        "XGID=-b---BD-B---eE---b-d-b--B-:0:0:1:00:0:0:0:5:10",
    ]


def test_a_play_that_can_be_read_in_two_ways_is_settled_before_the_next_is_seen() -> None:
    record = f"{HEAD}  1) 62: 24/22 13/7    62: 24/16\n  2) 61: bar/24 13/7\n"
    assert xgids(record)[2] == "XGID=-a----E-Ca--eD---c-e--A-AA:0:0:1:61:0:0:0:5:10"


def test_a_match_that_shows_another_start_is_seen_from_there_alone() -> None:
    record = (CASES / "nackgammon-not-said.mat").read_text()
    moments = seen(record)
    assert len({moment.event.span for moment in moments}) == len(moments)
    assert xgids(record)[0] == "XGID=-bb---D-C---dD---c-d---BB-:0:0:1:21:0:0:0:7:10"


def test_a_play_that_was_put_right_is_seen_with_its_dice_and_the_men_put_back() -> None:
    start = "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:3:10"
    played = [moment for moment in seen(PUT_RIGHT) if moment.turn is not None]
    assert [moment.position and to_xgid(moment.position) for moment in played] == [start, start]


def test_a_double_of_one_cube_among_several_stands_where_it_was_offered() -> None:
    said = [type(moment.event.action).__name__ for moment in seen(OWN_CUBES)]
    assert said == ["Turn", "Turn", "Double", "Drop", "Turn", "Turn"]
