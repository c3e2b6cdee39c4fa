"""Which plays are legal, in positions set up to tell one rule from the other."""

from __future__ import annotations

import pytest
from positions import START, after, results, steps

from bgaudit.rules.board import OFF, Board
from bgaudit.rules.plays import (
    Dice,
    Played,
    can_play,
    closed_out,
    follow,
    follow_one_die,
    landing,
    legal_plays,
    moved,
)
from bgaudit.rules.position_id import board_from_letters

SIX_IS_BLOCKED = "-FG-b-----A---b-b--eAd----"
TWO_ON_THE_BAR = "------E-C---cE---c-ed----B"
SHUT_OUT_BY_63 = "------F-C---cE---c-e-bb--A"
TWO_BLOTS = "-b---CE-E---da---da--c--B-"
NINETEEN_HELD = "-b---CE-E---da---dac----B-"
BLOT_ON_18 = "-b---CE-E---e----da--c--B-"
NINE_AWAY = "-b----E-C---dE---c-cc---B-"
ONE_OUTSIDE = "--BBCCD-A----eee----------"
MEN_ON_6_AND_4 = "----A-A------eee----------"
MEN_ON_5_4_3 = "---AAA-------eee----------"
MAN_ON_2 = "--A----------eee----------"
BEHIND_FOUR_POINTS = "-GbG------------d--e-dA---"
BAR_AND_SEVEN = "-------A-----------b-----A"


def legal(letters: str, dice: Dice) -> set[Board]:
    return set(legal_plays(board_from_letters(letters), dice))


class TestAsManyDiceAsPossible:
    def test_both_dice_are_played_even_if_only_one_order_allows_it(self) -> None:
        """The 6 from 20 is blocked; 20/16 first lets either man play it."""
        position = "-FG-------A---b----eAdd---"
        assert legal(position, (6, 4)) == results(position, "20/16 10/4", "20/16/10")

    def test_the_larger_die_is_played_where_either_but_not_both_can_be(self) -> None:
        position = "-FG-------A---b-b--eAcc---"
        assert legal(position, (6, 4)) == results(position, "10/4")

    def test_the_smaller_die_is_played_where_the_larger_cannot_be(self) -> None:
        assert legal(SIX_IS_BLOCKED, (6, 4)) == results(SIX_IS_BLOCKED, "10/6")

    def test_one_man_who_can_play_either_die_plays_the_larger(self) -> None:
        position = "-GG-------b--------eAdd---"
        assert legal(position, (6, 4)) == results(position, "20/14")

    def test_a_double_is_played_until_nothing_more_can_be(self) -> None:
        assert legal(BEHIND_FOUR_POINTS, (5, 5)) == results(BEHIND_FOUR_POINTS, "22/17/12/7")

    def test_a_double_is_shared_among_the_men_in_every_way(self) -> None:
        assert legal(START, (6, 6)) == results(
            START,
            "13/7(4)",
            "13/7(3) 8/2",
            "13/7(2) 8/2(2)",
            "13/7 8/2(3)",
            "24/18 13/7(3)",
            "24/18 13/7(2) 8/2",
            "24/18 13/7 8/2(2)",
            "24/18 8/2(3)",
            "24/18(2) 13/7(2)",
            "24/18(2) 13/7 8/2",
            "24/18(2) 8/2(2)",
        )

    def test_no_play_at_all_where_no_man_can_move(self) -> None:
        assert legal("--bb---A------------------", (5, 4)) == set()


class TestOffTheBarFirst:
    def test_nobody_else_moves_while_a_man_is_on_the_bar(self) -> None:
        """One of two men enters with the 3; the 6 is held, so the other ends the turn."""
        assert legal(TWO_ON_THE_BAR, (6, 3)) == results(TWO_ON_THE_BAR, "bar/22")

    def test_a_man_enters_with_one_die_and_not_with_their_sum(self) -> None:
        assert legal(SHUT_OUT_BY_63, (6, 3)) == set()

    def test_the_other_die_is_free_once_the_last_man_has_entered(self) -> None:
        assert legal(BAR_AND_SEVEN, (6, 1)) == results(BAR_AND_SEVEN, "bar/24/18", "bar/24 7/1")

    def test_a_man_who_enters_hits_a_lone_man(self) -> None:
        position = "-B---------------------a-A"
        (end,) = legal(position, (2, 2))
        assert end == board_from_letters("aB---------------A--------")


