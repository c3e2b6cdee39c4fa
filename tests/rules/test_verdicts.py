"""What the judge says of a recorded play, as far as an option or the way it is written matters."""

from __future__ import annotations

import pytest
from positions import START, after

from bgaudit.replay.turns.judge import Undecided, Verdict, judge, why_illegal
from bgaudit.replay.turns.wording import worded, worded_oddity
from bgaudit.rules.board import Board
from bgaudit.rules.options.moves import AmbiguousPath, MoveRules
from bgaudit.rules.plays import Dice
from bgaudit.rules.position_id import board_from_letters
from bgaudit.rules.why_not import Breach, WhyNot
from bgaudit.transcript.model import NoPlay, Play
from bgaudit.transcript.notation import read_play

STANDARD = MoveRules()
SILENT = MoveRules(transit="unspecified")
AS_WRITTEN = MoveRules(submove_order="as_written")
LEAST = MoveRules(bearoff_waste="min_total")

MEN_ON_6_AND_4 = "----A-A------eee----------"
ONE_OUTSIDE = "--BBCCD-A----eee----------"
BLOT_ON_18 = "-b---CE-E---e----da--c--B-"
TWO_BLOTS = "-b---CE-E---da---da--c--B-"
NINE_AWAY = "-b----E-C---dE---c-cc---B-"
EITHER_BUT_NOT_BOTH = "-FG-------A---b-b--eAcc---"
EIGHTEEN_HELD = "-b---CE-E---c----dc--c--B-"
MAN_ON_2 = "--A--------------eee------"


def ruling(letters: str, dice: Dice, written: str, rules: MoveRules) -> Verdict:
    play = read_play(written)
    assert isinstance(play, Play | NoPlay)
    return judge(board_from_letters(letters), dice, play, rules)


def breach(letters: str, dice: Dice, written: str, rules: MoveRules = STANDARD) -> Breach | None:
    """The rule that a play breaks; None if it is legal."""
    verdict = ruling(letters, dice, written, rules)
    if verdict.readings:
        return None
    play = read_play(written)
    assert isinstance(play, Play | NoPlay)
    return why_illegal(verdict, board_from_letters(letters), dice, play).breach


def oddity(letters: str, dice: Dice, written: str, rules: MoveRules = STANDARD) -> Breach | None:
    """What is odd about a legal play."""
    verdict = ruling(letters, dice, written, rules)
    assert verdict.readings
    assert not isinstance(verdict.oddity, Undecided)
    return verdict.oddity.breach if verdict.oddity else None


def told(letters: str, dice: Dice, written: str, rules: MoveRules) -> tuple[str, str, str]:
    """The code, the message and the help."""
    board, play = board_from_letters(letters), read_play(written)
    assert isinstance(play, Play | NoPlay)
    moves = play.moves if isinstance(play, Play) else ()
    verdict = judge(board, dice, play, rules)
    text = written if moves else ""
    if verdict.oddity:
        said = worded_oddity(verdict.oddity, board, dice, text, moves)
    else:
        why = why_illegal(verdict, board, dice, play)
        said = worded(why, board, dice, text, moves, verdict.legal or {})
    return said.check.code, said.message, said.help


class TestWaste:
    @pytest.mark.parametrize("written", ["6/3 4/off", "4/off 6/3"])
    def test_a_wasteful_play_is_carried_out_as_it_was_made(self, written: str) -> None:
        verdict = ruling(MEN_ON_6_AND_4, (5, 3), written, LEAST)
        board = board_from_letters(MEN_ON_6_AND_4)
        only = after(board, "6/1 4/1")
        assert verdict.readings == ()
        assert verdict.fault == WhyNot(Breach.PIP_WASTE)
        assert verdict.stands == after(board, "6/3 4/off")
        assert set(verdict.legal or {}) == {only}

    def test_a_step_for_both_dice_is_carried_out_with_its_hit(self) -> None:
        """5/off with 6-1 goes by way of the 4 point, where a lone man stands."""
        position = "---AaA------e---b---------"
        verdict = ruling(position, (6, 1), "5/off", LEAST)
        assert verdict.fault == WhyNot(Breach.PIP_WASTE)
        assert verdict.stands == after(board_from_letters(position), "5/4 4/off")

    def test_another_rule_that_is_broken_is_told_first(self) -> None:
        assert breach(MEN_ON_6_AND_4, (5, 1), "6/5 4/off", LEAST) is Breach.MAN_BEHIND

    def test_it_says_how_much_is_wasted(self) -> None:
        three = "---AAA-------eee----------"
        assert told(MEN_ON_6_AND_4, (5, 3), "6/3 4/off", LEAST) == (
            "MV017",
            "6/3 4/off with 5-3: 1 pip is wasted, where none need be",
            "the only legal play is 6/1 4/1",
        )
        assert told(three, (6, 1), "5/off", LEAST) == (
            "MV017",
            "5/off with 6-1: 2 pips are wasted, where 1 would do",
            "legal: 5/off 4/3 or 5/off 3/2",
        )


