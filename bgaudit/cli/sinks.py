"""Where is written to: standard output, or files that are put in place when all is well.

Each is a context. Within it a text is written and finished; if it ends with an exception, what
was in the file before is still there. All raise :class:`RefusalError` where writing fails.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from shutil import copymode
from typing import IO, Protocol

from bgaudit.cli import output
from bgaudit.cli.refusal import RefusalError
from bgaudit.inputs.input import reason


class Sink(Protocol):
    """Takes one text."""

    def write(self, pieces: Iterable[str]) -> None:
        """Write these, too."""

    def finish(self) -> None:
        """Write what is still held back."""


class _StandardOutput:
    def __init__(self, for_machines: bool) -> None:
        self._for_machines = for_machines

    def write(self, pieces: Iterable[str]) -> None:
        output.write(pieces, for_machines=self._for_machines)

    def finish(self) -> None:
        """It was written out piece by piece."""


class _File:
    """``path`` is what messages call it."""

    def __init__(self, path: str, stream: IO[str]) -> None:
        self._path = path
        self._stream = stream

    def write(self, pieces: Iterable[str]) -> None:
        with _refusing(self._path):
            self._stream.writelines(pieces)

    def finish(self) -> None:
        with _refusing(self._path):
            self._stream.close()


@contextmanager
def standard_output(*, for_machines: bool) -> Iterator[Sink]:
    """Standard output, as :func:`bgaudit.cli.output.write` treats it."""
    yield _StandardOutput(for_machines)


@contextmanager
def new_file(path: str, encoding: str = "utf-8") -> Iterator[Sink]:
    """A file that takes the place of the one there is; a device or a pipe is written to."""
    if os.path.exists(path) and not os.path.isfile(path):
        with _opened(path, path, "w", encoding) as sink:
            yield sink
        return
    place = os.path.realpath(path)
    new = f"{place}.{os.getpid()}.tmp"
    try:
        with _opened(path, new, "x", encoding) as sink:
            yield sink
        with _refusing(path):
            if os.path.exists(place):
                copymode(place, new)
            os.replace(new, place)
    finally:
        with suppress(OSError):
            os.unlink(new)


@contextmanager
def end_of_file(path: str) -> Iterator[Sink]:
    """The end of a file to which others write as well."""
    with _opened(path, path, "a") as sink:
        yield sink


@contextmanager
def _opened(path: str, file: str, mode: str, encoding: str = "utf-8") -> Iterator[Sink]:
    with _refusing(path):
        stream = open(file, mode, encoding=encoding, newline="\n")  # noqa: SIM115 - closed below
    try:
        yield _File(path, stream)
    finally:
        with suppress(OSError):  # which is told when it was finished
            stream.close()


@contextmanager
def _refusing(path: str) -> Iterator[None]:
    try:
        yield
    except OSError as error:
        raise RefusalError(f"{path} cannot be written: {reason(error)}") from error
