"""The order of a chouette, its rotation, and who pays whom."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bgaudit.rules.chouette import Order, Ranking, ledger_row, next_in_the_box, ranking
from bgaudit.rules.options.chouette import BoxTo

ORDER = Order((1, 2, 3, 4))

orders = st.integers(3, 8).flatmap(
    lambda players: st.permutations(range(1, players + 1)).map(lambda drawn: Order(tuple(drawn)))
)


@pytest.mark.parametrize(
    ("throws", "expected"),
    [
        ([(1, 2), (2, 6), (3, 4)], Ranking((2, 3, 1))),
        # The second and the third tie at 4 and throw again.
        ([(1, 6), (2, 4), (3, 4), (2, 1), (3, 5)], Ranking((1, 3, 2))),
        # They tie twice.
        ([(1, 6), (2, 4), (3, 4), (2, 1), (3, 1), (2, 6), (3, 2)], Ranking((1, 2, 3))),
        # A tie for the box leaves the third where he is, however high the second throws are.
        ([(1, 5), (2, 5), (3, 4), (1, 1), (2, 2)], Ranking((2, 1, 3))),
        ([(1, 6), (2, 4), (3, 4)], Ranking((1, 2, 3), tied=((2, 3),))),
        ([(1, 3), (2, 3), (3, 3), (1, 6)], Ranking((1, 2, 3), missing=(2, 3))),
        ([(1, 6), (3, 4)], Ranking((1, 3, 2), missing=(2,))),
        ([(1, 6), (2, 5), (3, 4), (3, 6)], Ranking((1, 2, 3), again=(3,))),
        ([], Ranking((1, 2, 3), missing=(1, 2, 3))),
    ],
)
def test_the_throws_rank_the_players(throws: list[tuple[int, int]], expected: Ranking) -> None:
    assert ranking(throws, 3) == expected


def test_a_tie_leaves_more_than_one_order_possible() -> None:
    tied = ranking([(1, 6), (2, 4), (3, 4), (4, 1)], 4)
    allowed = [(1, 2, 3, 4), (1, 3, 2, 4)]
    assert all(tied.allows(Order(order)) for order in allowed)
    assert not tied.allows(Order((2, 1, 3, 4)))
    assert not tied.allows(Order((1, 2, 4, 3)))


@given(st.lists(st.tuples(st.integers(1, 5), st.integers(1, 6)), max_size=20))
def test_whatever_is_thrown_everybody_has_one_place(throws: list[tuple[int, int]]) -> None:
    assert sorted(ranking(throws, 5).players) == [1, 2, 3, 4, 5]


def test_after_a_loss_the_captain_goes_last() -> None:
    assert ORDER.after_loss() == Order((1, 3, 4, 2))


def test_after_a_win_the_captain_goes_to_the_box_and_the_box_last() -> None:
    assert ORDER.after_win(2) == Order((2, 3, 4, 1))


def test_after_a_win_another_may_go_to_the_box() -> None:
    assert ORDER.after_win(3) == Order((3, 2, 4, 1))


@given(orders)
def test_after_as_many_losses_as_there_are_members_all_sit_as_before(order: Order) -> None:
    after = order
    for _ in order.team:
        after = after.after_loss()
        assert sorted(after.players) == sorted(order.players)
        assert after.box == order.box
    assert after == order


@given(orders)
def test_after_as_many_wins_as_there_are_players_all_sit_as_before(order: Order) -> None:
    after = order
    for _ in order.players:
        after = after.after_win(after.captain)
        assert sorted(after.players) == sorted(order.players)
    assert after == order


@pytest.mark.parametrize(
    ("rule", "boxes"),
    [
        ("captain_of_record", (2,)),
        ("acting_captain", (3,)),
        ("best_result", (4,)),
        (None, (2, 3, 4)),
    ],
)
def test_who_goes_to_the_box(rule: BoxTo | None, boxes: tuple[int, ...]) -> None:
    """The captain has dropped, the third moved in his place, and the fourth won most."""
    assert next_in_the_box(ORDER, rule, acting=3, won={2: -1, 3: 2, 4: 4}) == boxes


def test_all_who_win_alike_go_to_the_box_in_their_order() -> None:
    assert next_in_the_box(ORDER, None, acting=2, won={2: 2, 3: 2, 4: 2}) == (2,)


def test_a_row_of_the_ledger() -> None:
    assert ledger_row(Order((2, 1, 4, 3)), {1: 4, 4: -1, 3: 4}) == (4, -7, 4, -1)


@given(orders, st.data())
def test_every_row_adds_up_to_zero(order: Order, data: st.DataObject) -> None:
    won = {member: data.draw(st.integers(-192, 192)) for member in order.team}
    row = ledger_row(order, won)
    assert sum(row) == 0
    assert {member: row[member - 1] for member in order.team} == won
