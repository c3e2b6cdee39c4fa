"""The bytes of a file, of whatever kind and size it is."""

from __future__ import annotations

import os
import stat
import time
from typing import IO

from bgaudit.inputs.limits import RECORD

_PATIENCE = 2.0
"""In seconds: so long somebody may take to begin to write to a pipe that is given by its name."""
_NAP = 0.02


class TooLargeError(OSError):
    """There is more of it than of any record."""


def opened(path: str) -> IO[bytes]:
    """A file, to be read anywhere in it."""
    return open(path, "rb")


def file_contents(path: str) -> bytes:
    """All that is in a file. Raises :class:`OSError`, also for one that is larger than any record.

    A pipe is read to its end; one that nobody writes to is refused.
    """
    state = os.stat(path)
    if stat.S_ISFIFO(state.st_mode):
        return _from_pipe(path)
    expected = min(state.st_size, RECORD.most)
    with open(path, "rb") as file:
        # One byte more tells whether it is larger, has grown, or is a device.
        content = file.read(expected + 1)
        return content if len(content) <= expected else content + all_of(file, len(content))


def all_of(file: IO[bytes], read_before: int = 0) -> bytes:
    """All that can be read, in one piece. Raises :class:`TooLargeError`."""
    content = file.read(RECORD.most + 1 - read_before)
    if excess := RECORD.too_large(read_before + len(content)):
        raise TooLargeError(excess)
    return content


def _from_pipe(path: str) -> bytes:
    # Opened in the usual way it would be waited for a writer, for ever.
    with open(os.open(path, os.O_RDONLY | os.O_NONBLOCK), "rb") as pipe:
        begun = _beginning(pipe.fileno())
        os.set_blocking(pipe.fileno(), True)
        return begun + all_of(pipe, len(begun))


def _beginning(pipe: int) -> bytes:
    """The first byte, or none yet of a writer who takes his time."""
    deadline = time.monotonic() + _PATIENCE
    while time.monotonic() < deadline:
        try:
            if first := os.read(pipe, 1):
                return first
        except BlockingIOError:
            return b""
        time.sleep(_NAP)
    raise OSError("it is a pipe that nobody writes to")
