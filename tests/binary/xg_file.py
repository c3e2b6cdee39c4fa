"""Records encoded as .xg files, without analysis: what the public description of the format says.

See https://www.extremegammon.com/XGformat.aspx.
"""

from __future__ import annotations

import struct
import zlib
from dataclasses import dataclass, field

import men as board
from men import START, Men, turned

from bgaudit.transcript.model import Beaver, Double, Drop, Match, Result, Take, Turn

ACTIVE = {1: 1, 2: -1}
ANSWERS = {Drop: 0, Take: 1, Beaver: 2}


@dataclass
class XgFile:
    """The records of a file, one after the other."""

    records: list[bytearray] = field(default_factory=list)

    def add(self, kind: int, **fields: tuple[str, int, list[object]]) -> None:
        """A record of a kind: each field with its format, its offset and its values."""
        record = bytearray(2560)
        record[8] = kind
        for form, offset, values in fields.values():
            struct.pack_into(f"<{form}", record, offset, *values)
        self.records.append(record)

    def move(
        self, side: int, before: Men, after: Men, steps: list[int], dice: tuple[int, int], flag: int
    ) -> None:
        """A roll and a play. ``before`` is seen by side 1, ``after`` by the mover."""
        self.add(
            3,
            before=("26b", 9, [*before]),
            after=("26b", 35, [*after]),
            side=("i", 64, [ACTIVE[side]]),
            steps=("8i", 68, [*steps, *[-1] * 8][:8]),
            dice=("2i", 100, [*dice]),
            invalid=("i", 2480, [flag]),
        )

    def data(self) -> bytes:
        """The whole file."""
        header = b"RGMH" + struct.pack("<IIIII", 1, 8232, 0, 0, 0)
        return header.ljust(8232, b"\0") + zlib.compress(b"".join(self.records))


def xg_file(match: Match, *, illegal: frozenset[int] = frozenset()) -> XgFile:
    """A match as XG has it; the plays of these numbers, from 1, carry the flag of illegal ones."""
    file = XgFile()
    names = [_name(name) for name in match.games[0].score.names]  # type: ignore[union-attr]
    _header(file, names, match)
    plays = 0
    for game in match.games:
        score = game.score.points if game.score else (0, 0)
        file.add(1, score=("2i", 12, [*score]), number=("i", 48, [game.number]))
        men, cube = [*START], 0
        events = [*game.events]
        for place, event in enumerate(events):
            side, action = event.side or 0, event.action
            if isinstance(action, Turn):
                plays += 1
                assert action.dice is not None
                view = men if side == 1 else turned(men)
                then = board.after(view, action)
                steps = [p - 1 for move in board.moves(action) for p in move]
                file.move(side, men, then, steps, action.dice, 2 if plays in illegal else 0)
                men = then if side == 1 else turned(then)
            elif isinstance(action, Double):
                answer = ANSWERS.get(type(events[place + 1].action), -1)
                values = [ACTIVE[side], 1, answer]
                file.add(2, said=("3i", 12, [*values]), cube=("i", 32, [cube]))
                cube = abs(cube) + max(answer, 0)
            elif isinstance(action, Result):
                values = [ACTIVE[side], action.points, 1]
                file.add(4, result=("3i", 24, [*values]))
    file.add(5)
    return file


def _header(file: XgFile, names: list[bytes], match: Match) -> None:
    length = match.length or 99999
    file.add(
        0,
        one=("258s", 880, [names[0]]),
        two=("258s", 1138, [names[1]]),
        length=("i", 92, [length]),
        rules=("4B", 100, [match.length != 0, match.length == 0, match.length == 0, 0]),
        limit=("i", 612, [10]),
    )


def _name(name: str) -> bytes:
    return name.encode("utf-16-le")
