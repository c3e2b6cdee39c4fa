"""Positions as 26 letters, and records that hold nothing but a position."""

from __future__ import annotations

from collections.abc import Sequence

from bgaudit.source import Span
from bgaudit.transcript.model import (
    CrawfordStated,
    Event,
    Game,
    Match,
    PositionStated,
    Roll,
    Row,
    ScoreLine,
    SetPosition,
)
from bgaudit.transcript.notation import read_roll

_PLACES = 26
_BAR = 25
_MOST = 16
"""More men on a point than there are letters for."""


def letters_of(counts: Sequence[int]) -> str:
    """The letters of an XGID for the men on each point of side 1's numbering.

    Side 1's men count above zero and side 2's below; the bars are the first and the last of the 26,
    in either order, for the sign tells whose men they are. Raises :class:`ValueError` with what is
    wrong.
    """
    if len(counts) != _PLACES:
        raise ValueError(f"a position has {_PLACES} numbers, and not {len(counts)}")
    bars = (counts[0], counts[_BAR])
    own = sum(count for count in bars if count > 0)
    other = sum(count for count in bars if count < 0)
    return "".join(map(_letter, (other, *counts[1:_BAR], own)))


def turned(letters: str) -> str:
    """The same position from the other side's view."""
    return letters[::-1].swapcase()


def _letter(count: int) -> str:
    if abs(count) > _MOST:
        raise ValueError(f"{abs(count)} men cannot stand on one point")
    if not count:
        return "-"
    return chr(ord("A") + count - 1) if count > 0 else chr(ord("a") - count - 1)


def cube_of(value: int) -> int:
    """What a cube shows. Raises :class:`ValueError` if no cube shows that."""
    if value < 1 or value & (value - 1):
        raise ValueError(f"no cube shows {value}")
    return value


def match_from(position: PositionStated, names: tuple[str, str], span: Span) -> Match:
    """A record of one game that begins at a position, whose roll has still to be played."""
    row = Row(None, span)
    events = [
        Event(None, SetPosition(position.letters, position.cube, position.owner), span, row),
    ]
    if position.crawford:
        events.append(Event(None, CrawfordStated(), span, row))
    if position.roll:
        roll, dice = read_roll(position.roll)
        events.append(Event(position.on_roll, Roll(roll, dice), span, row))
    score = ScoreLine(names, position.score, span)
    return Match(
        position.length,
        span,
        players=names,
        games=[Game(None, span, score, events, by_event=True, tells_result=False)],
        marks_hits=False,
    )
