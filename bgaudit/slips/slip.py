"""A slip that may have been made in writing, and where the game would go on from without it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from bgaudit.replay.turns.doubt import seen_by
from bgaudit.rules.plays import as_played
from bgaudit.slips.line import Line, Passed, Standing
from bgaudit.transcript.edits import Edit
from bgaudit.transcript.model import Play, Turn


class Correction(NamedTuple):
    """What is right instead of a slip, in words and as edits; none where no edit puts it right."""

    says: str
    edits: tuple[Edit, ...]


class Slip(NamedTuple):
    """A slip of a kind, with what weighs against it from the start.

    It is about the event at ``about``. Without it the game goes on with the event at ``place`` of a
    line, as it stands then; ``before`` weighs against all that is past. ``changes`` tells whether
    that differs from the record as it stands. ``correct`` gives what is right instead.
    """

    kind: str
    rarity: float
    about: int
    line: Line
    place: int
    standing: Standing
    before: float
    correct: Callable[[], Correction]
    changes: bool = True


class Fault(NamedTuple):
    """Where a line does not fit: the event, and where the game stands before each.

    ``weight`` is that of what is at fault itself. ``match`` and ``game`` count from 0, for edits.
    """

    line: Line
    passed: list[Passed]
    place: int
    weight: float
    match: int
    game: int

    @property
    def as_it_stands(self) -> float:
        """What weighs against the game if it was played as recorded, beside the fault itself.

        A play that nobody can make was not played so.
        """
        excused = 0.0 if self.impossible else self.weight
        return self.passed[-1].weight - excused

    @property
    def impossible(self) -> bool:
        """Whether the play at fault moves men who are not there."""
        event = self.line.events[self.place]
        played = event.action.played if isinstance(event.action, Turn) else None
        view = seen_by(event.side or 1, self.passed[self.place].standing.board)
        return isinstance(played, Play) and as_played(view, played.moves) is None


Kind = Callable[[Fault], Iterator[Slip]]
"""The slips of a kind that may be behind a fault, the likelier first."""
