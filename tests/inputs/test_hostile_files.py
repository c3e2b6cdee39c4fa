"""Whatever is in a file system: it comes to a finding or a refusal, soon and in little memory."""

from __future__ import annotations

import json
import os
import threading
import tracemalloc
from collections.abc import Callable
from pathlib import Path

import pytest
from permissions import as_somebody_else
from typer.testing import CliRunner

from bgaudit.cli.commands import whole_app
from bgaudit.inputs import contents
from bgaudit.inputs.search import Search, find_inputs
from bgaudit.inputs.skipped import Skipped

APP = whole_app()

RECORD = b" 2 point match\n\n Game 1\n Anna : 0                Marc : 0\n"
TOO_LARGE = "it is larger than 8 MiB, the most that is read"
NOT_READ = "this is no match record that can be read: "

pytestmark = pytest.mark.skipif(os.name == "nt", reason="links, pipes and modes as POSIX has them")


@pytest.fixture(autouse=True)
def in_a_directory_with_a_record(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("club").mkdir()
    Path("club/a.mat").write_bytes(RECORD)


def told(*paths: str) -> dict[str, list[str]]:
    """The errors of each file."""
    run = CliRunner().invoke(APP, ["check", "--format", "json", *paths])
    return {
        file["path"]: [each["message"] for each in file["findings"] if each["severity"] == "error"]
        for file in json.loads(run.stdout)["files"]
    }


def refusal(*paths: str) -> str:
    run = CliRunner().invoke(APP, ["check", *paths])
    assert (run.exit_code, run.stdout) == (2, "")
    return run.stderr


def read_after(change: Callable[[Path], None]) -> bytes | str:
    """What is read of a file that changes after it was found."""
    (item,) = find_inputs(Search(("club",)), Skipped())
    change(Path("club/a.mat"))
    try:
        return item.contents()
    except OSError as error:
        return error.strerror or str(error)


class TestSize:
    def test_a_single_line_of_a_gigabyte(self) -> None:
        with open("club/b.mat", "wb") as file:
            file.truncate(1 << 30)
        tracemalloc.start()
        try:
            assert told("club") == {"club/a.mat": [], "club/b.mat": [NOT_READ + TOO_LARGE]}
            assert tracemalloc.get_traced_memory()[1] < 64 << 20
        finally:
            tracemalloc.stop()

    @pytest.mark.skipif(not Path("/dev/zero").exists(), reason="no device without an end")
    def test_a_device_without_an_end(self) -> None:
        assert refusal("/dev/zero") == f"bgaudit: /dev/zero: {TOO_LARGE}\n"

    def test_many_empty_files(self) -> None:
        for number in range(2_000):
            Path(f"club/{number}.txt").touch()
        run = CliRunner().invoke(APP, ["check", "--format", "json", "club"])
        assert json.loads(run.stdout)["summary"]["files"] == 1
        assert run.stderr == (
            "bgaudit: skipped 2000 files that are no match record: "
            "club/0.txt, club/1.txt, club/10.txt and 1997 more\n"
        )


class TestNames:
    def test_a_line_break_does_not_break_a_line(self) -> None:
        Path("club/b\nc\r.mat").write_bytes(RECORD[:20])
        run = CliRunner().invoke(APP, ["check", "--format", "concise", "club"])
        assert [line.split(":")[0] for line in run.stdout.splitlines()][-1] == "club/b c .mat"

    def test_bytes_that_are_no_text(self) -> None:
        try:
            Path(os.fsdecode(b"club/\xff.mat")).write_bytes(RECORD)
        except OSError:
            pytest.skip("this file system has no such names")
        assert list(told("club")) == ["club/a.mat", "club/\udcff.mat"]


class TestLinks:
    def test_a_directory_that_leads_back_is_not_entered(self) -> None:
        Path("club/again").symlink_to("..", target_is_directory=True)
        assert told("club") == {"club/a.mat": []}

    def test_a_link_to_itself(self) -> None:
        Path("club/b.mat").symlink_to("b.mat")
        reason = "too many levels of symbolic links"
        assert told("club") == {"club/a.mat": [], "club/b.mat": [NOT_READ + reason]}
        assert refusal("club/b.mat") == f"bgaudit: club/b.mat: {reason}\n"


class TestPipes:
    def test_one_that_is_found_is_not_read(self) -> None:
        os.mkfifo("club/b.mat")
        assert told("club") == {"club/a.mat": []}

    def test_one_that_nobody_writes_to(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(contents, "_PATIENCE", 0.1)
        os.mkfifo("b.mat")
        assert refusal("b.mat") == "bgaudit: b.mat: it is a pipe that nobody writes to\n"

    def test_one_that_somebody_writes_to_is_read_to_its_end(self) -> None:
        os.mkfifo("b.mat")
        writer = threading.Thread(target=Path("b.mat").write_bytes, args=(RECORD * 9_999,))
        writer.start()
        assert contents.file_contents("b.mat") == RECORD * 9_999
        writer.join()


class TestRights:
    def test_without_the_right_to_read(self) -> None:
        Path("club/b.mat").write_bytes(RECORD)
        Path("club/c").mkdir()
        told("club")  # Nobody may load a module where the superuser alone may read it.
        Path("club/b.mat").chmod(0)
        Path("club/c").chmod(0)
        Path.cwd().chmod(0o755)  # Of those above it this cannot be said.
        with as_somebody_else():
            assert told("club") == {
                "club/a.mat": [],
                "club/b.mat": [f"{NOT_READ}permission denied"],
                "club/c": [f"{NOT_READ}permission denied"],
            }
        Path("club/c").chmod(0o755)


class TestChanges:
    """Between being found and being read; what is read is read in one piece."""

    def test_what_is_gone(self) -> None:
        assert read_after(Path.unlink) == "No such file or directory"

    def test_what_has_grown(self) -> None:
        def grow(path: Path) -> None:
            path.write_bytes(RECORD * 2)

        assert read_after(grow) == RECORD * 2

    def test_what_has_grown_too_large(self) -> None:
        def grow(path: Path) -> None:
            os.truncate(path, 1 << 30)

        assert read_after(grow) == TOO_LARGE

    def test_what_is_a_directory_now(self) -> None:
        def turn(path: Path) -> None:
            path.unlink()
            path.mkdir()

        assert read_after(turn) == "Is a directory"

    def test_what_is_a_pipe_now(self, monkeypatch: pytest.MonkeyPatch) -> None:
        def turn(path: Path) -> None:
            path.unlink()
            os.mkfifo(path)

        monkeypatch.setattr(contents, "_PATIENCE", 0.1)
        assert read_after(turn) == "it is a pipe that nobody writes to"
