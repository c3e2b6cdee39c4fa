"""A clean transcript with one slip of the pen at every place in turn: one finding at the most."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bgaudit import Severity, Source, audit, load_preset

CLEAN = Path(__file__).parents[2] / "fixtures" / "bga" / "clean-game.bga"
LINES = [
    re.sub(r"^[\d:]{8} | \d?\d:\d\d$", "", line)  # Times would tell of a line's place once more.
    for line in CLEAN.read_text(encoding="utf-8").splitlines()
    if not line.startswith("clock:")
]
PLACES = [place for place in range(LINES.index("game 1") + 1, len(LINES)) if LINES[place].strip()]


def faults(lines: list[str]) -> list[str]:
    """The codes of all errors and warnings."""
    source = Source.from_text("x.bga", "\n".join(lines))
    found = audit(source, load_preset("standard"), "bga").findings
    return [finding.code for finding in found if finding.severity is not Severity.NOTE]


def test_without_a_slip_nothing_is_found() -> None:
    assert faults(LINES) == []


@pytest.mark.parametrize("place", PLACES)
def test_a_misspelt_word(place: int) -> None:
    who, word, *rest = LINES[place].split(" ")
    assert faults([*LINES[:place], " ".join([who, f"{word}zq", *rest]), *LINES[place + 1 :]]) == [
        "TX002"
    ]


@pytest.mark.parametrize("place", PLACES)
def test_a_line_left_out(place: int) -> None:
    assert len(faults([*LINES[:place], *LINES[place + 1 :]])) <= 1


@pytest.mark.parametrize("place", PLACES)
def test_a_line_written_twice(place: int) -> None:
    assert len(faults([*LINES[:place], LINES[place], *LINES[place:]])) <= 1


@pytest.mark.parametrize("place", PLACES[:-1])
def test_two_lines_in_the_wrong_order(place: int) -> None:
    swapped = [*LINES[:place], LINES[place + 1], LINES[place], *LINES[place + 2 :]]
    found = faults(swapped)
    if found[:1] == ["PR002"]:  # A roll before the answer to a double, and then it is played.
        assert found == ["PR002", "PR004"]
    else:
        assert len(found) <= 1
