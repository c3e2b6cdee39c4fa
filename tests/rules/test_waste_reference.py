"""The plays that each option allows are those of a second reading of the rules, step by step.

The numbers are for a quick run. The same with more positions:
``BGAUDIT_REFERENCE_POSITIONS=20000 pytest -rP tests/rules/test_waste_reference.py``;
``BGAUDIT_REFERENCE_SEED`` chooses others.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from random import Random

import pytest
import reference
from positions import STRESS

from bgaudit.replay.turns.judge import judge
from bgaudit.rules.allowed import allowed_if_passing, allowed_plays
from bgaudit.rules.board import HOME, OFF, Board, men
from bgaudit.rules.options.moves import BearoffWaste, MoveRules
from bgaudit.rules.plays import Dice, legal_plays, moved
from bgaudit.rules.position_id import Position, to_xgid
from bgaudit.rules.why_not import Breach
from bgaudit.transcript.model import Play, WrittenStep

POSITIONS = int(os.environ.get("BGAUDIT_REFERENCE_POSITIONS", "1200"))
SEED = os.environ.get("BGAUDIT_REFERENCE_SEED", "1")
OPTIONS: tuple[BearoffWaste, ...] = ("standard", "full_value_if_possible", "min_total")


def race(rng: Random) -> Board:
    """Men of one side in its home board, all the others past them."""
    own = [rng.randint(1, HOME) for _ in range(rng.randint(1, 15))]
    return Board(men({point: own.count(point) for point in own}), men({24: 0, 1: 5}))


def last_men_home(rng: Random) -> Board:
    """Some men home, one or two coming, against points and lone men of the other side."""
    own = [rng.randint(1, HOME) for _ in range(rng.randint(1, 8))]
    own += [rng.randint(HOME + 1, 12) for _ in range(rng.randint(1, 2))]
    free = [point for point in range(1, 25) if 25 - point not in own]
    other = [point for point in rng.sample(free, 5) for _ in range(rng.randint(1, 3))]
    return Board(
        men({point: own.count(point) for point in own}),
        men({point: other.count(point) for point in other}),
    )


KINDS: dict[str, Callable[[Random], Board]] = {
    "race": race,
    "bearing off": STRESS["bearing off"],
    "last men home": last_men_home,
    "few men": STRESS["few men"],
    "scattered": STRESS["scattered"],
}


def positions(kind: str, count: int = POSITIONS) -> Iterator[tuple[Board, Dice]]:
    rng = Random(f"{SEED} {kind}")
    for _ in range(-(-count // len(KINDS))):
        yield KINDS[kind](rng), (rng.randint(1, 6), rng.randint(1, 6))


def name(board: Board, dice: Dice) -> str:
    return str(to_xgid(Position(board, dice=dice)))


@pytest.mark.parametrize("kind", KINDS)
def test_the_same_plays_are_allowed(kind: str) -> None:
    compared = changed = count = 0
    for board, dice in positions(kind):
        count += 1
        for waste in OPTIONS:
            ours = set(allowed_plays(board, dice, MoveRules(bearoff_waste=waste)))
            assert ours == reference.turns(board, dice, waste=waste), (waste, name(board, dice))
            compared += len(ours)
            changed += waste != "standard" and len(ours) < len(legal_plays(board, dice))
    print(f"{kind}: {count} positions, {compared} plays, {changed} times fewer, no difference")


@pytest.mark.parametrize("kind", KINDS)
def test_the_same_plays_are_allowed_with_either_die(kind: str) -> None:
    for board, dice in positions(kind):
        for waste in OPTIONS:
            rules = MoveRules(larger_die=False, bearoff_waste=waste)
            assert set(allowed_plays(board, dice, rules)) == reference.turns(
                board, dice, larger_die=False, waste=waste
            ), (waste, name(board, dice))


@pytest.mark.parametrize("kind", ["last men home", "scattered", "behind a prime"])
def test_the_same_plays_are_allowed_if_men_may_pass_over_held_points(kind: str) -> None:
    rng = Random(f"{SEED} {kind}")
    more = 0
    for _ in range(POSITIONS // 8):
        board, dice = (KINDS | STRESS)[kind](rng), (rng.randint(1, 6), rng.randint(1, 6))
        ours = set(allowed_if_passing(board, dice, MoveRules()))
        assert ours == reference.turns(board, dice, passing=True), name(board, dice)
        more += ours != set(legal_plays(board, dice))
    assert more
    print(f"{kind}: {more} of {POSITIONS // 8} positions changed, no difference")


@pytest.mark.parametrize("kind", KINDS)
def test_a_play_is_judged_by_the_same_plays(kind: str) -> None:
    """Every play that is legal by the usual rules, and the one reason that may forbid it."""
    reasons: dict[BearoffWaste, Breach] = {
        "full_value_if_possible": Breach.FULL_VALUE,
        "min_total": Breach.PIP_WASTE,
    }
    for board, dice in positions(kind, POSITIONS // 4):
        for waste, reason in reasons.items():
            rules = MoveRules(bearoff_waste=waste)
            right = reference.turns(board, dice, waste=waste)
            for end, steps in legal_plays(board, dice).items():
                written = tuple(WrittenStep((source, target), (), 1) for source, target in steps)
                verdict = judge(board, dice, Play.of(written), rules)
                if end in right:
                    assert end in {reading.board for reading in verdict.readings}
                elif not verdict.readings:
                    assert verdict.fault is not None
                    assert verdict.fault.breach is reason
                    assert verdict.legal is not None
                    assert set(verdict.legal) == right
                    assert verdict.stands == end
                else:
                    # Written without its hits, it is also another play, which is allowed.
                    assert {reading.board.own for reading in verdict.readings} == {end.own}


@pytest.mark.parametrize("kind", ["race", "bearing off"])
def test_a_winning_play_is_never_forbidden(kind: str) -> None:
    for board, dice in positions(kind):
        wins = any(end.over for end in legal_plays(board, dice))
        for waste in OPTIONS:
            plays = allowed_plays(board, dice, MoveRules(bearoff_waste=waste))
            assert any(end.over for end in plays) is wins


def test_the_reference_knows_a_turn_from_a_sequence_of_steps() -> None:
    """{6, 4} with 5-3, worked out by hand: 6/1 4/1, or 6/3 and then 4/off."""
    board = Board(men({6: 1, 4: 1}), men({}))
    first = moved(moved(board, 6, 1), 4, 1)
    second = moved(moved(board, 6, 3), 4, OFF)
    assert reference.turns(board, (5, 3)) == {first, second}
    assert reference.turns(board, (5, 3), waste="min_total") == {first}
