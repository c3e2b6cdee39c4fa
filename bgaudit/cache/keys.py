"""When two audits are the same: by what was read, how, under which conditions, and by whom."""

from __future__ import annotations

import hashlib
import os
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from bgaudit import __version__
from bgaudit.config.conditions import Conditions
from bgaudit.running.task import Task

_PACKAGE = Path(__file__).parents[1]
_PARTS = (_PACKAGE, _PACKAGE.parent / "grammars")
"""What the program is made of; the grammars stand beside it where it is not installed."""
_READERS_OF_OTHERS = ("gammonview", "ogxm", "cryptography")
"""What comes of a binary record depends on these, which may be missing."""


class Keys:
    """Gives each task its key.

    Neither the path of a record is in it nor what only a report depends on.
    """

    def __init__(self) -> None:
        self._under: dict[tuple[int, str | None, bool], bytes] = {}
        # What is not kept alive might have its identity taken by another.
        self._seen: list[Conditions] = []

    def of(self, task: Task) -> bytes:
        """The key of a task whose record could be read."""
        source, conditions, binary = task.source, task.conditions, bool(task.source.data)
        which = (id(conditions), task.format, binary)
        if which not in self._under:
            self._seen.append(conditions)
            self._under[which] = _conditions_digest(conditions, task.format, binary)
        return hashlib.sha256(self._under[which] + source.sha256.encode()).digest()


def _conditions_digest(conditions: Conditions, input_format: str | None, binary: bool) -> bytes:
    selection = conditions.selection
    said = (
        conditions.rules,
        sorted(selection.enabled),
        sorted(selection.ignored),
        conditions.slips,
        sorted(conditions.aliases.items()),
        input_format,
        _others() if binary else (),
    )
    return hashlib.sha256(_program() + repr(said).encode("utf-8", "surrogatepass")).digest()


@cache
def _program() -> bytes:
    """The version, and the state of the modules: a checkout changes without a new version."""
    digest = hashlib.sha256(__version__.encode())
    for part in _PARTS:
        for file in _files(part):
            state = os.stat(file)
            name = os.path.relpath(file, part)
            digest.update(f"{name}\0{state.st_size}\0{state.st_mtime_ns}\0".encode())
    return digest.digest()


def _files(part: Path) -> Iterator[str]:
    for folder, folders, names in os.walk(part):
        folders[:] = sorted(name for name in folders if name != "__pycache__")
        yield from (os.path.join(folder, name) for name in sorted(names))


@cache
def _others() -> tuple[str, ...]:
    from importlib.metadata import PackageNotFoundError, version

    def found(name: str) -> str:
        try:
            return f"{name} {version(name)}"
        except PackageNotFoundError:
            return ""

    return tuple(map(found, _READERS_OF_OTHERS))
