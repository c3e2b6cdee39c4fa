"""Position identifiers, both ways: XGID, and GNU Backgammon's position ID with its match ID.

Both hold the board, the cube and the score. An XGID lists 26 letters from player 1's side
(capitals are his men, index 0 the opponent's bar, 25 his own), then the cube as a power of two, its
owner, the turn, the dice, the scores, the Crawford (or Jacoby and beaver) flags, the match length
and the highest cube. A GNU Backgammon ID is two base64 strings of bit fields, lowest bit first (GNU
Backgammon manual, "A technical description of the position ID").
"""

from __future__ import annotations

import base64
import binascii
from dataclasses import dataclass

from bgaudit.rules.board import BAR, OFF, Board, Men

_CENTRED = 3
_PLAYING = 1
_MATCH_FIELDS = (4, 2, 1, 1, 3, 1, 1, 2, 3, 3, 15, 15, 15, 1)
"""Bits of: cube, owner, on roll, Crawford, state, turn, doubled, resigned, dice, length, scores,
and whether the Jacoby rule is off."""


@dataclass(frozen=True, slots=True)
class Position:
    """All that an identifier says.

    ``board`` is seen from the player on roll; ``on_roll`` and ``cube_owner`` are 1 or 2, the owner
    None for a centred cube; ``score`` is player 1's and player 2's. ``dice`` is None before the
    roll. A money session has ``length`` 0; ``jacoby`` and ``beaver`` mean something only then.
    """

    board: Board
    on_roll: int = 1
    cube: int = 1
    cube_owner: int | None = None
    dice: tuple[int, int] | None = None
    score: tuple[int, int] = (0, 0)
    length: int = 0
    crawford: bool = False
    jacoby: bool = False
    beaver: bool = False


def to_xgid(position: Position) -> str | None:
    """Write an XGID; None where the board cannot be written so (both colours on one point)."""
    own, other = position.board if position.on_roll == 1 else position.board.turned()
    letters = [_letter(0, other[BAR])]
    for point in range(1, BAR):
        if own[point] and other[25 - point]:
            return None
        letters.append(_letter(own[point], other[25 - point]))
    letters.append(_letter(own[BAR], 0))
    flags = position.crawford if position.length else position.jacoby + 2 * position.beaver
    return "XGID=" + ":".join(
        (
            "".join(letters),
            str(position.cube.bit_length() - 1),
            {None: "0", 1: "1", 2: "-1"}[position.cube_owner],
            "1" if position.on_roll == 1 else "-1",
            "".join(map(str, position.dice)) if position.dice else "00",
            *map(str, position.score),
            str(int(flags)),
            str(position.length),
            "10",
        )
    )


def from_xgid(text: str) -> Position:
    """Read an XGID, with or without ``XGID=``. Raises :class:`ValueError` if it is none."""
    fields = text.strip().removeprefix("XGID=").split(":")
    if len(fields) < 9:
        raise ValueError(f"not an XGID: {text!r} has {len(fields)} fields of at least 9")
    first = board_from_letters(fields[0])
    try:
        cube, owner, turn = (int(field) for field in fields[1:4])
        score = (int(fields[5]), int(fields[6]))
        flags, length = int(fields[7]), int(fields[8])
    except ValueError:
        raise ValueError(f"not an XGID: {text!r} has a field that is no number") from None
    if not 0 <= cube < 32 or owner not in (-1, 0, 1) or turn not in (-1, 1):
        raise ValueError(f"not an XGID: {text!r} has an impossible cube or turn")
    rolled = fields[4].isdecimal() and len(fields[4]) == 2 and set(fields[4]) <= set("123456")
    return Position(
        board=first if turn == 1 else first.turned(),
        on_roll=1 if turn == 1 else 2,
        cube=1 << cube,
        cube_owner={0: None, 1: 1, -1: 2}[owner],
        dice=(int(fields[4][0]), int(fields[4][1])) if rolled else None,
        score=score,
        length=length,
        crawford=bool(length and flags & 1),
        jacoby=bool(not length and flags & 1),
        beaver=bool(not length and flags & 2),
    )


def board_from_letters(letters: str) -> Board:
    """The board of an XGID's 26 letters, from player 1's side; :class:`ValueError` if they are not.

    Men that are not on the board are borne off.
    """
    own, other = men_from_letters(letters)
    if sum(own) > 15 or sum(other) > 15:
        raise ValueError(f"{letters!r} has more than 15 men on a side")
    own[OFF], other[OFF] = 15 - sum(own), 15 - sum(other)
    return Board(tuple(own), tuple(other))


