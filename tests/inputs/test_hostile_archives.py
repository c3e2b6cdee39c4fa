"""Whatever the bytes of an archive are, what comes of them is contents or an OSError."""

from __future__ import annotations

import gzip
import io
import lzma
import random
import tarfile
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest

from bgaudit.inputs.input import InputError
from bgaudit.inputs.search import Search, find_inputs
from bgaudit.inputs.skipped import Skipped

RECORD = b" 2 point match\n\n Game 1\n Anna : 0                Marc : 0\n"
BLOCK = 512


def zip_archive(method: int) -> bytes:
    data = io.BytesIO()
    with zipfile.ZipFile(data, "w", method) as archive:
        for name in ("a.mat", "é/b.mat", "c.txt"):
            archive.writestr(name, RECORD)
    return data.getvalue()


def tar_archive(format: int) -> bytes:
    data = io.BytesIO()
    with tarfile.open(fileobj=data, mode="w", format=format) as archive:
        for name in ("a.mat", "b" * 120 + ".mat", "é/c.txt"):
            info = tarfile.TarInfo(name)
            info.size = len(RECORD)
            archive.addfile(info, io.BytesIO(RECORD))
    return data.getvalue()


MAKERS: dict[str, Callable[[], bytes]] = {
    "stored.zip": lambda: zip_archive(zipfile.ZIP_STORED),
    "deflated.zip": lambda: zip_archive(zipfile.ZIP_DEFLATED),
    "bzip2.zip": lambda: zip_archive(zipfile.ZIP_BZIP2),
    "lzma.zip": lambda: zip_archive(zipfile.ZIP_LZMA),
    "gnu.tar": lambda: tar_archive(tarfile.GNU_FORMAT),
    "pax.tar": lambda: tar_archive(tarfile.PAX_FORMAT),
    "packed.tar.gz": lambda: gzip.compress(tar_archive(tarfile.PAX_FORMAT), mtime=0),
    "packed.tar.xz": lambda: lzma.compress(tar_archive(tarfile.GNU_FORMAT)),
    "record.mat.gz": lambda: gzip.compress(RECORD, mtime=0),
}


def contents(path: Path) -> dict[str, bytes | str]:
    """What each input holds, or why it cannot be read, by the end of its path."""
    result: dict[str, bytes | str] = {}
    try:
        for item in find_inputs(Search((str(path),)), Skipped()):
            try:
                result[item.path[len(path.as_posix()) :]] = item.contents()
            except OSError as error:
                result[item.path[len(path.as_posix()) :]] = str(error)
    except InputError as error:
        result["refused"] = str(error)
    return result


def damaged(data: bytes, chance: random.Random) -> bytes:
    """The same with a few bytes changed, or cut off, or with a piece twice or left out."""
    result = bytearray(data)
    for _ in range(chance.randint(1, 4)):
        at, length = chance.randrange(len(result)), chance.randint(1, 60)
        kind = chance.randrange(6)
        if kind < 3:
            result[at] = chance.choice((0, 1, 0x7F, 0x80, 0xFF, chance.randrange(256)))
        elif kind == 3:
            del result[at : at + length]
        elif kind == 4:
            result[at:at] = result[at : at + length]
        else:
            del result[at:]
        result = result or bytearray(1)
    return bytes(result)


@pytest.mark.parametrize("name", MAKERS)
def test_a_sound_one_is_read(name: str, tmp_path: Path) -> None:
    (tmp_path / name).write_bytes(MAKERS[name]())
    found = contents(tmp_path / name)
    assert set(found.values()) == {RECORD}
    assert len(found) == (1 if name == "record.mat.gz" else 3)


@pytest.mark.parametrize("name", MAKERS)
def test_a_damaged_one_never_raises_anything_else(name: str, tmp_path: Path) -> None:
    chance, sound = random.Random(name), MAKERS[name]()
    path = tmp_path / name
    for _ in range(250):
        path.write_bytes(damaged(sound, chance))
        assert contents(path)


def header(name: str, size: bytes = b"0", kind: bytes = b"0") -> bytes:
    """The header of a tar archive, with a size that may be nonsense."""
    block = bytearray(tarfile.TarInfo(name).tobuf(tarfile.USTAR_FORMAT))
    block[124:136], block[156:157] = size.ljust(12, b"\0"), kind
    block[148:156] = b" " * 8
    block[148:156] = b"%06o\0 " % sum(block)
    return bytes(block)


AFTER_A = "it is damaged or cut off after a.mat"
BACK = (-BLOCK).to_bytes(12, "big", signed=True)


@pytest.mark.parametrize(
    "forged",
    [
        pytest.param(header("b.mat", BACK), id="a size below nothing"),
        pytest.param(header("b.mat", BACK, b"5"), id="of a directory"),
        pytest.param(header("b.mat", BACK, b"L"), id="of a long name"),
        pytest.param(header("b.mat", BACK, b"x"), id="of an extended header"),
        pytest.param(header("b.mat", b"77777777777", b"x"), id="an extended header of 8 GiB"),
        pytest.param(header("b.mat", b"777777777", b"0"), id="a member that is cut off"),
        pytest.param(header("b.mat", b"0", b"L") * 3000, id="a long name for a long name"),
        pytest.param(header("b.mat", b"zzzz"), id="a size that is no number"),
    ],
)
def test_a_forged_header_is_where_a_tar_ends(forged: bytes, tmp_path: Path) -> None:
    path = tmp_path / "a.tar"
    sound = header("a.mat", b"%o" % len(RECORD)) + RECORD.ljust(BLOCK, b"\0")
    path.write_bytes(sound + forged + bytes(2 * BLOCK))
    assert contents(path) == {"": AFTER_A, "!/a.mat": RECORD}
