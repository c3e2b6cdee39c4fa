"""Lines in whatever order: nothing that a chouette's record says raises."""

from __future__ import annotations

from chouette_record import audited, chouette
from chouette_rules import playing
from hypothesis import given
from hypothesis import strategies as st

from bgaudit import RuleSet

NAMES = ("Aldo", "Bea", "Carla", "Dino")
DEEDS = (
    *("doubles", "doubles to 8", "takes", "drops", "beavers", "raccoons", "votes yes", "votes no"),
    *("31: 8/5 6/5", "42: 8/4 6/4", "21: 1/off", "rolls 31", "plays 8/5 6/5", "dances", "throws 4"),
    *("is box", "is captain", "opens 3", "suggests 8/5 6/5", "wins 2 points", "resigns a gammon"),
    *("pays Aldo 1 point", "pays Bea 2 points", "challenges", "lifts the dice", "accepts"),
)
FACTS = (
    *("opening 3-3", "opening 3-1", "cube 2 team", "cube 2 box", "cube 4 centred", "team wins 4"),
    *("position -EEE--------------------a-", "position -A-----------------eed----"),
    *("order Aldo, Bea, Carla, Dino", "order Dino, Dino, Bea", "team Carla, Dino", "box wins 1"),
    *("ledger Aldo -7, Bea +4, Carla -1, Dino +4", "total Aldo 1, Bea 1, Carla 1, Dino 1"),
)

lines = st.one_of(
    st.tuples(st.sampled_from(NAMES), st.sampled_from(DEEDS)).map(" ".join),
    st.sampled_from(FACTS),
)
games = st.lists(lines, max_size=30).map("\n".join)
rule_sets = st.builds(
    playing,
    cube=st.sampled_from(("single", "individual")),
    team_double=st.sampled_from(("unanimous", "individual")),
    captain_dropped=st.sampled_from(("next_in_order", "captain", None)),
    box_to=st.sampled_from(("captain_of_record", "acting_captain", "best_result", None)),
)


@given(st.lists(games, min_size=1, max_size=3), rule_sets)
def test_whatever_is_recorded_the_ledger_adds_up_to_zero(record: list[str], rules: RuleSet) -> None:
    (match,) = audited(chouette(*record), rules).matches
    assert match.ledger is not None
    assert sum(match.ledger) == 0
    for game in match.games:
        assert game.chouette is not None
        assert sorted(game.chouette.order) == [1, 2, 3, 4]
        assert sum(game.chouette.ledger) == 0
