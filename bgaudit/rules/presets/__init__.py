"""The rule sets that come with bgaudit: one YAML file each in this folder."""

from __future__ import annotations

from functools import cache

from bgaudit.rules.loading import load_rules, preset_names
from bgaudit.rules.ruleset import RuleSet

__all__ = ["load_preset", "preset_names"]


@cache
def load_preset(name: str) -> RuleSet:
    """A rule set by its name. Raises :class:`KeyError` if there is none of that name."""
    if name not in preset_names():
        raise KeyError(name)
    return load_rules(name)
