"""Finding an option of a rule set by its dotted key, such as ``moves.bearoff_waste``."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from operator import attrgetter

from bgaudit.rules.options.wanted import options_of
from bgaudit.rules.ruleset import RuleSet


@dataclass(frozen=True, slots=True)
class Option:
    """An option: what it says, the values that it takes, and its default, as it is written.

    ``needs`` names what a record must hold for it to decide anything; empty if any record does.
    """

    key: str
    says: str
    takes: str
    default: str
    needs: str


def all_options() -> Iterator[Option]:
    """Every option, in the order in which they are declared."""
    usual = RuleSet("", "")
    for want in options_of(RuleSet):
        says, needs = want.declared["says"], want.declared["needs"]
        default = want.written(attrgetter(want.key)(usual))
        yield Option(want.key, says, want.in_words(), default, needs)


def option_at(key: str) -> Option:
    """The option with this key. Raises :class:`KeyError` if there is none."""
    for option in all_options():
        if option.key == key:
            return option
    raise KeyError(key)
