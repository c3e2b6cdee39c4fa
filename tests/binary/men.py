"""Where the men of a game stand, as the encoders of binary formats need it."""

from __future__ import annotations

from bgaudit.transcript.model import NoPlay, Play, Turn

Men = list[int]
"""Signed men from a side's view: his own above zero, 25 his bar and 0 the opponent's."""

START: Men = [0, -2, 0, 0, 0, 0, 5, 0, 3, 0, 0, 0, -5, 5, 0, 0, 0, -3, 0, -5, 0, 0, 0, 0, 2, 0]


def turned(men: Men) -> Men:
    """The same men from the other side's view."""
    return [-count for count in reversed(men)]


def after(men: Men, turn: Turn) -> Men:
    """The men after a turn, from the mover's view."""
    men = [*men]
    for source, target in moves(turn):
        men[source] -= 1
        if target:
            if men[target] == -1:
                men[target] = 0
                men[0] -= 1
            men[target] += 1
    return men


def moves(turn: Turn) -> list[tuple[int, int]]:
    """Each single step of a turn."""
    assert isinstance(turn.played, Play | NoPlay)
    return [*turn.played.moves] if isinstance(turn.played, Play) else []


def letters(men: Men) -> str:
    """The men as an XGID writes them."""
    return "".join("-ABCDEFGHIJKLMNO"[n] if n >= 0 else "-abcdefghijklmno"[-n] for n in men)
