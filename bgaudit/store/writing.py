"""Writing audits to a store."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import contextmanager

from bgaudit import __version__
from bgaudit.archive.known import KnownMatch
from bgaudit.replay.outcome import Audit
from bgaudit.store.known_matches import earlier_matches
from bgaudit.store.opening import opened, transaction
from bgaudit.store.rows import Row, rows_of
from bgaudit.store.values import Value, storable, without_secrets


class Store:
    """A store that a run under these rule sets writes to."""

    def __init__(self, connection: sqlite3.Connection, rules: str) -> None:
        self._store = connection
        self._rules = rules
        self._run: int | None = None

    def add(self, audits: Iterable[Audit]) -> None:
        """Write audits in one transaction, each in the place of what is known of its file."""
        with transaction(self._store):
            if self._run is None:
                self._run = self._insert("runs", (None, __version__, storable(self._rules)))
            for audit in audits:
                self._add(audit, self._run)

    def earlier(self, match: KnownMatch) -> list[KnownMatch]:
        """The matches with a game of this one in files whose paths come before that of its own."""
        return earlier_matches(self._store, match._replace(path=without_secrets(match.path)))

    def _add(self, audit: Audit, run: int) -> None:
        path = storable(without_secrets(audit.source.path))
        known = self._make_room(path)
        about = (audit.source.sha256 or None, audit.format, audit.producer, audit.rules)
        file = self._insert("files", (known, run, path, *map(storable, about)))
        for table, rows in rows_of(file, audit)._asdict().items():
            if rows:
                self._store.executemany(_insertion(table, rows[0]), rows)

    def _make_room(self, path: Value) -> int | None:
        """Delete what is known of a file; its number, which it keeps."""
        found = self._store.execute("SELECT id FROM files WHERE path = ?", (path,)).fetchone()
        if found is None:
            return None
        self._store.execute("DELETE FROM files WHERE id = ?", found)
        number: int = found[0]
        return number

    def _insert(self, table: str, row: Row) -> int:
        """The number of the new row."""
        return self._store.execute(_insertion(table, row), row).lastrowid or 0


@contextmanager
def store_at(path: str, rules: str) -> Iterator[Store]:
    """The store in a file, for a run under these rule sets.

    Raises :class:`~bgaudit.store.errors.StoreError`, also where writing to it fails.
    """
    with opened(path) as connection:
        yield Store(connection, rules)


def _insertion(table: str, row: Row) -> str:
    return f"INSERT INTO {table} VALUES ({', '.join('?' * len(row))})"
