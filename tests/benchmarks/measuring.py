"""What is measured on, and how it is timed."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

PROJECT = Path(__file__).resolve().parents[2]
HERE = Path(__file__).parent
CORPUS = PROJECT.parent / "shared" / "corpus"
FIXTURES = PROJECT / "fixtures" / "mat"
ROUNDS = 7


def exports() -> list[Path]:
    """GNU Backgammon's own exports, which other readers take too."""
    return sorted(CORPUS.glob("gnubg/*/*.mat")) or sorted(FIXTURES.glob("*.mat"))


def records() -> list[Path]:
    """All .mat files to measure on."""
    return sorted([*CORPUS.glob("real/mat/*/*"), *exports()])


def best_of(rounds: int, run: Callable[[], float]) -> float:
    """The least of several measured times, in seconds."""
    return min(run() for _ in range(rounds))


def environment(project: Path = PROJECT, **more: str) -> dict[str, str]:
    """In which a project's bgaudit is found, and its modules stay compiled as an installer does."""
    return {**os.environ, "PYTHONPATH": str(project), "PYTHONDONTWRITEBYTECODE": "", **more}


def run(script: str, paths: list[Path], *more: str, **variables: str) -> str:
    """What a script of this folder prints, run in a fresh process."""
    command = [sys.executable, "-P", str(HERE / script), *map(str, paths), *more]
    done = subprocess.run(
        command, capture_output=True, text=True, check=False, env=environment(**variables)
    )
    if done.returncode:
        raise SystemExit(f"{script} failed: {done.stderr}")
    return done.stdout


def audit_seconds(
    paths: list[Path], *more: str, project: Path = PROJECT, **variables: str
) -> float:
    """One process that reads, audits and writes JSON, each file for the first time."""
    warm_up = FIXTURES / "clean-match.mat"
    variables["PYTHONPATH"] = str(project)
    return float(run("auditing.py", [warm_up, *paths], *more, **variables))


def process_seconds(*command: str, **variables: str) -> float:
    """A whole process, from its start to its end, whatever it prints and its exit status."""
    begin = time.perf_counter()
    subprocess.run(
        [sys.executable, *command], capture_output=True, check=False, env=environment(**variables)
    )
    return time.perf_counter() - begin


def megabytes(paths: list[Path]) -> float:
    """How large these files are."""
    return sum(path.stat().st_size for path in paths) / 1e6
