"""``bgaudit live`` as a process whose input and output are both held open."""

from __future__ import annotations

import subprocess
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from queue import Queue

from running import COMMAND, ENVIRONMENT, Run

PATIENCE = 60
"""Seconds after which a line that has not come will not come any more."""


class Live:
    """A running process. What it prints is read line by line, as it comes."""

    def __init__(self, process: subprocess.Popen[bytes]) -> None:
        self.process = process
        self._out: Queue[str | None] = Queue()
        threading.Thread(target=self._read, daemon=True).start()
        assert process.stderr is not None
        self.notice = process.stderr.readline().decode()

    def send(self, text: str | bytes) -> None:
        """Write to its standard input, which stays open."""
        assert self.process.stdin is not None
        self.process.stdin.write(text if isinstance(text, bytes) else text.encode())
        self.process.stdin.flush()

    def block(self) -> str:
        """The next lines that it prints, up to a blank one."""
        lines = []
        while (line := self._out.get(timeout=PATIENCE)) not in ("\n", None):
            lines.append(line)
        return "".join(map(str, lines))

    def end(self) -> Run:
        """Its exit status, the rest of its output and of its messages, after its input's end."""
        assert self.process.stdin is not None
        assert self.process.stderr is not None
        self.process.stdin.close()
        status = self.process.wait(timeout=PATIENCE)
        rest = iter(lambda: self._out.get(timeout=PATIENCE), None)
        return Run(status, "".join(map(str, rest)), self.process.stderr.read().decode())

    def _read(self) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self._out.put(line.decode().replace("\r\n", "\n"))
        self._out.put(None)


@contextmanager
def live(*arguments: str) -> Iterator[Live]:
    """``bgaudit live`` with these arguments, which has begun to follow its input."""
    with subprocess.Popen(
        [*COMMAND, "live", *arguments],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=ENVIRONMENT,
    ) as process:
        try:
            yield Live(process)
        finally:
            process.kill()
