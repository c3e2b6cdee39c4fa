"""However a run is made, its reports are the same, byte for byte."""

from __future__ import annotations

import json
import multiprocessing
import os
import re
import sqlite3
import subprocess
import sys
from contextlib import closing, suppress
from pathlib import Path

import pytest
from running import CLEAN, ENVIRONMENT, FAULTY, PROJECT, Run, bgaudit, process

from bgaudit.running import task

NAMES = [f"{number:02}.mat" for number in range(20)]
READABLE = [name for name in NAMES if name != "11.mat"]
OPTIONS = ("check", "--format", "json", "--ignore", "MT")
LONG = (PROJECT / "fixtures/mat/clean-match.mat").read_text()


@pytest.fixture(autouse=True)
def in_a_directory_with_records(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("BGAUDIT_CACHE_DIR", str(tmp_path / "cache"))
    Path("club").mkdir()
    for number, name in enumerate(NAMES):
        record = CLEAN if number % 3 else FAULTY
        Path("club", name).write_text(record.replace("Anna", f"Anna {number}"))
    Path("club", "07.mat").write_text("Welcome!\n")
    Path("club", "11.mat").unlink()
    Path("club", "11.mat").symlink_to("missing")


class TestTheSameBytes:
    @pytest.mark.parametrize("jobs", ["2", "4", "auto"])
    def test_of_any_number_of_processes(self, jobs: str) -> None:
        alone = bgaudit(*OPTIONS, "--jobs", "1", "--no-cache", "club")
        assert alone.status == 1
        assert bgaudit(*OPTIONS, "--jobs", jobs, "--no-cache", "club") == alone

    @pytest.mark.parametrize("output", ["text", "concise", "csv", "sarif", "junit", "gitlab"])
    def test_of_a_second_run(self, output: str) -> None:
        options = ("check", "--format", output, "--show-source")
        fresh = bgaudit(*options, "--no-cache", "club")
        filling = bgaudit(*options, "--jobs", "2", "club")
        assert fresh == filling == bgaudit(*options, "club")

    def test_in_any_order_and_under_any_hash_seed(self) -> None:
        paths = [f"club/{name}" for name in READABLE]
        turned = [*paths[10:], *paths[9::-1]]
        first = process(*OPTIONS, *paths, "--jobs", "2", "--no-cache", PYTHONHASHSEED="0")
        second = process(*OPTIONS, *turned, "--jobs", "2", PYTHONHASHSEED="1")
        third = process(*OPTIONS, *turned, "--jobs", "1", PYTHONHASHSEED="2")
        assert first.status == 1
        assert first == second == third


def rows(store: str) -> list[str]:
    """All that a store holds."""
    with closing(sqlite3.connect(store)) as database:
        return list(database.iterdump())


class TestTheSameBytesWithAStore:
    """With what probably happened, and with what is in two files."""

    REPEATED = "this match is also in club/20.mat"

    @pytest.fixture(autouse=True)
    def with_a_match_that_is_there_twice(self) -> None:
        for name in ("20.mat", "21.mat"):
            Path("club", name).write_text(LONG)

    @pytest.mark.parametrize("output", ["json", "html"])
    def test_of_any_number_of_processes_and_of_a_second_run(self, output: str) -> None:
        made = []
        for place, how in enumerate(
            (
                ("--jobs", "1", "--no-cache"),
                ("--jobs", "2", "--no-cache"),
                ("--jobs", "4"),
                ("--jobs", "1"),
                ("--jobs", "2"),
            )
        ):
            store = f"{place}.db"
            run = bgaudit("check", "--format", output, "--store", store, *how, "club")
            made.append((run, rows(store)))
        assert "undecided" in made[0][0].out
        assert self.REPEATED in made[0][0].out
        assert made == made[:1] * 5

    @pytest.mark.parametrize("output", ["json", "html"])
    def test_in_any_order_and_under_any_hash_seed(self, output: str) -> None:
        paths = [f"club/{name}" for name in [*READABLE, "20.mat", "21.mat"]]
        turned = [*paths[10:], *paths[9::-1]]
        options = ("check", "--format", output, "--no-cache", "--store")
        first = process(*options, "a.db", "--jobs", "2", *paths, PYTHONHASHSEED="0")
        second = process(*options, "b.db", "--jobs", "1", *turned, PYTHONHASHSEED="1")
        assert self.REPEATED in first.out
        assert (first, rows("a.db")) == (second, rows("b.db"))


class TestTheCache:
    def test_a_second_run_audits_nothing(self, monkeypatch: pytest.MonkeyPatch) -> None:
        first = bgaudit(*OPTIONS, "--jobs", "1", "club")

        def audit_under(*_: object) -> None:
            raise AssertionError

        monkeypatch.setattr(task, "audit_under", audit_under)
        assert bgaudit(*OPTIONS, "--jobs", "1", "club") == first

    def test_a_record_that_changed_is_audited_anew(self) -> None:
        bgaudit(*OPTIONS, "club")
        Path("club", "01.mat").write_text(FAULTY)
        files = json.loads(bgaudit(*OPTIONS, "club").out)["files"]
        assert [finding["code"] for finding in files[1]["findings"]] == ["MV002"]

    @pytest.mark.parametrize(
        ("options", "is_used"),
        [
            (["club"], True),
            (["club/00.mat"], False),
            (["--cache", "club/00.mat"], True),
            (["--cache-dir", "cache", "club/00.mat"], True),
            (["--no-cache", "club"], False),
        ],
    )
    def test_it_is_used_where_there_are_many(self, options: list[str], is_used: bool) -> None:
        bgaudit("check", *options)
        assert Path("cache").exists() is is_used

    def test_what_is_wrong_with_it_is_one_line(self) -> None:
        fresh = bgaudit(*OPTIONS, "--no-cache", "club")
        Path("cache").write_text("")
        run = bgaudit(*OPTIONS, "club")
        assert run == fresh._replace(
            err="bgaudit: the cache is not used: file exists\n" + fresh.err
        )

    def test_it_is_looked_at_and_cleared(self) -> None:
        place = Path("cache").resolve().as_posix()
        file = f"{place}/audits-1.sqlite"
        assert bgaudit("cache", "info") == Run(0, f"{file}: nothing is kept\n", "")
        bgaudit("check", "club")
        told = bgaudit("cache", "info")
        assert re.fullmatch(rf"{re.escape(file)}: 18 audits, \d\d,\d\d\d bytes\n", told.out), told
        assert bgaudit("cache", "clear") == Run(0, "", f"bgaudit: {place}: 1 file deleted\n")
        assert bgaudit("cache", "info", "--cache-dir", place).out == f"{file}: nothing is kept\n"

    def test_a_damaged_one_is_told_and_cleared(self) -> None:
        Path("cache").mkdir()
        Path("cache/audits-1.sqlite").write_text("no database" * 99)
        Path("cache/audits-0.sqlite").touch()
        Path("cache/mine.sqlite").touch()
        assert bgaudit("cache", "info", "--cache-dir", "cache") == Run(
            2,
            "",
            "bgaudit: cache/audits-1.sqlite: file is not a database; "
            "'bgaudit cache clear' deletes it\n",
        )
        bgaudit("cache", "clear", "--cache-dir", "cache")
        assert [path.name for path in Path("cache").iterdir()] == ["mine.sqlite"]


@pytest.mark.parametrize(
    ("options", "message"),
    [
        (["--jobs", "0"], "'0' is no number of processes: give 1 or more, or auto"),
        (["--jobs", "many"], "'many' is no number of processes: give 1 or more, or auto"),
        (["--no-cache", "--cache-dir", "x"], "give --cache-dir or --no-cache, not both"),
    ],
)
def test_what_cannot_be_meant_is_refused(options: list[str], message: str) -> None:
    assert bgaudit("check", *options, "club") == Run(2, "", f"bgaudit: {message}\n")


INTERRUPTED = """
import os, signal, sys, time
from bgaudit.running import in_order, task

audited = task.audited

def interrupting(task):
    if task.source.path == "club/05.mat":
        while not os.path.exists("04 is reported"):
            time.sleep(0.01)
        os.kill({whom}, signal.SIGINT)
        time.sleep(600)
    return audited(task)

if __name__ == "__main__":
    from bgaudit import cli
    from bgaudit.report import as_json
    from bgaudit.running import pool

    add = as_json.Report.add

    def telling(self, audit):
        if audit.source.path == "club/04.mat":
            open("04 is reported", "w").close()
        return add(self, audit)

    as_json.Report.add = telling
    signal.signal(signal.SIGINT, signal.default_int_handler)
    in_order.audited = interrupting
    pool.Pool.__init__.__defaults__ = (interrupting,)
    sys.argv = ["bgaudit", *sys.argv[1:]]
    cli.main()
"""
AT_A_REPORT = """
import os, signal, sys
from bgaudit import cli
from bgaudit.report import as_jsonl

add = as_jsonl.Report.add

def interrupting(self, audit):
    for piece in add(self, audit):
        if audit.source.path == "club/05.mat":
            os.kill(os.getpid(), signal.SIGINT)
        yield piece

signal.signal(signal.SIGINT, signal.default_int_handler)
as_jsonl.Report.add = interrupting
sys.argv = ["bgaudit", *sys.argv[1:]]
cli.main()
"""


@pytest.mark.skipif(os.name == "nt", reason="signals as POSIX has them")
class TestControlC:
    def run(self, script: str, *arguments: str) -> Run:
        Path("script.py").write_text(script)
        Path("club", "07.mat").write_text(CLEAN)
        done = subprocess.run(
            [sys.executable, "script.py", "check", *arguments, "club"],
            env=ENVIRONMENT,
            capture_output=True,
            timeout=60,
            check=False,
        )
        return Run(done.returncode, done.stdout.decode(), done.stderr.decode())

    @pytest.mark.parametrize(("whom", "jobs"), [("os.getpid()", "1"), ("os.getppid()", "2")])
    def test_what_was_done_is_reported(self, whom: str, jobs: str) -> None:
        run = self.run(
            INTERRUPTED.format(whom=whom),
            *("--jobs", jobs, "--no-cache", "--format", "json", "--output", "r.json"),
        )
        assert run == Run(130, "", "bgaudit: interrupted: 5 of 20 files were audited\n")
        files = json.loads(Path("r.json").read_text())["files"]
        assert [file["path"] for file in files] == [f"club/{name}" for name in NAMES[:5]]
        assert multiprocessing.active_children() == []

    def test_the_report_of_a_file_is_written_to_its_end(self) -> None:
        run = self.run(AT_A_REPORT, "--jobs", "1", "--format", "jsonl")
        assert (run.status, run.err) == (130, "bgaudit: interrupted: 6 of 20 files were audited\n")
        lines = [json.loads(line) for line in run.out.splitlines()]
        assert lines[-1]["summary"]["files"] == 6


@pytest.mark.skipif(os.name == "nt", reason="terminals as POSIX has them")
class TestProgress:
    def at_a_terminal(self, *arguments: str) -> tuple[bytes, str]:
        """Standard output, and what a terminal shows of standard error."""
        import pty

        reading, writing = pty.openpty()
        done = subprocess.run(
            [sys.executable, "-m", "bgaudit", *arguments],
            env=ENVIRONMENT | {"COLUMNS": "100", "TERM": "xterm"},
            stdout=subprocess.PIPE,
            stderr=writing,
            timeout=60,
            check=False,
        )
        os.close(writing)
        shown = b""
        with suppress(OSError):  # So Linux tells that nobody writes any more.
            while piece := os.read(reading, 1 << 16):
                shown += piece
        os.close(reading)
        return done.stdout, shown.decode()

    def test_a_bar_is_shown_of_many(self) -> None:
        for number in range(60):
            Path("club", f"more-{number}.mat").write_text(CLEAN)
        out, shown = self.at_a_terminal(*OPTIONS, "--jobs", "1", "club")
        assert "auditing" in shown
        assert "/80" in shown
        assert out.decode() == bgaudit(*OPTIONS, "club").out

    def test_there_is_none_of_few(self) -> None:
        skipped = "bgaudit: skipped 1 file that is no match record: club/07.mat\r\n"
        assert self.at_a_terminal(*OPTIONS, "--jobs", "1", "club")[1] == skipped
