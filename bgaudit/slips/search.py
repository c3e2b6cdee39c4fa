"""The search for the slip behind a fault: every slip is followed to the end of the game."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from bgaudit.slips.kinds import KINDS
from bgaudit.slips.slip import Fault, Slip

MOST_TURNS = 160_000
"""How many turns are followed at most in the search for one slip."""
_LIKELIEST = 8
"""How many slips the referee is asked about."""
_WORSE_BY = 1.3
"""What weighs so much more than the best is not followed to its end."""
_DEPTHS = (1.5, 6.0)
"""What a slip may leave unexplained in the first passes; the last takes all that explains a bit."""


class Weighed(NamedTuple):
    """A slip, and what still weighs against the whole game without it."""

    slip: Slip
    weight: float

    @property
    def rank(self) -> float:
        """The likelier a slip is, the less."""
        return self.weight + self.slip.rarity


class Found(NamedTuple):
    """The slips that explain something, the likeliest first.

    ``tried`` counts the turns that were followed, and ``broken_off`` tells that more could be.
    """

    slips: list[Weighed]
    tried: int
    broken_off: bool


def search(fault: Fault) -> Found:
    """Follow every slip that may be behind a fault, those first that leave little unexplained."""
    recorded = fault.passed[-1].weight
    tried = 0
    for depth in [*(depth for depth in _DEPTHS if depth < recorded), recorded]:
        found = _to_depth(fault, depth, MOST_TURNS - tried)
        tried += found.tried
        if found.slips or found.broken_off:
            break
    return found._replace(tried=tried)


def _to_depth(fault: Fault, depth: float, most_turns: int) -> Found:
    """The slips that leave less than this unexplained."""
    found: list[Weighed] = []
    best = depth
    tried = 0
    for slip in _slips(fault):
        most = min(best + _WORSE_BY, depth) - slip.before
        begun = slip.line.tried
        weight = slip.before + slip.line.weight(slip.place, slip.standing, most)
        tried += 1 + slip.line.tried - begun
        if weight < depth:
            found.append(Weighed(slip, weight))
            best = min(best, weight + slip.rarity)
        if tried > most_turns:
            return Found(_in_order(found), tried, broken_off=True)
    return Found(_in_order(found), tried, broken_off=False)


def _slips(fault: Fault) -> Iterator[Slip]:
    """Those of all kinds; where no column tells whose a turn is, it stays its player's."""
    for kind in KINDS:
        for slip in kind(fault):
            if fault.line.style.in_columns or slip.line is fault.line:
                yield slip


def _in_order(found: list[Weighed]) -> list[Weighed]:
    return sorted(found, key=lambda weighed: (weighed.rank, -weighed.slip.about))


def confirmed(found: Found, agrees: Callable[[Slip], bool]) -> Found:
    """Those of the likeliest slips that the referee agrees with."""
    return found._replace(
        slips=[weighed for weighed in found.slips[:_LIKELIEST] if agrees(weighed.slip)]
    )
