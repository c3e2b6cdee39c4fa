"""One process: how fast it is, where its time goes, and what it takes."""

from __future__ import annotations

import io
import subprocess
import sys
import tarfile
import tempfile
import time
from importlib.util import find_spec
from pathlib import Path

from gvformat.mat import mat_to_ogxm
from measuring import (
    CORPUS,
    PROJECT,
    ROUNDS,
    audit_seconds,
    best_of,
    environment,
    exports,
    megabytes,
    process_seconds,
    records,
    run,
)


def gammonview_seconds(texts: list[str]) -> float:
    """gammonview's reader over the same texts, which audits nothing."""
    begin = time.perf_counter()
    for text in texts:
        mat_to_ogxm(text)
    return time.perf_counter() - begin


def peak_megabytes(paths: list[Path]) -> float:
    """The most memory that auditing these files in one process takes."""
    code = (
        "import resource, sys\n"
        "from bgaudit.cli import main\n"
        "try:\n    main()\nexcept SystemExit:\n    pass\n"
        "print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss, file=sys.stderr)"
    )
    options = ["--no-cache", "--jobs", "1", "--format", "json", "--fail-on", "never"]
    command = [sys.executable, "-P", "-c", code, "check", *options, *map(str, paths)]
    run = subprocess.run(command, capture_output=True, text=True, check=True, env=environment())
    return int(run.stderr.split()[-1]) / 1024


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


def other_parser() -> None:
    """Both parsers, where the faster one is installed: the records at hand, and SGF alone."""
    if find_spec("hyperlark") is None:
        print("hyperlark            is not installed")
        return
    for name, paths in (("mat", records()), ("sgf", sorted(CORPUS.glob("**/*.sgf")))):
        pure = fast = float("inf")
        for _ in range(ROUNDS):
            pure = min(pure, audit_seconds(paths, NOT_INSTALLED="hyperlark"))
            fast = min(fast, audit_seconds(paths))
        print(f".{name}, lark           {megabytes(paths) / pure:6.2f} MB/s")
        print(f".{name}, hyperlark      {megabytes(paths) / fast:6.2f} MB/s")
        print(f"ratio                {pure / fast:6.2f}")


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
    own = best_of(ROUNDS, lambda: process_seconds("-P", "-m", "bgaudit", "check", small))
    lark = best_of(ROUNDS, lambda: process_seconds("-P", "-c", "import lark"))
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
