"""CH005, CH007 and CH008: who pays whom, and what the ledger says of it."""

from __future__ import annotations

import pytest
from chouette_record import (
    BOX_DOUBLES,
    START,
    TEAM_DOUBLES,
    audited,
    chouette,
    ledger,
    messages,
    told,
    won_by_box,
    won_by_team,
)

TAKEN = f"{BOX_DOUBLES}\nBea takes\nCarla drops\nDino takes\nAldo 42: 8/4 6/4\n"
WON = f"{TAKEN}{won_by_team()}\n"
BOX_DROPS = f"{TEAM_DOUBLES}\nAldo drops\n"


class TestOneByOne:
    def test_all_is_paid(self) -> None:
        paid = "Carla pays Aldo 1 point\nAldo pays Bea 2 points\nAldo pays Dino 2 points"
        assert told(chouette(WON + paid)) == []

    def test_the_box_who_drops_pays_each_the_stake_before_it(self) -> None:
        paid = "Aldo pays Bea 1\nAldo pays Carla 1\nAldo pays Dino 1"
        assert told(chouette(BOX_DROPS + paid)) == []
        assert messages(chouette(BOX_DROPS + paid.replace("1", "2"))) == [
            "CH007 -: Bea wins 2 points, Carla wins 2 points, Dino wins 2 points"
        ]

    @pytest.mark.parametrize(
        ("paid", "message"),
        [
            ("Carla pays Aldo 2", "CH005 3: Carla drops and loses 2 points"),
            ("Aldo pays Bea 2\nAldo pays Dino 2", "CH005 3: Carla drops and loses nothing"),
            ("Carla pays Aldo 1\nAldo pays Bea 2", "CH007 4: Dino wins nothing"),
            ("Carla pays Aldo 1\nAldo pays Bea 2\nAldo pays Dino 4", "CH007 4: Dino wins 4 points"),
            (
                "Carla pays Aldo 1\nBea pays Aldo 2\nAldo pays Dino 2",
                "CH007 2: Bea loses 2 points",
            ),
            ("Carla pays Bea 1", "CH007 3: Carla pays Bea"),
        ],
    )
    def test_what_is_wrong_with_it(self, paid: str, message: str) -> None:
        assert messages(chouette(WON + paid)) == [message]

    def test_a_drop_paid_at_once_is_no_claim_that_all_is_written(self) -> None:
        assert told(chouette(f"{WON}Carla pays Aldo 1 point")) == []

    def test_a_redouble_that_the_box_drops(self) -> None:
        game = f"{TAKEN}Bea doubles\nAldo drops\n"
        assert told(chouette(f"{game}ledger Aldo -3, Bea +2, Carla -1, Dino +2")) == []

    def test_each_who_drops_pays_the_stake_of_his_time(self) -> None:
        game = (
            f"{TAKEN}Bea doubles\nAldo takes\nBea 31: 8/5 6/5\nAldo doubles\nBea takes\n"
            f"Dino drops\nAldo 31: 8/5 6/5\n{won_by_box()}\n"
        )
        assert told(chouette(f"{game}ledger Aldo +13, Bea -8, Carla -1, Dino -4")) == []


