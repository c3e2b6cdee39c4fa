"""Where the time goes: ``shares.py FILE …`` prints the seconds that each part of an audit takes."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from bgaudit import Source, load_preset
from bgaudit.replay import replay
from bgaudit.report import Settings
from bgaudit.report.as_json import Report
from bgaudit.transcript.detect import READERS, detect_format

T = TypeVar("T")

ROUNDS = 3
"""The first one loads modules and grammars; of the others the least counts, file by file."""
PARTS = ("decode", "detect", "read", "replay", "report")


def timed(seconds: list[float], part: Callable[[], T]) -> T:
    """What a part gives; its time is added."""
    begin = time.perf_counter()
    result = part()
    seconds.append(time.perf_counter() - begin)
    return result


def audit(path: str, data: bytes) -> list[float]:
    """The seconds of each part for one record."""
    rules = load_preset("standard")
    seconds: list[float] = []
    source = timed(seconds, lambda: Source.from_bytes(path, data))
    format = timed(seconds, lambda: detect_format(source)) or "mat"
    record = timed(seconds, lambda: READERS[format](source))
    result = timed(seconds, lambda: replay(source, record, format, rules))
    timed(seconds, lambda: Report(Settings("standard")).add(result))
    return seconds


if __name__ == "__main__":
    files = [(path, Path(path).read_bytes()) for path in sys.argv[1:]]
    rounds = [[audit(*file) for file in files] for _ in range(ROUNDS)][1:]
    least = [map(min, *times) for times in zip(*rounds, strict=True)]
    for part, seconds in zip(PARTS, map(sum, zip(*least, strict=True)), strict=True):
        print(part, seconds)
