"""Every code, whether it is a check or is told by other checks."""

from __future__ import annotations

from difflib import get_close_matches

from bgaudit.replay.checks.check import Check
from bgaudit.replay.checks.registry import ALL_CHECKS
from bgaudit.replay.checks.told import TOLD, Told
from bgaudit.rules.options.wanted import listed

Entry = Check | Told

CATALOGUE: tuple[Entry, ...] = (*ALL_CHECKS, *TOLD)

_MOST_NEAR = 3
_NEAR = 0.75
"""How much of a word must agree; with less, all names that end alike would do."""


def find_entry(word: str) -> Entry | None:
    """What has this code or name, in whatever case; None if nothing has."""
    wanted = word.casefold()
    return next(
        (entry for entry in CATALOGUE if wanted in (entry.code.casefold(), entry.name)), None
    )


def nearest_entries(word: str) -> list[Entry]:
    """The few that may be meant by a word that is no code and no name, the likeliest first."""
    known = {alias.casefold(): entry for entry in CATALOGUE for alias in (entry.code, entry.name)}
    wanted = word.casefold()
    close = get_close_matches(wanted, known, n=_MOST_NEAR, cutoff=_NEAR)
    parts = [alias for alias in known if wanted and wanted in alias]
    near = dict.fromkeys(known[alias] for alias in (*close, *parts))
    return list(near)[:_MOST_NEAR]


def advice_on(word: str) -> str:
    """What may be meant by a word that is no code and no name."""
    near = [f"{entry.code} {entry.name}" for entry in nearest_entries(word)]
    return f"did you mean {listed(near)}?" if near else "bgaudit checks lists all"
