"""What a game is worth: single, gammon or backgammon, times the cube."""

from __future__ import annotations

from enum import IntEnum

from bgaudit.rules.board import BAR, OFF, Men
from bgaudit.rules.options.score import ScoreRules


class Win(IntEnum):
    """The kind of a win; ``name`` in lower case is what reports call it."""

    SINGLE = 1
    GAMMON = 2
    BACKGAMMON = 3


def wins_over(loser: Men, rules: ScoreRules) -> tuple[Win, ...]:
    """The kind of win over a side whose men stand so when the winner bears off his last.

    A loser with a man off loses a single game, even if another was hit after that. (US Backgammon
    tournament rules 2009, section 5.) Where the rules do not decide it, two kinds.
    """
    if loser[OFF]:
        return (Win.SINGLE,)
    on_bar, in_home = loser[BAR] > 0, any(loser[19:BAR])
    if rules.backgammon_condition == "home_bar_unclear" and on_bar and not in_home:
        return (Win.GAMMON, Win.BACKGAMMON)
    caught = {
        "home_or_bar": on_bar or in_home,
        "bar_only": on_bar,
        "home_only": in_home,
        "home_bar_unclear": in_home,
        "none": False,
    }
    return (Win.BACKGAMMON if caught[rules.backgammon_condition] else Win.GAMMON,)


def multiplier(win: Win, rules: ScoreRules) -> int:
    """How many times the cube a win of this kind is worth."""
    return {Win.SINGLE: 1, Win.GAMMON: rules.gammon, Win.BACKGAMMON: rules.backgammon}[win]


def cut_to_match(points: int, needed: int, length: int) -> tuple[int, ...]:
    """The ways in which a record may write the points that win a match of ``length``.

    In full, cut to the match length, or cut to what the winner still ``needed``.
    """
    return points, min(points, length), min(points, needed)
