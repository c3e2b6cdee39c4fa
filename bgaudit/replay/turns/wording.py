"""Why a play is illegal, in words: the check it breaks, what is wrong and what would be right."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import permutations
from typing import NamedTuple

from bgaudit.finding import Severity
from bgaudit.replay.checks import moves as checks
from bgaudit.replay.checks.check import Check
from bgaudit.replay.checks.record import ANOTHER_WAY, RULES_DO_NOT_DECIDE
from bgaudit.replay.turns.judge import Undecided
from bgaudit.rules.board import BAR, OFF, Board
from bgaudit.rules.plays import Dice, Legal, Step, legal_plays, pips_of
from bgaudit.rules.walk import walks
from bgaudit.rules.why_not import Breach, WhyNot

_MOST_NAMED = 4
"""Up to so many legal plays are all named; of more, those that are nearest to what was played."""
_NEAREST_NAMED = 2

Moves = Sequence[tuple[int, int]]


class Worded(NamedTuple):
    """A check with its message and its help, and its severity where that is not the check's."""

    check: Check
    message: str
    help: str
    severity: Severity | None = None


def worded(
    why: WhyNot, board: Board, dice: Dice, written: str, steps: Moves, legal: Legal
) -> Worded:
    """Tell why a play, written so, is not legal with these dice on this board."""
    check = _CHECKS[why.breach]
    reason = _reason(why, board, dice, steps, legal)
    help = _written_rightly(why, board, dice, steps) or legal_in_words(legal, steps)
    severity = Severity.ERROR if why.breach is Breach.OUT_OF_ORDER else None
    return Worded(check, f"{_played(written, dice)}: {reason}", help, severity)


def worded_oddity(
    oddity: WhyNot | Undecided, board: Board, dice: Dice, written: str, steps: Moves
) -> Worded:
    """Tell what is odd about a legal play: how it is written, or what it is legal by."""
    if isinstance(oddity, Undecided):
        return _worded_undecided(oddity, board, dice, written, steps)
    reason = _reason(oddity, board, dice, steps, {})
    help = _written_rightly(oddity, board, dice, steps)
    return Worded(_CHECKS[oddity.breach], f"{_played(written, dice)}: {reason}", help)


def _written_rightly(why: WhyNot, board: Board, dice: Dice, steps: Moves) -> str:
    """What would be right where only the way a play is written is wrong; else nothing."""
    if why.breach is Breach.AFTER_THE_LAST:
        return "the game is over with the last man, whatever is left of the dice"
    if why.breach is Breach.OUT_OF_ORDER:
        _, *orders = permutations(Step(*step) for step in steps)
        right = next((order for order in orders if any(walks(board, dice, order))), None)
        return f"they can be made as {play_in_words(right)}" if right else ""
    if why.breach is Breach.NOT_THAT_WAY:
        after = Counter(target for _, target in steps)
        after.subtract(source for source, _ in steps)
        own = tuple(count + after[place] for place, count in enumerate(board.own))
        ways = (play for end, play in legal_plays(board, dice).items() if end.own == own)
        way = next(ways, None)
        return f"the play is {play_in_words(way)}" if way else ""
    return ""


def _worded_undecided(
    undecided: Undecided, board: Board, dice: Dice, written: str, steps: Moves
) -> Worded:
    """Both verdicts on a play that is legal only if men may pass over held points, or if not."""
    why = undecided.why
    reason = _reason(why, board, dice, steps, undecided.legal)
    illegal = f"{_CHECKS[why.breach].code} ({reason})"
    must_be_open, need_not = (illegal, "legal") if undecided.if_passing else ("legal", illegal)
    return Worded(
        RULES_DO_NOT_DECIDE,
        f"{_played(written, dice)}: {must_be_open} if a man moved with two dice needs an open "
        f"point between them, {need_not} if he needs none",
        "the rule set does not say which; if it is illegal, "
        + legal_in_words(undecided.legal, steps),
    )


def _played(written: str, dice: Dice) -> str:
    return f"{written} with {roll(dice)}" if written else f"no play with {roll(dice)}"


def roll(dice: Dice) -> str:
    """A roll as players say it: ``6-2``."""
    return f"{dice[0]}-{dice[1]}"


def point(number: int) -> str:
    """A point as it is written in a play: ``bar``, ``off`` or its number."""
    return {BAR: "bar", OFF: "off"}.get(number, str(number))


def points_in_words(points: Sequence[int]) -> str:
    """``18 point``, ``13 and 7 points``."""
    numbers = " and ".join(map(str, sorted(points, reverse=True)))
    return f"{numbers} point{'s' if len(points) > 1 else ''}"


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
    nearest = sorted(legal.values(), key=lambda play: -alike(play, near))[:_NEAREST_NAMED]
    return f"{len(legal)} plays are legal, such as " + " or ".join(map(play_in_words, nearest))


def alike(play: Moves, other: Moves) -> float:
    """How much two plays have in common: a step counts one, a man that starts there a half."""
    steps = _in_common(play, other)
    sources = _in_common([source for source, _ in play], [source for source, _ in other])
    return steps + sources / 2


def _in_common(items: Sequence[object], others: Sequence[object]) -> int:
    """How many of a few items have one of the others for themselves."""
    left = list(others)
    for item in items:
        if item in left:
            left.remove(item)
    return len(others) - len(left)


def _reason(why: WhyNot, board: Board, dice: Dice, steps: Moves, legal: Legal) -> str:
    if why.breach in (Breach.PIP_WASTE, Breach.FULL_VALUE):
        return _waste(dice, steps, legal)
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
        Breach.NONE_LEGAL: "no man can move with these dice",
        Breach.OUT_OF_ORDER: "the steps can only be made in another order",
        Breach.NOT_THAT_WAY: "no man can go this way, but a legal play comes to the same position",
        Breach.AFTER_THE_LAST: f"the last man is off before {point(source)}/{point(target)}",
    }
    return reasons[why.breach]


def _waste(dice: Dice, steps: Moves, legal: Legal) -> str:
    """How many pips are wasted, and how many need be."""
    wasted = sum(pips_of(dice)) - _pips(steps)
    needed = sum(pips_of(dice)) - max(map(_pips, legal.values()))
    pips = "1 pip is" if wasted == 1 else f"{wasted} pips are"
    return f"{pips} wasted, where " + (f"{needed} would do" if needed else "none need be")


def _pips(steps: Moves) -> int:
    return sum(source - target for source, target in steps)


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
    Breach.NONE_LEGAL: checks.NONE_LEGAL,
    Breach.PIP_WASTE: checks.PIP_WASTE,
    Breach.FULL_VALUE: checks.FULL_VALUE,
    Breach.OUT_OF_ORDER: checks.OUT_OF_ORDER,
    Breach.NOT_THAT_WAY: ANOTHER_WAY,
    Breach.AFTER_THE_LAST: checks.AFTER_THE_LAST_MAN,
}

OF_ILLEGAL_PLAYS = frozenset(
    check.code for check in (*_CHECKS.values(), checks.UNEXECUTED_HIT, checks.DECLARED_ILLEGAL)
)
"""The codes of what is told of plays that are not legal."""
