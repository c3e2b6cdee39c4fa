"""Why a play is illegal, in words: the check it breaks, what is wrong and what would be right."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from bgaudit.replay.checks import moves as checks
from bgaudit.replay.checks.check import Check
from bgaudit.replay.judge import Legal
from bgaudit.rules.board import BAR, OFF, Board
from bgaudit.rules.plays import Dice, Step
from bgaudit.rules.why_not import Breach, WhyNot

_MOST_NAMED = 4
"""Up to so many legal plays are all named; of more, those that are nearest to what was played."""
_NEAREST_NAMED = 2

Moves = Sequence[tuple[int, int]]


class Worded(NamedTuple):
    """A check with its message and its help."""

    check: Check
    message: str
    help: str


def worded(
    why: WhyNot, board: Board, dice: Dice, written: str, steps: Moves, legal: Legal
) -> Worded:
    """Tell why a play, written so, is not legal with these dice on this board."""
    check = _CHECKS[why.breach]
    reason = _reason(why, board, dice)
    played = f"{written} with {roll(dice)}" if written else f"no play with {roll(dice)}"
    return Worded(check, f"{played}: {reason}", legal_in_words(legal, steps))


def roll(dice: Dice) -> str:
    """A roll as players say it: ``6-2``."""
    return f"{dice[0]}-{dice[1]}"


def point(number: int) -> str:
    """A point as it is written in a play: ``bar``, ``off`` or its number."""
    return {BAR: "bar", OFF: "off"}.get(number, str(number))


def play_in_words(steps: Iterable[tuple[int, int]]) -> str:
    """A play as it is written, steps that repeat counted: ``13/7(2) 8/2``."""
    counts: dict[tuple[int, int], int] = {}
    for step in steps:
        counts[step] = counts.get(step, 0) + 1
    return " ".join(
        f"{point(source)}/{point(target)}" + (f"({count})" if count > 1 else "")
        for (source, target), count in counts.items()
    )


def legal_in_words(legal: Legal, near: Moves = ()) -> str:
    """What could have been played; of many plays, those nearest to the steps that were."""
    if not legal:
        return "no play is legal: the turn is lost"
    if len(legal) == 1:
        return f"the only legal play is {play_in_words(next(iter(legal.values())))}"
    if len(legal) <= _MOST_NAMED:
        return "legal: " + " or ".join(map(play_in_words, legal.values()))
    nearest = sorted(legal.values(), key=lambda play: -_alike(play, near))[:_NEAREST_NAMED]
    return f"{len(legal)} plays are legal, such as " + " or ".join(map(play_in_words, nearest))


def _alike(play: Moves, other: Moves) -> float:
    """How much two plays have in common: a step counts one, a man that starts there a half."""
    steps = Counter(play) & Counter(other)
    sources = Counter(source for source, _ in play) & Counter(source for source, _ in other)
    return steps.total() + sources.total() / 2


def _reason(why: WhyNot, board: Board, dice: Dice) -> str:
    source, target = why.step or Step(OFF, OFF)
    length = source - target
    held = board.other[25 - target] if OFF < target < BAR else 0
    reasons = {
        Breach.EMPTY_SOURCE: f"no man stands on {_the(source)} to move",
        Breach.BACKWARDS: f"{point(source)}/{point(target)} goes away from home",
        Breach.BAR_FIRST: f"a man is on the bar when {point(source)}/{point(target)} is played",
        Breach.BAD_ENTRY: f"no die brings a man in on {_the(target)}"
        if held < 2
        else f"the {target} point, held by {held} men, is closed to a man from the bar",
        Breach.WRONG_DISTANCE: f"no die is a {length}",
        Breach.HELD_POINT: f"the {target} point is held by {held} men",
        Breach.HELD_ON_THE_WAY: f"{point(source)}/{point(target)} has no open point to touch down "
        "on",
        Breach.NOT_ALL_HOME: "a man is borne off while another is outside the home board",
        Breach.DIE_TOO_SMALL: f"no die is left that bears off from {_the(source)}",
        Breach.MAN_BEHIND: f"a larger die may not bear off from {_the(source)} while a man stands "
        "behind it",
        Breach.TOO_MANY_PIPS: "more is moved than the dice give",
        Breach.DIE_LEFT: "both dice can be played, and one is left",
        Breach.SMALLER_DIE: f"only one die can be played, and it must be the {max(dice)}",
        Breach.DOUBLE_LEFT: f"another {dice[0]} can be played, and is left",
        Breach.NO_PLAY: "a legal play exists",
    }
    return reasons[why.breach]


def _the(number: int) -> str:
    return "the bar" if number == BAR else f"the {number} point"


_CHECKS = {
    Breach.EMPTY_SOURCE: checks.EMPTY_SOURCE,
    Breach.BACKWARDS: checks.BACKWARDS,
    Breach.BAR_FIRST: checks.BAR_FIRST,
    Breach.BAD_ENTRY: checks.BAD_ENTRY,
    Breach.WRONG_DISTANCE: checks.WRONG_DISTANCE,
    Breach.HELD_POINT: checks.HELD_POINT,
    Breach.HELD_ON_THE_WAY: checks.HELD_ON_THE_WAY,
    Breach.NOT_ALL_HOME: checks.NOT_ALL_HOME,
    Breach.DIE_TOO_SMALL: checks.DIE_TOO_SMALL,
    Breach.MAN_BEHIND: checks.MAN_BEHIND,
    Breach.TOO_MANY_PIPS: checks.TOO_MANY_PIPS,
    Breach.DIE_LEFT: checks.DIE_LEFT,
    Breach.SMALLER_DIE: checks.SMALLER_DIE,
    Breach.DOUBLE_LEFT: checks.DOUBLE_LEFT,
    Breach.NO_PLAY: checks.NO_PLAY,
}
