"""Codes of the catalogue that are no check: what each waits for, or what tells it already.

The codes of a fault are the same wherever it is found, so those that no two-column record can show
keep theirs until there is a record that can.
"""

from __future__ import annotations

from typing import NamedTuple

CHOUETTE = "a record of a chouette"


class Waiting(NamedTuple):
    """A code that no check has yet, and the record that its check needs."""

    code: str
    name: str
    needs: str


class Told(NamedTuple):
    """A code that needs no check, because these checks tell it; none: it is no fault."""

    code: str
    name: str
    by: tuple[str, ...]
    how: str


def _waiting(needs: str, names: str) -> tuple[Waiting, ...]:
    """Lines of a code and a name each."""
    pairs = (line.split() for line in names.strip().splitlines())
    return tuple(Waiting(code, name, needs) for code, name in pairs)


WAITING: tuple[Waiting, ...] = (
    *_waiting(
        CHOUETTE,
        """
        CH001 wrong-order-of-players
        CH002 wrong-hand-at-the-dice
        CH003 double-without-the-team
        CH004 unanswered-member
        CH005 wrong-payment-for-a-drop
        CH006 wrong-cube-after-a-double
        CH007 wrong-payment-at-the-end
        CH008 uneven-ledger
        CH009 wrong-order-after-a-loss
        CH010 wrong-order-after-a-win
        CH011 captain-overruled
        CH012 option-not-agreed
        """,
    ),
)

TOLD: tuple[Told, ...] = (
    Told("MV031", "unreplayable-play", ("MV001", "IN012"), "in the help of the play's finding"),
    Told("CU020", "wrong-owner-after-a-take", ("CU001",), "at the next double"),
    Told("CU021", "cube-not-reset", ("CU005",), "at the first double of the game"),
    Told("CU024", "double-from-the-bar", (), "a player on the bar may double"),
    Told("CU026", "double-at-once-after-crawford", (), "after the Crawford game all may double"),
    Told("CU028", "cube-in-a-game-without-one", ("CU018",), "once in each game"),
    Told("SC024", "wrong-session-total", ("SC012",), "at the next score line"),
    Told("MT011", "both-one-point-short", ("SC012",), "at the score line"),
    Told("MT013", "game-without-opening-roll", ("CU003", "CU007"), "at the first action"),
    Told("MT015", "winner-starts", ("DI002",), "where the winner begins with a double"),
    Told("MT016", "contradicting-cube-flags", ("CU027", "MT010"), "at the header's tag"),
    Told("IN008", "omitted-forced-play", ("MV015",), "in its help"),
    Told("IN018", "consequence-of-a-fault", (), "in the help of the finding that it follows from"),
)
