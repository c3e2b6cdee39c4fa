"""How uneven the dice of a record must be to be told of."""

from __future__ import annotations

from itertools import product, zip_longest
from math import comb

import pytest

from bgaudit import Source, audit, load_preset
from bgaudit.replay.record.dice_statistics import is_likely

SELDOM = 0.001 / 14
"""A thousandth, shared between seven numbers that may each be too high or too low."""


@pytest.mark.parametrize("trials", [300, 600, 1500])
def test_the_limits_are_those_of_the_binomial_distribution(trials: int) -> None:
    chances = [comb(trials, n) * 5 ** (trials - n) / 6**trials for n in range(trials + 1)]
    likely = [n for n in range(trials + 1) if is_likely(n, trials)]
    exact = [
        n
        for n in range(trials + 1)
        if sum(chances[n:]) >= SELDOM and sum(chances[: n + 1]) >= SELDOM
    ]
    assert likely == exact


def test_what_chance_never_does_is_seen_at_once() -> None:
    """Its chance is too small for a number, and with it that of all that is rarer."""
    assert not is_likely(1_000_000_000, 1_000_000_000)
    assert not is_likely(0, 1_000_000_000)


def test_a_long_record_of_even_dice_has_nothing_to_tell() -> None:
    assert told(EVEN * 9) == []


def test_too_many_doubles_are_told() -> None:
    """Each number comes up as often as it should, but 114 of 432 rolls are doubles."""
    singles = [(one, two) for one, two in product(range(1, 7), repeat=2) if one != two]
    doubles = [(die, die) for die in range(1, 7)]
    assert told(singles * 10 + singles[:18] + doubles * 19) == [
        "in 432 rolls there are 114 doubles instead of about 72"
    ]


def test_a_number_that_comes_up_too_rarely_is_told() -> None:
    rolls = [(5, two) if one == 6 and two != 6 else (one, two) for one, two in EVEN * 12]
    assert told(rolls) == [
        "in 432 rolls a 5 comes up 204 times instead of about 144, "
        "a 6 comes up 84 times instead of about 144"
    ]


def test_fewer_than_300_rolls_tell_nothing() -> None:
    assert told([(1, 1)] * 300) != []
    assert told([(1, 1)] * 299) == []


EVEN = list(product(range(1, 7), repeat=2))
"""Each roll once."""


def told(rolls: list[tuple[int, int]]) -> list[str]:
    """What is said of the dice of a record with these rolls, after an opening roll of 6-5."""
    cells = [f"{one}{two}: Cannot Move" for one, two in [(6, 5), *rolls]]
    lines = [
        f"{row:4d}) {left}             {right}"
        for row, (left, right) in enumerate(zip_longest(cells[::2], cells[1::2], fillvalue=""), 1)
    ]
    text = " 7 point match\n\n Game 1\n Anna : 0          Marc : 0\n" + "\n".join(lines) + "\n"
    findings = audit(Source.from_text("dice.mat", text), load_preset("standard")).findings
    return [finding.message for finding in findings if finding.code == "DI015"]
