"""What holds for the plays of every position and roll.

``BGAUDIT_SOUNDNESS_EXAMPLES`` sets how many written plays the soundness of ``follow`` is tried on.
"""

from __future__ import annotations

import os
from collections import Counter

from hypothesis import HealthCheck, assume, event, given, settings
from hypothesis import strategies as st
from positions import any_steps, boards, joined, plausible_plays, rolls

from bgaudit.rules.board import BAR, HOME, OFF, Board, pip_count
from bgaudit.rules.plays import (
    Dice,
    Played,
    Step,
    can_play,
    closed_out,
    follow,
    follow_one_die,
    landing,
    legal_plays,
    moved,
    pips_of,
)

EXAMPLES = int(os.environ.get("BGAUDIT_SOUNDNESS_EXAMPLES", "500"))

every = settings(deadline=None)
soundly = settings(deadline=None, max_examples=EXAMPLES)
any_board = boards() | boards(apart=False)


def most_dice(board: Board, dice: tuple[int, ...]) -> int:
    """How many of ``dice`` can be played one after another, tried in every order."""
    if board.over:
        return len(dice)
    return max(
        (
            1 + most_dice(moved(board, source, target), dice[:place] + dice[place + 1 :])
            for place, die in enumerate(dice)
            for source in range(1, BAR + 1)
            if board.own[source] and (target := landing(board, source, die)) is not None
        ),
        default=0,
    )


class TestBoards:
    @given(any_board)
    def test_turned_twice_a_board_is_what_it_was(self, board: Board) -> None:
        assert board.turned().turned() == board
        assert board.turned().own == board.other


class TestLegalPlays:
    @every
    @given(any_board, rolls)
    def test_no_man_comes_or_goes(self, board: Board, dice: Dice) -> None:
        for end in legal_plays(board, dice):
            assert sum(end.own) == sum(board.own)
            assert sum(end.other) == sum(board.other)
            assert min(end.own + end.other) >= 0

    @every
    @given(any_board, rolls)
    def test_no_more_pips_are_played_than_were_rolled(self, board: Board, dice: Dice) -> None:
        """Fewer only where dice were left over or a man went off with a larger one."""
        for end, steps in legal_plays(board, dice).items():
            spent = pip_count(board.own) - pip_count(end.own)
            assert 0 < spent <= sum(pips_of(dice))
            assert spent == sum(source - target for source, target in steps)
            if len(steps) == len(pips_of(dice)) and all(target != OFF for _, target in steps):
                assert spent == sum(pips_of(dice))

    @every
    @given(any_board, rolls)
    def test_all_plays_use_as_many_dice_as_any_can(self, board: Board, dice: Dice) -> None:
        plays = legal_plays(board, dice)
        most = most_dice(board, pips_of(dice))
        assert {len(steps) for end, steps in plays.items() if not end.over} <= {most}
        assert all(len(steps) <= most for steps in plays.values())
        assert bool(plays) is bool(most) or board.over

    @settings(deadline=None, suppress_health_check=[HealthCheck.filter_too_much])
    @given(any_board, rolls)
    def test_one_die_alone_is_the_larger_if_that_can_be_played(
        self, board: Board, dice: Dice
    ) -> None:
        plays = legal_plays(board, dice)
        assume(plays and all(len(steps) == 1 for steps in plays.values()))
        event("a double" if dice[0] == dice[1] else "two dice")
        larger = {
            moved(board, source, target)
            for source in range(1, BAR + 1)
            if board.own[source] and (target := landing(board, source, max(dice))) is not None
        }
        assert not larger or larger == plays.keys()

    @every
    @given(any_board, rolls)
    def test_men_leave_the_bar_first(self, board: Board, dice: Dice) -> None:
        for steps in legal_plays(board, dice).values():
            from_the_bar = [source == BAR for source, _ in steps]
            assert from_the_bar.count(True) == min(board.own[BAR], len(steps))
            assert from_the_bar == sorted(from_the_bar, reverse=True)

    @every
    @given(any_board, rolls)
    def test_no_man_goes_off_while_another_is_outside(self, board: Board, dice: Dice) -> None:
        for end, steps in legal_plays(board, dice).items():
            if any(target == OFF for _, target in steps):
                assert not any(end.own[HOME + 1 :])

    @every
    @given(any_board, rolls)
    def test_no_man_of_the_other_side_moves_but_to_the_bar(self, board: Board, dice: Dice) -> None:
        for end in legal_plays(board, dice):
            for before, after in zip(board.other[:BAR], end.other[:BAR], strict=True):
                assert after == before or (before, after) == (1, 0)

    @every
    @given(any_board, rolls)
    def test_the_order_of_the_dice_does_not_matter(self, board: Board, dice: Dice) -> None:
        assert legal_plays(board, dice).keys() == legal_plays(board, dice[::-1]).keys()

    @every
    @given(any_board, rolls)
    def test_the_steps_lead_to_the_board(self, board: Board, dice: Dice) -> None:
        for end, steps in legal_plays(board, dice).items():
            reached = board
            for step in steps:
                reached = moved(reached, *step)
            assert reached == end

    @every
    @given(any_board, rolls)
    def test_there_are_some_exactly_if_a_man_can_move(self, board: Board, dice: Dice) -> None:
        assert can_play(board, dice) is bool(legal_plays(board, dice))

    @every
    @given(any_board)
    def test_a_closed_out_player_has_none_whatever_is_rolled(self, board: Board) -> None:
        numbers = [(die, die) for die in range(1, 7)]
        shut = board.own[BAR] > 0 and not any(legal_plays(board, dice) for dice in numbers)
        assert closed_out(board) is shut


