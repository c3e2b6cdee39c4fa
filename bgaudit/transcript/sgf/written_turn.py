"""How turns are written: as far as SGF has signs for them, exactly as they were played."""

from __future__ import annotations

from typing import NamedTuple

from bgaudit.transcript.model import BAR, OFF, DeclaredIllegal, NoPlay, Play, Played, UnknownPlay
from bgaudit.transcript.sgf.dump import read_dump
from bgaudit.transcript.sgf.position import written_position
from bgaudit.transcript.sgf.values import WHITE, letter

COLOURS = {1: "W", 2: "B"}


class Written(NamedTuple):
    """The nodes that a turn is, and what of it they do not say.

    ``letters`` is the position that it leads to, where it is set and not played.
    """

    nodes: tuple[str, ...] = ()
    lost: str = ""
    letters: str = ""


def written_turn(side: int, roll: str, played: Played, names: tuple[str, str]) -> Written:
    """A side's roll and its play; a roll without a play is dice that lie on the board."""
    if not roll:
        return Written(lost="a play has to follow its roll")
    if len(roll) != 2 or not roll.isdecimal() or not roll.isascii():
        return Written(lost="a roll is two digits")
    colour = COLOURS[side]
    rolled = f"PL[{colour}]DI[{roll}]"
    match played:
        case Play(moves=moves):
            if not all(OFF <= point <= BAR for move in moves for point in move):
                return Written((rolled,), "there are no points above 25")
            steps = "".join(letter(point, side) for move in moves for point in move)
            return Written((f"{colour}[{roll}{steps}]",))
        case NoPlay():
            return Written((f"{colour}[{roll}]",))
        case UnknownPlay():
            return Written((rolled,))
        case DeclaredIllegal(dump):
            letters = read_dump(dump, side, names)
            if letters is None:
                return Written((rolled,), "the position after the illegal play cannot be read")
            return Written((rolled, f"PL[{colour}]{written_position(letters)}"), letters=letters)
        case _:
            return Written((rolled,), "dice that are not played are all that is written")


def written_cube(value: int, owner: int | None) -> str:
    """Where the cube lies."""
    return f"CV[{value}]CP[{'c' if owner is None else 'w' if owner == WHITE else 'b'}]"
