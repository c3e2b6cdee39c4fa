"""The makers' own engine knows the legal plays that GNU Backgammon knows."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from types import ModuleType

import pytest
from drawn_matches import Turn, boards, play_match
from own_engine import BAR, START, Board, Dice, Step, followed, has_won, legal_plays, turned


@pytest.fixture(scope="module")
def gnubg() -> ModuleType:
    module: ModuleType = pytest.importorskip("gnubg_nn", reason="needs gnubg-nn")
    return module


def plays_of_gnubg(gnubg: ModuleType, board: Board, dice: Dice) -> set[Board]:
    """The positions that a roll may lead to; gnubg does not count the men who are off."""
    sides = [list(board.other[1:]), list(board.own[1:])]
    return {
        Board((15 - sum(own), *own), (15 - sum(other), *other))
        for other, own in map(gnubg.board_from_position_key, gnubg.moves(sides, *dice))
    }


def positions_of_wild_games(random: Random, count: int) -> Iterator[tuple[Board, Dice]]:
    """Games in which any legal play may be made, so that men are hit, shut out and piled up."""
    board = START
    for _ in range(count):
        dice = random.randint(1, 6), random.randint(1, 6)
        yield board, dice
        board = turned(random.choice(list(legal_plays(board, dice) or [board])))
        if has_won(turned(board)):
            board = START


def positions_of_drawn_matches(random: Random) -> Iterator[tuple[Board, Dice]]:
    for length in (3, 5, 7, 9, 9):
        for game in play_match(random, length).games:
            for board, cell in zip(boards(game.cells), game.cells, strict=True):
                if isinstance(cell, Turn):
                    yield board, cell.dice


def test_wild_games(gnubg: ModuleType) -> None:
    for board, dice in positions_of_wild_games(Random("wild"), 2500):
        assert set(legal_plays(board, dice)) == plays_of_gnubg(gnubg, board, dice), (board, dice)


def test_drawn_matches(gnubg: ModuleType) -> None:
    for board, dice in positions_of_drawn_matches(Random("drawn")):
        assert set(legal_plays(board, dice)) == plays_of_gnubg(gnubg, board, dice), (board, dice)


def test_a_play_is_followed_in_any_order_of_its_steps() -> None:
    random = Random("followed")
    for board, dice in positions_of_wild_games(random, 500):
        for after, play in legal_plays(board, dice).items():
            assert followed(board, dice, play) == after
            # Of two men to one point the first hits, so that the marks stay where they are.
            if not any(step.hit for step in play):
                assert followed(board, dice, tuple(reversed(play))) == after


@pytest.mark.parametrize(
    ("dice", "play"),
    [
        pytest.param((6, 1), [(24, 18), (6, 4)], id="no die is a two"),
        pytest.param((6, 1), [(24, 18)], id="a die is left"),
        pytest.param((6, 1), [(24, 18), (6, 5), (6, 5)], id="a die more"),
        pytest.param((6, 5), [(24, 18), (6, 1)], id="a held point"),
        pytest.param((6, 1), [(24, 18), (7, 6)], id="nobody is there"),
        pytest.param((6, 1), [], id="nothing is played"),
    ],
)
def test_what_is_no_legal_opening(dice: Dice, play: list[tuple[int, int]]) -> None:
    assert followed(START, dice, tuple(Step(*ends, hit=False) for ends in play)) is None


def test_hits_are_those_that_are_marked() -> None:
    own = {24: 2, 13: 5, 8: 3, 6: 5}
    other = {24: 1, 20: 1, 13: 5, 8: 3, 6: 5}
    board = Board(*(tuple(men.get(point, 0) for point in range(BAR + 1)) for men in (own, other)))
    hit, quiet = (Step(6, 5, hit=mark) for mark in (True, False))
    after = Board((*board.own[:5], 1, 4, *board.own[7:]), (*board.other[:20], 0, *board.other[21:]))

    assert followed(board, (1, 1), (quiet, quiet)) is None
    assert followed(board, (6, 1), (quiet, Step(13, 7, hit=False))) is None
    assert followed(board, (6, 1), (hit, Step(13, 7, hit=False))) == Board(
        (*after.own[:7], 1, *after.own[8:13], 4, *after.own[14:]), (*after.other[:25], 1)
    )
