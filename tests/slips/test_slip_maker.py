"""What is put into a clean record: one slip of the kind that is asked for, and nothing else."""

from __future__ import annotations

from difflib import ndiff
from functools import cache

import pytest
from corrections import course, right_courses
from drawn_matches import Turn, boards
from own_engine import legal_plays, made
from slip_maker import KINDS, OWN_FAULTS, Slip, is_legal, slip_of

from bgaudit.pipeline import audit
from bgaudit.rules.presets import load_preset
from bgaudit.source import Source

SEEDS = range(3)
ONE_TURN = ("die-misread", "other-roll", "point-off", "step-missing", "step-twice")
OF_THE_PEN = [kind for kind in KINDS if kind not in OWN_FAULTS]
OF_THE_SCORE = ("result-mistyped", "score-mistyped", "result-column")


@cache
def made_slips(kind: str) -> list[Slip]:
    return [slip_of(kind, seed) for seed in SEEDS]


def faults(text: str) -> list[str]:
    """The errors and warnings that a record gives."""
    result = audit(Source.from_text("slip.mat", text), load_preset("standard"))
    return [finding.code for finding in result.findings if finding.severity != "note"]


def turns(slip: Slip) -> tuple[Turn, Turn]:
    """The turn of a slip as it is written, and as it was."""
    (place,) = slip.places
    written, true = (match.games[slip.game].cells[place] for match in (slip.match, slip.truth))
    assert isinstance(written, Turn)
    assert isinstance(true, Turn)
    return written, true


@pytest.mark.parametrize("kind", KINDS)
def test_a_seed_always_gives_the_same_slip(kind: str) -> None:
    assert slip_of(kind, 1) == slip_of(kind, 1)


@pytest.mark.parametrize("kind", OF_THE_PEN)
def test_without_the_slip_the_record_is_clean(kind: str) -> None:
    for slip in made_slips(kind):
        assert slip.text != slip.true_text
        assert faults(slip.true_text) == []


@pytest.mark.parametrize("kind", [*ONE_TURN, "other-numbering", "earlier-play"])
def test_one_line_is_written_otherwise(kind: str) -> None:
    for slip in made_slips(kind):
        lines = list(ndiff(slip.true_text.splitlines(), slip.text.splitlines()))
        (written,) = (line[2:] for line in lines if line.startswith("+ "))
        (true,) = (line[2:] for line in lines if line.startswith("- "))
        assert written[:5] == true[:5] == f"{slip.row:3d}) "
        assert slip.true_cells[0] in true


@pytest.mark.parametrize("kind", [*ONE_TURN, "other-numbering"])
def test_the_play_is_illegal_as_it_is_written(kind: str) -> None:
    for slip in made_slips(kind):
        written, _ = turns(slip)
        board = boards(slip.truth.games[slip.game].cells)[slip.places[0]]
        assert not is_legal(board, *written)
        assert faults(slip.text) != []


def test_one_die_is_misread() -> None:
    for written, true in map(turns, made_slips("die-misread")):
        assert written.play == true.play
        assert len({*written.dice} & {*true.dice}) == 1


def test_the_roll_of_another_row_is_copied() -> None:
    for written, true in map(turns, made_slips("other-roll")):
        assert written.play == true.play
        assert {*written.dice} & {*true.dice} == set()


def test_one_point_is_off_by_three_at_most() -> None:
    for written, true in map(turns, made_slips("point-off")):
        steps = zip(written.play, true.play, strict=True)
        off = [abs(a - b) for one, two in steps for a, b in zip(one[:2], two[:2], strict=True)]
        assert sorted(off)[:-1] == [0] * (len(off) - 1)
        assert max(off) in (1, 2, 3)


@pytest.mark.parametrize(("kind", "more"), [("step-missing", -1), ("step-twice", 1)])
def test_a_step_is_left_out_or_repeated(kind: str, more: int) -> None:
    for written, true in map(turns, made_slips(kind)):
        assert len(written.play) == len(true.play) + more
        assert set(written.play) <= set(true.play)


def test_an_earlier_play_is_another_legal_one() -> None:
    for slip in made_slips("earlier-play"):
        written, true = turns(slip)
        board = boards(slip.truth.games[slip.game].cells)[slip.places[0]]
        assert written.dice == true.dice
        assert made(board, written.play) in legal_plays(board, written.dice)
        assert len(course(slip.match.games[slip.game].cells)) > slip.places[0] + 1


@pytest.mark.parametrize(
    ("kind", "more"),
    [("turn-missing", -1), ("turn-blank", 0), ("turn-twice", 1), ("turn-twice-in-its-column", 2)],
)
def test_a_turn_is_missing_or_there_twice(kind: str, more: int) -> None:
    for slip in made_slips(kind):
        written, true = (match.games[slip.game].cells for match in (slip.match, slip.truth))
        assert len(written) == len(true) + more
        assert sum(isinstance(cell, Turn) for cell in written) == sum(
            isinstance(cell, Turn) for cell in true
        ) + (1 if more > 0 else -1)


def test_an_illegal_play_is_made_and_the_game_goes_on_legally() -> None:
    for slip in made_slips("really-played"):
        (place,) = slip.places
        cells = slip.match.games[slip.game].cells
        stands = boards(cells)
        legal = [
            is_legal(board, *cell)
            for board, cell in zip(stands, cells, strict=True)
            if isinstance(cell, Turn)
        ]
        assert legal.count(False) == 1
        written = cells[place]
        assert isinstance(written, Turn)
        assert not is_legal(stands[place], *written)
        assert len(cells) > place + 1


def test_a_man_who_is_hit_stays_and_the_hit_has_no_mark() -> None:
    for slip in made_slips("hit-not-taken-off"):
        written, _ = turns(slip)
        board = boards(slip.match.games[slip.game].cells[: slip.places[0] + 1])[-1]
        blots = [25 - point for point in range(1, 25) if board.other[point] == 1]
        assert not any(step.hit for step in written.play)
        assert any(step.target in blots for step in written.play)
        assert faults(slip.text) != []


@pytest.mark.parametrize(
    ("kind", "codes"),
    [
        ("result-column", {"SC001"}),
        ("result-mistyped", {"SC002", "SC003", "SC004", "SC005", "SC009"}),
        ("score-mistyped", {"SC012", "SC016", "CU004", "CU015"}),
    ],
)
def test_a_result_or_a_score_is_wrong(kind: str, codes: set[str]) -> None:
    for slip in made_slips(kind):
        assert {*faults(slip.text)} <= codes
        assert [game.cells for game in slip.match.games] == [
            game.cells for game in slip.truth.games
        ]


@pytest.mark.parametrize("kind", [kind for kind in OF_THE_PEN if kind not in OF_THE_SCORE])
def test_the_truth_is_among_the_corrections(kind: str) -> None:
    slip = made_slips(kind)[0]
    truth = tuple(at.board for at in course(slip.truth.games[slip.game].cells))

    assert truth in right_courses(slip.match.games[slip.game])
