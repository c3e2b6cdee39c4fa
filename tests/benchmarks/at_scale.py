"""A run over a large archive: ``at_scale.py FOLDER DATABASE``, which prints how it went.

Two processes audit, and write JSON lines and a store. For each tenth of the files it is told how
long it took, by the clock and of the processors, and the most memory that any process had until
then. Linux tells the latter two.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path
from typing import NamedTuple

COMMAND = ["-m", "bgaudit", "check", "--isolated", "--no-cache", "--jobs", "2", "--format", "jsonl"]
A_FILE = b'{"schema": 1, "type": "file"'
TICKS = os.sysconf("SC_CLK_TCK")
USER, SYSTEM = 11, 12
"""Where the ticks stand in a line of /proc, counted behind the name of the process."""


class Used(NamedTuple):
    """Seconds of the processors, and the most megabytes that a process had."""

    seconds: float
    megabytes: float


def used(process: int) -> Used:
    """What a process has used until now, with those that it has started."""
    ticks = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    status = Path(f"/proc/{process}/status").read_text()
    peak = next(line for line in status.splitlines() if line.startswith("VmHWM"))
    children = Path(f"/proc/{process}/task/{process}/children").read_text().split()
    each = [used(int(child)) for child in children]
    seconds = (int(ticks[USER]) + int(ticks[SYSTEM])) / TICKS + sum(part.seconds for part in each)
    return Used(seconds, max([int(peak.split()[1]) / 1024, *(part.megabytes for part in each)]))


def measure(folder: str, store: str) -> None:
    """Run, and print a line for each tenth."""
    tenth = sum(1 for path in Path(folder).rglob("*.mat")) // 10
    command = [sys.executable, *COMMAND, "--store", store, folder]
    begin, before = time.perf_counter(), 0.0
    with subprocess.Popen(command, stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        told = (line for line in process.stdout if line.startswith(A_FILE))
        for files, _ in enumerate(told, 1):
            if files % tenth == 0:
                now, (seconds, megabytes) = time.perf_counter(), used(process.pid)
                by_clock, busy = (1000 * span / tenth for span in (now - begin, seconds - before))
                print(
                    f"{files:9,} files {by_clock:8.2f} ms a file, {busy:6.2f} of the processors,"
                    f" {megabytes:6.1f} MB at most",
                    flush=True,
                )
                begin, before = now, seconds


if __name__ == "__main__":
    measure(*sys.argv[1:])
