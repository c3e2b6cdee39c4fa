"""Pips wasted in bearing off, and what else an option of a rule set forbids or allows."""

from __future__ import annotations

import pytest
from positions import results

from bgaudit.rules.allowed import allowed_if_passing, allowed_plays
from bgaudit.rules.board import Board
from bgaudit.rules.options.moves import BearoffWaste, MoveRules
from bgaudit.rules.plays import Dice
from bgaudit.rules.position_id import board_from_letters

LEAST = MoveRules(bearoff_waste="min_total")
FULL = MoveRules(bearoff_waste="full_value_if_possible")
EITHER_DIE = MoveRules(larger_die=False)

MEN_ON_6_AND_4 = "----A-A------eee----------"
MEN_ON_5_4_3 = "---AAA-------eee----------"
MEN_ON_6_5_2 = "--A--AA------eee----------"
EITHER_BUT_NOT_BOTH = "-FG-------A---b-b--eAcc---"
ONE_MAN_EITHER_DIE = "-GG-------b--------eAdd---"
NINE_AWAY = "-b----E-C---dE---c-cc---B-"


def allowed(letters: str, dice: Dice, rules: MoveRules) -> set[Board]:
    return set(allowed_plays(board_from_letters(letters), dice, rules))


class TestLeastWaste:
    def test_of_two_plays_the_one_that_wastes_less_is_allowed(self) -> None:
        """6/5 5/off takes a man off with a 6 from the 5 point."""
        assert allowed(MEN_ON_6_5_2, (6, 1), LEAST) == results(
            MEN_ON_6_5_2, "6/off 5/4", "6/off 2/1"
        )

    def test_where_every_play_wastes_pips_the_fewest_are_allowed(self) -> None:
        """5/off and another man's 1 waste one pip; 5/4/off wastes two."""
        assert allowed(MEN_ON_5_4_3, (6, 1), LEAST) == results(
            MEN_ON_5_4_3, "5/off 4/3", "5/off 3/2"
        )

    def test_it_may_forbid_to_take_a_man_off(self) -> None:
        assert allowed(MEN_ON_6_AND_4, (5, 3), LEAST) == results(MEN_ON_6_AND_4, "6/1 4/1")
        position = "---A-A-------eee----------"
        assert allowed(position, (4, 2), LEAST) == results(position, "5/1 3/1")

    def test_it_leaves_what_wastes_nothing(self) -> None:
        assert allowed(MEN_ON_6_AND_4, (5, 1), LEAST) == results(
            MEN_ON_6_AND_4, "6/1 4/3", "6/5/off"
        )

    def test_it_counts_the_whole_of_a_double(self) -> None:
        """3/off first and then 2/off wastes three pips in all; nothing wastes less."""
        position = "--BB---------eee----------"
        assert allowed(position, (3, 3), LEAST) == results(position, "3/off(2) 2/off(2)")

    @pytest.mark.parametrize("dice", [(6, 1), (5, 4), (6, 6), (2, 1)])
    def test_it_forbids_no_winning_play(self, dice: Dice) -> None:
        position = "-AA----------eee----------"
        assert any(end.over for end in allowed(position, dice, LEAST))

    def test_a_die_that_is_left_over_because_the_game_is_won_counts_as_used(self) -> None:
        position = "--A----------eee----------"
        assert allowed(position, (6, 1), LEAST) == results(position, "2/off")

    def test_it_is_asked_only_of_turns_that_use_all_the_dice(self) -> None:
        """Either die can be played, but not both; where either may be, the smaller may be too."""
        rules = MoveRules(larger_die=False, bearoff_waste="min_total")
        assert allowed(EITHER_BUT_NOT_BOTH, (6, 4), rules) == results(
            EITHER_BUT_NOT_BOTH, "10/4", "10/6"
        )

    def test_where_a_die_cannot_be_played_there_is_nothing_to_choose(self) -> None:
        """5/off with the 6 wastes one pip, and the 1 is blocked."""
        position = "----bB-----------------b--"
        assert allowed(position, (6, 1), LEAST) == results(position, "5/off")
        assert allowed(position, (6, 1), FULL) == results(position, "5/off")


class TestFullValue:
    def test_a_wasteful_play_is_forbidden_where_another_wastes_nothing(self) -> None:
        assert allowed(MEN_ON_6_5_2, (6, 1), FULL) == results(
            MEN_ON_6_5_2, "6/off 5/4", "6/off 2/1"
        )
        assert allowed(MEN_ON_6_AND_4, (5, 3), FULL) == results(MEN_ON_6_AND_4, "6/1 4/1")

    def test_where_every_play_wastes_pips_all_are_allowed(self) -> None:
        assert allowed(MEN_ON_5_4_3, (6, 1), FULL) == results(
            MEN_ON_5_4_3, "5/off 4/3", "5/off 3/2", "5/4/off"
        )


@pytest.mark.parametrize("option", ["min_total", "full_value_if_possible"])
@pytest.mark.parametrize("dice", [(3, 1), (6, 5), (2, 2)])
def test_nothing_changes_while_no_man_is_borne_off(option: BearoffWaste, dice: Dice) -> None:
    start = "-b----E-C---eE---c-e----B-"
    assert allowed(start, dice, MoveRules(bearoff_waste=option)) == allowed(
        start, dice, MoveRules()
    )


class TestEitherDie:
    def test_where_only_one_die_can_be_played_it_may_be_either(self) -> None:
        assert allowed(EITHER_BUT_NOT_BOTH, (6, 4), EITHER_DIE) == results(
            EITHER_BUT_NOT_BOTH, "10/4", "10/6"
        )
        assert allowed(ONE_MAN_EITHER_DIE, (6, 4), EITHER_DIE) == results(
            ONE_MAN_EITHER_DIE, "20/14", "20/16"
        )

    def test_both_are_still_played_where_they_can_be(self) -> None:
        position = "-FG-------A---b----eAdd---"
        assert allowed(position, (6, 4), EITHER_DIE) == results(position, "20/16 10/4", "20/16/10")


class TestPassingOverHeldPoints:
    @staticmethod
    def passing(letters: str, dice: Dice) -> set[Board]:
        return set(allowed_if_passing(board_from_letters(letters), dice, MoveRules()))

    def test_one_man_may_play_both_dice_if_only_the_points_between_are_held(self) -> None:
        more = self.passing(NINE_AWAY, (5, 4)) - allowed(NINE_AWAY, (5, 4), MoveRules())
        assert more == results(NINE_AWAY, "24/15")

    def test_both_dice_must_be_played_where_a_man_can_pass(self) -> None:
        """By the usual rules only one die can be played, 10/4."""
        assert self.passing(EITHER_BUT_NOT_BOTH, (6, 4)) == results(EITHER_BUT_NOT_BOTH, "20/10")

    def test_the_last_point_must_be_open(self) -> None:
        assert self.passing(ONE_MAN_EITHER_DIE, (6, 4)) == results(ONE_MAN_EITHER_DIE, "20/14")

    def test_a_man_from_the_bar_enters_with_one_die(self) -> None:
        assert self.passing("------F-C---cE---c-e-bb--A", (6, 3)) == set()

    def test_a_double_may_pass_several_points(self) -> None:
        position = "----------b---b---b---A---"
        assert self.passing(position, (4, 4)) == results(position, "22/6")
        assert allowed(position, (4, 4), MoveRules()) == set()

    def test_a_man_may_pass_on_his_way_off(self) -> None:
        position = "--b---b-A-----------------"
        assert self.passing(position, (6, 2)) == results(position, "8/off")
