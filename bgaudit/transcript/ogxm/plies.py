"""The plies of a game in OGXM: what each player does, one after the other.

Points have one numbering for both players, that of black: he moves down it, white up. The colour of
a ply is 1 for white, but the winner of a game is 0 for white.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from bgaudit.transcript.binary import dump_of, letters_of
from bgaudit.transcript.model import (
    BAR,
    OFF,
    Action,
    Beaver,
    CubeStated,
    DeclaredIllegal,
    Double,
    Drop,
    NoPlay,
    Play,
    Raccoon,
    SetPosition,
    Take,
    Turn,
    Unreadable,
    WrittenStep,
)

WINNERS = {0: 1, 1: 2}
"""The sides that a game's winner stands for."""
_SIDES = {1: 1, 0: 2}
_LAST_ROLL = 20
_SET_POSITION = 31
_CUBE_SET = 36
_WORDS = {21: "double", 22: "take", 23: "drop", 32: "beaver", 33: "raccoon"}
_SAY_NOTHING = {24, 25, 26, 27, 28, 30, 34, 37}
"""Ends of games, which their results tell, and turns of a player who is closed out."""

Ply = dict[str, Any]


class Plies:
    """The plies of one game, and the cube as it is."""

    def __init__(self, game: dict[str, Any]) -> None:
        self._plies: list[Ply] = game.get("plies") or []
        self._cube = int(game.get("initial_cube_value") or 1) << int(game.get("auto_doubles") or 0)

    def actions(self) -> Iterator[tuple[int | None, Action]]:
        """Each side with what it does."""
        for ply in self._plies:
            number = ply["action_id"]
            side = _SIDES.get(ply.get("color", -1))
            if number <= _LAST_ROLL:
                yield side, _turn(ply, side)
            elif number == _SET_POSITION:
                yield _position(ply, side)
            elif number == _CUBE_SET:
                self._cube = int(ply["cube_value"])
                yield None, CubeStated(self._cube)
            elif number not in _SAY_NOTHING:
                yield side, self._with_cube(number)

    def _with_cube(self, number: int) -> Action:
        match _WORDS.get(number):
            case "double":
                return Double(2 * self._cube)
            case "take":
                self._cube *= 2
                return Take()
            case "drop":
                return Drop()
            case "beaver":
                self._cube *= 4
                return Beaver(self._cube)
            case "raccoon":
                self._cube *= 2
                return Raccoon(self._cube)
        return Unreadable(f"action {number}")


def _roll(ply: Ply) -> tuple[str, tuple[int, int]]:
    dice = max(ply["d1"], ply["d2"]), min(ply["d1"], ply["d2"])
    return f"{dice[0]}{dice[1]}", dice


def _turn(ply: Ply, side: int | None) -> Turn:
    steps = []
    for step in ply.get("moves") or ():
        source = step["from"] if side == 2 else 25 - step["from"]
        steps.append(WrittenStep((source, max(source - step["pips"], OFF)), (), 1))
    return Turn(*_roll(ply), Play.of(tuple(steps)) if steps else NoPlay())


def _position(ply: Ply, side: int | None) -> tuple[int | None, Action]:
    """A position that is put; with dice it stands for an illegal play of the side not on roll."""
    men = _men(ply["set_position"])
    if not ply.get("illegal"):
        return None, SetPosition(letters_of_board(ply["set_position"]))
    mover = side and 3 - side
    from_his_view = men if mover == 1 else [-count for count in reversed(men)]
    return mover, Turn(*_roll(ply), DeclaredIllegal(dump_of(from_his_view)))


def letters_of_board(board: Sequence[int]) -> str:
    """The men as an XGID writes them, from white's view."""
    letters = letters_of(_men(board))
    if letters is None:
        raise ValueError("too many men on a point")
    return letters


def _men(board: Sequence[int]) -> list[int]:
    """Signed men from white's view: 25 is his bar, which the format has at 0."""
    white, *points, black = board
    if len(points) != BAR - 1:
        raise ValueError("a board of another size")
    return [-abs(black), *reversed(points), abs(white)]
