"""A position that the record states: can there be such a one?"""

from __future__ import annotations

from bgaudit.replay.checks.moves import IMPOSSIBLE_POSITION, WRONG_NUMBER_OF_MEN
from bgaudit.replay.log import GameLog
from bgaudit.rules.board import OFF, Board, Men
from bgaudit.rules.plays import closed_out
from bgaudit.rules.position_id import men_from_letters
from bgaudit.transcript.model import Event


def board_of_letters(letters: str, men: int) -> Board:
    """The board of an XGID's letters, from side 1's view, in a game with so many men a side.

    Raises :class:`ValueError` if they are none; too many men are left as they are.
    """
    own, other = men_from_letters(letters)
    return Board(with_rest_off(own, men), with_rest_off(other, men))


def with_rest_off(placed: list[int], men: int) -> Men:
    """A side's men of whom those that are not on the board are borne off."""
    return (max(0, men - sum(placed)), *placed[OFF + 1 :])


def report_stated(log: GameLog, event: Event, board: Board, men: int) -> None:
    """Report what cannot be in a position, seen from side 1."""
    for side, placed in ((1, board.own), (2, board.other)):
        if sum(placed) > men:
            log.report(
                WRONG_NUMBER_OF_MEN,
                f"{sum(placed)} men of one player stand on the board that is stated",
                event,
                help=f"each player has {men}" if men > 1 else "each player has one",
                player=side,
            )
    if closed_out(board) and closed_out(board.turned()):
        log.report(
            IMPOSSIBLE_POSITION,
            "both players are closed out, with men on the bar",
            event,
            help="no legal play leads there, and no roll leads on",
        )
