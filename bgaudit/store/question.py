"""Asking a store, about all that is in it or about one event."""

from __future__ import annotations

import sqlite3
from typing import NamedTuple

from bgaudit.report.stat_tables import Cell
from bgaudit.store.values import Value, storable, text_of

OF_THE_EVENT = "(:event IS NULL OR event = :event)"
"""The condition that each question about matches has."""


class Question(NamedTuple):
    """A store, and the event that is asked about; None for all that there is."""

    store: sqlite3.Connection
    event: str | None = None

    @property
    def value(self) -> Value:
        """The event as the store has it."""
        return storable(self.event)

    def ask(self, query: str) -> list[tuple[Cell, ...]]:
        """The rows that answer a query, in which ``:event`` stands for the event."""
        answer = self.store.execute(query, {"event": self.value})
        return [tuple(map(_cell, row)) for row in answer]

    def events(self) -> list[str]:
        """All events that the records name."""
        query = "SELECT DISTINCT event FROM matches WHERE event IS NOT NULL ORDER BY event"
        return [text_of(event) for (event,) in self.store.execute(query)]


def _cell(value: Value | float) -> Cell:
    return text_of(value) if isinstance(value, bytes) else value
