"""The program as a process: start, streams of any kind, interruption."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from running import CLEAN, COMMAND, ENVIRONMENT, PROJECT, Run, process

from bgaudit import __version__

RECORD = CLEAN.replace("Anna", "Zoë").encode()


def test_the_version_is_one_line() -> None:
    assert process("--version") == Run(0, f"bgaudit {__version__}\n", "")


def test_starting_loads_nothing_that_a_command_may_not_need() -> None:
    heavy = {"rich", "yaml", "tabulate", "jinja2", "lark", "json", "hashlib", "importlib.metadata"}
    script = f"import sys, bgaudit.cli; print(sorted({heavy!r} & set(sys.modules)))"
    done = subprocess.run(
        [sys.executable, "-c", script], env=ENVIRONMENT, capture_output=True, check=True
    )
    assert done.stdout.decode().strip() == "[]"


def test_a_plain_check_loads_no_report_but_its_own() -> None:
    script = """
import importlib.metadata, sys  # tabulate loads it, and of some Pythons it loads json
before = set(sys.modules)
from bgaudit.cli.commands import app_for
app_for(["check"])(["check", "fixtures/mat/clean-match.mat"], standalone_mode=False)
reports = [name for name in sys.modules if name.startswith("bgaudit.report.as_")]
others = {"json", "xml.etree", "rich", "sqlite3", "multiprocessing", "platformdirs", "fsspec"}
print(reports, sorted(others & set(sys.modules) - before), file=sys.stderr)
"""
    done = subprocess.run(
        [sys.executable, "-c", script],
        env=ENVIRONMENT,
        cwd=PROJECT,
        capture_output=True,
        check=True,
    )
    assert done.stderr.decode().strip() == "['bgaudit.report.as_text'] []"


def test_a_check_of_a_mat_record_loads_no_other_format() -> None:
    """Nor what only records of the table, of clocks and of chouettes need."""
    script = """
import sys
from bgaudit.cli.commands import app_for
from bgaudit.transcript.detect import READERS
app_for(["check"])(["check", "fixtures/mat/clean-match.mat"], standalone_mode=False)
parts = {name.split(".")[2] for name in sys.modules if name.startswith("bgaudit.transcript.")}
rooms = {"model.table", "model.clock", "model.chouette", "lookalikes", "losses", "writers"}
print(sorted(parts & set(READERS)), file=sys.stderr)
print([room for room in rooms if f"bgaudit.transcript.{room}" in sys.modules], file=sys.stderr)
print([name for name in ("table", "clock", "chouette") if f"bgaudit.replay.{name}" in sys.modules],
    file=sys.stderr)
