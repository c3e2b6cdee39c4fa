"""``bgaudit repair`` with what is found in a record written event by event."""

from __future__ import annotations

from pathlib import Path

import pytest
from running import PROJECT, Run, bgaudit

CLEAN = (PROJECT / "fixtures" / "bga" / "four-games.bga").read_text(encoding="utf-8")
ROLL = "Anna rolls 53\nAnna plays 14/9 13/10\n"
OTHER_ROLL = "Anna rolls 54\nAnna plays 14/9 13/10\n"
REPAIRED = """\
Anna rolls 53  # repaired: 8af86dd the roll was 5-3, not 5-4, was Anna rolls 54
Anna plays 14/9 13/10
"""


def test_a_roll_that_was_misread(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("final.bga").write_text(CLEAN.replace(ROLL, OTHER_ROLL), encoding="utf-8")

    assert bgaudit("repair", "final.bga") == Run(
        0,
        """\
id         where    game    move  player        finding    probably       correction
-------  -------  ------  ------  ------------  ---------  -------------  -------------------------
8af86dd     47:1       1       –  Anna Bianchi  MV002      really played  the roll was 5-3, not 5-4
""",
        "",
    )
    assert bgaudit("repair", "final.bga", "repaired.bga", "--accept", "8af86dd") == Run(
        0, "", "bgaudit: accepted 8af86dd, final.bga:47: the roll was 5-3, not 5-4\n"
    )
    repaired = Path("repaired.bga").read_text(encoding="utf-8")
    assert repaired == CLEAN.replace(ROLL, REPAIRED)
