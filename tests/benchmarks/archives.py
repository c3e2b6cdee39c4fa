"""Whole archives: with several processes, and a second time."""

from __future__ import annotations

import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from measuring import PROJECT, process_seconds, records, run

FILES = 2000
"""How many an archive has."""


@contextmanager
def archives() -> Iterator[dict[str, Path]]:
    """The records at hand, and drawn ones of 10 KB: two archives of files that all differ."""
    with tempfile.TemporaryDirectory() as folder:
        made = {"at hand": Path(folder, "at-hand"), "drawn": Path(folder, "drawn")}
        made["at hand"].mkdir()
        paths = records()
        for number in range(FILES):
            text = paths[number % len(paths)].read_bytes() + b"\n" * (number // len(paths) + 1)
            (made["at hand"] / f"{number}.mat").write_bytes(text)
        draw(made["drawn"], FILES)
        yield made


def draw(folder: Path, number: int) -> None:
    """Fill a folder with so many drawn matches."""
    run("drawn_archive.py", [folder], str(number), PYTHONPATH=str(PROJECT / "tests" / "slips"))


def run_seconds(folder: Path, *options: str) -> float:
    """A whole process that writes a JSON report on a folder."""
    command = ["check", "--isolated", "--format", "json", "--fail-on", "never", *options]
    return process_seconds("-P", "-m", "bgaudit", *command, str(folder))


def many_processes() -> None:
    """Two processes against one, and what that gains on this machine for mere counting."""
    print(f"two that only count    {gain_at_most():6.2f} times one")
    with archives() as made:
        for name, folder in made.items():
            one = run_seconds(folder, "--no-cache", "--jobs", "1")
            two = run_seconds(folder, "--no-cache", "--jobs", "2")
            tell(name, {"1 job": one, "2 jobs": two})


def gain_at_most() -> float:
    """Two where neither of two processes slows the other down, as they do on shared cores."""
    count = "for _ in range(50_000_000): pass"
    alone = process_seconds("-c", count)
    begin = time.perf_counter()
    both = [subprocess.Popen([sys.executable, "-c", count]) for _ in range(2)]
    for each in both:
        each.wait()
    return 2 * alone / (time.perf_counter() - begin)


def again() -> None:
    """A second run over the same archive against the first, which fills the cache."""
    with archives() as made, tempfile.TemporaryDirectory() as cache:
        for name, folder in made.items():
            options = ("--cache-dir", cache, "--jobs", "1")
            first = run_seconds(folder, *options)
            second = min(run_seconds(folder, *options) for _ in range(3))
            tell(name, {"first": first, "again": second})


def tell(name: str, seconds: dict[str, float]) -> None:
    """Two times, and their ratio."""
    first, second = seconds.values()
    for what, each in seconds.items():
        print(f"{FILES} files {name}, {what:8} {each:6.2f} s")
    print(f"ratio                {first / second:6.2f}")
