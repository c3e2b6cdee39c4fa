"""How an option of a rule set is declared: a field with its default and what it says.

Rule sets in YAML, the commands that print them and their documentation all come from these
declarations. A default is the commonest rule.
"""

from __future__ import annotations

from dataclasses import field
from typing import Any

EVENTS = "a record of the procedure at the table"
CLOCK = "a record of the clock"

UNLIMITED = -1
"""A number of times without a limit; written ``unlimited``."""


def option(default: Any, says: str, *, needs: str = "") -> Any:
    """An option; ``needs`` names what a record must hold for it to decide anything.

    One whose type admits None can be left open: a header tag of the record fills it, and where it
    decides a verdict and nothing fills it, both verdicts are told.
    """
    return field(default=default, metadata={"says": says, "needs": needs})


def section(options: type) -> Any:
    """A group of options, all at their defaults."""
    return field(default_factory=options)