def men_from_letters(letters: str) -> tuple[list[int], list[int]]:
    """The men of both sides on the board, however many; :class:`ValueError` for other letters."""
    if len(letters) != 26:
        raise ValueError(f"{letters!r} has {len(letters)} letters, not 26")
    own, other = [0] * 26, [0] * 26
    for point, letter in enumerate(letters):
        if "A" <= letter <= "P":
            own[point] = ord(letter) - ord("A") + 1
        elif "a" <= letter <= "p":
            other[25 - point] = ord(letter) - ord("a") + 1
        elif letter != "-":
            raise ValueError(
                f"{letters!r} has {letter!r}, which is no letter from A to P or a to p"
            )
    if own[0] or other[0]:
        raise ValueError(f"{letters!r} has a man on the wrong bar")
    return own, other


def to_gnubg_id(position: Position) -> str | None:
    """Write ``positionID:matchID``; None where the board cannot be written so."""
    own, other = position.board
    if any(own[point] and other[25 - point] for point in range(1, BAR)):
        return None
    if sum(own[1:]) > 15 or sum(other[1:]) > 15:
        return None
    dice = position.dice or (0, 0)
    values = (
        position.cube.bit_length() - 1,
        _CENTRED if position.cube_owner is None else position.cube_owner - 1,
        position.on_roll - 1,
        int(position.crawford),
        _PLAYING,
        position.on_roll - 1,
        0,
        0,
        max(dice),
        min(dice),
        position.length,
        *position.score,
        int(not position.length and not position.jacoby),
    )
    bits = [
        value >> bit & 1
        for value, width in zip(values, _MATCH_FIELDS, strict=True)
        for bit in range(width)
    ]
    men = [
        bit for side in (other, own) for point in range(1, 26) for bit in [1] * side[point] + [0]
    ]
    return f"{_packed(men, 10)}:{_packed(bits, 9)}"


def from_gnubg_id(text: str) -> Position:
    """Read ``positionID:matchID``, or a position ID alone. Raises :class:`ValueError` if none."""
    position_part, _, match_part = text.strip().partition(":")
    board = _board(position_part)
    if not match_part:
        return Position(board)
    bits = iter(_unpacked(match_part, 9, "match ID"))
    cube, owner, on_roll, crawford, _, _, _, _, high, low, length, *score, no_jacoby = (
        sum(next(bits) << bit for bit in range(width)) for width in _MATCH_FIELDS
    )
    if owner not in (0, 1, _CENTRED) or high > 6 or low > 6:
        raise ValueError(f"not a match ID: {match_part!r} has an impossible cube owner or die")
    return Position(
        board=board,
        on_roll=on_roll + 1,
        cube=1 << cube,
        cube_owner=None if owner == _CENTRED else owner + 1,
        dice=(high, low) if high and low else None,
        score=(score[0], score[1]),
        length=length,
        crawford=bool(crawford),
        jacoby=not length and not no_jacoby,
    )


def _letter(own: int, other: int) -> str:
    if own:
        return chr(ord("A") + own - 1)
    return chr(ord("a") + other - 1) if other else "-"


def _board(text: str) -> Board:
    sides: list[Men] = []
    bits = iter(_unpacked(text, 10, "position ID"))
    for _ in range(2):
        counts = [0] * 26
        for point in range(1, 26):
            while next(bits, 0):
                counts[point] += 1
        if sum(counts) > 15:
            raise ValueError(f"not a position ID: {text!r} has {sum(counts)} men on a side")
        counts[OFF] = 15 - sum(counts)
        sides.append(tuple(counts))
    return Board(own=sides[1], other=sides[0])


def _packed(bits: list[int], size: int) -> str:
    number = sum(bit << place for place, bit in enumerate(bits))
    return base64.b64encode(number.to_bytes(size, "little")).decode("ascii").rstrip("=")


def _unpacked(text: str, size: int, what: str) -> list[int]:
    try:
        data = base64.b64decode(text + "=" * (-len(text) % 4), validate=True)
    except (binascii.Error, ValueError):
        raise ValueError(f"not a {what}: {text!r} is not base64") from None
    if len(data) != size:
        raise ValueError(f"not a {what}: {text!r} holds {len(data)} bytes, not {size}")
    return [byte >> bit & 1 for byte in data for bit in range(8)]
