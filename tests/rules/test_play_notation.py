"""Plays as players write them: short, and still the play that is meant."""

from __future__ import annotations

from random import Random

import pytest
from positions import START, STRESS, steps

from bgaudit.replay.turns.judge import judge
from bgaudit.replay.turns.play_notation import in_notation
from bgaudit.replay.turns.ruling import choices
from bgaudit.rules.board import VARIANTS, Board, starting_board
from bgaudit.rules.options.moves import MoveRules
from bgaudit.rules.plays import Dice, legal_plays
from bgaudit.rules.position_id import board_from_letters
from bgaudit.transcript.model import Play
from bgaudit.transcript.notation import read_play

BLOT_ON_20 = "-b----E-C---eD---ca-a-A-A-"


@pytest.mark.parametrize(
    ("letters", "made", "written"),
    [
        pytest.param(START, "6/5 8/5", "8/5 6/5", id="men farther back first"),
        pytest.param(START, "24/18 18/14", "24/14", id="one man with both dice"),
        pytest.param(START, "13/11(2) 6/4(2)", "13/11(2) 6/4(2)", id="counted"),
        pytest.param(START, "24/22 22/20 24/22 22/20", "24/20(2)", id="two men the same way"),
        pytest.param(START, "13/9 9/5 8/4 6/2", "13/5 8/4 6/2", id="a double with three men"),
        pytest.param(BLOT_ON_20, "22/20 24/22", "24/22 22/20*", id="a hit"),
        pytest.param(BLOT_ON_20, "22/20 20/16", "22/20*/16", id="a hit on the way"),
        pytest.param(BLOT_ON_20, "24/22 22/20 20/18", "24/20*/18*", id="two hits"),
        pytest.param("---AAA----", "5/4 4/off", "5/4/off", id="off with both dice"),
        pytest.param("---AAA----", "5/off 4/3", "5/off 4/3", id="off with one"),
        pytest.param("-------A-----------b-----A", "bar/24 24/18", "bar/18", id="in and on"),
        pytest.param("-B---------------------a-B", "bar/23(2)", "bar/23*(2)", id="two on a blot"),
    ],
)
def test_a_play_is_written_as_players_do(letters: str, made: str, written: str) -> None:
    board = board_from_letters(letters.ljust(26, "-"))
    assert in_notation(board, steps(made)) == written


@pytest.mark.parametrize("kind", [*VARIANTS, *STRESS])
def test_what_is_written_is_read_as_the_same_play(kind: str) -> None:
    rng = Random(kind)
    board = None
    for _ in range(60):
        if kind in STRESS:
            board = STRESS[kind](rng)
        elif board is None or board.over or board.turned().over:
            board = starting_board(kind)
        dice = rng.randint(1, 6), rng.randint(1, 6)
        ends = _compare(board, dice)
        board = rng.choice(ends or [board]).turned()


def _compare(board: Board, dice: Dice) -> list[Board]:
    listed = choices(board, dice, MoveRules()).plays
    assert {choice.after for choice in listed} == set(legal_plays(board, dice))
    assert len({choice.written for choice in listed}) == len(listed)
    for choice in listed:
        play = read_play(choice.written)
        assert isinstance(play, Play)
        verdict = judge(board, dice, play)
        assert verdict.readings[0].board == choice.after
        assert set(play.marks) == set(verdict.readings[0].hits)
        assert verdict.oddity is None
    return [choice.after for choice in listed]
