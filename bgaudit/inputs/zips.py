"""Zip archives."""

from __future__ import annotations

import os
import stat
from collections.abc import Iterator, Sequence
from functools import partial
from typing import IO, cast
from zipfile import ZipFile, ZipInfo

from bgaudit.inputs.kinds import is_record
from bgaudit.inputs.limits import ARCHIVE, too_long, too_many
from bgaudit.inputs.unpacking import Kind, Member, RefusedError, damage_told_as, exactly

_ENCRYPTED = 0x1
_IN_DIRECTORY = b"PK\1\2"
"""What an entry of the list of members begins with."""
_PIECE = 1 << 12
"""So little is unpacked at once because the decoders of two methods cannot be told to stop."""


class ZipArchive:
    """A zip archive; each member is found by the directory at its end. See ``Archive``."""

    def __init__(self, file: IO[bytes]) -> None:
        self._size = file.seek(0, os.SEEK_END)
        self._file = file
        with damage_told_as("it is damaged, or no zip archive"):
            self._zip = ZipFile(cast(IO[bytes], _Guarded(file)))

    def members(self) -> Iterator[Member]:
        """See ``Archive``. Members that overlap are refused by what all would unpack to."""
        infos = self._zip.infolist()
        whole = sum(info.file_size for info in infos if is_record(info.orig_filename))
        if excess := ARCHIVE.excess(whole, self._size):
            raise RefusedError(excess)
        for at, info in enumerate(infos):
            if not info.orig_filename.endswith("/"):
                name = info.orig_filename
                yield Member(name, _kind(info), info.file_size, info.compress_size, at)

    def content(self, members: Sequence[Member], number: int) -> bytes:
        """See ``Archive``."""
        info = self._zip.infolist()[members[number].at]
        with damage_told_as("it is damaged, or packed in a way that cannot be read"):
            with self._zip.open(info) as member:
                content = b"".join(iter(partial(member.read, _PIECE), b""))
            return exactly(content, info.file_size)

    def close(self) -> None:
        """See ``Archive``."""
        self._zip.close()
        self._file.close()


class _Guarded:
    """A file as ``zipfile`` sees it, which refuses to give the list of too many members."""

    def __init__(self, file: IO[bytes]) -> None:
        self._file = file
        self.seek, self.tell, self.seekable = file.seek, file.tell, file.seekable

    def read(self, size: int = -1) -> bytes:
        """Some bytes; the list of all members is read in one piece."""
        if excess := too_long(size):
            raise RefusedError(excess)
        content = self._file.read(size)
        if excess := too_many(content.count(_IN_DIRECTORY)):
            raise RefusedError(excess)
        return content


def _kind(info: ZipInfo) -> Kind:
    if info.flag_bits & _ENCRYPTED:
        return Kind.ENCRYPTED
    # The upper half holds what a Unix system knows of the file, or nothing.
    mode = info.external_attr >> 16
    return Kind.SPECIAL if stat.S_IFMT(mode) not in (0, stat.S_IFREG) else Kind.FILE
