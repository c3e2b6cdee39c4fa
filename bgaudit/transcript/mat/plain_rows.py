"""Rows as nearly all are: a roll and its play, and beside it another one.

They are seen at one glance, and as :mod:`bgaudit.transcript.mat.rows` would find them cell by cell.
"""

from __future__ import annotations

import re

from bgaudit.source import Span
from bgaudit.transcript.model import Event, Row
from bgaudit.transcript.notation import read_turn

RIGHT_GAP = 10
"""A lone cell that stands this far from its row's number is the right player's."""

_POINT = r"(?:bar|2[0-5]|[01]?\d)"
_STEP = rf"{_POINT}(?:\*?/(?:off|{_POINT}))+\*?(?:\([1-4]\)\*?)?"
_TURN = rf"([1-6]{{2}}):(?: {{0,2}}({_STEP}(?: {_STEP})*|cannot move|\?{{4}}))?"
_PLAIN = re.compile(rf"( *){_TURN}(?: +{_TURN})? *", re.ASCII | re.IGNORECASE)


def read_plain_row(
    line: str, offset: int, number: int, begin: int
) -> tuple[Row, list[Event]] | None:
    """The row, if nothing but plain turns stands behind its number, which ends at ``begin``."""
    found = _PLAIN.fullmatch(line, begin)
    if found is None:
        return None
    gap, first, play, second, answer = found.groups("")
    row = Row(number, Span(offset, offset + len(line)))
    span = Span(offset + found.start(2), offset + (found.end(3) if play else found.end(2) + 1))
    events = [Event(2 if len(gap) >= RIGHT_GAP else 1, read_turn(first, play), span, row)]
    if second:
        end = found.end(5) if answer else found.end(4) + 1
        span = Span(offset + found.start(4), offset + end)
        events.append(Event(2, read_turn(second, answer), span, row))
    return row, events
