"""How fast and how large bgaudit is, as ratios within one run: ``python tests/benchmarks``.

``python tests/benchmarks slips`` measures instead how well it finds what slip was made, on 400
records with one each, and how long it takes in long matches. ``--against REVISION`` measures a
revision of git in turn with the project as it is. The records are those of the shared corpus where
it stands beside the project, else the project's few fixtures. Nothing here passes or fails.
"""

from __future__ import annotations

import argparse
import io
import os
import subprocess
import sys
import tarfile
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from gvformat.mat import mat_to_ogxm

PROJECT = Path(__file__).resolve().parents[2]
HERE = Path(__file__).parent
CORPUS = PROJECT.parent / "shared" / "corpus"
FIXTURES = PROJECT / "fixtures" / "mat"
ROUNDS = 7
ARCHIVE = 2000
"""How many files an archive has."""


def exports() -> list[Path]:
    """GNU Backgammon's own exports, which other readers take too."""
    return sorted(CORPUS.glob("gnubg/*/*.mat")) or sorted(FIXTURES.glob("*.mat"))


def records() -> list[Path]:
    """All .mat files to measure on."""
    return sorted([*CORPUS.glob("real/mat/*/*"), *exports()])


def best_of(rounds: int, run: Callable[[], float]) -> float:
    """The least of several measured times, in seconds."""
    return min(run() for _ in range(rounds))


def run(script: str, paths: list[Path], *more: str, project: Path = PROJECT) -> str:
    """What a script of this folder prints, run in a fresh process on a project's bgaudit."""
    environment = {**os.environ, "PYTHONPATH": str(project)}
    command = [sys.executable, "-P", str(HERE / script), *map(str, paths), *more]
    return subprocess.run(
        command, capture_output=True, text=True, check=True, env=environment
    ).stdout


def audit_seconds(paths: list[Path], *more: str, project: Path = PROJECT) -> float:
    """One process that reads, audits and writes JSON, each file for the first time."""
    return float(run("auditing.py", [FIXTURES / "clean-match.mat", *paths], *more, project=project))


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


def megabytes(paths: list[Path]) -> float:
    """How large these files are."""
    return sum(path.stat().st_size for path in paths) / 1e6


def throughput() -> None:
    """Megabytes of .mat text a second, and on some of it against gammonview's in the same run."""
    paths, some = records(), exports()
    speed = megabytes(paths) / best_of(ROUNDS, lambda: audit_seconds(paths))
    print(f"audit and JSON       {speed:6.2f} MB/s of {len(paths)} files")
    texts = [path.read_text(encoding="utf-8-sig", errors="replace") for path in some]
    own = megabytes(some) / best_of(ROUNDS, lambda: audit_seconds(some))
    other = megabytes(some) / best_of(ROUNDS, lambda: gammonview_seconds(texts))
    print(f"of GNU Backgammon's  {own:6.2f} MB/s of {len(some)} files")
    print(f"gammonview           {other:6.2f} MB/s, converting only")
    print(f"ratio                {own / other:6.2f}")


def shares() -> None:
    """Where the time of an audit goes."""
    parts = [line.split() for line in run("shares.py", records()).splitlines()]
    whole = sum(float(seconds) for _, seconds in parts)
    for part, seconds in parts:
        print(f"{part:20} {float(seconds) / whole:6.1%}")


def against(revision: str) -> None:
    """The project as it is, and as it was, in turn."""
    archive = ["git", "-C", str(PROJECT), "archive", revision, "bgaudit", "grammars"]
    packed = subprocess.run(archive, capture_output=True, check=True).stdout
    paths = records()
    with tempfile.TemporaryDirectory() as folder:
        with tarfile.open(fileobj=io.BytesIO(packed)) as tree:
            tree.extractall(folder, filter="data")
        before = now = float("inf")
        for _ in range(ROUNDS):
            before = min(before, audit_seconds(paths, project=Path(folder)))
            now = min(now, audit_seconds(paths))
    print(f"now                  {now:6.2f} s")
    print(f"{revision:20} {before:6.2f} s")
    print(f"ratio                {before / now:6.2f}")


def cold_start() -> None:
    """One small file from a fresh process, against importing lark alone."""
    small = str(min(exports(), key=lambda path: path.stat().st_size))
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


def store() -> None:
    """What a run takes longer that keeps its results and compares its files."""
    paths = records()
    with tempfile.TemporaryDirectory() as folder:
        kept = best_of(ROUNDS, lambda: audit_seconds(paths, "--store", f"{folder}/results.db"))
    plain = best_of(ROUNDS, lambda: audit_seconds(paths))
    print(f"with a store         {1000 * (kept - plain) / len(paths):6.2f} ms more a file")
    print(f"ratio                {kept / plain:6.2f}")


def slips() -> None:
    """What ``tests/slips/measure.py`` counts; its modules find each other in their own folder."""
    measure = [sys.executable, str(PROJECT / "tests" / "slips" / "measure.py")]
    for options in (["--records", "400"], ["--records", "54", "--long"]):
        subprocess.run([*measure, *options], check=True)


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


MEASURES = {
    "audits": (throughput, shares, store, cold_start, memory, many_processes, again),
    "slips": (slips,),
}

if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", nargs="?", choices=MEASURES, default="audits")
    parser.add_argument("--against", metavar="REVISION", help="compare with this revision only")
    asked = parser.parse_args()
    if asked.against is not None:
        against(asked.against)
    else:
        for measure in MEASURES[asked.what]:
            measure()