class TestHits:
    def test_two_ways_that_hit_differently_are_two_plays(self) -> None:
        assert legal(TWO_BLOTS, (6, 5)) == results(
            TWO_BLOTS,
            "24/18*/13*",
            "24/19/13*",
            "24/18* 24/19",
            "24/18* 8/3",
            "24/19 8/2",
            "8/2 8/3",
        )

    def test_the_only_open_way_has_to_hit_twice(self) -> None:
        assert legal(NINETEEN_HELD, (6, 5)) == results(
            NINETEEN_HELD, "24/18*/13*", "24/18* 8/3", "8/2 8/3"
        )

    def test_passing_by_and_hitting_on_the_way_are_two_plays(self) -> None:
        assert legal(BLOT_ON_18, (6, 5)) == results(
            BLOT_ON_18,
            "24/18*/13",
            "24/19/13",
            "24/18* 24/19",
            "24/18* 8/3",
            "24/19 8/2",
            "8/2 8/3",
        )

    def test_a_way_that_is_blocked_on_both_sides_is_none(self) -> None:
        """24/15 is open, but 20 and 19 are held."""
        assert legal(NINE_AWAY, (5, 4)) == results(
            NINE_AWAY, "13/8 13/9", "13/8 6/2", "13/9/4", "13/9 8/3", "8/3 6/2", "8/4 8/3"
        )


class TestBearingOff:
    def test_nobody_goes_off_before_the_last_man_is_home(self) -> None:
        assert legal(ONE_OUTSIDE, (6, 2)) == results(
            ONE_OUTSIDE, "8/2/off", "8/2 3/1", "8/2 4/2", "8/2 5/3", "8/2 6/4"
        )

    def test_a_man_on_the_bar_is_not_home(self) -> None:
        position = "------A------------------A"
        assert legal(position, (6, 5)) == results(position, "bar/20/14", "bar/19 6/1")

    def test_a_larger_die_does_not_pass_over_a_man_behind(self) -> None:
        """After 6/5 the 5 belongs to the man on 5, not to the one on 4."""
        assert legal(MEN_ON_6_AND_4, (5, 1)) == results(MEN_ON_6_AND_4, "6/1 4/3", "6/5/off")

    def test_a_larger_die_takes_off_the_man_who_is_farthest_by_then(self) -> None:
        assert legal(MEN_ON_6_AND_4, (5, 3)) == results(MEN_ON_6_AND_4, "6/1 4/1", "6/3 4/off")

    def test_dice_may_be_wasted(self) -> None:
        assert legal(MEN_ON_5_4_3, (6, 1)) == results(
            MEN_ON_5_4_3, "5/off 4/3", "5/off 3/2", "5/4/off"
        )
        position = "--A--AA------eee----------"
        assert legal(position, (6, 1)) == results(position, "6/off 5/4", "6/off 2/1", "6/5/off")

    def test_a_man_may_stay_behind_though_both_could_go_off(self) -> None:
        position = "-A-A---------eee----------"
        assert legal(position, (5, 2)) == results(position, "3/off 1/off", "3/1/off")

    def test_the_turn_ends_with_the_last_man(self) -> None:
        assert legal(MAN_ON_2, (6, 1)) == results(MAN_ON_2, "2/off")
        position = "-BA----------eee----------"
        assert legal(position, (4, 4)) == results(position, "2/off 1/off(2)")

    def test_the_last_man_uses_both_dice_where_he_hits_on_his_way_off(self) -> None:
        position = "-----aA-------------------"
        assert legal(position, (6, 1)) == results(position, "6/5*/off")


class TestOneStep:
    def test_it_leads_a_die_farther_down(self) -> None:
        board = board_from_letters(START)
        assert landing(board, 13, 5) == 8

    def test_it_may_hit_one_man_and_is_stopped_by_two(self) -> None:
        board = board_from_letters("-------------------ab---A-")
        assert landing(board, 24, 4) is None
        assert landing(board, 24, 5) == 19

    def test_a_man_hit_goes_to_the_bar(self) -> None:
        board = moved(board_from_letters("-------------------a----A-"), 24, 19)
        assert board == board_from_letters("a------------------A------")

    def test_an_illegal_one_is_carried_out_as_it_stands(self) -> None:
        """Two men of the other side stay where they are, and both sides share the point."""
        board = moved(board_from_letters("-------------------b----A-"), 24, 19)
        assert board.own[19] == 1
        assert board.other[25 - 19] == 2


