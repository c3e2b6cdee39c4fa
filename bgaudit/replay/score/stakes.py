"""What a game is played for, how its play ended, and all that it may then be worth."""

from __future__ import annotations

from dataclasses import dataclass

from bgaudit.replay.outcome import EndedBy
from bgaudit.rules.board import OFF, Board, Men
from bgaudit.rules.cube import Cube
from bgaudit.rules.options.declare import UNLIMITED
from bgaudit.rules.options.score import ScoreRules
from bgaudit.rules.ruleset import RuleSet
from bgaudit.rules.score import Win, multiplier, wins_over
from bgaudit.transcript.model import Row

_MOST_TIES = 6


@dataclass(frozen=True, slots=True)
class Terms:
    """What a game is played for: the score before it, the match length and the rules.

    ``score`` is None where no score line gives it; ``length`` is 0 for money play and None where it
    is unknown. ``next_score`` is the score line after the game, ``last`` tells that none follows.
    ``crawford`` is None where the record does not tell whether this is the Crawford game.
    ``result_due`` tells that the record should say who won.
    """

    score: tuple[int, int] | None
    length: int | None
    rules: RuleSet
    next_score: tuple[int, int] | None
    last: bool
    crawford: bool | None
    after_crawford: bool
    result_due: bool = True

    def needed(self, side: int) -> int | None:
        """How many points a side needs to win the match; None where that has no meaning."""
        if not self.length or self.score is None:
            return None
        return self.length - self.score[side - 1]


@dataclass(frozen=True, slots=True)
class Ending:
    """How the play of a game ended: by whose win, and the cubes it may have been played for.

    ``losers`` are the men of the loser as they may stand, the likeliest first; empty unless the
    game was borne off. ``board`` is the last position, from side 1's view, where it is known, and
    ``row`` where the game ended. ``beaver`` tells that a beaver was dropped, ``wins_match`` that
    the winner has the match, whatever the game is worth, and ``played_on`` that the record goes on
    after the end, which is told.

    ``explicit`` tells that the record says how a game ended that was not played out: ``resigned``
    is the kind of win that was resigned and ``points`` what was settled or awarded, None where that
    is not said. ``put_off`` men of the loser were put off wrongly, and ``losers`` do not have them
    off.
    """

    ended_by: EndedBy
    winner: int | None
    cubes: tuple[Cube, ...]
    losers: tuple[Men, ...] = ()
    board: Board | None = None
    row: Row | None = None
    beaver: bool = False
    explicit: bool = False
    resigned: Win | None = None
    points: int | None = None
    put_off: int = 0
    wins_match: bool = False
    played_on: bool = False

    def loser(self) -> Men | None:
        """The loser's men at the end, as far as they are known."""
        if self.losers:
            return self.losers[0]
        if self.board is None or self.winner is None:
            return None
        return self.board.other if self.winner == 1 else self.board.own


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
        rules = terms.rules.score
        return [
            worth
            for cube in ending.cubes
            for loser in ending.losers
            for win in wins_over(loser, rules)
            for worth in _borne_off(win, cube, terms)
        ]
    if ending.points is not None:
        return [Worth(ending.points, None, ending.cubes[0])]
    if ending.ended_by is EndedBy.DROP:
        return [Worth(cube.value, None, cube) for cube in ending.cubes]
    if ending.ended_by is EndedBy.TIME:
        return _lost_on_time(ending, terms.rules)
    return [
        Worth(multiplier(win, terms.rules.score) * cube.value, win, cube)
        for cube in ending.cubes
        for win in ([ending.resigned] if ending.resigned else _resigned(ending, terms.rules.score))
    ]


def _borne_off(win: Win, cube: Cube, terms: Terms) -> list[Worth]:
    """What a win is worth; two things where the Jacoby rule may or may not be in force."""
    rules = terms.rules.score
    full = Worth(multiplier(win, rules) * cube.value, win, cube)
    if terms.length != 0 or cube.owner is not None or win is Win.SINGLE:
        return [full]
    once = Worth(cube.value, win, cube, jacoby=True)
    by_the_rule = {True: [once], False: [full], None: [full, once]}[rules.jacoby]
    if not rules.jacoby_autodouble_counts:
        return by_the_rule
    return by_the_rule + [
        Worth(multiplier(win, rules) * value, win, Cube(value)) for value in automatic_cubes(terms)
    ]


def _lost_on_time(ending: Ending, rules: RuleSet) -> list[Worth]:
    """What the rules have a game lost on time be worth, or else what the loser's men show."""
    value, loser = rules.time.expiry_value, ending.loser()
    if value is not None:
        win = Win(value) if value in tuple(Win) else None
        return [Worth(value * cube.value, win, cube) for cube in ending.cubes]
    wins = wins_over(loser, rules.score) if loser is not None else tuple(Win)
    return [
        Worth(multiplier(win, rules.score) * cube.value, win, cube)
        for cube in ending.cubes
        for win in wins
    ]


def automatic_cubes(terms: Terms) -> list[int]:
    """What a centred cube may stand at in money play after ties of the opening dice.

    The ties are not recorded, so that only the points of a game can show them.
    """
    most = terms.rules.cube.automatic_doubles or 0
    ties = _MOST_TIES if most == UNLIMITED else min(most, _MOST_TIES)
    return [1 << tie for tie in range(1, ties + 1)] if terms.length == 0 else []


def _resigned(ending: Ending, rules: ScoreRules) -> list[Win]:
    """The kinds of win that may be resigned."""
    fixed, loser = rules.resignation.fixed, ending.loser()
    if fixed is not None and loser is not None:
        return [Win(fixed.some_off if loser[OFF] else fixed.none_off)]
    return [win for win in Win if win in rules.resignation.values]
