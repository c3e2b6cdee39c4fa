"""What GNU Backgammon, where it is installed, makes of .mat text that edits were written into."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest

from bgaudit import Source
from bgaudit.transcript.amending import amended
from bgaudit.transcript.amendment import Amendment
from bgaudit.transcript.edits import Edit, Inserted, Removed, Replaced, Scored, Swapped
from bgaudit.transcript.mat import read
from bgaudit.transcript.model import Result
from bgaudit.transcript.notation import read_turn

GNUBG = shutil.which("gnubg") or shutil.which("/usr/games/gnubg")

pytestmark = pytest.mark.skipif(GNUBG is None, reason="no GNU Backgammon here")

RECORD = """\
 5 point match

 Game 1
 Anna : 0                       Marc : 0
  1) 62: 24/18 13/11             31: 8/5 6/5
  2) 42: 8/4 6/4                 61: 13/7* 8/7
  3) 43: bar/21 13/10            52: 13/8 6/4
  4)  Doubles => 2                Drops
      Wins 1 point

 Game 2
 Anna : 1                       Marc : 0
  1) 62: 24/18 13/11             31: 8/5 6/5
"""
NOTE = "a1 31: the dice (3-1) were misread, Game 2: Takes, Drops: Wins 4 points"
"""All that GNU Backgammon looks for."""


def exported(folder: Path, text: str) -> list[str]:
    """What GNU Backgammon exports of a record that it has imported, a row to a line."""
    assert GNUBG is not None
    (folder / "in.mat").write_text(text, encoding="utf-8")
    commands = f"import mat {folder}/in.mat\nexport match mat {folder}/out.mat\n"
    subprocess.run(
        [GNUBG, "-t", "-q", "-r"], input=commands.encode(), capture_output=True, check=False
    )
    lines = (folder / "out.mat").read_text(encoding="utf-8").splitlines()
    return [re.sub(r"\s+", " ", line).strip() for line in lines[lines.index(" Game 1") :] if line]


def test_notes_are_passed_over_wherever_they_stand(tmp_path: Path) -> None:
    edits: list[Edit] = [
        Replaced(0, 0, 1, read_turn("31", "24/21 6/5")),
        Scored(0, 0, (0, 1)),
        Removed(0, 0, 3),
        Inserted(0, 0, 4, 2, read_turn("61", "13/7 8/7")),
        Replaced(0, 0, 8, Result(1)),
        Scored(0, 1, (1, 1)),
    ]
    source = Source.from_text("x.mat", RECORD)
    text = amended(source, read(source), "mat", [Amendment(edit, NOTE) for edit in edits])
    assert text.count(";") == len(edits)
    bare = "".join(line for line in text.splitlines(keepends=True) if line[0] != ";")
    assert exported(tmp_path, text) == exported(tmp_path, bare)


def test_rows_that_are_laid_out_anew(tmp_path: Path) -> None:
    twice = RECORD.replace(
        "  2) 42: 8/4 6/4                 61: 13/7* 8/7\n"
        "  3) 43: bar/21 13/10            52: 13/8 6/4\n"
        "  4)  Doubles => 2                Drops\n"
        "      Wins 1 point\n",
        "  2) 42: 8/4 6/4                 42: 8/4 6/4\n"
        "  3) 61: 13/7* 8/7               43: bar/21 13/10\n"
        "  4) 52: 13/8 6/4                 Doubles => 2\n"
        "  5)  Drops\n"
        "                                 Wins 1 point\n",
    )
    source = Source.from_text("x.mat", twice)
    edits: list[Edit] = [Removed(0, 0, 3), Swapped(0, 0, 4, 9)]
    text = amended(source, read(source), "mat", [Amendment(edit, NOTE) for edit in edits])
    assert exported(tmp_path, text) == exported(tmp_path, RECORD)
