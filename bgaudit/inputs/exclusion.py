"""What --exclude leaves out."""

from __future__ import annotations

import os
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import PurePath
from typing import Protocol


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

    The latter are kept by their parts, as absolute paths.
    """

    names: tuple[str, ...]
    paths: tuple[tuple[str, ...], ...]

    @classmethod
    def of(cls, globs: Iterable[str], base: str) -> ExcludedGlobs:
        """The globs, where a path is relative to the directory ``base``."""
        from glob import escape

        base = escape(os.path.abspath(base))
        shortened = [glob.rstrip("/") for glob in globs]
        return cls(
            tuple(glob for glob in shortened if "/" not in glob),
            tuple(_parts(os.path.join(base, glob)) for glob in shortened if "/" in glob),
        )

    def excludes(self, path: str, member: str = "") -> bool:
        """See ``Exclusion``."""
        if not member:
            return self._fit(_parts(path))
        archive, inside = _parts(f"{path}!"), tuple(member.split("/"))
        return any(self._fit(archive + inside[:end]) for end in range(1, len(inside) + 1))

    def _fit(self, parts: tuple[str, ...]) -> bool:
        from fnmatch import fnmatch

        from bgaudit.inputs.globs import fits

        return any(fnmatch(parts[-1], glob) for glob in self.names) or any(
            fits(parts, glob) for glob in self.paths
        )


def _parts(path: str) -> tuple[str, ...]:
    return PurePath(os.path.abspath(path)).parts
