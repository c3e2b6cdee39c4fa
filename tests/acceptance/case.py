"""An acceptance case: a record, and what is said of it under rule sets that differ."""

from __future__ import annotations

from dataclasses import dataclass

CIRCLE = "backgammon-circle backgammon-circle-strict backgammon-circle-double-backgammon"
NO_CUBE = "casino timed-app"


@dataclass(frozen=True)
class Case:
    """A record, and for each rule set (or several, with blanks between them) all that is said.

    A finding is written as ``game.row player CODE severity status``. ``score`` is what the match
    comes to, where that counts.
    """

    name: str
    record: str
    says: dict[str, list[str]]
    score: tuple[int, int] | None = None
