"""What is said of one slip of each kind, and of a play that was really made.

Each case is one change of a clean record, and the first thing that is said of it.
"""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

import pytest
from slip_maker import slip_of

from bgaudit.pipeline import audit_with_slips
from bgaudit.rules.presets import load_preset
from bgaudit.slips.catalogue import CATALOGUE
from bgaudit.slips.explanation import Explanation
from bgaudit.source import Source

RECORD = Path(__file__).parents[2] / "fixtures" / "mat" / "club-final.mat"
CLEAN = (
    RECORD.read_text(encoding="utf-8")
    .replace("54: 14/9 13/10", "53: 14/9 13/10")
    .replace("53: 25/22 13/8 ", "53: 25/22* 13/8")
)
CLEAN = CLEAN.rstrip().removesuffix("Wins 2 points") + "Wins 4 points\n"
"""Four games: Anna wins 1 point, Marc 2, Anna 1, and Marc a gammon with the cube at 2."""


class Case(NamedTuple):
    """Lines of the record, what stands there instead, and what is said of it."""

    lines: str
    instead: str
    said: tuple[str, str, str, str]


CASES = {
    "an illegal play that was made, or a die misread": Case(
        "  7) 53: 14/9 13/10",
        "  7) 54: 14/9 13/10",
        ("MV002", "really_played", "die-misread", "the roll was 5-3, not 5-4"),
    ),
    "the dice of another roll": Case(
        "  6) 53: 6/1 8/5   ",
        "  6) 64: 6/1 8/5   ",
        ("MV002", "really_played", "other-roll", "the roll was 5-3, not 6-4"),
    ),
    "a die that there is not": Case(
        "  5) 64: 13/9 9/3  ",
        "  5) 94: 13/9 9/3  ",
        ("DI001", "really_played", "die-misread", "the roll was 6-4, not 9-4"),
    ),
    "a point that is off, or a die misread": Case(
        "11) 52: 8/3 3/1  ",
        "11) 52: 8/3 3/2  ",
        ("MV002", "undecided", "die-misread", "the roll was 5-1, not 5-2"),
    ),
    "a point that is off": Case(
        " 12) 65: 24/18 18/13",
        " 12) 65: 24/18 18/12",
        ("MV003", "mistranscribed", "point-off", "24/13 was played, not 24/12"),
    ),
    "another step": Case(
        " 12) 65: 24/18 18/13",
        " 12) 65: 24/18 8/7  ",
        ("MV002", "mistranscribed", "other-step", "24/13 was played, not 24/18 8/7"),
    ),
    "a step left out": Case(
        " 12) 65: 24/18 18/13",
        " 12) 65: 24/18      ",
        ("MV012", "mistranscribed", "step-missing", "24/13 was played, not 24/18"),
    ),
    "a play left out": Case(
        "  5) 64: 13/9 9/3  ",
        "  5) 64:           ",
        ("MV015", "mistranscribed", "play-missing", "13/3 was played"),
    ),
    "a play that cannot be read": Case(
        "  5) 64: 13/9 9/3  ",
        "  5) 64: 13/9 9/e  ",
        ("TX002", "mistranscribed", "unreadable-play", "13/3 was played, not `13/9 9/e`"),
    ),
    "a step written twice": Case(
        "65: 25/19 19/14",
        "65: 25/19 25/19 19/14",
        ("MV001", "mistranscribed", "step-twice", "bar/14 was played, not bar/19 bar/14"),
    ),
    "the other player's numbering": Case(
        "63: 14/8 8/5",
        "63: 11/17 17/20",
        ("MV008", "mistranscribed", "other-numbering", "14/5 was played, not 11/20"),
    ),
    "a turn there twice": Case(
        "  9) 21: 8/6 6/5                 22: 8/6 8/6 8/6 6/4\n",
        "  9) 21: 8/6 6/5\n 10) 21: 8/6 6/5                 22: 8/6 8/6 8/6 6/4\n",
        ("DI014", "mistranscribed", "turn-twice", "the turn is entered twice"),
    ),
    "a turn left out": Case(
        "  8) 54: 13/8 5/1                22: 7/5 7/5 6/4 6/4\n",
        "  8)                             22: 7/5 7/5 6/4 6/4\n",
        (
            "MV026",
            "undecided",
            "turn-missing",
            "a turn is missing before it: 13/8 5/1 with 5-4",
        ),
    ),
    "the cells of a row swapped": Case(
        "  8) 54: 13/8 5/1                22: 7/5 7/5 6/4 6/4\n",
        "  8) 22: 7/5 7/5 6/4 6/4         54: 13/8 5/1\n",
        ("MV001", "mistranscribed", "columns-swapped", "the cells of its row are swapped"),
    ),
    "the points of a result": Case(
        " 10)  Doubles => 2                Drops\n      Wins 1 point",
        " 10)  Doubles => 2                Drops\n      Wins 2 points",
        ("SC002", "mistranscribed", "result-mistyped", "the result is 1 point"),
    ),
    "the column of a result": Case(
        "63: 1/0\n                                  Wins 2 points\n",
        "63: 1/0\n      Wins 2 points\n",
        ("SC001", "mistranscribed", "result-column", "the result is Marc Dubois's"),
    ),
    "a score line": Case(
        " Anna Bianchi : 1                Marc Dubois : 2\n",
        " Anna Bianchi : 2                Marc Dubois : 1\n",
        ("SC012", "mistranscribed", "score-mistyped", "the score before the game is 1–2"),
    ),
}