class TestFollow:
    @every
    @given(any_board, rolls)
    def test_it_follows_the_steps_of_a_legal_play(self, board: Board, dice: Dice) -> None:
        """Where all dice are used: with dice left over it leaves the play for a closer look."""
        for end, steps in legal_plays(board, dice).items():
            played = follow(board, dice, steps)
            if len(steps) == len(pips_of(dice)):
                assert played is not None
                assert played.board == end
            else:
                assert played is None

    @soundly
    @given(st.data(), any_board, rolls)
    def test_what_it_accepts_is_legal(self, data: st.DataObject, board: Board, dice: Dice) -> None:
        self.check(board, dice, data.draw(plausible_plays(board, dice)))

    @soundly
    @given(st.data(), any_board, rolls)
    def test_a_legal_play_written_otherwise_is_the_same_if_it_accepts_it(
        self, data: st.DataObject, board: Board, dice: Dice
    ) -> None:
        plays = legal_plays(board, dice)
        assume(plays)
        end, steps = data.draw(st.sampled_from([*plays.items()]))
        played = self.check(board, dice, data.draw(joined(steps)))
        assert played is None or played.board == end or end.over

    @soundly
    @given(any_board, rolls, any_steps)
    def test_no_steps_are_too_odd_for_it(self, board: Board, dice: Dice, steps: list[Step]) -> None:
        self.check(board, dice, steps)

    @soundly
    @given(st.data(), boards(), rolls)
    def test_a_step_with_both_dice_is_accepted_only_if_it_can_be_read_in_one_way(
        self, data: st.DataObject, board: Board, dice: Dice
    ) -> None:
        sources = [point for point in range(sum(dice) + 1, BAR + 1) if board.own[point]]
        assume(sources and dice[0] != dice[1])
        source = BAR if board.own[BAR] else data.draw(st.sampled_from(sources))
        played = follow(board, dice, [Step(source, source - sum(dice))])
        event(f"accepted: {played is not None}")
        if played is not None:
            same = [end for end in legal_plays(board, dice) if end.own == played.board.own]
            assert same == [played.board]

    @staticmethod
    def check(board: Board, dice: Dice, steps: list[Step]) -> Played | None:
        """A play that is accepted is legal, and it is the one that was written."""
        played = follow(board, dice, steps)
        lengths = {source - target for source, target in steps}
        kind = "single dice" if lengths <= set(dice) else "joined or off"
        event(f"accepted, {kind}" if played else "left for a closer look")
        if played is None:
            return None
        end = played.board
        assert end in legal_plays(board, dice)
        change = Counter(target for _, target in steps)
        change.subtract(source for source, _ in steps)
        assert [end.own[point] - board.own[point] for point in range(26)] == [
            change[point] for point in range(26)
        ]
        lost = [25 - point for point in range(1, BAR) if end.other[point] < board.other[point]]
        assert sorted(played.hits) == sorted(lost)
        assert end.other[BAR] == board.other[BAR] + len(lost)
        return played


class TestFollowOneDie:
    @soundly
    @given(st.data(), any_board, rolls)
    def test_what_it_accepts_is_legal(self, data: st.DataObject, board: Board, dice: Dice) -> None:
        played = follow_one_die(board, dice, data.draw(plausible_plays(board, dice)))
        event(f"accepted: {played is not None}")
        assert played is None or played.board in legal_plays(board, dice)

    @every
    @given(any_board, rolls)
    def test_it_accepts_each_legal_play_of_one_die(self, board: Board, dice: Dice) -> None:
        assume(dice[0] != dice[1])
        plays = legal_plays(board, dice)
        for end, steps in plays.items():
            played = follow_one_die(board, dice, steps)
            if len(steps) == 1:
                assert played is not None
                assert played.board == end
            else:
                assert played is None