class TestHeldPointsOnTheWay:
    def test_a_rule_set_that_says_nothing_leaves_both_verdicts_open(self) -> None:
        assert breach(NINE_AWAY, (5, 4), "24/15") is Breach.HELD_ON_THE_WAY
        verdict = ruling(NINE_AWAY, (5, 4), "24/15", SILENT)
        assert [reading.board for reading in verdict.readings] == [
            after(board_from_letters(NINE_AWAY), "24/15")
        ]
        assert isinstance(verdict.oddity, Undecided)
        assert verdict.oddity.if_passing
        assert verdict.oddity.why.breach is Breach.HELD_ON_THE_WAY

    def test_a_play_that_leaves_a_die_is_open_too_if_a_man_might_have_passed(self) -> None:
        verdict = ruling(EITHER_BUT_NOT_BOTH, (6, 4), "10/4", SILENT)
        assert isinstance(verdict.oddity, Undecided)
        assert not verdict.oddity.if_passing
        assert verdict.oddity.why.breach is Breach.DIE_LEFT

    def test_and_so_is_a_turn_that_is_given_up(self) -> None:
        verdict = ruling("----------b---b---b---A---", (4, 4), "Cannot Move", SILENT)
        assert isinstance(verdict.oddity, Undecided)
        assert verdict.oddity.why.breach is Breach.NO_PLAY

    @pytest.mark.parametrize(
        ("letters", "dice", "written", "expected"),
        [
            pytest.param(NINE_AWAY, (5, 4), "13/4", None, id="a way that is open"),
            pytest.param(NINE_AWAY, (5, 4), "24/20/15", Breach.HELD_POINT, id="a named point"),
            pytest.param(
                EITHER_BUT_NOT_BOTH, (6, 4), "10/6", Breach.SMALLER_DIE, id="illegal either way"
            ),
            pytest.param(EIGHTEEN_HELD, (6, 5), "24/18/13", None, id="another way"),
        ],
    )
    def test_it_matters_to_no_other_play(
        self, letters: str, dice: Dice, written: str, expected: Breach | None
    ) -> None:
        assert breach(letters, dice, written, SILENT) is expected
        assert not isinstance(ruling(letters, dice, written, SILENT).oddity, Undecided)

    def test_it_tells_both_verdicts(self) -> None:
        assert told(NINE_AWAY, (5, 4), "24/15", SILENT) == (
            "IN013",
            "24/15 with 5-4: MV005 (24/15 has no open point to touch down on) if a man moved with "
            "two dice needs an open point between them, legal if he needs none",
            "the rule set does not say which; if it is illegal, 6 plays are legal, such as "
            "13/8 13/9 or 13/8 8/4",
        )
        assert told(EITHER_BUT_NOT_BOTH, (6, 4), "10/4", SILENT) == (
            "IN013",
            "10/4 with 6-4: legal if a man moved with two dice needs an open point between them, "
            "MV012 (both dice can be played, and one is left) if he needs none",
            "the rule set does not say which; if it is illegal, the only legal play is 20/16 16/10",
        )


class TestOrderOfSteps:
    @pytest.mark.parametrize(
        ("letters", "dice", "written"),
        [
            pytest.param(ONE_OUTSIDE, (6, 2), "6/off 8/6", id="off before the last man is home"),
            pytest.param(MEN_ON_6_AND_4, (5, 3), "4/off 6/3", id="off past a man behind"),
            pytest.param("-FG-------A---b----eAdd---", (6, 4), "10/4 20/16", id="right as it is"),
        ],
    )
    def test_it_matters_only_where_a_rule_set_says_so(
        self, letters: str, dice: Dice, written: str
    ) -> None:
        out_of_order = None if written == "10/4 20/16" else Breach.OUT_OF_ORDER
        assert breach(letters, dice, written) is None
        assert breach(letters, dice, written, AS_WRITTEN) is out_of_order

    def test_such_a_play_is_carried_out_and_the_order_that_is_possible_told(self) -> None:
        verdict = ruling(ONE_OUTSIDE, (6, 2), "6/off 8/6", AS_WRITTEN)
        assert verdict.stands == after(board_from_letters(ONE_OUTSIDE), "8/6 6/off")
        assert told(ONE_OUTSIDE, (6, 2), "6/off 8/6", AS_WRITTEN) == (
            "MV029",
            "6/off 8/6 with 6-2: the steps can only be made in another order",
            "they can be made as 8/6 6/off",
        )

    def test_otherwise_it_is_odd(self) -> None:
        assert oddity(ONE_OUTSIDE, (6, 2), "6/off 8/6") is Breach.OUT_OF_ORDER
        assert oddity(ONE_OUTSIDE, (6, 2), "8/6 6/off") is None

    @pytest.mark.parametrize(
        ("letters", "dice", "written"),
        [
            pytest.param(
                "--------A-A----------e---B", (5, 5), "bar/15(2)", id="two men enter, both go on"
            ),
            pytest.param(
                "----B-A------eee----------", (5, 5), "6/off 4/off(2)", id="one waits for others"
            ),
            pytest.param(ONE_OUTSIDE, (6, 2), "8/off", id="home and off"),
        ],
    )
    def test_men_may_go_by_turns(self, letters: str, dice: Dice, written: str) -> None:
        assert oddity(letters, dice, written) is None
        assert breach(letters, dice, written, AS_WRITTEN) is None

    def test_a_way_that_is_closed_is_odd_if_another_leads_there(self) -> None:
        assert oddity(EIGHTEEN_HELD, (6, 5), "24/18/13") is Breach.NOT_THAT_WAY
        assert breach(EIGHTEEN_HELD, (6, 5), "24/18/13", AS_WRITTEN) is Breach.HELD_POINT
        assert told(EIGHTEEN_HELD, (6, 5), "24/18/13", STANDARD) == (
            "IN017",
            "24/18/13 with 6-5: no man can go this way, but a legal play comes to the same "
            "position",
            "the play is 24/19 19/13",
        )


