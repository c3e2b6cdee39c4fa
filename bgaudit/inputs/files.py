"""Files, given or found in directories."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from bgaudit.inputs.exclusion import Exclusion, is_excluded
from bgaudit.inputs.input import reason
from bgaudit.inputs.kinds import holds_records, is_record
from bgaudit.inputs.skipped import PathList

if TYPE_CHECKING:
    from bgaudit.inputs.gitignore import IgnoreRules


class File(NamedTuple):
    """A record or an archive. ``identity`` is the same for two names of one file.

    ``named`` tells whether it was given by itself, ``defect`` why it cannot be read, if that was
    already seen.
    """

    path: str
    identity: str
    named: bool = False
    defect: str | None = None


def named(path: str) -> File:
    """A file that is given by itself."""
    return File(Path(path).as_posix(), os.path.realpath(path), named=True)


def found(path: str, defect: str | None = None) -> File:
    """A file, or a directory that cannot be searched, that is found in a directory."""
    return File(path, os.path.realpath(path), defect=defect)


def _found_in(real: str, path: str, entry: os.DirEntry[str]) -> File:
    """The same of an entry of a directory, whose own real path is known."""
    if entry.is_symlink():
        return found(path)
    return File(path, os.path.join(real, entry.name))


def walk(
    top: Path, rules: IgnoreRules, exclusions: Sequence[Exclusion], ignored: PathList
) -> Iterator[File]:
    """The records and archives in a directory, and the directories that cannot be read.

    It is searched in depth; hidden directories, and what is ignored or excluded, are left out.
    """
    waiting = [(top.as_posix(), rules)]
    while waiting:
        directory, rules = waiting.pop()
        try:
            entries = list(os.scandir(directory))
        except OSError as error:
            yield found(directory, reason(error))
            continue
        rules = rules.inside(Path(directory))
        inside = "" if directory == "." else directory.rstrip("/") + "/"
        real = os.path.realpath(directory)
        for entry in entries:
            path = inside + entry.name
            is_directory = entry.is_dir(follow_symlinks=False)
            if not (_is_searched(entry) if is_directory else _is_read(entry)):
                continue
            if is_excluded(exclusions, path) or rules.ignore(path, is_directory):
                ignored.add(path)
            elif is_directory:
                waiting.append((path, rules))
            else:
                yield _found_in(real, path, entry)


def _is_searched(directory: os.DirEntry[str]) -> bool:
    return not directory.name.startswith(".")


def _is_read(entry: os.DirEntry[str]) -> bool:
    """Not a pipe or a device, which may never end; a dangling link is kept, to be reported."""
    if not is_record(entry.name) and not holds_records(entry.name):
        return False
    if not entry.is_symlink():
        return entry.is_file(follow_symlinks=False)
    return os.path.isfile(entry.path) or not os.path.exists(entry.path)
