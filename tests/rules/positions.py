"""Positions and plays for the tests of the rules: written ones, drawn ones, and ones under stress.

Plays are written as in a record: ``bar/22 13/7``, ``24/18/13``, ``6/off(2)``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import pairwise
from random import Random

from hypothesis import strategies as st

from bgaudit.rules.board import BAR, HOME, OFF, Board, Men, men
from bgaudit.rules.plays import Dice, Step, moved, pips_of
from bgaudit.rules.position_id import board_from_letters

START = "-b----E-C---eE---c-e----B-"


def steps(text: str) -> list[Step]:
    """The steps of a play, in the order in which they are written."""
    written = []
    for token in text.replace("*", "").replace("bar", "25").replace("off", "0").split():
        path, _, count = token.rstrip(")").partition("(")
        written += [Step(*ends) for ends in pairwise(map(int, path.split("/")))] * int(count or 1)
    return written


def after(board: Board, play: str) -> Board:
    """The board when every step of a play has been made, whether it is legal or not."""
    for step in steps(play):
        board = moved(board, *step)
    return board


def results(letters: str, *plays: str) -> set[Board]:
    """What plays make of the position that an XGID's letters give."""
    return {after(board_from_letters(letters), play) for play in plays}


# Positions and plays that Hypothesis draws.

rolls: st.SearchStrategy[Dice] = st.tuples(st.integers(1, 6), st.integers(1, 6))


def _up_to_fifteen(counts: dict[int, int]) -> Men:
    left, side = 15, {}
    for point, count in counts.items():
        side[point] = min(count, left)
        left -= side[point]
    return men(side)


@st.composite
def boards(draw: st.DrawFn, *, apart: bool = True) -> Board:
    """Any position. Without ``apart`` also such as only illegal plays that stood can lead to."""
    reach = draw(st.sampled_from((BAR, BAR, 12, 8, HOME)))
    stacks = st.integers(1, 5)
    own = draw(st.dictionaries(st.integers(1, reach), stacks, min_size=1, max_size=8))
    other = draw(st.dictionaries(st.integers(1, BAR), stacks, max_size=8))
    if apart:
        other = {point: count for point, count in other.items() if 25 - point not in own}
    return Board(_up_to_fifteen(own), _up_to_fifteen(other))


@st.composite
def plausible_plays(draw: st.DrawFn, board: Board, dice: Dice) -> list[Step]:
    """Steps by men that are there and, mostly, over distances that the dice give.

    Steps of several dice are among them, and so are steps onto held points, men borne off too
    early, and plays that are too short or too long.
    """
    pips = pips_of(dice)
    together = [sum(pips[:count]) for count in range(2, len(pips) + 1)]
    side = list(board.own)
    written: list[Step] = []
    for _ in range(draw(st.integers(1, len(pips)))):
        there = [point for point in range(BAR, OFF, -1) if side[point]]
        if not there:
            break
        source = BAR if side[BAR] and draw(st.booleans()) else draw(st.sampled_from(there))
        length = draw(st.sampled_from([*pips, *together, 0]) | st.just(pips[len(written)]))
        target = max(OFF, source - (length or draw(st.integers(1, 24))))
        side[source] -= 1
        side[target] += 1
        written.append(Step(source, target))
    return written


any_steps: st.SearchStrategy[list[Step]] = st.lists(
    st.builds(Step, st.integers(OFF, BAR), st.integers(OFF, BAR)), max_size=5
)


@st.composite
def joined(draw: st.DrawFn, play: Iterable[Step]) -> list[Step]:
    """The same play as another hand may write it: in another order, the steps of one man joined."""
    written = list(draw(st.permutations(list(play))))
    for step in list(written):
        onward = next((later for later in written if later.source == step.target != OFF), None)
        if step in written and onward is not None and draw(st.booleans()):
            written.remove(onward)
            written[written.index(step)] = Step(step.source, onward.target)
    return written


# Positions under stress, for the comparisons with other engines.


def _side(rng: Random, total: int, points: Iterable[int], held: Iterable[int] = ()) -> Men:
    """Men for one side: two on each of the ``held`` points, the others anywhere on ``points``."""
    choice = list(points)
    placed = [point for point in held for _ in range(2)][:total]
    placed += rng.choices(choice, k=total - len(placed))
    return men({point: placed.count(point) for point in placed})


def _free(side: Men, points: Iterable[int]) -> list[int]:
    """Those of ``points``, in the other side's numbering, that ``side`` leaves to it."""
    return [point for point in points if point == BAR or not side[25 - point]]


def _facing(rng: Random, other: Men, points: Iterable[int], total: int | None = None) -> Board:
    """A board with men of the player to move on such of ``points`` as the other side leaves."""
    return Board(_side(rng, total or rng.randint(1, 15), _free(other, points)), other)


def scattered(rng: Random) -> Board:
    """Men of both sides anywhere."""
    return _facing(rng, _side(rng, rng.randint(1, 15), range(1, 26)), range(1, 26))


def on_the_bar(rng: Random) -> Board:
    """One to four men on the bar, against some points of the other side's home board."""
    held = rng.sample(range(1, HOME + 1), rng.randint(1, 5))
    other = _side(rng, 15, range(1, 25), held)
    board = _facing(rng, other, range(1, 25), rng.randint(1, 11))
    waiting = rng.randint(1, 4)
    return Board((board.own[0] - waiting, *board.own[1:BAR], waiting), other)


def behind_a_prime(rng: Random) -> Board:
    """Four to six points in a row before the men who have to pass them."""
    length = rng.randint(4, 6)
    lowest = rng.randint(1, 18)
    wall = range(lowest, lowest + length)
    other = _side(rng, 15, range(1, 19), wall)
    edge = 25 - lowest
    points = [*range(max(1, edge - 12), 26), *range(1, HOME + 1)]
    return _facing(rng, other, points)


def closed_board(rng: Random) -> Board:
    """A home board of the other side that is closed, or has one gap; often a man on the bar."""
    held = list(range(1, HOME + 1))
    if rng.random() < 0.6:
        held.remove(rng.choice(held))
    other = _side(rng, 15, [*held, *range(7, 25)], held)
    return _facing(rng, other, [BAR, BAR, *range(1, 25)])


def bearing_off(rng: Random) -> Board:
    """All men home or nearly; the other side gone past, waiting there, or on the bar."""
    late = [rng.randint(7, 12)] if rng.random() < 0.4 else []
    own = _side(rng, rng.randint(1, 15), [*range(1, HOME + 1), *late])
    return Board(own, _side(rng, rng.randint(1, 15), _free(own, range(1, 26))))


def few_men(rng: Random) -> Board:
    """One to three men a side."""
    other = _side(rng, rng.randint(1, 3), range(1, 26))
    return _facing(rng, other, range(1, 26), rng.randint(1, 3))


def among_blots(rng: Random) -> Board:
    """Lone men of the other side in every way, so that it matters which point is touched."""
    lone = rng.sample(range(1, 25), rng.randint(8, 15))
    other = men(dict.fromkeys(lone, 1))
    return _facing(rng, other, range(1, 26), rng.randint(2, 15))


STRESS: dict[str, Callable[[Random], Board]] = {
    "scattered": scattered,
    "on the bar": on_the_bar,
    "behind a prime": behind_a_prime,
    "closed board": closed_board,
    "bearing off": bearing_off,
    "few men": few_men,
    "among blots": among_blots,
}
