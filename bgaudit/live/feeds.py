"""Where a record that is being written comes from: a stream, or a file that grows.

Both feeds give all that is there, from its beginning, each time there is more or other text. They
end when the writer does, or when :data:`END` is put into the inbox that they wait on, which a
signal handler may do at any time.
"""

from __future__ import annotations

import os
import threading
from collections.abc import Iterator
from pathlib import Path
from queue import Empty, SimpleQueue

END = None
"""What is put into an inbox to say that nothing more is to be waited for."""

Inbox = SimpleQueue[bytes | None]

_LOOK_AFTER = 0.2
"""Seconds between two looks at a file."""
_LOOKS_UNTIL_GONE = 10
"""An editor that saves a file may take it away for a moment."""
_MOST_AT_ONCE = 1 << 16

Stamp = tuple[int, int, int]
"""What changes when a file is written to, or replaced by another of its name."""


def stream(descriptor: int, inbox: Inbox) -> Iterator[bytes]:
    """What arrives on a pipe or a terminal; what comes in together is given together."""
    threading.Thread(target=_pour, args=(descriptor, inbox), daemon=True).start()
    data = b""
    ended = False
    while not ended:
        chunks = _waiting(inbox)
        ended = END in chunks
        data += b"".join(chunk for chunk in chunks if chunk is not END)
        yield data


def growing_file(path: Path, inbox: Inbox) -> Iterator[bytes]:
    """A file as it grows, is written anew or replaced; one that is not there yet is waited for.

    It ends where the file is taken away.
    """
    data: bytes | None = None
    known: Stamp | None = None
    before: Stamp | None = None
    looks_in_vain = 0
    while looks_in_vain < _LOOKS_UNTIL_GONE:
        stamp = _stamp(path)
        now = None if stamp in (None, known) else _read(path)
        # What does not go on from before may be half rewritten: it must have stood still.
        if now is not None and (now.startswith(data or b"") or stamp == before):
            known, data = stamp, now
            yield data
        before = stamp
        looks_in_vain = looks_in_vain + 1 if stamp is None and data is not None else 0
        if _is_ended(inbox):
            return


def _pour(descriptor: int, inbox: Inbox) -> None:
    """Read to the end, waiting in a thread of its own."""
    try:
        while chunk := os.read(descriptor, _MOST_AT_ONCE):
            inbox.put(chunk)
    except OSError:
        pass  # A stream that breaks has ended.
    inbox.put(END)


def _waiting(inbox: Inbox) -> list[bytes | None]:
    """All that is in the inbox, or the next thing to come, up to the end."""
    chunks = [_next(inbox)]
    while chunks[-1] is not END and not inbox.empty():
        chunks.append(inbox.get())
    return chunks


def _next(inbox: Inbox) -> bytes | None:
    """Wait in short stretches: a longer one cannot be interrupted everywhere."""
    while True:
        try:
            return inbox.get(timeout=_LOOK_AFTER)
        except Empty:
            continue


def _is_ended(inbox: Inbox) -> bool:
    """Whether the end is told before the next look."""
    try:
        return inbox.get(timeout=_LOOK_AFTER) is END
    except Empty:
        return False


def _stamp(path: Path) -> Stamp | None:
    try:
        status = path.stat()
    except OSError:
        return None
    return status.st_ino, status.st_size, status.st_mtime_ns


def _read(path: Path) -> bytes | None:
    try:
        return path.read_bytes()
    except OSError:
        return None
