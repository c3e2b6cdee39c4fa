"""Whether the dice of a long record are as even as chance would have them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from math import exp, lgamma, log

from bgaudit.replay.checks.dice import UNEVEN_DICE
from bgaudit.replay.log import GameLog, Log
from bgaudit.rules.plays import Dice
from bgaudit.transcript.model import Game, Record, Turn

FEWEST_ROLLS = 300
_SIXTH = 1 / 6
_RAREST = 0.001 / 7 / 2
"""One fair record in a thousand is told, for one of seven numbers that is too high or too low."""
_NEAR = 3
"""So many standard deviations off is nothing rare."""


def report_uneven_dice(log: Log, record: Record) -> None:
    """Tell of numbers and doubles that come up much too often or much too rarely."""
    games = [game for match in record.matches for game in match.games]
    if sum(len(game.events) for game in games) < FEWEST_ROLLS:
        return
    counts = Counter(dice for game in games for dice in _rolls(game))
    rolls = counts.total()
    uneven = list(unevenness(counts, rolls)) if rolls >= FEWEST_ROLLS else []
    if uneven:
        GameLog(log).report(
            UNEVEN_DICE,
            f"in {rolls} rolls {', '.join(uneven)}",
            record.matches[0].span,
            help="fewer than one fair record in a thousand is so uneven",
        )


def _rolls(game: Game) -> list[Dice]:
    """The rolls of a game but for its first, which no double can be."""
    turns = [event.action for event in game.events if isinstance(event.action, Turn)]
    return [turn.dice for turn in turns[1:] if turn.dice is not None]


def unevenness(counts: Mapping[Dice, int], rolls: int) -> Iterator[str]:
    """What of so many rolls, none of them an opening roll, is rarer than one time in a thousand."""
    doubles = sum(count for (one, two), count in counts.items() if one == two)
    if not is_likely(doubles, rolls):
        yield f"there are {doubles} doubles instead of about {rolls / 6:.0f}"
    faces = Counter[int]()
    for dice, count in counts.items():
        for die in dice:
            faces[die] += count
    for die in range(1, 7):
        if not is_likely(faces[die], 2 * rolls):
            yield f"a {die} comes up {faces[die]} times instead of about {rolls / 3:.0f}"


def is_likely(count: int, trials: int) -> bool:
    """Whether so many of the trials may well be those of one chance in six."""
    expected = trials * _SIXTH
    if (count - expected) ** 2 < _NEAR**2 * expected * (1 - _SIXTH):
        return True
    higher = count > expected
    tail = range(count, trials + 1) if higher else range(count, -1, -1)
    return _sum_of_tail(tail, trials) >= _RAREST


def _sum_of_tail(tail: Iterable[int], trials: int) -> float:
    """The chance of one of these counts; those that add nothing any more are left out."""
    total = 0.0
    for count in tail:
        chance = exp(
            lgamma(trials + 1)
            - lgamma(count + 1)
            - lgamma(trials - count + 1)
            + count * log(_SIXTH)
            + (trials - count) * log(1 - _SIXTH)
        )
        total += chance
        if chance <= total * 1e-9:
            break
    return total
