"""The two cells of a row, or of all rows from one on, are swapped."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from bgaudit.slips.catalogue import COLUMNS_SWAPPED
from bgaudit.slips.slip import Correction, Fault, Slip
from bgaudit.transcript.edits import Edit, Replaced, Swapped
from bgaudit.transcript.model import Event, Result

_ONE_ROW = 0.5
_ALL_ROWS = 0.55
_ROWS_BACK = 12
"""How many rows before a fault it is looked for: it shows soon."""


def cells_swapped(fault: Fault) -> Iterator[Slip]:
    """What stands in one column belongs into the other."""
    rows = _rows(fault.line.events)
    turns = [row for row in rows if not isinstance(fault.line.events[row[0]].action, Result)]
    here = next((number for number, row in enumerate(turns) if fault.place in row), None)
    if here is None:
        return
    for number in range(here, max(-1, here - _ROWS_BACK), -1):
        alone = len(turns[number]) == 1
        says = "it stands in the other column" if alone else "the cells of its row are swapped"
        yield _slip(fault, turns[number : number + 1], says, _ONE_ROW)
        says = "from its row on the columns are swapped"
        yield _slip(fault, turns[number:], says, _ALL_ROWS)
        if len(turns) < len(rows):
            yield _slip(fault, rows[number:], says, _ALL_ROWS)


def _slip(fault: Fault, rows: Sequence[range], says: str, rarity: float) -> Slip:
    """The game with the cells of some rows swapped."""
    line = fault.line
    events = list(line.events)
    edits: list[Edit] = []
    for row in rows:
        sides = [line.events[place].side for place in row]
        if len(row) == 2 and set(sides) == {1, 2}:
            for place, other in zip(row, reversed(row), strict=True):
                action = line.events[other].action
                events[place] = line.events[place]._replace(action=action)
                edits.append(Replaced(fault.match, fault.game, place, action))
            continue
        for place in row:
            event = line.events[place]
            if event.side:
                events[place] = event._replace(side=3 - event.side)
                edits.append(Swapped(fault.match, fault.game, place, place))
    first = rows[0][0]
    return Slip(
        kind=COLUMNS_SWAPPED,
        rarity=rarity,
        about=first,
        line=line.with_events(events),
        place=first,
        standing=fault.passed[first].standing,
        before=fault.passed[first].weight,
        correct=partial(Correction, says, tuple(edits)),
    )


def _rows(events: Sequence[Event]) -> list[range]:
    """The places of the events of each row."""
    rows: list[range] = []
    for place, event in enumerate(events):
        if rows and events[place - 1].row.span == event.row.span:
            rows[-1] = range(rows[-1].start, place + 1)
        else:
            rows.append(range(place, place + 1))
    return rows
