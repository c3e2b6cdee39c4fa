"""CH002, CH005 and CH011: whose hand moves, and who still has a word."""

from __future__ import annotations

import pytest
from chouette_record import BOX_DOUBLES, START, chouette, messages, told
from chouette_rules import playing

CAPTAIN_DROPS = f"{BOX_DOUBLES}\nBea drops\nCarla takes\nDino takes\nAldo 42: 8/4 6/4\n"
CARLA_DROPS = f"{BOX_DOUBLES}\nBea takes\nCarla drops\nDino takes\nAldo 42: 8/4 6/4\n"


class TestWhoseHand:
    def test_of_each_it_is_told_once_in_a_game(self) -> None:
        game = (
            f"{START}\nAldo 31: 8/5 6/5\nCarla 42: 8/4 6/4\nAldo 42: 8/4 6/4\nCarla 31: 8/5 6/5\n"
            "Aldo 61: 13/7 8/7\nDino 61: 13/7 8/7"
        )
        assert told(chouette(game)) == ["CH002 Carla 42: 8/4 6/4", "CH002 Dino 61: 13/7 8/7"]

    @pytest.mark.parametrize(
        ("rule", "bea", "carla", "dino"),
        [
            ("next_in_order", ["CH002"], [], ["CH002"]),
            ("captain", [], ["CH002"], ["CH002"]),
            (None, ["IN013"], ["IN013"], ["CH002"]),
        ],
    )
    def test_once_the_captain_has_dropped(
        self, rule: str | None, bea: list[str], carla: list[str], dino: list[str]
    ) -> None:
        rules = playing(captain_dropped=rule)
        for name, codes in (("Bea", bea), ("Carla", carla), ("Dino", dino)):
            record = chouette(f"{CAPTAIN_DROPS}{name} 31: 8/5 6/5")
            assert told(record, rules) == [f"{code} {name} 31: 8/5 6/5" for code in codes]

    def test_a_rule_text_that_is_silent_is_said_to_be(self) -> None:
        assert messages(chouette(f"{CAPTAIN_DROPS}Carla 31: 8/5 6/5"), "backgammon-circle") == [
            "IN013 3: Carla moves for the team after Bea, its captain, has dropped"
        ]


class TestOutOfTheGame:
    @pytest.mark.parametrize(
        ("line", "does"),
        [
            ("Carla votes no", "votes"),
            ("Carla suggests 24/18", "gives advice"),
            ("Carla beavers", "beavers"),
        ],
    )
    def test_who_has_dropped_has_no_word(self, line: str, does: str) -> None:
        record = chouette(f"{CARLA_DROPS}{line}\nBea 31: 8/5 6/5")
        assert messages(record) == [f"CH005 3: Carla {does} after having dropped"]

    def test_it_is_told_once_in_a_game(self) -> None:
        record = chouette(f"{CARLA_DROPS}Carla votes yes\nBea 31: 8/5 6/5\nCarla suggests 24/18")
        assert told(record) == ["CH005 Carla votes yes"]

    def test_his_vote_stops_no_double(self) -> None:
        record = chouette(f"{CARLA_DROPS}Bea doubles\nCarla votes no\nAldo takes\nBea 31: 8/5 6/5")
        assert told(record) == ["CH005 Carla votes no"]


class TestAdvice:
    def test_before_or_after_the_play(self) -> None:
        before = f"{START}\nCarla suggests 24/18\nBea 31: 8/5 6/5\nAldo 42: 8/4 6/4"
        after = f"{START}\nBea 31: 8/5 6/5\nCarla suggests 24/18\nAldo 42: 8/4 6/4"
        assert told(chouette(before)) == told(chouette(after)) == ["CH011 Carla suggests 24/18"]

    def test_that_the_captain_follows(self) -> None:
        game = f"{START}\nAldo 42: 8/4 6/4\nCarla suggests  8/5  6/5\nBea 31: 8/5 6/5"
        assert told(chouette(game)) == []

    def test_of_the_captain_himself_is_his_thought(self) -> None:
        assert told(chouette(f"{START}\nBea suggests 24/18\nBea 31: 8/5 6/5")) == []
