"""In a record of nothing but illegal plays the boards in doubt are looked at only so often."""

from __future__ import annotations

import pytest

from bgaudit import Source, audit, load_preset
from bgaudit.replay import looks
from bgaudit.replay.looks import Looks
from bgaudit.replay.turns import doubt

HEAD = " 3 point match\n\n Game 1\n Anna : 0                          Marc : 0\n"
ROWS = 60
RECORD = HEAD + "".join(
    f"{row:3d}) 11: 24/24                   11: 24/24\n" for row in range(1, ROWS + 1)
)


def taken(looks: Looks) -> int:
    """How many there are for the next play."""
    looks.begin()
    return sum(iter(looks.take, False))


def test_a_play_gets_some_and_a_record_so_many() -> None:
    left = Looks()
    assert [taken(left), taken(left), taken(left)] == [300, 100, 0]


@pytest.mark.parametrize("most", [0, 50, 400])
def test_none_beyond_them_is_taken(most: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(looks, "_MOST_IN_RECORD", most)
    looked = []
    judge = doubt.judge
    monkeypatch.setattr(doubt, "judge", lambda *at: looked.append(at) or judge(*at))
    told = audit(Source.from_text("a.mat", RECORD), load_preset("standard"))
    assert len(looked) == most
    assert sum(finding.code.startswith("MV") for finding in told.findings) == 2 * ROWS
