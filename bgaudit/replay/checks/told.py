"""Codes of the catalogue that are no check: what tells each of them already."""

from __future__ import annotations

from typing import NamedTuple


class Told(NamedTuple):
    """A code that needs no check, because these checks tell it; none: it is no fault."""

    code: str
    name: str
    by: tuple[str, ...]
    how: str

    @property
    def reason(self) -> str:
        """Why it is no check of its own."""
        by = f"{' or '.join(self.by)} tells it, " if self.by else ""
        return f"{by}{self.how}"


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
    Told(
        "CH012",
        "option-not-agreed",
        ("CU010", "CU017", "SC007", "CH007"),
        "at the beaver, the double or the payment",
    ),
    Told("IN008", "omitted-forced-play", ("MV015",), "in its help"),
    Told("IN018", "consequence-of-a-fault", (), "in the help of the finding that it follows from"),
)
