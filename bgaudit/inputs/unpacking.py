"""What zip and tar archives have in common, and a single packed file."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from enum import Enum, auto
from typing import IO, NamedTuple, Protocol

from bgaudit.inputs.limits import RECORD

_PIECE = 1 << 20


class Kind(Enum):
    """What a member of an archive is."""

    FILE = auto()
    ENCRYPTED = auto()
    SPECIAL = auto()
    """A link or a device, of which there is nothing to read."""


class Member(NamedTuple):
    """One member of an archive, directories aside.

    ``size`` is what it unpacks to, and ``packed`` what it takes up, where it is packed by itself.
    ``at`` is where the archive finds it again.
    """

    name: str
    kind: Kind
    size: int
    packed: int | None
    at: int


class Archive(Protocol):
    """An open archive."""

    def members(self) -> Iterator[Member]:
        """Its members as they stand in it. Raises :class:`OSError` where it is damaged.

        Raises :class:`RefusedError` if it is not to be read at all.
        """

    def content(self, members: Sequence[Member], number: int) -> bytes:
        """The bytes of one of these; the next one is likely to be asked for next."""

    def close(self) -> None:
        """Let go of the file."""


class RefusedError(OSError):
    """An archive is not read, though nothing may be wrong with what has been seen of it."""


@contextmanager
def damage_told_as(words: str) -> Iterator[None]:
    """Turn whatever decoders raise at damaged data into an :class:`OSError` that says this."""
    import lzma
    import struct
    import tarfile
    import zipfile
    import zlib

    try:
        yield
    except OSError as error:
        # One with a number is of the disk; those of decoders have none.
        if isinstance(error, RefusedError) or error.errno is not None:
            raise
        raise OSError(words) from error
    except (
        EOFError,
        ArithmeticError,
        LookupError,
        ValueError,
        RuntimeError,
        lzma.LZMAError,
        struct.error,
        tarfile.TarError,
        zipfile.BadZipFile,
        zlib.error,
    ) as error:
        raise OSError(words) from error


def exactly(content: bytes, size: int) -> bytes:
    """The content, if it is as long as it should be. Raises :class:`EOFError`."""
    if len(content) != size:
        raise EOFError
    return content


def unpacked(packed: IO[bytes]) -> bytes:
    """The content of a single packed file. Raises :class:`OSError`."""
    import gzip

    size = packed.seek(0, os.SEEK_END)
    packed.seek(0)
    content = bytearray()
    with damage_told_as("it is damaged or cut off"), gzip.open(packed) as file:
        while piece := file.read(_PIECE):
            content += piece
            if excess := RECORD.excess(len(content), size):
                raise RefusedError(excess)
    return bytes(content)