"""
    done = subprocess.run(
        [sys.executable, "-c", script],
        env=ENVIRONMENT,
        cwd=PROJECT,
        capture_output=True,
        check=True,
    )
    assert done.stderr.decode().split("\n") == ["['mat']", "[]", "[]", ""]


@pytest.mark.parametrize(
    ("encoding", "first_line"),
    [
        ("ascii", b"<stdin> | 2-point match | Zo\\xeb - Marc | rules: standard"),
        ("latin-1", b"<stdin> \xb7 2-point match \xb7 Zo\xeb - Marc \xb7 rules: standard"),
        ("cp1252", b"<stdin> \xb7 2-point match \xb7 Zo\xeb \x96 Marc \xb7 rules: standard"),
    ],
)
def test_a_text_report_suits_the_encoding_of_the_output(encoding: str, first_line: bytes) -> None:
    done = subprocess.run(
        [*COMMAND, "check", "-"],
        input=RECORD,
        capture_output=True,
        env=ENVIRONMENT | {"PYTHONIOENCODING": encoding},
        check=True,
    )
    assert done.stdout.splitlines()[0] == first_line
    assert done.stderr == b""


def test_json_is_utf_8_whatever_the_encoding_of_the_output() -> None:
    run = process("check", "--format", "json", "-", stdin=RECORD, PYTHONIOENCODING="ascii")
    assert json.loads(run.out)["files"][0]["matches"][0]["players"] == ["Zoë", "Marc"]


def test_two_runs_print_the_same_bytes(tmp_path: Path) -> None:
    for name in ("a.mat", "b.mat"):
        (tmp_path / name).write_bytes(RECORD.replace(b"13/11", b"13/10"))
    runs = {
        process("check", "--format", "json", str(tmp_path), PYTHONHASHSEED=seed)
        for seed in ("0", "1")
    }
    assert len(runs) == 1


def test_a_name_of_a_file_that_is_no_text(tmp_path: Path) -> None:
    try:
        Path(os.fsdecode(os.fsencode(tmp_path) + b"/a\xff.mat")).write_bytes(RECORD)
    except OSError:
        pytest.skip("this file system has no such names")
    text = process("check", str(tmp_path))
    report = process("check", "--format", "json", str(tmp_path))
    assert (text.status, text.err, report.status, report.err) == (0, "", 0, "")
    assert "/a\\udcff.mat · 2-point match" in text.out
    assert json.loads(report.out)["files"][0]["path"].endswith("/a\udcff.mat")


@pytest.mark.skipif(os.name == "nt", reason="signals and closed streams as POSIX has them")
class TestInterruptions:
    def test_a_reader_that_goes_away_is_no_defect(self) -> None:
        reading, writing = os.pipe()
        os.close(reading)
        done = subprocess.run(
            [*COMMAND, "check", "-"],
            input=RECORD,
            stdout=writing,
            stderr=subprocess.PIPE,
            env=ENVIRONMENT,
            check=False,
        )
        os.close(writing)
        assert (done.returncode, done.stderr) == (1, b"")

    def test_a_full_disk_is_told(self) -> None:
        if not Path("/dev/full").exists():
            pytest.skip("there is no device that is always full")
        with open("/dev/full", "wb") as full:
            done = subprocess.run(
                [*COMMAND, "check", "-"],
                input=RECORD,
                stdout=full,
                stderr=subprocess.PIPE,
                env=ENVIRONMENT,
                check=False,
            )
        message = b"bgaudit: the report cannot be written: no space left on device\n"
        assert (done.returncode, done.stderr) == (2, message)

    @pytest.mark.parametrize(
        ("closed", "message"),
        [
            (">&-", "bgaudit: standard output is closed\n"),
            ("<&-", "bgaudit: <stdin>: standard input is closed\n"),
        ],
    )
    def test_a_closed_stream_is_told(self, closed: str, message: str) -> None:
        done = subprocess.run(
            ["sh", "-c", f'"$0" -m bgaudit check - {closed}', sys.executable],
            stdin=subprocess.DEVNULL,
            capture_output=True,
            env=ENVIRONMENT,
            check=False,
        )
        assert (done.returncode, done.stderr.decode()) == (2, message)

    def test_control_c_ends_it_without_a_word(self) -> None:
        """It waits for standard input when the signal comes."""
        running = subprocess.Popen(
            [sys.executable, "-c", SIGNAL_ON_READ],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env=ENVIRONMENT,
        )
        out, err = running.communicate(timeout=60)
        assert (running.returncode, out, err) == (130, b"", b"")


SIGNAL_ON_READ = f"""
import os, signal, sys
from bgaudit import cli

class Waiting:
    @property
    def buffer(self):
        os.kill(os.getpid(), signal.{signal.SIGINT.name})

# A shell lets what it runs in the background ignore the signal.
signal.signal(signal.SIGINT, signal.default_int_handler)
sys.stdin, sys.argv = Waiting(), ["bgaudit", "check", "-"]
cli.main()
"""


def test_the_console_script_is_the_same_program() -> None:
    assert 'bgaudit = "bgaudit.cli:main"' in (PROJECT / "pyproject.toml").read_text("utf-8")
