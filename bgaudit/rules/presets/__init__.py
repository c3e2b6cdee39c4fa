"""The rule sets that come with bgaudit: one YAML file each in this folder."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any

import yaml

from bgaudit.rules.options.cube import CubeRules
from bgaudit.rules.options.match import MatchRules
from bgaudit.rules.options.score import ScoreRules
from bgaudit.rules.ruleset import RuleSet

_SUFFIX = ".yaml"


def preset_names() -> list[str]:
    """The names of all rule sets, in alphabetical order."""
    return sorted(
        entry.name.removesuffix(_SUFFIX)
        for entry in files(__package__).iterdir()
        if entry.name.endswith(_SUFFIX)
    )


@cache
def load_preset(name: str) -> RuleSet:
    """A rule set by its name. Raises :class:`KeyError` if there is none of that name."""
    if name not in preset_names():
        raise KeyError(name)
    text = (files(__package__) / f"{name}{_SUFFIX}").read_text(encoding="utf-8")
    return _rule_set(yaml.safe_load(text))


def _rule_set(options: dict[str, Any]) -> RuleSet:
    """Raises :class:`TypeError` for a key that is no option."""
    return RuleSet(
        name=options["name"],
        description=options["description"],
        sources=tuple(options["sources"]),
        match=MatchRules(**options["match"]),
        cube=CubeRules(**options["cube"]),
        score=ScoreRules(**options["score"]),
    )
