"""What GNU Backgammon makes of the .mat text that bgaudit writes, where it is installed."""

from __future__ import annotations

import random
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from bgaudit import Source
from bgaudit.transcript.detect import READERS, detect_format
from bgaudit.transcript.mat.writer import write
from bgaudit.transcript.model import Record

CORPUS = Path(__file__).parents[3] / "shared" / "corpus"
HEADER = re.compile(r"^\s*\d+ point match", re.MULTILINE)
GNUBG = shutil.which("gnubg") or shutil.which("/usr/games/gnubg")

pytestmark = [
    pytest.mark.skipif(not CORPUS.is_dir(), reason="no ../shared/corpus here"),
    pytest.mark.skipif(GNUBG is None, reason="no GNU Backgammon here"),
]


def records() -> list[tuple[str, bytes, Record]]:
    """Fifty public records of one match each, in a header that GNU Backgammon reads."""
    paths = sorted(path for path in CORPUS.glob("real/mat/**/*") if path.is_file())
    random.Random(7).shuffle(paths)
    found: list[tuple[str, bytes, Record]] = []
    for path in paths:
        source = Source.from_bytes(path.name, path.read_bytes())
        known = detect_format(source) == "mat" and HEADER.search(source.text)
        record = READERS["mat"](source) if known else Record()
        if len(record.matches) == 1 and len(found) < 50:
            found.append((path.name, path.read_bytes(), record))
    return found


def exported(folder: Path, data: bytes) -> str:
    """What GNU Backgammon exports of a record that it has imported."""
    assert GNUBG is not None
    (folder / "in.mat").write_bytes(data)
    (folder / "out.mat").unlink(missing_ok=True)
    commands = f"import mat {folder}/in.mat\nexport match mat {folder}/out.mat\n"
    subprocess.run(
        [GNUBG, "-t", "-q", "-r"], input=commands.encode(), capture_output=True, check=False
    )
    text = (folder / "out.mat").read_text(encoding="utf-8", errors="replace")
    # The header names the tags that a record has.
    return text[text.index(" Game ") :]


def test_it_reads_the_same_as_from_the_records_themselves(tmp_path: Path) -> None:
    """Plays, cube, scores and results: to the letter."""
    differing = [
        name
        for name, data, record in records()
        if exported(tmp_path, write(record).encode()) != exported(tmp_path, data)
    ]
    assert differing == []
