"""An illegal play that may still be taken back."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from bgaudit.replay.turns.boards import Kept
from bgaudit.rules.board import Board
from bgaudit.rules.options.moves import NonCondonable
from bgaudit.rules.why_not import Breach
from bgaudit.transcript.model import Event


class Attempt(NamedTuple):
    """The play, and the board before it from the mover's view.

    ``kept`` is what was known of the board, ``finding`` what told of the play, ``breach`` the rule
    that it breaks, and ``after`` the board that it leaves, None if that is not known.
    """

    event: Event
    side: int
    view: Board
    kept: Kept
    finding: int
    breach: Breach
    after: Board | None


_BEAROFFS = (Breach.NOT_ALL_HOME, Breach.DIE_TOO_SMALL, Breach.MAN_BEHIND)


def kinds_of(attempt: Attempt) -> Iterator[NonCondonable]:
    """What kinds of illegal play it is, of those that a rule set may except from being accepted."""
    if attempt.breach is Breach.BACKWARDS:
        yield "backwards"
    if attempt.breach in _BEAROFFS:
        yield "illegal_bearoff"
    if attempt.after is not None and _shares_a_point(attempt.after):
        yield "impossible_position"


def _shares_a_point(board: Board) -> bool:
    return any(board.own[point] and board.other[25 - point] for point in range(1, 25))
