"""Archives made for a test, well-formed ones and others."""

from __future__ import annotations

import io
import tarfile
import zipfile
from collections.abc import Mapping
from pathlib import Path

_LINK = 0o120777 << 16


def zip_of(path: str, members: Mapping[str, str | bytes], **options: int) -> None:
    """A zip archive; ``options`` are those of :class:`zipfile.ZipFile`."""
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED, **options) as archive:
        for name, content in members.items():
            archive.writestr(name, content)


def tar_of(path: str, members: Mapping[str, str | bytes]) -> None:
    """A tar archive, packed as its name says."""
    with tarfile.open(path, tar_mode(path), format=tarfile.PAX_FORMAT) as archive:
        for name, content in members.items():
            add(archive, name, content)


def tar_mode(path: str) -> str:
    """How :func:`tarfile.open` is told to write an archive of that name."""
    packed = {".gz": "gz", ".tgz": "gz", ".bz2": "bz2", ".xz": "xz"}
    return f"w:{packed.get(Path(path).suffix, '')}"


def add(archive: tarfile.TarFile, name: str, content: str | bytes) -> None:
    """Add a file to a tar archive."""
    data = content.encode() if isinstance(content, str) else content
    info = tarfile.TarInfo(name)
    info.size = len(data)
    archive.addfile(info, io.BytesIO(data))


def add_special(archive: tarfile.TarFile, name: str, kind: bytes, target: str = "") -> None:
    """Add a link or a device to a tar archive."""
    info = tarfile.TarInfo(name)
    info.type, info.linkname = kind, target
    archive.addfile(info)


def add_link(archive: zipfile.ZipFile, name: str, target: str) -> None:
    """Add a symbolic link to a zip archive."""
    info = zipfile.ZipInfo(name)
    info.create_system, info.external_attr = 3, _LINK
    archive.writestr(info, target)


def encrypt(path: str, *names: str) -> None:
    """Mark members of a zip archive as encrypted, in both places that say so."""
    data = bytearray(Path(path).read_bytes())
    for name in map(str.encode, names):
        for signature, flags, begin in ((b"PK\3\4", 6, 30), (b"PK\1\2", 8, 46)):
            at = -1
            while (at := data.find(signature, at + 1)) >= 0:
                if data[at + begin : at + begin + len(name)] == name:
                    data[at + flags] |= 1
    Path(path).write_bytes(bytes(data))
