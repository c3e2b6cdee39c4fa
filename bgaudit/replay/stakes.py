"""What a game is played for, how its play ended, and all that it may then be worth."""

from __future__ import annotations

from dataclasses import dataclass

from bgaudit.replay.outcome import EndedBy
from bgaudit.rules.board import Men
from bgaudit.rules.cube import Cube
from bgaudit.rules.options.score import ScoreRules
from bgaudit.rules.score import Win, multiplier, win_over
from bgaudit.transcript.model import Row


@dataclass(frozen=True, slots=True)
class Terms:
    """What a game is played for: the score before it, the match length and the scoring rules.

    ``score`` is None where no score line gives it; ``length`` is 0 for money play and None where it
    is unknown. ``next_score`` is the score line after the game, ``last`` tells that none follows.
    """

    score: tuple[int, int] | None
    length: int | None
    rules: ScoreRules
    next_score: tuple[int, int] | None
    last: bool

    def needed(self, side: int) -> int | None:
        """How many points a side needs to win the match; None where that has no meaning."""
        if not self.length or self.score is None:
            return None
        return self.length - self.score[side - 1]


@dataclass(frozen=True, slots=True)
class Ending:
    """How the play of a game ended: by whose win, and the cubes it may have been played for.

    ``losers`` are the men of the loser as they may stand, the likeliest first; empty unless the
    game was borne off. ``row`` is where it ended.
    """

    ended_by: EndedBy
    winner: int | None
    cubes: tuple[Cube, ...]
    losers: tuple[Men, ...] = ()
    row: Row | None = None


@dataclass(frozen=True, slots=True)
class Worth:
    """One thing that a game may be worth: so many points, for this kind of win at this cube."""

    points: int
    win: Win | None
    cube: Cube
    jacoby: bool = False
    """Whether the Jacoby rule makes it count once only."""


def worths(ending: Ending, terms: Terms) -> list[Worth]:
    """All that the game may be worth, the likeliest first."""
    if ending.ended_by is EndedBy.BEAR_OFF:
        return [
            worth
            for cube in ending.cubes
            for loser in ending.losers
            for worth in _borne_off(win_over(loser, terms.rules), cube, terms)
        ]
    if ending.ended_by is EndedBy.DROP:
        return [Worth(cube.value, None, cube) for cube in ending.cubes]
    return [
        Worth(multiplier(win, terms.rules) * cube.value, win, cube)
        for cube in ending.cubes
        for win in Win
    ]


def _borne_off(win: Win, cube: Cube, terms: Terms) -> list[Worth]:
    """What a win is worth; two things where the Jacoby rule may or may not be in force."""
    full = Worth(multiplier(win, terms.rules) * cube.value, win, cube)
    if terms.length != 0 or cube.owner is not None or win is Win.SINGLE:
        return [full]
    once = Worth(cube.value, win, cube, jacoby=True)
    return {True: [once], False: [full], None: [full, once]}[terms.rules.jacoby]
