"""Opening a store, after a look at whether the file is one: any other is left untouched."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from bgaudit.store.errors import StoreError
from bgaudit.store.values import text_of

SCHEMA = 1
_SCHEMA_FILE = Path(__file__).with_name("schema.sql")
_APPLICATION = 0x62677374
"""By which a database says that it is a store."""
_FORMAT = b"SQLite format 3\0"
_HEADER = 100
_PATIENCE = 60
"""So many seconds another run may take to write its share."""


def schema_text() -> str:
    """The definition of the store, with what each column holds."""
    return _SCHEMA_FILE.read_text(encoding="utf-8")


@contextmanager
def opened(path: str) -> Iterator[sqlite3.Connection]:
    """A store to write to, which is made where there is no file. Raises :class:`StoreError`."""
    require_store_or_nothing(path)
    with _connected(path) as store:
        _make(store)
        yield store


@contextmanager
def opened_to_ask(path: str) -> Iterator[sqlite3.Connection]:
    """A store to read. Raises :class:`StoreError`."""
    if not require_store_or_nothing(path):
        what = "is empty" if os.path.exists(path) else "does not exist"
        raise StoreError(f"{path} {what}: bgaudit check --store writes a store of results")
    with _connected(path) as store:
        store.execute("PRAGMA query_only = ON")
        yield store


def require_store_or_nothing(path: str) -> bool:
    """Whether there is a store; False for no file, or an empty one.

    Raises :class:`StoreError` if there is anything else. Only the file's first bytes are read.
    """
    if os.path.exists(path) and not os.path.isfile(path):
        raise StoreError(f"{path} is no store of results: it is no file")
    try:
        with open(path, "rb") as file:
            header = file.read(_HEADER)
    except FileNotFoundError:
        return False
    except OSError as error:
        why = (error.strerror or str(error)).lower()
        raise StoreError(f"{path} cannot be read: {why}") from None
    if not header:
        return False
    version, application = header[60:64], header[68:72]
    if not header.startswith(_FORMAT) or application != _APPLICATION.to_bytes(4, "big"):
        raise StoreError(f"{path} is no store of results, and is left as it is")
    schema = int.from_bytes(version, "big")
    if schema != SCHEMA:
        raise StoreError(
            f"{path} is a store of schema {schema}, and this bgaudit knows schema {SCHEMA}: it is "
            "left as it is"
        )
    return True


@contextmanager
def _connected(path: str) -> Iterator[sqlite3.Connection]:
    """A connection in which any defect of the file, and any lock, becomes a :class:`StoreError`."""
    try:
        store = sqlite3.connect(os.path.abspath(path), timeout=_PATIENCE, isolation_level=None)
        try:
            store.text_factory = text_of  # What SQL puts together of bytes is text.
            store.execute("PRAGMA foreign_keys = ON")
            yield store
        finally:
            store.close()
    except sqlite3.Error as error:
        raise StoreError(f"{path} cannot be used as a store of results: {error}") from None


@contextmanager
def transaction(store: sqlite3.Connection) -> Iterator[None]:
    """All of what is written within, or nothing of it."""
    store.execute("BEGIN IMMEDIATE")
    try:
        yield
    except BaseException:
        store.execute("ROLLBACK")
        raise
    store.execute("COMMIT")


def _make(store: sqlite3.Connection) -> None:
    """Make the tables in a new file, unless another run has just done so."""
    with transaction(store):
        if store.execute("PRAGMA user_version").fetchone()[0] == SCHEMA:
            return
        for statement in _statements(schema_text()):
            store.execute(statement)
        store.execute(f"PRAGMA application_id = {_APPLICATION}")
        store.execute(f"PRAGMA user_version = {SCHEMA}")


def _statements(script: str) -> Iterator[str]:
    statement = ""
    for line in script.splitlines(keepends=True):
        statement += line
        if sqlite3.complete_statement(statement):
            yield statement
            statement = ""
