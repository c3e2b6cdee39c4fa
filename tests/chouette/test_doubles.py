"""CH003, CH004 and CH006: the consent to a double, the answers to one, and the cube after it."""

from __future__ import annotations

import pytest
from chouette_record import (
    BOX_DOUBLES,
    START,
    TEAM_DOUBLES,
    chouette,
    ledger,
    messages,
    told,
    won_by_team,
)
from chouette_rules import playing

TAKEN = f"{BOX_DOUBLES}\nBea takes\nCarla drops\nDino takes\nAldo 42: 8/4 6/4\n"
ALL_DROP = f"{BOX_DOUBLES}\nBea drops\nCarla drops\nDino drops\n"


class TestConsent:
    def test_a_vote_against_it_may_come_first(self) -> None:
        game = f"{START}\nAldo 31: 8/5 6/5\nDino votes no\nBea doubles\nAldo takes\nBea 42: 8/4 6/4"
        assert messages(chouette(game)) == ["CH003 2: the team doubles against the vote of Dino"]

    def test_a_double_that_is_voted_down_is_none(self) -> None:
        game = f"{TEAM_DOUBLES}\nDino votes no\nBea 42: 8/4 6/4\n{won_by_team()}"
        assert told(chouette(game)) == []
        assert ledger(chouette(game)) == (-3, 1, 1, 1)

    def test_silence_is_consent(self) -> None:
        assert told(chouette(f"{TEAM_DOUBLES}\nAldo takes\nBea 42: 8/4 6/4")) == []

    def test_a_vote_is_for_one_turn(self) -> None:
        game = (
            f"{TEAM_DOUBLES}\nDino votes no\nBea 42: 8/4 6/4\nAldo 42: 8/4 6/4\n"
            "Bea doubles\nAldo takes\nBea 31: 8/5 6/5"
        )
        assert told(chouette(game)) == []

    def test_where_each_decides_for_himself_no_vote_is_needed(self) -> None:
        rules = playing(team_double="individual")
        game = f"{TEAM_DOUBLES}\nDino votes no\nAldo takes\nBea 42: 8/4 6/4"
        assert told(chouette(game), rules) == []


class TestAnswers:
    def test_all_who_are_silent_are_told_of_at_once(self) -> None:
        game = f"{BOX_DOUBLES}\nBea takes\nAldo 42: 8/4 6/4"
        assert messages(chouette(game)) == ["CH004 3: no answer of Carla and Dino to Aldo's double"]

    def test_what_they_pay_is_not_known(self) -> None:
        game = f"{BOX_DOUBLES}\nBea takes\nDino drops\nAldo 42: 8/4 6/4\n{won_by_team()}\n"
        for carla in (2, -1):
            row = f"ledger Aldo {-1 - carla:+}, Bea +2, Carla {carla:+}, Dino -1"
            assert told(chouette(game + row)) == ["CH004 Aldo doubles"]

    def test_if_nobody_answers_the_double_is_unanswered(self) -> None:
        assert told(chouette(f"{BOX_DOUBLES}\nAldo 42: 8/4 6/4")) == ["CU006 Aldo doubles"]

    def test_who_has_dropped_does_not_answer_again(self) -> None:
        game = (
            f"{TAKEN}Bea doubles\nAldo takes\nBea 31: 8/5 6/5\nAldo doubles\nBea takes\nDino takes"
        )
        assert told(chouette(f"{game}\nAldo 31: 8/5 6/5")) == []

    def test_an_answer_to_nothing(self) -> None:
        assert told(chouette(f"{START}\nBea 31: 8/5 6/5\nCarla takes")) == ["CU007 Carla takes"]

    def test_a_take_after_all_have_dropped(self) -> None:
        assert told(chouette(f"{ALL_DROP}Bea takes")) == ["CU023 Bea takes"]


class TestCube:
    def test_the_team_owns_it_together(self) -> None:
        assert told(chouette(f"{TAKEN}Dino doubles to 4\nAldo takes\nBea 31: 8/5 6/5")) == []

    def test_and_the_box_does_not(self) -> None:
        game = f"{TAKEN}Bea 31: 8/5 6/5\nAldo doubles\nBea takes\nDino takes\nAldo 31: 8/5 6/5"
        assert told(chouette(game)) == ["CU001 Aldo doubles"]

    @pytest.mark.parametrize(
        ("stated", "message"),
        [
            ("cube 2 team", None),
            ("cube 2 box", "CH006 -: a cube of 2 with Aldo"),
            ("cube 4 team", "CH006 -: a cube of 4 with the team"),
            ("cube 1 centred", "CH006 -: a cube of 1 in the middle"),
        ],
    )
    def test_where_it_lies_after_a_take(self, stated: str, message: str | None) -> None:
        assert messages(chouette(TAKEN + stated)) == ([message] if message else [])

    def test_if_all_drop_the_game_is_over(self) -> None:
        assert told(chouette(f"{ALL_DROP}Aldo wins 1 point")) == []
        record = chouette(f"{ALL_DROP}Aldo 42: 8/4 6/4\nBea 31: 8/5 6/5\nAldo wins 1 point")
        assert messages(record) == [
            "CH006 1: the game goes on although nobody of the team has taken the double"
        ]
        assert ledger(record) == (3, -1, -1, -1)

    def test_if_the_box_drops_it_is_over_too(self) -> None:
        game = f"{TEAM_DOUBLES}\nAldo drops\nBea 42: 8/4 6/4"
        assert told(chouette(game)) == ["CU009 Bea 42: 8/4 6/4"]


class TestWhatWasNotAgreed:
    """CH012 is told by the checks of the cube and of the points, and once."""

    @pytest.mark.parametrize(
        ("game", "said"),
        [
            (f"{BOX_DOUBLES}\nBea beavers\nCarla takes\nDino takes", ["CU010 Bea beavers"]),
            (f"{START}\nBea 31: 8/5 6/5\nAldo doubles to 8", ["CU017 Aldo doubles to 8"]),
            (
                f"{START}\nBea 31: 8/5 6/5\nAldo 42: 8/4 6/4\n{won_by_team(gammon=True)}\n"
                "team wins 2 points\nledger Aldo -6, Bea +2, Carla +2, Dino +2",
                ["SC007 team wins 2 points"],
            ),
            (
                f"{START}\nBea 31: 8/5 6/5\nAldo 42: 8/4 6/4\n{won_by_team(gammon=True)}\n"
                "ledger Aldo -6, Bea +2, Carla +2, Dino +2",
                ["CH007 ledger Aldo -6, Bea +2, Carla +2, Dino +2"],
            ),
        ],
    )
    def test_of_it(self, game: str, said: list[str]) -> None:
        assert told(chouette(game), "backgammon-circle-money") == said
