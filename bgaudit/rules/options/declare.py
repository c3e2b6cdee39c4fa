"""How an option of a rule set is declared: a field with its default and what it says.

Rule sets in YAML, the commands that print them and their documentation all come from these
declarations. A default is the commonest rule.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field
from typing import Any

EVENTS = "a record of the procedure at the table"
CLOCK = "a record of the clock"
CHOUETTE = "a record of a chouette"

UNLIMITED = -1
"""A number of times without a limit; written ``unlimited``."""

_NONE: Mapping[str, Mapping[bool, Any]] = {}


def option(
    default: Any,
    says: str,
    *,
    needs: str = "",
    least: int = 0,
    unlimited: bool = False,
    null: str = "",
    aliases: Mapping[str, Mapping[bool, Any]] = _NONE,
) -> Any:
    """An option; ``needs`` names what a record must hold for it to decide anything.

    One whose type admits None can be left open: a header tag of the record fills it, and where it
    decides a verdict and nothing fills it, both verdicts are told. ``null`` is for those where None
    means something else, and says what. A number is ``least`` or more, and may be ``unlimited`` if
    that is said. ``aliases`` are other names that a file may use, each with what true and
    false are under it if it is but a flag.
    """
    metadata = {
        "says": f"{says}; null: {null}" if null else says,
        "needs": needs,
        "least": least,
        "unlimited": unlimited,
        "null": bool(null),
        "aliases": aliases,
    }
    return field(default=default, metadata=metadata)


def section(options: type) -> Any:
    """A group of options, all at their defaults."""
    return field(default_factory=options)
