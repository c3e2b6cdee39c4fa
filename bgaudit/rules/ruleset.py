"""A rule set: the options that decide a verdict where rule books differ.

An option that is None is left open: a header tag of the record may fill it, and where it decides a
verdict and nothing fills it, both verdicts are told.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum


class BackgammonCondition(StrEnum):
    """Where a man of the loser must stand for a backgammon: the winner's home board, the bar."""

    HOME_OR_BAR = "home_or_bar"
    BAR_ONLY = "bar_only"
    HOME_ONLY = "home_only"
    NONE = "none"


@dataclass(frozen=True, slots=True)
class MatchRules:
    """``variant`` names the starting position: :data:`bgaudit.rules.board.VARIANTS`.

    ``money`` plays every record as a money session, whatever length its header gives.
    """

    variant: str | None = None
    money: bool = False


@dataclass(frozen=True, slots=True)
class CubeRules:
    """``crawford`` applies to matches, ``beavers`` to money play."""

    crawford: bool | None = None
    beavers: bool | None = None


@dataclass(frozen=True, slots=True)
class ScoreRules:
    """``gammon`` and ``backgammon`` multiply the cube; ``jacoby`` applies to money play.

    Under the Jacoby rule a gammon or backgammon counts one point while the cube is in the middle.
    """

    gammon: int = 2
    backgammon: int = 3
    backgammon_condition: BackgammonCondition = BackgammonCondition.HOME_OR_BAR
    jacoby: bool | None = None


@dataclass(frozen=True, slots=True)
class RuleSet:
    """All options of a rule set, with its name and what it is."""

    name: str
    description: str
    match: MatchRules = MatchRules()
    cube: CubeRules = CubeRules()
    score: ScoreRules = ScoreRules()
    sources: tuple[str, ...] = ()


def with_options(
    rules: RuleSet,
    *,
    variant: str | None = None,
    crawford: bool | None = None,
    beavers: bool | None = None,
    jacoby: bool | None = None,
) -> RuleSet:
    """The rule set with its open options filled; those that it decides stay as they are."""
    return replace(
        rules,
        match=replace(rules.match, variant=rules.match.variant or variant),
        cube=replace(
            rules.cube,
            crawford=_first(rules.cube.crawford, crawford),
            beavers=_first(rules.cube.beavers, beavers),
        ),
        score=replace(rules.score, jacoby=_first(rules.score.jacoby, jacoby)),
    )


def _first(decided: bool | None, filled: bool | None) -> bool | None:
    return filled if decided is None else decided