DRAWN = (("earlier-play", 0), ("hit-not-taken-off", 0), ("step-twice", 1))
"""Records in which those kinds are told that no case has; the last also could be another play."""


def explained(record: str) -> list[tuple[str, Explanation]]:
    """The codes of the findings that are explained, each with what is said."""
    source = Source.from_text("final.mat", record)
    findings = audit_with_slips(source, load_preset("standard")).findings
    return [(finding.code, finding.probably) for finding in findings if finding.probably]


def test_a_clean_record_has_nothing_to_be_explained() -> None:
    assert explained(CLEAN) == []


@pytest.mark.parametrize("case", CASES.values(), ids=list(CASES))
def test_one_slip(case: Case) -> None:
    assert CLEAN.count(case.lines) == 1
    code, said = explained(CLEAN.replace(case.lines, case.instead))[0]
    first = said.candidates[0]
    assert (code, said.probably.value, first.kind, first.message) == case.said


def test_the_kinds_that_are_told_are_those_of_the_catalogue() -> None:
    records = [CLEAN.replace(case.lines, case.instead) for case in CASES.values()]
    records += [slip_of(kind, seed).text for kind, seed in DRAWN]
    told = [said for record in records for _, said in explained(record)]
    assert {slip.kind for said in told for slip in said.candidates} == CATALOGUE.keys()


def test_what_goes_away_with_a_slip_is_told_so() -> None:
    case = CASES["the cells of a row swapped"]
    _, *others = explained(CLEAN.replace(case.lines, case.instead))
    assert [code for code, _ in others] == ["MV004", "MV009", "MV009", "MV015", "MV001"]
    assert {(said.probably.value, said.why, said.candidates) for _, said in others} == {
        ("mistranscribed", "it goes away with what is told of row 8", ()),
    }


def test_players_are_called_by_their_names_in_whichever_column_they_stand() -> None:
    case = CASES["the column of a result"]
    wrong = CLEAN.replace(case.lines, case.instead)
    seats = " Anna Bianchi : 1                Marc Dubois : 0\n"
    others = " Marc Dubois : 0                 Anna Bianchi : 1\n"
    assert wrong.count(seats) == 1
    assert _first_message(wrong) == "the result is Marc Dubois's"
    assert _first_message(wrong.replace(seats, others)) == "the result is Anna Bianchi's"
    nameless = wrong.replace("Anna Bianchi", "").replace("Marc Dubois", "")
    assert _first_message(nameless) == "the result is player 2's"


def _first_message(record: str) -> str:
    said = dict(explained(record))["SC001"]
    return said.candidates[0].message