class TestFollow:
    """``follow`` says what a play makes of the board, or that it must be looked at more closely."""

    def test_it_gives_the_board_and_the_hits(self) -> None:
        board = board_from_letters(TWO_BLOTS)
        played = follow(board, (6, 5), steps("24/18/13"))
        assert played is not None
        assert played.board == after(board, "24/18 18/13")
        assert played.hits == (18, 13)

    @pytest.mark.parametrize(
        ("letters", "dice", "play", "hits"),
        [
            pytest.param(START, (3, 1), "8/5 6/5", (), id="each die by another man"),
            pytest.param(START, (3, 1), "6/5 8/5", (), id="the smaller die first"),
            pytest.param(START, (6, 5), "24/13", (), id="one man with both dice"),
            pytest.param(START, (1, 1), "8/7(2) 6/5(2)", (), id="a double one by one"),
            pytest.param(START, (3, 3), "24/18 13/10(2)", (), id="a double, two dice joined"),
            pytest.param(START, (2, 2), "13/5", (), id="a double by one man"),
            pytest.param(
                "-b----E-C---eD---ca-a-A-A-",
                (2, 2),
                "22/18* 24/22 6/4",
                (20, 18),
                id="a double that hits on the way",
            ),
            pytest.param(NINE_AWAY, (5, 4), "13/4", (), id="the only way that is open"),
            pytest.param(TWO_BLOTS, (6, 5), "24/19 24/18*", (18,), id="one hit of two"),
            pytest.param(ONE_OUTSIDE, (6, 2), "8/2 2/off", (), id="home and off"),
            pytest.param(ONE_OUTSIDE, (6, 2), "8/6 6/off", (), id="home, then off"),
            pytest.param(MEN_ON_5_4_3, (6, 1), "5/off 4/3", (), id="a larger die"),
            pytest.param(MEN_ON_6_AND_4, (5, 3), "6/3 4/off", (), id="farthest by then"),
            pytest.param("-DDD---------eee----------", (4, 4), "3/off(4)", (), id="four men off"),
            pytest.param(BAR_AND_SEVEN, (6, 1), "bar/18", (), id="in and on"),
        ],
    )
    def test_it_accepts(self, letters: str, dice: Dice, play: str, hits: tuple[int, ...]) -> None:
        board = board_from_letters(letters)
        played = follow(board, dice, steps(play))
        assert played is not None
        assert played.hits == hits
        assert played.board in legal_plays(board, dice)

    @pytest.mark.parametrize(
        ("letters", "dice", "play"),
        [
            pytest.param(START, (6, 2), "24/18 13/10", id="a length that was not rolled"),
            pytest.param(START, (3, 1), "8/4 6/5", id="more pips than were rolled"),
            pytest.param(START, (3, 1), "8/5 8/5", id="one die twice"),
            pytest.param(START, (2, 1), "8/7 8/7 8/7", id="three steps"),
            pytest.param(START, (1, 1), "6/5(5)", id="five steps"),
            pytest.param(START, (5, 5), "13/3 24/19 6/1", id="a held point"),
            pytest.param(START, (2, 1), "12/10 6/5", id="a start from an empty point"),
            pytest.param(START, (4, 3), "6/10 13/10", id="backwards"),
            pytest.param(START, (3, 1), "", id="no step at all"),
            pytest.param(START, (6, 1), "6/off 8/7", id="off from the start"),
            pytest.param(TWO_ON_THE_BAR, (6, 3), "bar/22 13/7", id="a man on the bar"),
            pytest.param(TWO_ON_THE_BAR, (6, 3), "bar/22/16", id="on with one on the bar"),
            pytest.param(SHUT_OUT_BY_63, (6, 3), "bar/16", id="in with the sum"),
            pytest.param(NINE_AWAY, (5, 4), "24/15", id="blocked either way"),
            pytest.param(BEHIND_FOUR_POINTS, (5, 5), "22/2", id="blocked at the end"),
            pytest.param(ONE_OUTSIDE, (6, 2), "6/off 2/off", id="a man not home"),
            pytest.param(MEN_ON_6_AND_4, (5, 1), "6/5 4/off", id="over a man behind"),
            pytest.param(MEN_ON_6_AND_4, (5, 1), "4/off 6/5", id="the same, turned round"),
            pytest.param(MAN_ON_2, (6, 1), "2/off 1/off", id="after the last man"),
        ],
    )
    def test_it_accepts_no_illegal_play(self, letters: str, dice: Dice, play: str) -> None:
        assert follow(board_from_letters(letters), dice, steps(play)) is None

    @pytest.mark.parametrize(
        ("letters", "dice", "play"),
        [
            pytest.param(SIX_IS_BLOCKED, (6, 4), "10/6", id="dice that cannot be played"),
            pytest.param(ONE_OUTSIDE, (6, 2), "6/off 8/6", id="steps out of order"),
            pytest.param(ONE_OUTSIDE, (6, 2), "8/off", id="off with two dice"),
            pytest.param(MEN_ON_6_AND_4, (5, 3), "4/off 6/3", id="off too early"),
            pytest.param(BLOT_ON_18, (6, 5), "24/13", id="a hit on one way of two"),
            pytest.param(NINETEEN_HELD, (6, 5), "24/13", id="a hit on the only way"),
            pytest.param(MAN_ON_2, (6, 1), "2/off", id="won with a die left"),
        ],
    )
    def test_it_leaves_some_legal_plays_for_a_closer_look(
        self, letters: str, dice: Dice, play: str
    ) -> None:
        assert follow(board_from_letters(letters), dice, steps(play)) is None


