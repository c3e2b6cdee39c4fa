"""A rule set: the options that decide a verdict where rule books and habits differ."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TypeVar, cast

from bgaudit.rules.options.chouette import ChouetteRules
from bgaudit.rules.options.cube import CubeRules
from bgaudit.rules.options.declare import section
from bgaudit.rules.options.dice import DiceRules
from bgaudit.rules.options.match import MatchRules, OpeningRules, SetupRules, Variant
from bgaudit.rules.options.moves import MoveRules
from bgaudit.rules.options.score import ScoreRules
from bgaudit.rules.options.time import PenaltyRules, TimeRules

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class RuleSet:
    """All options of a rule set, with its name, what it is and what it rests on."""

    name: str
    description: str
    match: MatchRules = section(MatchRules)
    opening: OpeningRules = section(OpeningRules)
    setup: SetupRules = section(SetupRules)
    moves: MoveRules = section(MoveRules)
    dice: DiceRules = section(DiceRules)
    cube: CubeRules = section(CubeRules)
    score: ScoreRules = section(ScoreRules)
    time: TimeRules = section(TimeRules)
    penalty: PenaltyRules = section(PenaltyRules)
    chouette: ChouetteRules = section(ChouetteRules)
    sources: tuple[str, ...] = ()
    not_verified: tuple[str, ...] = ()
    """What of it no source that was read in full bears out."""


def with_options(
    rules: RuleSet,
    *,
    variant: str | None = None,
    crawford: bool | None = None,
    beavers: bool | None = None,
    jacoby: bool | None = None,
    cube_limit: int | None = None,
    posted_length: int | None = None,
) -> RuleSet:
    """The rule set with its open options filled; those that it decides stay as they are."""
    return replace(
        rules,
        match=replace(
            rules.match,
            variant=rules.match.variant or cast("Variant | None", variant),
            posted_length=_first(rules.match.posted_length, posted_length),
        ),
        cube=replace(
            rules.cube,
            crawford=_first(rules.cube.crawford, crawford),
            beavers=_first(rules.cube.beavers, beavers),
            max=_first(rules.cube.max, cube_limit),
        ),
        score=replace(rules.score, jacoby=_first(rules.score.jacoby, jacoby)),
    )


def with_posted_length(rules: RuleSet, length: int | None) -> RuleSet:
    """The rule set with the match length that the draw sheet gives, if it is given."""
    return replace(rules, match=replace(rules.match, posted_length=length)) if length else rules


def _first(decided: T | None, filled: T | None) -> T | None:
    return filled if decided is None else decided
