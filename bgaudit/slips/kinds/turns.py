"""A turn that is missing, or entered twice.

Where it has a cell of its own, the columns stay as they are. Else all later cells have come into
the other column.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from itertools import combinations_with_replacement

from bgaudit.replay.turns.doubt import seen_by
from bgaudit.replay.turns.play_notation import in_notation
from bgaudit.rules.allowed import allowed_plays
from bgaudit.rules.board import Board
from bgaudit.rules.plays import Dice, Step, closed_out
from bgaudit.slips.catalogue import TURN_MISSING, TURN_TWICE
from bgaudit.slips.line import Line, Standing, with_other_sides
from bgaudit.slips.slip import Correction, Fault, Slip
from bgaudit.slips.written import play_of
from bgaudit.transcript.edits import Edit, Inserted, Removed, Swapped
from bgaudit.transcript.model import Double, NoPlay, Result, Turn

_TWICE = 0.3
_DANCED = 0.5
_MISSING = 0.6
_TURNS_BACK = 6
"""How many events before a fault a turn is looked for whose cell is missing: that shows at once."""


def turn_twice(fault: Fault) -> Iterator[Slip]:
    """A turn is there twice, and the second time it was no turn."""
    line = fault.line
    for place in range(fault.place, 0, -1):
        event, before = line.events[place], _turn_before(line, place)
        if before is None or not isinstance(event.action, Turn):
            continue
        if event.action != line.events[before].action:
            continue
        same_side = event.side == line.events[before].side
        later = line if same_side else with_other_sides(line, place + 1, _last_cell(line))
        edits: tuple[Edit, ...] = (Removed(fault.match, fault.game, place),)
        if not same_side and place < _last_cell(line):
            edits += (Swapped(fault.match, fault.game, place + 1, _last_cell(line)),)
        yield Slip(
            kind=TURN_TWICE,
            rarity=_TWICE,
            about=place,
            line=later,
            place=place + 1,
            standing=fault.passed[place].standing,
            before=fault.passed[place].weight,
            correct=partial(Correction, "the turn is entered twice", edits),
        )


def turn_missing(fault: Fault) -> Iterator[Slip]:
    """A turn of the opponent is not written down."""
    line, at = fault.line, fault.place
    event, last = line.events[at], fault.passed[at].standing.last
    if event.side and last == event.side:
        yield from _missing(fault, line, at, 3 - event.side)
        return
    first = _turn_after(line, 0)
    if line.events[first].side == 2:  # The left cell of the first row is free.
        yield from _missing(fault, line, first, 1)
    for place in range(at, max(-1, at - _TURNS_BACK), -1):
        moving = line.events[place]
        if isinstance(moving.action, Turn | Double) and moving.side:
            later = with_other_sides(line, place, _last_cell(line))
            yield from _missing(fault, later, place, moving.side)


def _missing(fault: Fault, later: Line, place: int, side: int) -> Iterator[Slip]:
    """Any turn of a side before an event."""
    view = seen_by(side, fault.passed[place].standing.board)
    if view.over or view.turned().over:
        return
    for board, dice, steps in _any_turn(view, later):
        yield Slip(
            kind=TURN_MISSING,
            rarity=_MISSING if steps else _DANCED,
            about=place,
            line=later,
            place=place,
            standing=Standing(seen_by(side, board), side),
            before=fault.passed[place].weight,
            correct=partial(_with_turn, fault, later, place, side, dice, steps),
        )


def _with_turn(
    fault: Fault, later: Line, place: int, side: int, dice: Dice, steps: tuple[Step, ...]
) -> Correction:
    view = seen_by(side, fault.passed[place].standing.board)
    played = play_of(view, steps, marked=later.style.marked) if steps else NoPlay("Cannot Move")
    turn = Turn(f"{dice[0]}{dice[1]}", dice, played)
    edits: tuple[Edit, ...] = (Inserted(fault.match, fault.game, place, side, turn),)
    if later is not fault.line:
        edits += (Swapped(fault.match, fault.game, place, _last_cell(later)),)
    what = f"{in_notation(view, steps)} with {dice[0]}-{dice[1]}" if steps else _dance(view)
    return Correction(f"a turn is missing before it: {what}", edits)


def _last_cell(line: Line) -> int:
    """The last event that shifts with the turns: a result stands in the winner's column."""
    places = range(len(line.events) - 1, -1, -1)
    return next(at for at in places if not isinstance(line.events[at].action, Result))


def _any_turn(view: Board, line: Line) -> Iterator[tuple[Board, Dice, tuple[Step, ...]]]:
    """Each board that a turn can lead to, with a roll and a play that do."""
    known: set[Board] = set()
    for dice in combinations_with_replacement(range(6, 0, -1), 2):
        plays = allowed_plays(view, dice, line.rules) or {view: ()}
        for board, steps in plays.items():
            if board not in known:
                known.add(board)
                yield board, dice, steps


def _dance(view: Board) -> str:
    return "no turn, closed out" if closed_out(view) else "a roll that could not be played"


def _turn_after(line: Line, place: int) -> int:
    """The first turn from an event on."""
    later = range(place, len(line.events))
    return next(at for at in later if isinstance(line.events[at].action, Turn))


def _turn_before(line: Line, place: int) -> int | None:
    """The last turn before an event."""
    earlier = range(place - 1, -1, -1)
    return next((at for at in earlier if isinstance(line.events[at].action, Turn)), None)
