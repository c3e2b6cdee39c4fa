"""Rule sets with options of the chouette set otherwise."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from bgaudit import RuleSet, load_preset


def playing(**options: Any) -> RuleSet:
    """The standard rule set with these options of its chouette."""
    standard = load_preset("standard")
    return replace(standard, chouette=replace(standard.chouette, **options))
