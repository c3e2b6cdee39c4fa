"""Patterns of paths: ``*``, ``?`` and ``[…]`` within a name, ``**`` for any directories.

As in a shell: names that begin with a dot are only found by a pattern that does, too, and ``**``
does not follow links.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterator, Sequence
from fnmatch import fnmatch
from pathlib import Path, PurePath

ANY_DIRECTORIES = "**"

_SPECIAL = re.compile(r"[*?]|\[.+\]", re.DOTALL)


def is_glob(path: str) -> bool:
    """Whether there is anything in it that stands for something else."""
    return _SPECIAL.search(path) is not None


def fits(path: Sequence[str], glob: Sequence[str]) -> bool:
    """Whether a path is one that a glob stands for, both given by their parts."""
    used = _passed({0}, glob)
    for name in path:
        fitting = {at for at in used if at < len(glob) and _fits(name, glob[at])}
        used = _passed({at + (glob[at] != ANY_DIRECTORIES) for at in fitting}, glob)
    return len(glob) in used


def _passed(used: set[int], glob: Sequence[str]) -> set[int]:
    """How many parts of the glob may be used up, as ``**`` may stand for nothing."""
    for at, part in enumerate(glob):
        if part == ANY_DIRECTORIES and at in used:
            used.add(at + 1)
    return used


def _fits(name: str, part: str) -> bool:
    return part == ANY_DIRECTORIES or fnmatch(name, part)


def expanded(glob: str, leave_out: Callable[[str], bool]) -> set[str]:
    """The files and directories that a glob stands for, without what is left out on the way.

    A last ``**`` is the directory that it is in.
    """
    path = PurePath(glob)
    parts = path.parts[1:] if path.anchor else path.parts
    found = {path.as_posix() for path in _below(Path(path.anchor), parts, leave_out)}
    return {path for path in found if os.path.isdir(path)} if glob.endswith("/") else found


def _below(
    directory: Path, parts: tuple[str, ...], leave_out: Callable[[str], bool]
) -> Iterator[Path]:
    if not parts or parts == (ANY_DIRECTORIES,):
        yield directory
        return
    part, rest = parts[0], parts[1:]
    if not is_glob(part):
        if os.path.lexists(directory / part):
            yield from _below(directory / part, rest, leave_out)
        return
    if part == ANY_DIRECTORIES:
        yield from _below(directory, rest, leave_out)
    for entry in _listed(directory):
        path = directory / entry.name
        if leave_out(path.as_posix()):
            continue
        if part == ANY_DIRECTORIES:
            if entry.is_dir(follow_symlinks=False) and not entry.name.startswith("."):
                yield from _below(path, parts, leave_out)
        elif _is_found(entry.name, part) and (not rest or entry.is_dir()):
            yield from _below(path, rest, leave_out)


def _listed(directory: Path) -> list[os.DirEntry[str]]:
    """What is in a directory, or nothing if it is none that can be listed."""
    try:
        return list(os.scandir(directory))
    except OSError:
        return []


def _is_found(name: str, glob: str) -> bool:
    return fnmatch(name, glob) and (glob.startswith(".") or not name.startswith("."))
