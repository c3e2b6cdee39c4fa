"""An archive costs no more memory than a few of its members, and is opened once."""

from __future__ import annotations

import io
import random
import tarfile
import tracemalloc
import zipfile
from pathlib import Path
from typing import Any

import pytest

from bgaudit.inputs import zips
from bgaudit.inputs.search import Search, find_inputs
from bgaudit.inputs.skipped import Skipped

RECORD = b" 2 point match\n\n Game 1\n Anna : 0                Marc : 0\n"
MIB = 1 << 20
LARGE = RECORD.ljust(MIB, b"\n")


def make(path: Path, names: list[str], content: bytes) -> None:
    if path.suffix == ".zip":
        with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
            for name in names:
                archive.writestr(name, content)
        return
    with tarfile.open(path, "w:gz" if path.suffix == ".gz" else "w") as tar:
        for name in names:
            info = tarfile.TarInfo(name)
            info.size = len(content)
            tar.addfile(info, io.BytesIO(content))


def peak_of_reading_all(path: Path) -> int:
    """The most bytes that finding and reading all members took at a time."""
    tracemalloc.start()
    try:
        for item in find_inputs(Search((str(path),)), Skipped()):
            assert item.contents().startswith(RECORD)
        return tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()


@pytest.mark.parametrize(
    ("archive", "most"), [("a.zip", 8 * MIB), ("a.tar", 40 * MIB), ("a.tar.gz", 40 * MIB)]
)
def test_contents_are_not_kept(archive: str, most: int, tmp_path: Path) -> None:
    names = [f"{number:03}.mat" for number in range(60)]
    random.Random(1).shuffle(names)
    make(tmp_path / archive, names, LARGE)
    assert peak_of_reading_all(tmp_path / archive) < most


@pytest.mark.parametrize("archive", ["a.zip", "a.tar"])
def test_a_member_costs_little_more_than_its_names(archive: str, tmp_path: Path) -> None:
    names = [f"{number:05}.mat" for number in range(5_000)]
    make(tmp_path / archive, names, RECORD)
    assert peak_of_reading_all(tmp_path / archive) < len(names) * 2_000


def test_each_zip_is_opened_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[zipfile.ZipFile] = []

    class Counting(zipfile.ZipFile):
        def __init__(self, file: Any) -> None:
            super().__init__(file)
            opened.append(self)

    monkeypatch.setattr(zips, "ZipFile", Counting)
    make(tmp_path / "a.zip", ["b.mat", "a.mat", "c.mat"], RECORD)
    for item in find_inputs(Search((str(tmp_path / "a.zip"),)), Skipped()):
        item.contents()
    assert len(opened) == 1


def test_of_many_archives_one_is_open_at_a_time(tmp_path: Path) -> None:
    """Each member can be read at any time, whichever archive is open."""
    for name in ("a.zip", "b.tar", "c.zip", "d.tar.gz"):
        make(tmp_path / name, ["a.mat", "b.mat"], RECORD)
    inputs = find_inputs(Search((str(tmp_path),)), Skipped())
    random.Random(1).shuffle(inputs)
    assert [item.contents() for item in inputs] == [RECORD] * 8
