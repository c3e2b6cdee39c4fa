"""What slip was made is found, in records that hold enough to decide.

``python tests/benchmarks slips`` counts it on 400 records, kind by kind.
"""

from __future__ import annotations

import pytest
from measure import Measured, measured, slips, table
from slip_maker import KINDS


@pytest.fixture(scope="module")
def results() -> list[Measured]:
    return [measured(slip) for slip in slips(54, 1, list(KINDS), None)]


def test_the_true_slip_is_among_the_first(results: list[Measured]) -> None:
    of_the_pen = [one for one in results if one.slip.kind != "really-played"]
    ranks = [one.rank or 99 for one in of_the_pen if one.noticed and one.decidable]

    assert len(ranks) >= 40, table(results)
    assert sum(rank == 1 for rank in ranks) >= 0.8 * len(ranks), table(results)
    assert sum(rank <= 3 for rank in ranks) >= 0.95 * len(ranks), table(results)


def test_what_was_really_played_is_said_to_be() -> None:
    results = [measured(slip) for slip in slips(10, 2, ["really-played"], None)]
    ranks = [one.rank for one in results if one.decidable]

    # One in twenty may be missed, so none or one of these few.
    assert len(ranks) >= 7, table(results)
    assert ranks.count(None) <= 1, table(results)


def test_nothing_that_was_recorded_truly_is_called_a_slip(results: list[Measured]) -> None:
    assert [one.said for one in results if one.wrong_call] == []