class TestWaysThatHitDifferently:
    @pytest.mark.parametrize(
        ("path", "dice", "written", "hits"),
        [
            ("context", (6, 5), "24/13", [(), (18,)]),
            ("no_hit", (6, 5), "24/13", [(), (18,)]),
            ("hit", (6, 5), "24/13", [(18,), ()]),
            ("first_die_first", (6, 5), "24/13", [(18,), ()]),
            ("first_die_first", (5, 6), "24/13", [(), (18,)]),
        ],
    )
    def test_where_no_hit_is_marked_the_rule_set_may_decide(
        self, path: AmbiguousPath, dice: Dice, written: str, hits: list[tuple[int, ...]]
    ) -> None:
        verdict = ruling(BLOT_ON_18, dice, written, MoveRules(ambiguous_path=path))
        assert [reading.hits for reading in verdict.readings] == hits

    @pytest.mark.parametrize("path", ["context", "no_hit", "hit", "first_die_first"])
    def test_marked_hits_tell_the_way(self, path: AmbiguousPath) -> None:
        rules = MoveRules(ambiguous_path=path)
        assert ruling(TWO_BLOTS, (6, 5), "24/13*", rules).readings[0].hits == (13,)
        assert ruling(TWO_BLOTS, (6, 5), "24/18*/13*", rules).readings[0].hits == (18, 13)

    def test_a_point_that_is_named_tells_the_way(self) -> None:
        rules = MoveRules(ambiguous_path="no_hit")
        assert ruling(BLOT_ON_18, (6, 5), "24/18/13", rules).readings[0].hits == (18,)


class TestReasons:
    def test_what_follows_the_last_man_is_a_fault_of_its_own(self) -> None:
        verdict = ruling(MAN_ON_2, (6, 1), "2/off 1/off", STANDARD)
        assert verdict.fault is not None
        assert verdict.fault.breach is Breach.AFTER_THE_LAST
        assert verdict.stands is not None
        assert verdict.stands.over
        assert told(MAN_ON_2, (6, 1), "2/off 1/off", STANDARD) == (
            "MV025",
            "2/off 1/off with 6-1: the last man is off before 1/off",
            "the game is over with the last man, whatever is left of the dice",
        )

    def test_a_last_man_who_cannot_go_off_is_no_such_fault(self) -> None:
        assert breach("-A-A---------------eed----", (2, 1), "3/off 1/off") is Breach.TOO_MANY_PIPS

    def test_with_no_legal_play_a_reason_that_says_more_is_told(self) -> None:
        held = "-b-A------------------d---"
        assert breach(held, (2, 2), "3/1") is Breach.HELD_POINT
        assert breach(held, (2, 2), "3/off") is Breach.NONE_LEGAL
        assert breach(held, (2, 2), "Cannot Move") is None

    def test_a_man_going_off_needs_open_points_on_his_way(self) -> None:
        position = "--b-bAA-------------------"
        assert breach(position, (4, 2), "6/off") is Breach.HELD_ON_THE_WAY


def test_the_quick_way_is_the_same_as_the_long_one_from_the_start() -> None:
    board: Board = board_from_letters(START)
    verdict = ruling(START, (3, 1), "8/5 6/5", LEAST)
    assert verdict == Verdict((verdict.readings[0],))
    assert verdict.readings[0].board == after(board, "8/5 6/5")