class TestFollowOneDie:
    """``follow_one_die`` knows the legal plays that leave a die, where it can be known at once."""

    @pytest.mark.parametrize(
        ("letters", "dice", "play"),
        [
            pytest.param(SIX_IS_BLOCKED, (6, 4), "10/6", id="the other die is blocked"),
            pytest.param(TWO_ON_THE_BAR, (6, 3), "bar/22", id="a man stays on the bar"),
        ],
    )
    def test_it_accepts(self, letters: str, dice: Dice, play: str) -> None:
        board = board_from_letters(letters)
        assert follow_one_die(board, dice, steps(play)) == Played(after(board, play), ())

    @pytest.mark.parametrize(
        ("letters", "dice", "play"),
        [
            pytest.param(START, (3, 1), "8/5", id="the other die can be played after it"),
            pytest.param(START, (3, 1), "8/5 6/5", id="both dice"),
            pytest.param(START, (3, 3), "8/5", id="a double"),
            pytest.param(START, (6, 5), "24/19", id="an illegal step"),
            pytest.param(MAN_ON_2, (6, 1), "2/off", id="won with a die left"),
        ],
    )
    def test_it_accepts_nothing_else(self, letters: str, dice: Dice, play: str) -> None:
        assert follow_one_die(board_from_letters(letters), dice, steps(play)) is None


class TestWhetherThereIsAPlay:
    def test_from_the_start_there_always_is(self) -> None:
        assert can_play(board_from_letters(START), (6, 6))

    @pytest.mark.parametrize(
        ("dice", "possible"), [((6, 3), False), ((4, 4), False), ((5, 3), True), ((3, 5), True)]
    )
    def test_from_the_bar_a_number_must_be_open(self, dice: Dice, possible: bool) -> None:
        board = board_from_letters(SHUT_OUT_BY_63)
        assert can_play(board, dice) is possible

    def test_one_die_is_enough(self) -> None:
        assert can_play(board_from_letters(SIX_IS_BLOCKED), (6, 4))

    def test_a_closed_board_shuts_out_a_man_on_the_bar(self) -> None:
        assert closed_out(board_from_letters("-B-----------------bbbbbbA"))

    @pytest.mark.parametrize(
        "letters",
        [
            pytest.param("-B-----------------bbbbabA", id="one point is held by a lone man"),
            pytest.param("-B-----------------b-bbbbA", id="one point is empty"),
            pytest.param("-B----------------Abbbbbb-", id="nobody is on the bar"),
        ],
    )
    def test_nobody_is_closed_out_otherwise(self, letters: str) -> None:
        assert not closed_out(board_from_letters(letters))


def test_a_game_is_over_when_no_man_is_left() -> None:
    assert board_from_letters("-" * 13 + "eee" + "-" * 10).over
    assert not board_from_letters("-A" + "-" * 24).over
    assert board_from_letters("-" * 13 + "eee" + "-" * 10).own[OFF] == 15
