"""What --exclude leaves out."""

from __future__ import annotations

import os
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import PurePath
from typing import Protocol

from bgaudit.globs import matches


class Exclusion(Protocol):
    """Something that says what is left out."""

    def excludes(self, path: str, member: str = "") -> bool:
        """Whether a file or directory is left out, or that member of an archive.

        With a directory all that is in it is left out, in an archive too.
        """


def is_excluded(exclusions: Iterable[Exclusion], path: str, member: str = "") -> bool:
    """Whether any of them leaves it out."""
    return any(exclusion.excludes(path, member) for exclusion in exclusions)


@dataclass(frozen=True, slots=True)
class ExcludedGlobs:
    """Globs of what is left out: without a slash one is for a name at any depth, else for a path.

    The latter start at the directory ``base``.
    """

    names: tuple[str, ...]
    paths: tuple[str, ...]
    base: str

    @classmethod
    def of(cls, globs: Iterable[str], base: str) -> ExcludedGlobs:
        """The globs, where a path is relative to the directory ``base``."""
        shortened = [glob.rstrip("/") for glob in globs]
        return cls(
            tuple(glob for glob in shortened if "/" not in glob),
            tuple(_way(glob, base) for glob in shortened if "/" in glob),
            base,
        )

    def excludes(self, path: str, member: str = "") -> bool:
        """See ``Exclusion``."""
        way = _way(path, self.base)
        name = member or way.rpartition("/")[2]
        if member:
            way = f"{way}!/{member}"
        return any(matches(glob, name) for glob in self.names) or any(
            matches(glob, way) for glob in self.paths
        )


def _way(path: str, base: str) -> str:
    """A path, or a glob of paths, as it is from the directory ``base``."""
    whole = os.path.join(base, path)
    try:
        return PurePath(os.path.relpath(whole, base)).as_posix()
    except ValueError:
        return PurePath(whole).as_posix()  # It is on another drive.
