"""What is said of one slip in a record written event by event, and what is not called a slip.

Each case is one change of a clean transcript, and the first thing that is said of it.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

import pytest

from bgaudit.finding import Severity
from bgaudit.pipeline import audit_with_slips
from bgaudit.rules.presets import load_preset
from bgaudit.slips.explanation import Explanation
from bgaudit.source import Source
from bgaudit.transcript.amending import amended
from bgaudit.transcript.amendment import Amendment
from bgaudit.transcript.detect import READERS
from bgaudit.transcript.edits import Replaced
from bgaudit.transcript.notation import read_turn

FIXTURES = Path(__file__).parents[2] / "fixtures"
CLEAN = (FIXTURES / "bga" / "four-games.bga").read_text(encoding="utf-8")


class Case(NamedTuple):
    """Lines of the transcript, what stands there instead, and what is said of it."""

    lines: str
    instead: str
    said: tuple[int, str, str, str, str]


WRITTEN_WRONGLY = {
    "a die misread": Case(
        "Anna rolls 53\nAnna plays 14/9 13/10\n",
        "Anna rolls 54\nAnna plays 14/9 13/10\n",
        (47, "MV002", "really_played", "die-misread", "the roll was 5-3, not 5-4"),
    ),
    "a die that there is not": Case(
        "Anna rolls 64\nAnna plays 13/9 9/3\n",
        "Anna rolls 94\nAnna plays 13/9 9/3\n",
        (89, "DI006", "really_played", "die-misread", "the roll was 6-4, not 9-4"),
    ),
    "a die of the opening": Case(
        "Anna opens 3\nMarc opens 1\nAnna plays 8/5 6/5\n",
        "Anna opens 4\nMarc opens 1\nAnna plays 8/5 6/5\n",
        (11, "MV002", "undecided", "die-misread", "the roll was 3-1, not 4-1"),
    ),
    "a point that is off": Case(
        "Marc plays 24/18 18/13\n",
        "Marc plays 24/18 18/12\n",
        (44, "MV004", "undecided", "point-off", "24/13 was played, not 24/12"),
    ),
    "a step left out": Case(
        "Marc plays 24/18 18/13\n",
        "Marc plays 24/18\n",
        (44, "MV012", "undecided", "step-missing", "24/13 was played, not 24/18"),
    ),
}

BETWEEN = """\
Marc lifts the dice
Anna rolls 63
Anna plays 13/7 10/7
Anna lifts the dice
"""
HIT_NOT_TAKEN_OFF = Case(
    f"Marc rolls 42\nMarc cannot move\n{BETWEEN}Marc rolls 62\nMarc cannot move\n",
    f"Marc rolls 42\nMarc plays 22/16\n{BETWEEN}Marc rolls 62\nMarc plays 13/7 8/6\n",
    (
        56,
        "MV019",
        "undecided",
        "hit-not-taken-off",
        "turn 15, Anna Bianchi: the man hit on 3 was not taken off",
    ),
)


class Deed(NamedTuple):
    """Lines of the transcript, what stands there instead, and the codes of what is wrong."""

    lines: str
    instead: str
    wrong: list[str]


AT_THE_TABLE = {
    "challenged in time, and put right": Deed(
        "Marc plays 24/18 18/13\nMarc lifts the dice\n",
        "Marc plays 24/18 18/12\nMarc lifts the dice\nAnna challenges\nMarc corrects 24/18 18/13\n",
        [],
    ),
    "challenged too late": Deed(
        "Marc plays 24/18 18/13\nMarc lifts the dice\nAnna rolls 53\n",
        "Marc plays 24/18 18/12\nMarc lifts the dice\nAnna rolls 53\nAnna challenges\n",
        ["MV004", "PR007"],
    ),
    "accepted": Deed(
        "Marc plays 24/18 18/13\nMarc lifts the dice\n",
        "Marc plays 24/18 18/12\nMarc lifts the dice\nAnna accepts the play\n",
        ["MV004", "PR013"],
    ),
    "changed before the turn is over": Deed(
        "Marc plays 24/18 18/13\n",
        "Marc plays 24/18 18/12\nMarc plays 24/18 18/13\n",
        [],
    ),
    "changed after that": Deed(
        "Marc plays 24/18 18/13\nMarc lifts the dice\n",
        "Marc plays 24/18 8/3\nMarc lifts the dice\nMarc plays 24/18 18/13\n",
        ["PR010"],
    ),
    "a man put elsewhere, and then not there to be moved": Deed(
        "Marc plays 24/18 18/13\nMarc lifts the dice\n",
        "Marc plays 24/18 18/13\nMarc lifts the dice\nMarc puts his man from 24 to 23\n",
        ["MV022", "MV001", "MV015", "MV015"],
    ),
    "rolled out of turn": Deed(
        "Anna rolls 53\nAnna plays 14/9 13/10\n",
        "Marc rolls 66 out of turn\nAnna rolls 53\nAnna plays 14/9 13/10\n",
        ["DI005"],
    ),
}


def changed(lines: str, instead: str) -> Source:
    assert CLEAN.count(lines) == 1
    return Source.from_text("final.bga", CLEAN.replace(lines, instead))


def explained(source: Source) -> list[tuple[int, str, Explanation]]:
    """The lines and codes of the findings that are explained, each with what is said."""
    return [
        (source.place(finding.span.start).line, finding.code, finding.probably)
        for finding in audit_with_slips(source, load_preset("standard")).findings
        if finding.probably
    ]


def told(source: Source) -> tuple[int, str, str, str, str]:
    """What is said first, with the likeliest slip."""
    line, code, said = explained(source)[0]
    first = said.candidates[0]
    return line, code, said.probably.value, first.kind, first.message


def test_a_clean_transcript_has_nothing_to_be_explained() -> None:
    assert explained(Source.from_text("final.bga", CLEAN)) == []


@pytest.mark.parametrize("case", WRITTEN_WRONGLY.values(), ids=list(WRITTEN_WRONGLY))
def test_one_slip_is_told_and_put_right_in_the_events(case: Case) -> None:
    source = changed(case.lines, case.instead)
    assert told(source) == case.said

    slip = explained(source)[0][2].candidates[0]
    notes = [Amendment(edit, slip.message) for edit in slip.edits]
    text = amended(source, READERS["bga"](source), "bga", notes)
    assert text.count("# repaired: ") == 1
    assert re.sub(r" +# repaired: .*", "", text) == CLEAN


def test_a_hit_not_taken_off_cannot_be_put_right() -> None:
    source = changed(HIT_NOT_TAKEN_OFF.lines, HIT_NOT_TAKEN_OFF.instead)
    assert told(source) == HIT_NOT_TAKEN_OFF.said
    assert explained(source)[0][2].candidates[0].edits == ()


def test_opening_dice_that_share_a_line_cannot_be_put_right() -> None:
    source = changed(
        "Anna opens 3\nMarc opens 1\nAnna plays 8/5 6/5\n", "opening 4-1\nAnna plays 8/5 6/5\n"
    )
    assert told(source)[1:] == WRITTEN_WRONGLY["a die of the opening"].said[1:]
    assert explained(source)[0][2].candidates[0].edits == ()


@pytest.mark.parametrize("deed", AT_THE_TABLE.values(), ids=list(AT_THE_TABLE))
def test_what_was_done_at_the_table_is_no_slip(deed: Deed) -> None:
    source = changed(deed.lines, deed.instead)
    findings = audit_with_slips(source, load_preset("standard")).findings
    assert [one.code for one in findings if one.severity is not Severity.NOTE] == deed.wrong
    assert explained(source) == []


MAT = (FIXTURES / "mat" / "club-final.mat").read_text(encoding="utf-8")
COMMENT = "; @pips by=O count=128\n"
"""It makes of a record in two columns one that is read event by event."""


def test_a_turn_in_a_row_with_comments_is_put_right_in_its_cell() -> None:
    row = "  7) 54: 14/9 13/10              42: 13/9 24/22\n"
    assert MAT.count(row) == 1
    source = Source.from_text("final.mat", MAT.replace(row, row + COMMENT))
    assert told(source) == (
        14,
        "MV002",
        "really_played",
        "die-misread",
        "the roll was 5-3, not 5-4",
    )
    played = read_turn("53", "14/9 13/10")
    assert explained(source)[0][2].candidates[0].edits == (Replaced(0, 0, 12, played),)


def test_cells_of_a_row_with_comments_may_be_swapped() -> None:
    row = "  8) 54: 13/8 5/1                22: 7/5 7/5 6/4 6/4\n"
    swapped = "  8) 22: 7/5 7/5 6/4 6/4         54: 13/8 5/1\n"
    assert MAT.count(row) == 1
    said = explained(Source.from_text("final.mat", MAT.replace(row, swapped + COMMENT)))
    slip = next(one.candidates[0] for _, code, one in said if code == "MV001")
    assert (slip.kind, slip.message, slip.edits) == (
        "columns-swapped",
        "the cells of its row are swapped",
        (),
    )


@pytest.mark.parametrize("path", sorted((FIXTURES / "bga").glob("*.bga")), ids=lambda p: p.stem)
def test_no_procedure_is_called_a_slip(path: Path) -> None:
    """The transcripts of the fixtures have wrong scores, and else only what is done at a table."""
    source = Source.from_bytes(path.name, path.read_bytes())
    assert [code for _, code, _ in explained(source) if not code.startswith("SC")] == []
