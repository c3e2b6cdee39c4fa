"""Running the program, and what came out of it; two records to run it on."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

from typer.testing import CliRunner

from bgaudit.cli.commands import whole_app

APP = whole_app()

PROJECT = Path(__file__).parents[2]
COMMAND = [sys.executable, "-m", "bgaudit"]
ENVIRONMENT = os.environ | {"PYTHONPATH": str(PROJECT), "PYTHONIOENCODING": "utf-8"}

CLEAN = """\
 2 point match

 Game 1
 Anna : 0                     Marc : 0
  1) 62: 24/18 13/11          31: 8/5 6/5
  2)  Doubles => 2             Takes
  3) 42: 8/4 6/4
                               Wins 2 points and the match
"""
"""Nothing can be said against it."""

FAULTY = CLEAN.replace("13/11", "13/10")
"""With one error."""


class Run(NamedTuple):
    """Exit status, standard output, standard error."""

    status: int
    out: str
    err: str


def bgaudit(*arguments: str, stdin: bytes = b"") -> Run:
    """The outcome of one run, within this process."""
    result = CliRunner().invoke(APP, arguments, prog_name="bgaudit", input=stdin)
    if not isinstance(result.exception, SystemExit | None):
        raise result.exception
    return Run(result.exit_code, result.stdout, result.stderr)


def process(*arguments: str, stdin: bytes = b"", **environment: str) -> Run:
    """The outcome of one run as a process of its own, with more in its environment."""
    done = subprocess.run(
        [*COMMAND, *arguments],
        input=stdin,
        capture_output=True,
        env=ENVIRONMENT | environment,
        timeout=60,
        check=False,
    )
    out, err = (stream.decode().replace("\r\n", "\n") for stream in (done.stdout, done.stderr))
    return Run(done.returncode, out, err)
