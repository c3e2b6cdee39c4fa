"""Finding the files to audit, and reading them."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from bgaudit.source import Source
from bgaudit.transcript.detect import detect_format

EXTENSIONS = (".mat", ".bga", ".sgf", ".txt")
"""The files that are looked at in a directory."""

STANDARD_INPUT = "-"
SHOWN_FOR_STANDARD_INPUT = "<stdin>"


class InputError(Exception):
    """There is nothing to audit; the message says why, on one line."""


@dataclass(frozen=True, slots=True)
class Input:
    """One file, or standard input where ``file`` is None.

    ``path`` is how reports call it. ``named`` tells whether it was given by itself: what was only
    found in a directory need not be a match record. ``defect`` is why it cannot be read, if that
    was already seen.
    """

    path: str
    file: Path | None
    named: bool = False
    defect: str | None = None

    @property
    def identity(self) -> str:
        """The same for two names of one file."""
        return os.path.realpath(self.file) if self.file else STANDARD_INPUT

    def read(self) -> Source:
        """Its text. Raises :class:`OSError`; :func:`reason` puts that into words."""
        if self.defect is not None:
            raise OSError(self.defect)
        if self.file is None and sys.stdin is None:
            raise OSError("standard input is closed")
        data = self.file.read_bytes() if self.file else sys.stdin.buffer.read()
        return Source.from_bytes(self.path, data)


def reason(error: OSError) -> str:
    """Why something cannot be read, in words."""
    words = error.strerror or str(error)
    return words[:1].lower() + words[1:]


def find_inputs(paths: Iterable[str], input_format: str | None = None) -> list[Input]:
    """What files, directories and ``-`` come to: each file once, in the order of its path.

    Directories are searched in depth, hidden ones left out. Raises :class:`InputError` if a path is
    missing, or a directory holds no file that is a match record or is told to be one by
    ``input_format``.
    """
    paths = sorted(set(paths))
    _require(paths)
    directories = [path for path in paths if os.path.isdir(path)]
    inputs = [named(path) for path in paths if path not in directories]
    for directory in map(Path, directories):
        inside = list(_walk(directory))
        _require_records(directory, inside, input_format)
        inputs.extend(inside)
    # Of two names for a file the first one is kept, so that what was named stays so.
    once = {item.identity: item for item in reversed(inputs)}
    return sorted(once.values(), key=lambda item: item.path)


def named(path: str) -> Input:
    """What a path that is given by itself, or ``-``, stands for."""
    if path == STANDARD_INPUT:
        return Input(SHOWN_FOR_STANDARD_INPUT, None, named=True)
    file = Path(path)
    return Input(file.as_posix(), file, named=True)


def _require(paths: Iterable[str]) -> None:
    """Raise if any of the paths does not exist."""
    missing = []
    for path in paths:
        if path == STANDARD_INPUT:
            continue
        try:
            os.stat(path)
        except OSError as error:
            shown = path or "''"
            missing.append(f"{shown}: {reason(error)}")
    if missing:
        raise InputError("; ".join(missing))


def _require_records(directory: Path, inputs: list[Input], input_format: str | None) -> None:
    """Raise if none of a directory's files can be taken for a match record."""
    kinds = ", ".join(EXTENSIONS[:-1]) + f" or {EXTENSIONS[-1]}"
    if not inputs:
        raise InputError(f"{directory.as_posix()}: no {kinds} file in this directory")
    if not any(_may_be_record(item, input_format) for item in inputs):
        raise InputError(f"{directory.as_posix()}: no {kinds} file in it is a match record")


def _may_be_record(item: Input, input_format: str | None) -> bool:
    """Whether a file found in a directory is to be reported on: an unreadable one is."""
    try:
        return (input_format or detect_format(item.read())) is not None
    except OSError:
        return True


def _walk(top: Path) -> Iterator[Input]:
    """The files with a known extension in a directory, and the directories that cannot be read."""
    waiting = [top]
    while waiting:
        directory = waiting.pop()
        try:
            entries = list(os.scandir(directory))
        except OSError as error:
            yield Input(directory.as_posix(), directory, defect=reason(error))
            continue
        for entry in entries:
            if entry.is_dir(follow_symlinks=False):
                if not entry.name.startswith("."):
                    waiting.append(directory / entry.name)
            elif entry.name.lower().endswith(EXTENSIONS) and _is_readable_kind(entry.path):
                file = directory / entry.name
                yield Input(file.as_posix(), file)


def _is_readable_kind(path: str) -> bool:
    """Not a pipe or a device, which may never end; a dangling link is kept, to be reported."""
    return os.path.isfile(path) or not os.path.exists(path)
