"""The arithmetic of clocks, and the same counted second by second."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bgaudit.rules.clock import TurnClock, first_reserve, points_for_lateness
from bgaudit.rules.loading import load_rules
from bgaudit.rules.options.time import Clock, PenaltyRules, ReserveRules

SIMPLE, BRONSTEIN = TurnClock("simple", 12), TurnClock("bronstein", 12)


@pytest.mark.parametrize(
    ("clock", "reserve", "used", "left"),
    [
        (SIMPLE, 60, 25, 47),
        (BRONSTEIN, 60, 25, 47),
        (SIMPLE, 60, 12, 60),
        (BRONSTEIN, 60, 7, 60),
        (SIMPLE, 5, 10, 5),
        (BRONSTEIN, 5, 10, None),
        (SIMPLE, 5, 14, 3),
        (BRONSTEIN, 5, 14, None),
        (SIMPLE, 5, 17, 0),
        (SIMPLE, 5, 18, None),
        (BRONSTEIN, 5, 5, 5),
        (BRONSTEIN, 5, 6, None),
        (TurnClock("turn_plus_reserve", 11), 90, 15, 86),
        (TurnClock("turn_plus_reserve", 11), 86, 11, 86),
        (TurnClock("turn_plus_reserve", 11), 86, 60, 37),
        (TurnClock("turn_plus_reserve", 11), 37, 48, 0),
        (TurnClock("turn_plus_reserve", 11), 37, 49, None),
    ],
)
def test_what_a_turn_leaves(clock: TurnClock, reserve: int, used: int, left: int | None) -> None:
    assert clock.falls(reserve, used) is (left is None)
    assert clock.reserve_after(reserve, used) == (left or 0)


def second_by_second(clock: TurnClock, reserve: int, used: int) -> int | None:
    """What a clock shows after a turn that is lived through; None where the flag falls in it."""
    waits, given_back = clock.delay, 0
    for _ in range(used):
        if clock.system != "bronstein" and waits:
            waits -= 1
            continue
        if reserve == 0:
            return None
        reserve -= 1
        given_back = min(given_back + 1, clock.delay)
    return reserve + (given_back if clock.system == "bronstein" else 0)


@given(
    system=st.sampled_from(["simple", "bronstein", "turn_plus_reserve"]),
    delay=st.integers(0, 20),
    reserve=st.integers(0, 60),
    used=st.integers(0, 90),
)
def test_counted_second_by_second(system: Clock, delay: int, reserve: int, used: int) -> None:
    clock = TurnClock(system, delay)
    left = second_by_second(clock, reserve, used)
    assert clock.falls(reserve, used) is (left is None)
    assert clock.reserve_after(reserve, used) == (left or 0)
    assert clock.falls(reserve, clock.longest(reserve) + 1)
    assert not clock.falls(reserve, clock.longest(reserve))


@given(
    delay=st.integers(0, 20),
    reserve=st.integers(0, 60),
    used=st.integers(0, 90),
)
def test_the_kinds_of_delay_differ_only_below_the_delay(
    delay: int, reserve: int, used: int
) -> None:
    simple, bronstein = TurnClock("simple", delay), TurnClock("bronstein", delay)
    if not bronstein.falls(reserve, used):
        assert simple.reserve_after(reserve, used) == bronstein.reserve_after(reserve, used)
    elif not simple.falls(reserve, used):
        assert simple.reserve_after(reserve, used) <= delay


CLOCK_2013 = load_rules("us-clock-2013").time.reserve
STANDARD_2001 = ReserveRules(per_point_s=6 * 60, per_scored_point_deduction_s=3 * 60)
"""The unified clock rules of February 2001, for a clock without a delay."""


@pytest.mark.parametrize(
    ("rules", "length", "scored", "minutes"),
    [
        (CLOCK_2013, 11, 0, 22),
        (CLOCK_2013, 11, 3 + 2, 17),
        (CLOCK_2013, 7, 0, 14),
        (STANDARD_2001, 9, 0, 54),
        (STANDARD_2001, 9, 5 + 3, 30),
        (ReserveRules(per_point_s=120, extra_s=60), 7, 0, 15),
        (ReserveRules(fixed_s=90), 0, 0, 1.5),
        (ReserveRules(fixed_s=90), None, 0, 1.5),
        (CLOCK_2013, 0, 0, None),
        (CLOCK_2013, None, 0, None),
        (ReserveRules(), 7, 0, None),
    ],
)
def test_the_first_reserve(
    rules: ReserveRules, length: int | None, scored: int, minutes: float | None
) -> None:
    assert first_reserve(rules, length, scored) == (minutes * 60 if minutes else None)


@pytest.mark.parametrize(
    ("minutes", "points"), [(0, 0), (4, 0), (5, 1), (9, 1), (10, 2), (12, 2), (15, 3)]
)
def test_penalty_points_for_being_late(minutes: int, points: int) -> None:
    assert points_for_lateness(load_rules("ukbgf-2019").penalty, minutes) == points
    assert points_for_lateness(PenaltyRules(), minutes) == 0
