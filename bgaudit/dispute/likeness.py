"""How close plays are to each other."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bgaudit.replay.turns.ruling import Choice
from bgaudit.replay.turns.wording import alike
from bgaudit.rules.board import Board
from bgaudit.rules.plays import as_played


def closest_first(
    plays: Iterable[Choice], board: Board, moves: Sequence[tuple[int, int]]
) -> tuple[Choice, ...]:
    """The plays that leave the men most like these moves do, in the mover's numbering, first.

    Of plays that are as close, the one with more of the same steps.
    """
    men = _men_after(board, moves)
    return tuple(
        sorted(plays, key=lambda play: (_apart(_men(play.after), men), -alike(play.steps, moves)))
    )


def closest_to(plays: Iterable[Choice], after: Board) -> tuple[Choice, ...]:
    """The plays that leave the men most like on this board, from the mover's view, first."""
    return tuple(sorted(plays, key=lambda play: _apart(_men(play.after), _men(after))))


def _men_after(board: Board, moves: Sequence[tuple[int, int]]) -> list[int]:
    """Both sides' men after the moves, also where these cannot be made: below zero, then."""
    after = as_played(board, moves)
    if after is not None:
        return _men(after)
    men = _men(board)
    for source, target in moves:
        men[source] -= 1
        men[target] += 1
    return men


def _men(board: Board) -> list[int]:
    return [*board.own, *board.other]


def _apart(men: Iterable[int], others: Iterable[int]) -> int:
    """How many men stand elsewhere, each counted where he is and where he is not."""
    return sum(abs(one - other) for one, other in zip(men, others, strict=True))
