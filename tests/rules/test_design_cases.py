"""The positional cases of the design notes, which are kept outside the repository."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from positions import after, steps

from bgaudit.replay.turns.judge import judge, why_illegal
from bgaudit.replay.turns.wording import worded
from bgaudit.rules.board import BAR, Board, men
from bgaudit.rules.options.moves import BearoffWaste, MoveRules
from bgaudit.rules.plays import Dice, follow, legal_plays
from bgaudit.rules.position_id import Position, board_from_letters, from_gnubg_id, to_gnubg_id
from bgaudit.transcript.model import NoPlay, Play
from bgaudit.transcript.notation import read_play

_BESIDES = {("T06", "bar/22/16"): "MV006", ("T07", "bar/16"): "MV007"}
"""Verdicts that are told more exactly in the text of the notes than in the list."""

CASES = Path(__file__).parents[2] / "../shared/design/accept_positions.json"


@pytest.fixture(scope="module")
def cases() -> list[dict[str, Any]]:
    if not CASES.is_file():
        pytest.skip("the design notes are not here")
    loaded: list[dict[str, Any]] = json.loads(CASES.read_text(encoding="utf-8"))
    return loaded


def test_the_identifiers_give_the_men(cases: list[dict[str, Any]]) -> None:
    for case in cases:
        board = Board(_men(case["x"]), _men(case["o"]))
        assert board_from_letters(case["xgid"]) == board
        assert from_gnubg_id(case["gnubg"]).board == board
        assert str(to_gnubg_id(Position(board))).startswith(case["gnubg"] + ":")


def test_the_legal_plays_are_those_listed(cases: list[dict[str, Any]]) -> None:
    for case in cases:
        board, dice = _set_up(case)
        listed = set()
        for ways in filter(None, case["legal"]):
            (end,) = {after(board, way) for way in ways.split(" | ")}
            listed.add(end)
        assert legal_plays(board, dice).keys() == listed, case["id"]


@pytest.mark.parametrize("waste", ["standard", "min_total"])
def test_each_play_has_its_verdict(waste: BearoffWaste, cases: list[dict[str, Any]]) -> None:
    """The notes leave some codes open: they name several, or the like of ``MV017/018``."""
    rules = MoveRules(bearoff_waste=waste)
    judged = 0
    for case in cases:
        board, dice = _set_up(case)
        for entry in case["plays"]:
            play = read_play(entry["play"])
            assert isinstance(play, Play | NoPlay)
            expected = entry[waste]
            verdict = judge(board, dice, play, rules)
            assert bool(verdict.readings) is expected[0].startswith("OK"), (case["id"], entry)
            if not verdict.readings:
                why = why_illegal(verdict, board, dice, play)
                moves = play.moves if isinstance(play, Play) else ()
                said = worded(why, board, dice, entry["play"], moves, verdict.legal or {})
                assert said.check.code in _codes(case["id"], entry["play"], expected), entry
            judged += 1
    assert judged > 50


def test_no_faulty_play_is_accepted(cases: list[dict[str, Any]]) -> None:
    for case in cases:
        board, dice = _set_up(case)
        plays = legal_plays(board, dice)
        for entry in case["plays"]:
            right = entry["standard"][0].startswith("OK")
            if entry["play"] == "Cannot Move":
                assert right is not bool(plays), case["id"]
                continue
            played = follow(board, dice, steps(entry["play"]))
            if not right:
                assert played is None, (case["id"], entry)
            assert played is None or played.board in plays, (case["id"], entry)


def _codes(case: str, play: str, expected: list[str]) -> set[str]:
    """The codes that the notes allow, and those that they name beside the position."""
    if (case, play) in _BESIDES:
        return {_BESIDES[case, play]}
    return {"MV017"} if "MV017/018" in expected else set(expected)


def _set_up(case: dict[str, Any]) -> tuple[Board, Dice]:
    first, second = map(int, case["dice"])
    return board_from_letters(case["xgid"]), (first, second)


def _men(counts: dict[str, int]) -> tuple[int, ...]:
    return men({BAR if point == "bar" else int(point): n for point, n in counts.items()})
