"""A file of parcels by their keys: an SQLite database of one table.

All of it raises :class:`sqlite3.Error` where the file is damaged, locked, or not to be written.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Sequence
from pathlib import Path

_APPLICATION = 0x62676175
"""Tells that the file is this program's."""
_PATIENCE = 5.0
"""In seconds: so long another run is waited for."""
_MOST_BYTES = 256 << 20
"""A match takes some 400 bytes."""


class ForeignError(sqlite3.Error):
    """The file is the database of another program."""


class Shelf:
    """An open file, which is made if it is missing. Several processes may have it open at once."""

    def __init__(self, file: Path, most_bytes: int = _MOST_BYTES) -> None:
        self._most_bytes = most_bytes
        self._database = sqlite3.connect(file, timeout=_PATIENCE, isolation_level=None)
        try:
            self._make_ready()
        except sqlite3.Error:
            self._database.close()
            raise

    def get(self, keys: Sequence[bytes]) -> dict[bytes, bytes]:
        """The parcels with these few keys, as far as there are any."""
        places = ", ".join("?" * len(keys))
        question = f"SELECT key, parcel FROM audits WHERE key IN ({places})"
        return dict(self._database.execute(question, keys))

    def put(self, parcels: Iterable[tuple[bytes, bytes]]) -> None:
        """Add parcels, or put new ones in the place of those with their keys.

        Where they are too much for the file the older half of all is taken out.
        """
        with self._database:
            self._database.execute("BEGIN IMMEDIATE")
            self._database.executemany(
                "INSERT OR REPLACE INTO audits (key, parcel) VALUES (?, ?)", parcels
            )
            if self.bytes_used() > self._most_bytes:
                self._database.execute(
                    "DELETE FROM audits WHERE rowid IN (SELECT rowid FROM audits ORDER BY rowid"
                    " LIMIT (SELECT (COUNT(*) + 1) / 2 FROM audits))"
                )

    def __len__(self) -> int:
        return int(self._number("SELECT COUNT(*) FROM audits"))

    def bytes_used(self) -> int:
        """What the parcels take up of the file."""
        pages = self._number("PRAGMA page_count") - self._number("PRAGMA freelist_count")
        return pages * self._number("PRAGMA page_size")

    def close(self) -> None:
        """Let go of the file."""
        self._database.close()

    def _make_ready(self) -> None:
        self._database.execute("PRAGMA synchronous = NORMAL")
        application = self._number("PRAGMA application_id")
        if application == _APPLICATION:
            return
        if application or self._number("SELECT COUNT(*) FROM sqlite_master"):
            raise ForeignError("it is of another program")
        self._database.execute("PRAGMA journal_mode = WAL")
        with self._database:
            self._database.execute("BEGIN IMMEDIATE")
            self._database.execute(
                "CREATE TABLE IF NOT EXISTS audits (key BLOB PRIMARY KEY, parcel BLOB NOT NULL)"
            )
            self._database.execute(f"PRAGMA application_id = {_APPLICATION}")

    def _number(self, question: str) -> int:
        number: int = self._database.execute(question).fetchone()[0]
        return number
