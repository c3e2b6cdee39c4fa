"""A die misread, or the two dice of another roll."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from itertools import combinations_with_replacement

from bgaudit.replay.turns.doubt import seen_by
from bgaudit.replay.turns.judge import judge
from bgaudit.rules.plays import Dice
from bgaudit.slips.catalogue import DIE_MISREAD, OTHER_ROLL
from bgaudit.slips.line import Standing
from bgaudit.slips.slip import Correction, Fault, Slip
from bgaudit.slips.steps import joins_steps
from bgaudit.transcript.edits import Replaced
from bgaudit.transcript.model import NoPlay, Play, Turn

_DIE_MISREAD = 0.3
_BESIDE = 0.5
"""The roll of the turn before or after it."""
_OTHER_ROLL = 0.6
_JOINED = 0.4
"""How much rarer it is if two steps of a man then stand as one, in a record that joins none."""


def other_dice(fault: Fault) -> Iterator[Slip]:
    """The play was made with another roll."""
    line, at = fault.line, fault.place
    event = line.events[at]
    turn = event.action
    if not isinstance(turn, Turn) or not isinstance(turn.played, Play | NoPlay):
        return
    side = event.side or 1
    view = seen_by(side, fault.passed[at].standing.board)
    as_it_stands = fault.passed[at + 1].standing
    if line.reading(at, view) is not None:
        return
    beside = {frozenset(_dice(fault, near)) for near in (at - 2, at - 1, at + 1, at + 2)}
    for roll in combinations_with_replacement(range(6, 0, -1), 2):
        if turn.dice and set(roll) == set(turn.dice) and sum(roll) == sum(turn.dice):
            continue
        readings = judge(view, roll, turn.played, line.rules).readings
        if not readings:
            continue
        kind, rarity = DIE_MISREAD, _DIE_MISREAD
        if not _shares_a_die(turn.roll, roll):
            kind, rarity = OTHER_ROLL, _BESIDE if frozenset(roll) in beside else _OTHER_ROLL
        if _joins_steps(turn, roll) and not line.joins_steps:
            rarity += _JOINED
        standing = Standing(seen_by(side, readings[0].board), side)
        yield Slip(
            kind=kind,
            rarity=rarity,
            about=at,
            line=line,
            place=at + 1,
            standing=standing,
            before=fault.passed[at].weight,
            correct=partial(_with_dice, fault, turn, roll),
            changes=standing.board != as_it_stands.board,
        )


def _with_dice(fault: Fault, turn: Turn, roll: Dice) -> Correction:
    first, second = dice = _in_written_order(turn.roll, roll)
    action = turn._replace(roll=f"{first}{second}", dice=dice)
    edit = Replaced(fault.match, fault.game, fault.place, action)
    return Correction(f"the roll was {first}-{second}, not {_told(turn)}", (edit,))


def _joins_steps(turn: Turn, roll: Dice) -> bool:
    return isinstance(turn.played, Play) and joins_steps(turn.played, roll)


def _dice(fault: Fault, place: int) -> Dice | tuple[()]:
    events = fault.line.events
    action = events[place].action if 0 <= place < len(events) else None
    return (action.dice or ()) if isinstance(action, Turn) else ()


def _shares_a_die(written: str, roll: Dice) -> bool:
    """Whether one of the two dice is as it is written."""
    first, second = roll
    return written in ("",) or any(
        written[:1] == str(one) or written[1:] == str(other)
        for one, other in ((first, second), (second, first))
    )


def _in_written_order(written: str, roll: Dice) -> Dice:
    """The roll with the die that is right in its place."""
    first, second = roll
    swapped = written[:1] == str(second) or written[1:] == str(first)
    kept = written[:1] == str(first) or written[1:] == str(second)
    return (second, first) if swapped and not kept else roll


def _told(turn: Turn) -> str:
    return f"{turn.roll[0]}-{turn.roll[1]}" if len(turn.roll) == 2 else turn.roll or "missing"
