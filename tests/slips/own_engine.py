"""The rules of a turn for the makers of records with slips. It shares no code with bgaudit.

Each side counts its points for itself: 24 is the farthest from home, 25 the bar, 0 off. A board is
seen by the side that is to move.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

BAR, OFF = 25, 0
Men = tuple[int, ...]
Dice = tuple[int, int]


class Board(NamedTuple):
    """How many men each side has on each of its points."""

    own: Men
    other: Men


class Step(NamedTuple):
    """One man's way with one die."""

    source: int
    target: int
    hit: bool


Play = tuple[Step, ...]

_MEN = {24: 2, 13: 5, 8: 3, 6: 5}
_SIDE = tuple(_MEN.get(point, 0) for point in range(26))
START = Board(_SIDE, _SIDE)


def turned(board: Board) -> Board:
    """The same men as the other side sees them."""
    return Board(board.other, board.own)


def carried(board: Board, source: int, target: int) -> tuple[Board, Step]:
    """A man moved, whether he may or not, and a lone man hit if there is one."""
    own = list(board.own)
    own[source] -= 1
    own[target] += 1
    facing = BAR - target
    if target == OFF or board.other[facing] != 1:
        return Board(tuple(own), board.other), Step(source, target, hit=False)
    other = list(board.other)
    other[facing] -= 1
    other[BAR] += 1
    return Board(tuple(own), tuple(other)), Step(source, target, hit=True)


def made(board: Board, play: Play) -> Board | None:
    """Where a play leads, legal or not; None if it moves a man who is not there."""
    for source, target, _ in play:
        if not board.own[source]:
            return None
        board, _ = carried(board, source, target)
    return board


def steps_with(board: Board, die: int) -> Iterator[tuple[int, int]]:
    """Every single step that one die allows."""
    for source in range(BAR, 0, -1):
        if board.own[source] and may_step(board, source, die):
            yield source, max(source - die, OFF)


def may_step(board: Board, source: int, die: int) -> bool:
    """Whether a man on a point may go with a die."""
    own, other = board
    if not own[source] or (own[BAR] and source != BAR):
        return False
    if source > die:
        return other[BAR - source + die] < 2
    return not any(own[7:]) and (source == die or not any(own[source + 1 : 7]))


@lru_cache(maxsize=1 << 12)
def legal_plays(board: Board, dice: Dice) -> dict[Board, Play]:
    """The positions that a roll may lead to, each with a way; empty if no man can be moved."""
    high, low = max(dice), min(dice)
    if high == low:
        found: dict[Board, Play] = {board: ()}
        for _ in range(4):
            further = _further(found, high)
            if not further:
                break
            found = further
        return {} if board in found else found
    first, second = _further({board: ()}, high), _further({board: ()}, low)
    both = _further(first, low)
    for after, way in _further(second, high).items():
        both.setdefault(after, way)
    return both or first or second


def _further(ways: dict[Board, Play], die: int) -> dict[Board, Play]:
    """All ways gone on with one more die; a side without men on the board goes no further."""
    found: dict[Board, Play] = {}
    for board, way in ways.items():
        for source, target in steps_with(board, die):
            after, step = carried(board, source, target)
            if after not in found:
                found[after] = (*way, step)
    return found


def followed(board: Board, dice: Dice, play: Play) -> Board | None:
    """Where a legal play leads whose hits are just those that are marked; None if it is not one.

    Its steps may be given in any order.
    """
    lengths = dice * 2 if dice[0] == dice[1] else dice
    if len(play) > len(lengths):
        return None
    after = _in_some_order(
        board, lengths, play, frozenset(step.target for step in play if step.hit)
    )
    if after is None or len(play) == len(lengths):
        return after
    plays = legal_plays(board, dice)
    return after if after in plays or not (plays or play) else None


def _in_some_order(
    board: Board, dice: tuple[int, ...], play: Play, hits: frozenset[int]
) -> Board | None:
    """Each step with one die, where the men hit stand on the points that are given."""
    if not play:
        return None if hits else board
    for place, (source, target, _) in enumerate(play):
        for die in set(dice):
            if target != max(source - die, OFF) or not may_step(board, source, die):
                continue
            after, step = carried(board, source, target)
            if step.hit and target not in hits:
                continue
            left = list(dice)
            left.remove(die)
            rest = play[:place] + play[place + 1 :]
            end = _in_some_order(after, tuple(left), rest, hits - {target} if step.hit else hits)
            if end is not None:
                return end
    return None


def has_won(board: Board) -> bool:
    """Whether the side that has just moved has borne off its last man."""
    return not any(board.own[1:])


def kind_of_win(board: Board) -> int:
    """What the side that has won gets: 1 a single game, 2 a gammon, 3 a backgammon."""
    if board.other[OFF]:
        return 1
    return 3 if any(board.other[19:]) else 2
