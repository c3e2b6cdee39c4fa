"""What was rolled in a game, in short, and a mark to know the game by wherever it stands.

This is done for every game of every record, so it goes over the turns only once.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b

from bgaudit.replay.outcome import ROLLS, Tally
from bgaudit.replay.record.repeats import FEWEST_TURNS
from bgaudit.rules.board import Board
from bgaudit.rules.plays import Dice
from bgaudit.transcript.model import Play, Turn

_EITHER_WAY = ((dice, at) for at, roll in enumerate(ROLLS) for dice in {roll, roll[::-1]})
_LETTERS = {dice: chr(ord("a") + at) for dice, at in _EITHER_WAY}
_OF_SIDE: tuple[dict[Dice, str], ...] = (
    {},
    _LETTERS,
    {dice: letter.upper() for dice, letter in _LETTERS.items()},
)
"""Nobody's letters, and those of each side."""
_POSITIVE = (1 << 63) - 1
"""What fits into 64 bits with a sign."""


def tally(turns: Sequence[tuple[int, Turn]], board: Board | None) -> Tally:
    """The tally of a game whose turns, each with its side, led to a board seen from side 1.

    The board is None where it is not known.
    """
    rolls = "".join([_OF_SIDE[side][turn.dice] for side, turn in turns if turn.dice])
    return Tally(rolls, _mark(turns, rolls, board))


def _mark(turns: Sequence[tuple[int, Turn]], rolls: str, board: Board | None) -> int | None:
    """Rolls without a play at the end do not count: some write them, and others do not."""
    number = len(rolls)
    for _, turn in reversed(turns):
        if isinstance(turn.played, Play):
            break
        number -= turn.dice is not None
    if number < FEWEST_TURNS:
        return None
    men = board if board is None or rolls[0].islower() else board.turned()
    game = f"{rolls[:number].lower()} {men and tuple(men)}".encode()
    return int.from_bytes(blake2b(game, digest_size=8).digest(), "big") & _POSITIVE
