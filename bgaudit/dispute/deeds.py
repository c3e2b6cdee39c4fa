"""What the players do in a game, numbered, so that one of it can be asked for.

The number of a move is the one that the record prints before it. Where it prints none it is one
more than that of the move before.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from bgaudit.replay.log import GameLog, Log
from bgaudit.replay.moments import Moment
from bgaudit.replay.turns.judged import as_written
from bgaudit.source import Source
from bgaudit.transcript.model import (
    Beaver,
    Double,
    Drop,
    Raccoon,
    ResignationAnswered,
    Resigned,
    Resigns,
    Result,
    Take,
    UnknownPlay,
    Unreadable,
)

_DEEDS = (
    Double,
    Take,
    Drop,
    Beaver,
    Raccoon,
    Resigned,
    Resigns,
    ResignationAnswered,
    Result,
    UnknownPlay,
    Unreadable,
)
_ADDRESS = re.compile(r"(\d+)(?::(\d+)(?::(\d+))?)?")


class NoSuchDeedError(Exception):
    """Nothing is there; the message says what there is."""


class Deed(NamedTuple):
    """A play, an act with the cube, a resignation or a result, and the number of its move."""

    moment: Moment
    move: int

    @property
    def address(self) -> str:
        """How it is asked for: ``1:7:2`` is what player 2 does in move 7 of game 1."""
        return f"{self.moment.game}:{self.move}:{self.moment.player}"


class Address(NamedTuple):
    """What is asked for: a game, or one of its moves, or what a player does in it."""

    game: int
    move: int | None = None
    player: int | None = None

    @classmethod
    def of(cls, text: str) -> Address:
        """Read ``GAME[:MOVE[:PLAYER]]``. Raises :class:`NoSuchDeedError`."""
        found = _ADDRESS.fullmatch(text.strip())
        if not found:
            raise NoSuchDeedError(
                f"'{text}' is no place in a record: write GAME, GAME:MOVE or GAME:MOVE:PLAYER in "
                "numbers, as in 1:7:2"
            )
        return cls(*(int(number) for number in found.groups() if number is not None))


def deeds(moments: Iterable[Moment]) -> Iterator[Deed]:
    """What is done in some games, each move with its number."""
    game: tuple[int, int] | None = None
    row, move = None, 0
    for moment in moments:
        if moment.turn is None and not isinstance(moment.event.action, _DEEDS):
            continue
        if game != (moment.match, moment.game):
            game, row, move = (moment.match, moment.game), None, 0
        if row != moment.event.row:
            row = moment.event.row
            move = move + 1 if row.number is None else row.number
        yield Deed(moment, move)


def found(done: Sequence[Deed], address: Address) -> list[Deed]:
    """What is done there, in a match. Raises :class:`NoSuchDeedError`."""
    game = [deed for deed in done if deed.moment.game == address.game]
    if not game:
        games = _counted(deed.moment.game for deed in done)
        raise NoSuchDeedError(f"there is no game {address.game}: {_there_is('game', games)}")
    if address.move is None:
        return game
    moves = [deed for deed in game if deed.move == address.move]
    if not moves:
        numbers = _counted(deed.move for deed in game)
        raise NoSuchDeedError(
            f"game {address.game} has no move {address.move}: {_there_is('move', numbers)}"
        )
    if address.player is None:
        return moves
    of_player = [deed for deed in moves if deed.moment.player == address.player]
    if not of_player:
        players = " and ".join(dict.fromkeys(f"player {deed.moment.player}" for deed in moves))
        raise NoSuchDeedError(
            f"move {address.move} of game {address.game} is none of player {address.player}: "
            f"it is of {players}"
        )
    return of_player


def as_told(source: Source, moment: Moment) -> str:
    """What the record says of it: a play as it is written, any other deed in its words."""
    if moment.turn is not None:
        return as_written(GameLog(Log(source)), moment.event)
    return " ".join(source.text[slice(*moment.event.span)].split())


def _counted(numbers: Iterable[int]) -> list[int]:
    return sorted(set(numbers))


def _there_is(what: str, numbers: Sequence[int]) -> str:
    if not numbers:
        return f"there is no {what}"
    if len(numbers) == 1:
        return f"the only {what} is {numbers[0]}"
    whole = len(numbers) == numbers[-1] - numbers[0] + 1
    named = f"{numbers[0]} to {numbers[-1]}" if whole else ", ".join(map(str, numbers))
    return f"the {what}s are {named}"
