"""How fast and how large bgaudit is, as ratios within one run: ``python tests/benchmarks``.

The records are GNU Backgammon's own exports where the shared corpus stands beside the project, else
the project's few fixtures. Nothing here passes or fails.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from gvformat.mat import mat_to_ogxm

PROJECT = Path(__file__).resolve().parents[2]
CORPUS = PROJECT.parent / "shared" / "corpus" / "gnubg"
FIXTURES = PROJECT / "fixtures" / "mat"
ROUNDS = 7
ARCHIVE = 2000
"""How many files an archive has."""

AUDIT_ALL = """
import contextlib, io, sys, time
from bgaudit.cli import app

warm_up, *arguments = sys.argv[1:]
with contextlib.redirect_stdout(io.StringIO()):
    app(["check", "--fail-on", "never", warm_up], standalone_mode=False)
begin = time.perf_counter()
app(arguments, standalone_mode=False)
print(time.perf_counter() - begin, file=sys.stderr)
"""


def records() -> list[Path]:
    """The .mat files to measure on."""
    return sorted(CORPUS.glob("*/*.mat")) or sorted(FIXTURES.glob("*.mat"))


def best_of(rounds: int, run: Callable[[], float]) -> float:
    """The least of several measured times, in seconds."""
    return min(run() for _ in range(rounds))


def audit_seconds(paths: list[Path]) -> float:
    """One fresh process that reads, audits and writes JSON, each file for the first time.

    Its start is not counted: one fixture is audited before, so that all modules are loaded.
    """
    command = [sys.executable, "-c", AUDIT_ALL, str(FIXTURES / "clean-match.mat")]
    options = ["check", "--format", "json", "--fail-on", "never"]
    run = subprocess.run(
        [*command, *options, *map(str, paths)], capture_output=True, text=True, check=True
    )
    return float(run.stderr.split()[-1])


def gammonview_seconds(texts: list[str]) -> float:
    """gammonview's reader over the same texts, which audits nothing."""
    begin = time.perf_counter()
    for text in texts:
        mat_to_ogxm(text)
    return time.perf_counter() - begin


def process_seconds(cache: str, *command: str) -> float:
    """A whole process, from its start to its end, its modules compiled as an installer does."""
    environment = {**os.environ, "PYTHONPYCACHEPREFIX": cache, "PYTHONDONTWRITEBYTECODE": ""}
    begin = time.perf_counter()
    subprocess.run([sys.executable, *command], capture_output=True, check=False, env=environment)
    return time.perf_counter() - begin


def peak_megabytes(paths: list[Path]) -> float:
    """The most memory that auditing these files in one process takes."""
    code = (
        "import resource, sys\n"
        "from bgaudit.cli import main\n"
        "try:\n    main()\nexcept SystemExit:\n    pass\n"
        "print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss, file=sys.stderr)"
    )
    command = [sys.executable, "-c", code, "check", "--format", "json", "--fail-on", "never"]
    run = subprocess.run([*command, *map(str, paths)], capture_output=True, text=True, check=True)
    return int(run.stderr.split()[-1]) / 1024


def throughput() -> None:
    """Megabytes of .mat text a second, against gammonview's in the same run."""
    paths = records()
    size = sum(path.stat().st_size for path in paths) / 1e6
    texts = [path.read_text(encoding="utf-8-sig", errors="replace") for path in paths]
    own = size / best_of(ROUNDS, lambda: audit_seconds(paths))
    other = size / best_of(ROUNDS, lambda: gammonview_seconds(texts))
    print(f"audit and JSON       {own:6.2f} MB/s of {size:.2f} MB in {len(paths)} files")
    print(f"gammonview           {other:6.2f} MB/s, converting only")
    print(f"ratio                {own / other:6.2f}")


def cold_start() -> None:
    """One small file from a fresh process, against importing lark alone."""
    small = str(min(records(), key=lambda path: path.stat().st_size))
    with tempfile.TemporaryDirectory() as cache:
        own = best_of(ROUNDS, lambda: process_seconds(cache, "-m", "bgaudit", "check", small))
        lark = best_of(ROUNDS, lambda: process_seconds(cache, "-c", "import lark"))
    print(f"one small file       {own * 1000:6.0f} ms")
    print(f"import lark          {lark * 1000:6.0f} ms")
    print(f"ratio                {own / lark:6.2f}")


def memory() -> None:
    """Peak memory for the files once, and for twenty times as many."""
    paths = records()
    with tempfile.TemporaryDirectory() as folder:
        copies = []
        for number in range(20):
            for path in paths:
                copy = Path(folder) / f"{number}-{path.name}"
                copy.write_bytes(path.read_bytes())
                copies.append(copy)
        once, many = peak_megabytes(paths), peak_megabytes(copies)
    print(f"peak, {len(paths):4} files     {once:6.1f} MB")
    print(f"peak, {len(copies):4} files     {many:6.1f} MB")


def archive(folder: Path) -> None:
    """Fill a folder with records that are all different."""
    paths = records()
    for number in range(ARCHIVE):
        text = paths[number % len(paths)].read_bytes()
        (folder / f"{number}.mat").write_bytes(text + b"\n" * (number // len(paths) + 1))


def run_seconds(folder: Path, *options: str) -> float:
    """A whole process that writes a JSON report on a folder."""
    command = ["-m", "bgaudit", "check", "--format", "json", "--fail-on", "never", *options]
    begin = time.perf_counter()
    subprocess.run([sys.executable, *command, str(folder)], stdout=subprocess.DEVNULL, check=True)
    return time.perf_counter() - begin


def many_processes() -> None:
    """Two processes against one."""
    with tempfile.TemporaryDirectory() as name:
        archive(Path(name))
        one = run_seconds(Path(name), "--no-cache", "--jobs", "1")
        two = run_seconds(Path(name), "--no-cache", "--jobs", "2")
    print(f"{ARCHIVE} files, 1 job    {one:6.2f} s")
    print(f"{ARCHIVE} files, 2 jobs   {two:6.2f} s")
    print(f"ratio                {one / two:6.2f}")


def again() -> None:
    """A second run over the same archive against the first, which fills the cache."""
    with tempfile.TemporaryDirectory() as name, tempfile.TemporaryDirectory() as cache:
        archive(Path(name))
        options = ("--cache-dir", cache, "--jobs", "1")
        first = run_seconds(Path(name), *options)
        second = best_of(3, lambda: run_seconds(Path(name), *options))
    print(f"{ARCHIVE} files, first    {first:6.2f} s")
    print(f"{ARCHIVE} files, again    {second:6.2f} s")
    print(f"ratio                {first / second:6.2f}")


if __name__ == "__main__":
    throughput()
    cold_start()
    memory()
    many_processes()
    again()