class TestLedger:
    def test_a_wrong_payment_is_not_told_again_by_the_row_that_follows_it(self) -> None:
        paid = "Carla pays Aldo 2\nledger Aldo -2, Bea +2, Carla -2, Dino +2"
        assert told(chouette(WON + paid)) == ["CH005 Carla pays Aldo 2"]

    def test_nor_a_wrong_result(self) -> None:
        result = "team wins 4 points\nledger Aldo -7, Bea +4, Carla -1, Dino +4"
        assert told(chouette(WON + result)) == ["SC004 team wins 4 points"]
        assert ledger(chouette(WON + result)) == (-3, 2, -1, 2)

    def test_a_row_that_does_not_follow_the_right_payments_is(self) -> None:
        paid = "Carla pays Aldo 1\nledger Aldo -2, Bea +2, Carla -2, Dino +2"
        assert told(chouette(WON + paid)) == ["CH005 ledger Aldo -2, Bea +2, Carla -2, Dino +2"]

    def test_two_faults_in_a_row(self) -> None:
        row = "ledger Aldo -6, Bea +4, Carla -2, Dino +4"
        assert messages(chouette(WON + row)) == [
            "CH005 3: Carla drops and loses 2 points",
            "CH007 -: Bea wins 4 points, Dino wins 4 points",
        ]

    def test_an_uneven_row_is_that_alone(self) -> None:
        row = "ledger Aldo -3, Bea +2, Carla -2, Dino +2"
        assert messages(chouette(WON + row)) == ["CH008 -: a row that adds up to -1"]

    def test_totals_are_the_sums_of_the_rows(self) -> None:
        first = f"{BOX_DROPS}ledger Aldo -3, Bea +1, Carla +1, Dino +1\n"
        second = "Bea 31: 8/5 6/5\nCarla doubles\nBea drops\n"
        right = chouette(first, f"{second}total Aldo -2, Bea -2, Carla +2, Dino +2")
        wrong = chouette(first + "total Aldo -3, Bea +2, Carla +1, Dino 0", second)
        uneven = chouette(first + "total Aldo -3, Bea +1, Carla +1, Dino +2", second)
        assert messages(right) == []
        assert messages(wrong) == ["CH008 -: totals that are not those of the rows"]
        assert messages(uneven) == ["CH008 -: totals that add up to +1"]

    def test_totals_alone_give_the_row(self) -> None:
        first = f"{BOX_DROPS}total Aldo -6, Bea +2, Carla +2, Dino +2"
        second = "Bea 31: 8/5 6/5\nCarla doubles\nBea drops\n"
        assert told(chouette(first)) == ["CH007 total Aldo -6, Bea +2, Carla +2, Dino +2"]
        # The fault is told, and both what follows from it and what puts it right may be written.
        for total in ("Aldo -5, Bea -1, Carla +3, Dino +3", "Aldo -2, Bea -2, Carla +2, Dino +2"):
            record = chouette(first, f"{second}total {total}")
            assert told(record) == ["CH007 total Aldo -6, Bea +2, Carla +2, Dino +2"]

    def test_a_wrong_row_is_told_once(self) -> None:
        first = f"{BOX_DROPS}ledger Aldo -6, Bea +2, Carla +2, Dino +2\n"
        record = chouette(f"{first}total Aldo -6, Bea +2, Carla +2, Dino +2")
        assert told(record) == ["CH007 ledger Aldo -6, Bea +2, Carla +2, Dino +2"]
        match = audited(record).matches[0]
        assert (match.ledger, match.recorded_ledger) == ((-3, 1, 1, 1), (-6, 2, 2, 2))

    def test_what_the_rules_leave_open_is_told_with_both_verdicts(self) -> None:
        game = f"{START}\nBea 31: 8/5 6/5\nAldo 42: 8/4 6/4\n{won_by_team(gammon=True)}\n"
        for row in ("Aldo -6, Bea +2, Carla +2, Dino +2", "Aldo -3, Bea +1, Carla +1, Dino +1"):
            record = chouette(f"{game}ledger {row}")
            assert messages(record) == [
                "IN013 -: an undoubled gammon is 2 points, or 1 point under the Jacoby rule"
            ]
            assert audited(record).matches[0].ledger == audited(record).matches[0].recorded_ledger

    def test_where_the_game_is_not_played_out_the_row_is_believed(self) -> None:
        record = chouette(f"{START}\nAldo 31: 8/5 6/5\nledger Aldo -3, Bea +1, Carla +1, Dino +1")
        assert told(record) == []
        assert ledger(record) == (-3, 1, 1, 1)


def test_a_chouette_is_no_match_to_some_points() -> None:
    record = chouette(START).replace("money session", "match to 7")
    assert messages(record) == ["MT010 -: a chouette as a match to 7 points"]
