"""The tables that a store can be asked for, by their names."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType

from bgaudit.report.stat_tables import StatTable
from bgaudit.store.dice_tables import dice, rolls
from bgaudit.store.finding_tables import codes, producers, repeats
from bgaudit.store.match_tables import events, players, results, standings
from bgaudit.store.question import Question

TABLES: Mapping[str, Callable[[Question], StatTable]] = MappingProxyType(
    {
        "codes": codes,
        "players": players,
        "events": events,
        "producers": producers,
        "results": results,
        "standings": standings,
        "dice": dice,
        "rolls": rolls,
        "repeats": repeats,
    }
)
OVERVIEW = ("codes", "players", "events", "producers", "dice", "repeats")
"""What is shown of a whole store where no table is named."""
OF_AN_EVENT = ("results", "standings")
"""The same of one event."""
