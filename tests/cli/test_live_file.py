"""``bgaudit live`` on a file, and how it ends."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from live_process import PATIENCE, live
from running import CLEAN, COMMAND, ENVIRONMENT, FAULTY, Run, process

TOLD = "error MV002 wrong-distance · line 5 · game 1, move 1 · Anna\n"
WITHDRAWN = f"withdrawn: {TOLD}"
LINES = FAULTY.splitlines(keepends=True)

posix = pytest.mark.skipif(os.name == "nt", reason="signals and streams as POSIX has them")


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "final.mat"


def first_line(block: str) -> str:
    return block.splitlines(keepends=True)[0]


def test_a_file_that_comes_grows_is_put_right_and_is_taken_away(path: Path) -> None:
    with live(str(path)) as following:
        assert following.notice.startswith(f"bgaudit: following {path.as_posix()};")
        path.write_text("".join(LINES[:4]))
        with path.open("a") as file:
            file.write("  1) 62: 24/18 13/10\n")
        assert first_line(following.block()) == TOLD
        path.write_text(CLEAN)
        assert following.block() == WITHDRAWN
        report = process("check", str(path))
        path.unlink()
        assert following.end() == report


def test_an_editor_puts_another_file_in_its_place(path: Path) -> None:
    path.write_text(CLEAN)
    with live(str(path)) as following:
        other = path.with_suffix(".new")
        other.write_text(FAULTY)
        other.replace(path)
        assert first_line(following.block()) == TOLD


@posix
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
@pytest.mark.parametrize(("fail_on", "status"), [("error", 1), ("never", 0)])
def test_a_signal_ends_it_with_what_is_known_so_far(
    path: Path, number: signal.Signals, fail_on: str, status: int
) -> None:
    path.write_text(FAULTY)
    with live("--fail-on", fail_on, str(path)) as following:
        assert first_line(following.block()) == TOLD
        following.process.send_signal(number)
        assert following.end() == Run(status, process("check", str(path)).out, "")


@posix
def test_control_c_while_standard_input_is_open() -> None:
    with live("-") as following:
        following.send(FAULTY)
        assert first_line(following.block()) == TOLD
        following.process.send_signal(signal.SIGINT)
        assert following.process.wait(timeout=PATIENCE) == 1
        assert following.end() == process("check", "-", stdin=FAULTY.encode())


@posix
def test_control_c_before_the_file_has_come(path: Path) -> None:
    with live(str(path)) as following:
        following.process.send_signal(signal.SIGINT)
        message = f"bgaudit: {path.as_posix()}: no such file\n"
        assert following.end() == Run(2, "", message)


def test_what_is_no_file_cannot_be_followed(tmp_path: Path) -> None:
    run = process("live", str(tmp_path))
    path = tmp_path.as_posix()
    message = f"bgaudit: {path}: not a file; what comes down a pipe is followed with -\n"
    assert run == Run(2, "", message)


@posix
class TestStreams:
    def test_a_reader_that_goes_away_is_no_defect(self) -> None:
        reading, writing = os.pipe()
        os.close(reading)
        done = subprocess.run(
            [*COMMAND, "live", "-"],
            input=FAULTY.encode(),
            stdout=writing,
            stderr=subprocess.PIPE,
            env=ENVIRONMENT,
            timeout=PATIENCE,
            check=False,
        )
        os.close(writing)
        notice = b"bgaudit: following <stdin>; Ctrl-C ends it with the report\n"
        assert (done.returncode, done.stderr) == (1, notice)

    def test_a_closed_standard_input_is_told(self) -> None:
        done = subprocess.run(
            ["sh", "-c", '"$0" -m bgaudit live - <&-', sys.executable],
            capture_output=True,
            env=ENVIRONMENT,
            timeout=PATIENCE,
            check=False,
        )
        message = "bgaudit: <stdin>: standard input is closed\n"
        assert (done.returncode, done.stdout, done.stderr.decode()) == (2, b"", message)
