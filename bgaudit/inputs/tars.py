"""Tar archives, packed or not."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from tarfile import ReadError, TarFile, TarInfo
from typing import IO, cast

from bgaudit.inputs.limits import ARCHIVE, too_many
from bgaudit.inputs.unpacking import Kind, Member, RefusedError, damage_told_as, exactly

_BATCH = 32 << 20
"""The bytes of so many members are kept at once."""
_LONGEST_HEADER = 1 << 20
_PIECE = 1 << 20


class TarArchive:
    """A tar archive, which is only read from its beginning. See ``Archive``.

    A first pass goes over the headers. Each further one gathers the next members by name, as many
    as a batch holds, so that neither their order in the archive nor its size costs memory.
    """

    def __init__(self, file: IO[bytes]) -> None:
        self._file = file
        self._size = file.seek(0, os.SEEK_END)
        self._held: dict[int, bytes] = {}

    def members(self) -> Iterator[Member]:
        """See ``Archive``."""
        with _unpacked(self._file) as stream:
            headers = _Headers(stream)
            with damage_told_as("it is damaged, or no tar archive"):
                tar = TarFile(fileobj=cast(IO[bytes], headers), encoding="utf-8")
            with damage_told_as("it is damaged or cut off"):
                end = number = 0
                while info := headers.next_of(tar):
                    number += 1
                    if excess := too_many(number):
                        raise RefusedError(excess)
                    if info.size < 0 or tar.offset <= end:
                        raise ReadError("a member that ends before it begins")
                    end = tar.offset
                    self._pass_over(stream, end)
                    if not info.isdir():
                        yield _member(info)
                self._go_to_the_end(stream, tar.offset)

    def content(self, members: Sequence[Member], number: int) -> bytes:
        """See ``Archive``."""
        at = members[number].at
        if at not in self._held:
            self._held.clear()
            self._gather(_batch(members, number))
        return self._held[at]

    def close(self) -> None:
        """See ``Archive``."""
        self._file.close()

    def _gather(self, batch: Sequence[Member]) -> None:
        with damage_told_as("it is damaged or cut off"), _unpacked(self._file) as stream:
            for member in sorted(batch, key=lambda member: member.at):
                stream.seek(member.at)
                self._held[member.at] = exactly(stream.read(member.size), member.size)

    def _go_to_the_end(self, stream: IO[bytes], offset: int) -> None:
        """Raise if what follows the last member is no end, or if a checksum there is wrong."""
        stream.seek(offset)
        if stream.read(512).strip(b"\0"):
            raise ReadError("what follows is no header")
        while stream.read(_PIECE):
            self._refuse_bomb(stream.tell())

    def _pass_over(self, stream: IO[bytes], end: int) -> None:
        """Go to the end of a member. Raises if it is cut off, or if it leads too far."""
        self._refuse_bomb(end)
        if stream.tell() < end:
            stream.seek(end - 1)
            exactly(stream.read(1), 1)

    def _refuse_bomb(self, offset: int) -> None:
        if excess := ARCHIVE.excess(offset, self._size):
            raise RefusedError(excess)


class _Headers:
    """A stream as ``tarfile`` sees it, which refuses to read a header of no reasonable length."""

    def __init__(self, stream: IO[bytes]) -> None:
        self._stream = stream
        self._left = _LONGEST_HEADER
        self.seek, self.tell = stream.seek, stream.tell

    def next_of(self, tar: TarFile) -> TarInfo | None:
        """The next member, which the archive then does not keep in mind."""
        self._left = _LONGEST_HEADER
        info = tar.next()
        tar.members.clear()  # type: ignore[attr-defined]
        return info

    def read(self, size: int) -> bytes:
        """Some bytes of a header."""
        self._left -= size
        if size < 0 or self._left < 0:
            raise ReadError("a header of no reasonable length")
        return self._stream.read(size)


@contextmanager
def _unpacked(file: IO[bytes]) -> Iterator[IO[bytes]]:
    """The tar archive itself from its beginning, whatever it is packed with."""
    import bz2
    import gzip
    import lzma

    file.seek(0)
    magic = file.read(6)
    file.seek(0)
    if magic.startswith(b"\x1f\x8b"):
        with gzip.open(file) as stream:
            yield cast(IO[bytes], stream)
    elif magic.startswith(b"BZh"):
        with bz2.open(file) as stream:
            yield cast(IO[bytes], stream)
    elif magic == b"\xfd7zXZ\0":
        with lzma.open(file) as stream:
            yield cast(IO[bytes], stream)
    else:
        yield file


def _member(info: TarInfo) -> Member:
    is_file = info.isreg() and not info.issparse()
    kind = Kind.FILE if is_file else Kind.SPECIAL
    return Member(info.name, kind, info.size, None, info.offset_data)


def _batch(members: Sequence[Member], first: int) -> Sequence[Member]:
    """As many members as are kept at once, and that one at least."""
    size = 0
    for number in range(first, len(members)):
        size += members[number].size
        if size > _BATCH and number > first:
            return members[first:number]
    return members[first:]
