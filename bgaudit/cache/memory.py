"""A memory over many runs, which no run depends on."""

from __future__ import annotations

import sqlite3
import zlib
from collections.abc import Callable, Sequence
from pathlib import Path

from bgaudit.cache.keys import Keys
from bgaudit.cache.place import file_in
from bgaudit.cache.shelf import Shelf
from bgaudit.replay.outcome import Audit
from bgaudit.running.task import Task
from bgaudit.wire.parcels import packed, unpacked

_WRITTEN_AT_ONCE = 500
_LARGEST_PARCEL = 1 << 20
_FASTEST = 1
"""The level of compression; its checksum tells where a parcel is damaged."""


class Cache:
    """The cache in a directory. See ``Memory``.

    Where its file is damaged, locked, foreign or not to be written the run goes on without it;
    ``tell`` is called once with the reason.
    """

    def __init__(self, folder: Path, tell: Callable[[str], None]) -> None:
        self._tell = tell
        self._keys = Keys()
        self._new: list[tuple[bytes, bytes]] = []
        self._shelf: Shelf | None = None
        try:
            folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            self._shelf = Shelf(file_in(folder))
        except (OSError, sqlite3.Error) as error:
            self._go_without(error)

    def find(self, tasks: Sequence[Task]) -> list[Audit | None]:
        """See ``Memory``."""
        if self._shelf is None:
            return [None] * len(tasks)
        keys = [self._keys.of(task) if _has_key(task) else b"" for task in tasks]
        try:
            parcels = self._shelf.get(keys)
        except sqlite3.Error as error:
            self._go_without(error)
            return [None] * len(tasks)
        return [
            _taken_out(parcels[key], task) if key in parcels else None
            for key, task in zip(keys, tasks, strict=True)
        ]

    def keep(self, task: Task, audit: Audit) -> None:
        """See ``Memory``. What could not be read may be read another time."""
        if self._shelf is None or audit.format is None or not _has_key(task):
            return
        parcel = zlib.compress(packed(audit), _FASTEST)
        if len(parcel) <= _LARGEST_PARCEL:
            self._new.append((self._keys.of(task), parcel))
        if len(self._new) >= _WRITTEN_AT_ONCE:
            self._write()

    def close(self) -> None:
        """Write what is new, and let go of the file."""
        self._write()
        if self._shelf is not None:
            self._shelf.close()
            self._shelf = None

    def _write(self) -> None:
        new, self._new = self._new, []
        if self._shelf is None or not new:
            return
        try:
            self._shelf.put(new)
        except sqlite3.Error as error:
            self._go_without(error)

    def _go_without(self, error: Exception) -> None:
        if self._shelf is not None:
            self._shelf.close()
            self._shelf = None
        self._tell(f"the cache is not used: {_reason(error)}")


def _has_key(task: Task) -> bool:
    return task.defect is None and task.unread is None


def _taken_out(parcel: bytes, task: Task) -> Audit | None:
    """The audit in a parcel; None where that is damaged, or by another hand."""
    try:
        return unpacked(zlib.decompress(parcel), task.source)
    except (zlib.error, ValueError, TypeError, LookupError):
        return None


def _reason(error: Exception) -> str:
    words = error.strerror or "" if isinstance(error, OSError) else str(error)
    return words[:1].lower() + words[1:]
