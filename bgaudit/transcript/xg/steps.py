"""The steps of the plays in an .xg file, and what they do to the men.

Behind a header of fixed size, and a picture, stand records of 2560 bytes in one zlib stream. The
record of a play has its steps as eight numbers of 32 bits, from and to in turn; the package that
reads the rest takes them for bytes. See https://www.extremegammon.com/XGformat.aspx.
"""

from __future__ import annotations

import struct
import zlib
from collections.abc import Iterator, Sequence

from bgaudit.transcript.model import BAR, OFF, NoPlay, Play, Played, UnknownPlay, Unreadable
from bgaudit.transcript.model import WrittenStep as Step

_HEADER = 8232
_PICTURE_SIZE = struct.Struct("<20xI")
_RECORD = 2560
_KIND = 8
_MOVE = 3
_STEPS = struct.Struct("<68x8i")
_NOTHING = (0,) * 8
"""A roll that nobody played."""
_NO_MORE = -1

Men = list[int]
"""Signed men from the mover's view: his own above zero, 25 his bar and 0 the opponent's."""


def steps_of_moves(data: bytes) -> list[tuple[int, ...]]:
    """The eight numbers of every play, in the order of the file."""
    return list(_moves(data))


def _moves(data: bytes) -> Iterator[tuple[int, ...]]:
    (picture,) = _PICTURE_SIZE.unpack_from(data)
    packed = data[_HEADER + picture :]
    try:
        records = zlib.decompress(packed)
    except zlib.error:
        records = packed
    for start in range(0, len(records) - _RECORD + 1, _RECORD):
        if records[start + _KIND] == _MOVE:
            yield _STEPS.unpack_from(records, start)


def play_of(numbers: Sequence[int], men: Men) -> tuple[Played, Men]:
    """What was played, and the men after it. Points count from 0, and from 24 on the bar."""
    if tuple(numbers) == _NOTHING:
        return UnknownPlay(), men
    steps: list[Step] = []
    for start, end in zip(numbers[::2], numbers[1::2], strict=True):
        if start == _NO_MORE:
            break
        source, target = start + 1, max(end + 1, OFF)
        if not (OFF < source <= BAR and target < BAR):
            return Unreadable(" ".join(map(str, numbers))), men
        men, hit = _moved(men, source, target)
        steps.append(Step((source, target), (target,) if hit else (), 1))
    return (Play.of(tuple(steps)) if steps else NoPlay()), men


def _moved(men: Men, source: int, target: int) -> tuple[Men, bool]:
    """The men after a step, and whether it hit one."""
    men = [*men]
    men[source] -= 1
    if target == OFF:
        return men, False
    hit = men[target] == -1
    if hit:
        men[target] = 0
        men[OFF] -= 1
    men[target] += 1
    return men, hit


def turned(men: Sequence[int]) -> Men:
    """The same men from the other side's view."""
    return [-count for count in reversed(men)]
