"""Zip archives."""

from __future__ import annotations

import os
import stat
from collections.abc import Iterator, Sequence
from functools import partial
from zipfile import ZipFile, ZipInfo

from bgaudit.inputs.kinds import is_record
from bgaudit.inputs.limits import ARCHIVE
from bgaudit.inputs.unpacking import Kind, Member, RefusedError, damage_told_as, exactly

_ENCRYPTED = 0x1
_PIECE = 1 << 12
"""So little is unpacked at once because the decoders of two methods cannot be told to stop."""


class ZipArchive:
    """A zip archive; each member is found by the directory at its end. See ``Archive``."""

    def __init__(self, path: str) -> None:
        self._size = os.path.getsize(path)
        with damage_told_as("it is damaged, or no zip archive"):
            self._file = ZipFile(path)

    def members(self) -> Iterator[Member]:
        """See ``Archive``. Members that overlap are refused by what all would unpack to."""
        infos = self._file.infolist()
        whole = sum(info.file_size for info in infos if is_record(info.orig_filename))
        if excess := ARCHIVE.excess(whole, self._size):
            raise RefusedError(excess)
        for at, info in enumerate(infos):
            if not info.orig_filename.endswith("/"):
                name = info.orig_filename
                yield Member(name, _kind(info), info.file_size, info.compress_size, at)

    def content(self, members: Sequence[Member], number: int) -> bytes:
        """See ``Archive``."""
        info = self._file.infolist()[members[number].at]
        with damage_told_as("it is damaged, or packed in a way that cannot be read"):
            with self._file.open(info) as member:
                content = b"".join(iter(partial(member.read, _PIECE), b""))
            return exactly(content, info.file_size)

    def close(self) -> None:
        """See ``Archive``."""
        self._file.close()


def _kind(info: ZipInfo) -> Kind:
    if info.flag_bits & _ENCRYPTED:
        return Kind.ENCRYPTED
    # The upper half holds what a Unix system knows of the file, or nothing.
    mode = info.external_attr >> 16
    return Kind.SPECIAL if stat.S_IFMT(mode) not in (0, stat.S_IFREG) else Kind.FILE
