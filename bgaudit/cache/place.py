"""Where the cache is."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

VARIABLE = "BGAUDIT_CACHE_DIR"
"""Names the directory, unless the command line does."""

_SCHEMA = 1
_NAME = f"audits-{_SCHEMA}.sqlite"
_ANY_NAME = "audits-*.sqlite"
_BESIDE = ("", "-wal", "-shm", "-journal")
"""What SQLite puts beside a file, too."""


def directory(given: str | None) -> Path:
    """The directory of the cache: the one that is given, or the user's own."""
    named = given or os.environ.get(VARIABLE)
    if named:
        return Path(named)
    from platformdirs import user_cache_path

    return user_cache_path("bgaudit", appauthor=False)


def file_in(folder: Path) -> Path:
    """The file of the cache, whose name tells its schema."""
    return folder / _NAME


def files_in(folder: Path) -> Iterator[Path]:
    """All files of caches, of whatever version."""
    for file in sorted(folder.glob(_ANY_NAME)):
        for end in _BESIDE:
            if (beside := file.with_name(file.name + end)).exists():
                yield beside
