"""The legal plays are those that two other engines know: the same resulting positions.

The numbers are for a quick run. More positions and games, the same code:
``BGAUDIT_ORACLE_POSITIONS=100000 BGAUDIT_ORACLE_GAMES=300 pytest -rP tests/rules/test_oracles.py``;
``BGAUDIT_ORACLE_SEED`` chooses others.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from random import Random
from types import ModuleType
from typing import Any

import pytest
from positions import STRESS

from bgaudit.rules.board import VARIANTS, Board, Men, starting_board
from bgaudit.rules.plays import Dice, legal_plays
from bgaudit.rules.position_id import Position, to_xgid

POSITIONS = int(os.environ.get("BGAUDIT_ORACLE_POSITIONS", "3000"))
GAMES = int(os.environ.get("BGAUDIT_ORACLE_GAMES", "8"))
SEED = os.environ.get("BGAUDIT_ORACLE_SEED", "1")
KINDS = (*VARIANTS, *STRESS)


@pytest.mark.parametrize("kind", KINDS)
def test_gnu_backgammon_knows_the_same_plays(kind: str, gnubg: ModuleType) -> None:
    rng = Random(f"{SEED} {kind}")
    count = -(-POSITIONS // len(KINDS))
    compared = 0
    for board, dice in _positions(kind, rng, count):
        ours = set(legal_plays(board, dice))
        assert ours == _plays_of_gnubg(gnubg, board, dice), _name(board, dice)
        compared += len(ours)
    print(f"{kind}: {count} positions, {compared} plays, no difference")


def test_open_spiel_knows_the_same_plays_throughout_whole_games(spiel: ModuleType) -> None:
    rng = Random(SEED)
    decisions = compared = 0
    for _ in range(GAMES):
        state = spiel.load_game("backgammon").new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcome = rng.choice(state.chance_outcomes())[0]
                roll = state.action_to_string(state.current_player(), outcome)
                state.apply_action(outcome)
                continue
            player = state.current_player()
            board = _board_of_spiel(state, player)
            dice = int(roll[-3]), int(roll[-2])
            ends = dict(_ends_of_turn(state, player))
            ours = set(legal_plays(board, dice)) or {board}
            assert ours == ends.keys(), _name(board, dice)
            decisions += 1
            compared += len(ours)
            state = ends[rng.choice(list(ends))]
    print(f"{GAMES} games: {decisions} decisions, {compared} plays, no difference")


def _positions(kind: str, rng: Random, count: int) -> Iterator[tuple[Board, Dice]]:
    """Positions of one kind, each with a roll: those of random games, or drawn under stress."""
    board = None
    for _ in range(count):
        if kind in STRESS:
            board = STRESS[kind](rng)
        elif board is None or board.over or board.turned().over:
            board = starting_board(kind)
        dice = rng.randint(1, 6), rng.randint(1, 6)
        yield board, dice
        if kind in VARIANTS:
            board = rng.choice([*legal_plays(board, dice)] or [board]).turned()


def _name(board: Board, dice: Dice) -> str:
    return str(to_xgid(Position(board, dice=dice)))


def _plays_of_gnubg(gnubg: ModuleType, board: Board, dice: Dice) -> set[Board]:
    totals = sum(board.own), sum(board.other)
    sides = [list(board.other[1:]), list(board.own[1:])]
    return {
        Board(_with_off(own, totals[0]), _with_off(other, totals[1]))
        for other, own in map(gnubg.board_from_position_key, gnubg.moves(sides, *dice))
    }


def _with_off(points: tuple[int, ...], total: int) -> Men:
    return (total - sum(points), *points)


def _ends_of_turn(state: Any, player: int) -> Iterator[tuple[Board, Any]]:
    """The positions in which a turn can end; a double is played in two parts."""
    seen = set()
    for action in state.legal_actions():
        after = state.child(action)
        board = _board_of_spiel(after, player)
        if after.current_player() != player:
            yield board, after
        elif board not in seen:
            seen.add(board)
            yield from _ends_of_turn(after, player)


def _board_of_spiel(state: Any, player: int) -> Board:
    return Board(_side_of_spiel(state, player), _side_of_spiel(state, 1 - player))


def _side_of_spiel(state: Any, player: int) -> Men:
    """A side's men: player 0 comes from field 0, player 1 from field 23; 100 is the bar."""
    fields = range(23, -1, -1) if player == 0 else range(24)
    points = tuple(state.board(player, field) for field in fields)
    return _with_off((*points, state.board(player, 100)), 15)
