"""Where a file is, as a service that shows the files of a project is told."""

from __future__ import annotations

import posixpath
import re
from pathlib import PurePath
from typing import NamedTuple

from bgaudit.finding import Finding
from bgaudit.report import Settings
from bgaudit.report.characters import plain
from bgaudit.source import Place, Source

_IN_ARCHIVE = re.compile(r"(?<=\.)(zip|tar|tgz|tbz2?|txz|tar\.\w+)!/", re.IGNORECASE)


URL_MARK = "://"
"""In a path that is the URL of a record."""
_BEGINNING = Place(1, 1)


class Location(NamedTuple):
    """A file, from the root of the project, and the member of it where it is an archive."""

    path: str
    member: str = ""

    def beside(self, source: Source, finding: Finding) -> str:
        """What has to be told before a message: where in a member it is, which no service shows."""
        if not self.member:
            return ""
        return f"{placed(plain(self.member), source, finding)}: "


def location(path: str, settings: Settings) -> Location:
    """Where the file that reports call by this path is.

    What lies outside of the root keeps the path that it was given by, as a URL does.
    """
    if URL_MARK in path:
        return Location(path)
    found = _IN_ARCHIVE.search(path)
    member = path[found.end() :] if found else ""
    file = path[: found.end(1)] if found else path
    absolute = posixpath.normpath(PurePath(settings.directory, file).as_posix())
    inside = settings.root.rstrip("/") + "/"
    if settings.root and absolute.startswith(inside):
        file = absolute.removeprefix(inside)
    return Location(file, member)


def placed(path: str, source: Source, finding: Finding) -> str:
    """A path with the line and column of a finding, which a binary file has not."""
    place = source.shown_place(finding.span.start)
    return f"{path}:{place.line}:{place.column}" if place else path


def region(source: Source, finding: Finding) -> tuple[Place, Place]:
    """Where a finding begins and ends, for services that ask for a line even in a binary file."""
    start, end = map(source.shown_place, finding.span)
    return start or _BEGINNING, end or _BEGINNING
