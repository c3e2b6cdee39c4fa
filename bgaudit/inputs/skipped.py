"""What was found and is not audited, to be told when the run is over."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

_MOST_NAMED = 3


class PathList:
    """Any number of paths, of which the first few are told and the others counted."""

    def __init__(self, paths: Iterable[str] = ()) -> None:
        self.number = 0
        self._first: list[str] = []
        for path in paths:
            self.add(path)

    def add(self, path: str) -> None:
        """Count one more."""
        self.number += 1
        if self.number <= _MOST_NAMED:
            self._first.append(path)

    def __str__(self) -> str:
        more = self.number - len(self._first)
        return ", ".join(self._first) + (f" and {more} more" if more else "")


@dataclass(frozen=True, slots=True)
class Skipped:
    """What was found and is left alone, by its reason.

    ``no_records`` are files that are no match records. ``inner_archives``, ``specials`` (links and
    devices) and ``replaced`` are members of archives; the last have a later one of the same name,
    which is the one that unpacking would leave.
    """

    no_records: PathList = field(default_factory=PathList)
    inner_archives: PathList = field(default_factory=PathList)
    specials: PathList = field(default_factory=PathList)
    replaced: PathList = field(default_factory=PathList)

    def told(self) -> Iterator[str]:
        """A line for each reason that there was."""
        for paths, one, many in (
            (self.no_records, "file that is no match record", "files that are no match record"),
            (self.inner_archives, "archive inside an archive", "archives inside archives"),
            (self.specials, "link or device in an archive", "links and devices in archives"),
            (self.replaced, "member that a later one replaces", "members that later ones replace"),
        ):
            if paths.number:
                yield f"skipped {paths.number} {one if paths.number == 1 else many}: {paths}"
