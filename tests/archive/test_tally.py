"""The short form of a game: its rolls, and the mark by which it is known again."""

from __future__ import annotations

from pathlib import Path

import pytest

from bgaudit import Source, audit, load_preset
from bgaudit.replay.outcome import Tally

FIXTURES = Path(__file__).parents[2] / "fixtures"
GAME = """\
 7 point match

 Game 1
 Anna : 0                         Marc : 0
  1) 31: 8/5 6/5                  42: 8/4 6/4
  2) 61: 13/7 7/6                 53: 13/8 6/3
  3) 64: 24/14                    55: 13/8(2) 8/3(2)
  4) 22: 8/6(2) 5/3(2)            52: 8/3 6/4
"""


def tallies(text: str) -> list[Tally | None]:
    found = audit(Source.from_text("a.mat", text), load_preset("standard"))
    return [game.tally for match in found.matches for game in match.games]


def mark(text: str) -> int | None:
    (tally,) = tallies(text)
    return tally.mark if tally else None


def test_each_roll_is_a_letter_and_those_of_side_2_are_capitals() -> None:
    (tally,) = tallies(GAME)
    assert tally is not None
    assert tally.rolls == "dHpMsOcL"


@pytest.mark.parametrize(
    ("same", "there"),
    [
        ("24/14", "24/18/14"),
        ("24/14", "24/18 18/14"),
        ("13/7 7/6", "13/6"),
        ("8/5 6/5", "6/5 8/5"),
        ("31:", "13:"),
        ("Anna : 0                         Marc", "Aldo : 0                         Bea"),
        (" 7 point", " 5 point"),
        ("52: 8/3 6/4", "52: 8/3 6/4\n  5) 63: ????\n      Wins 1 point"),
    ],
    ids=lambda text: text.strip(),
)
def test_the_mark_is_the_same_however_the_game_is_written(same: str, there: str) -> None:
    assert mark(GAME.replace(same, there)) == mark(GAME)


def test_the_mark_is_the_same_in_the_other_columns() -> None:
    left_and_right = [line[5:].split("  ", 1) for line in GAME.splitlines()[4:]]
    cells = ["", *(cell.strip() for row in left_and_right for cell in row)]
    rows = [
        f"  {at // 2 + 1}) {cells[at]:30} {cells[at + 1] if at + 1 < len(cells) else ''}"
        for at in range(0, len(cells), 2)
    ]
    assert mark("\n".join([*GAME.splitlines()[:4], *rows])) == mark(GAME)


@pytest.mark.parametrize(
    ("played", "otherwise"),
    [("52: 8/3 6/4", "52: 8/1"), ("52: 8/3 6/4", "41: 8/4 6/5"), ("8/5 6/5", "24/23 13/10")],
)
def test_another_roll_or_play_gives_another_mark(played: str, otherwise: str) -> None:
    assert mark(GAME.replace(played, otherwise)) not in (mark(GAME), None)


def test_a_short_game_has_no_mark() -> None:
    assert mark(GAME.replace("52: 8/3 6/4", "")) is None


@pytest.mark.parametrize("name", ["clean-match", "club-final"])
def test_a_match_has_the_same_tallies_in_every_format(name: str) -> None:
    rules = load_preset("standard")
    files = sorted(FIXTURES.glob(f"*/{name}.[!t]*"))
    found = {
        path.parent.name: [
            game.tally
            for match in audit(Source.from_bytes(path.name, path.read_bytes()), rules).matches
            for game in match.games
        ]
        for path in files
    }
    read = {format: tallies for format, tallies in found.items() if tallies}
    assert {"mat", "sgf", "gmd", "javafibs"} <= read.keys()
    assert [format for format, tallies in read.items() if tallies != read["mat"]] == []
