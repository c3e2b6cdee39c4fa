"""A fresh process that audits: ``auditing.py WARM_UP FILE …`` prints its seconds of the processor.

Its start is not counted: a first record is audited before, so that all modules are loaded. It runs
whatever bgaudit is found on the path, as if the module that NOT_INSTALLED names were not there.
"""

from __future__ import annotations

import contextlib
import io
import os
import sys
import time

from bgaudit.cli import main


def check(*arguments: str) -> None:
    """Run the command, whatever it finds; SystemExit tells that it could not run."""
    options = ("--isolated", "--no-cache", "--jobs", "1", "--format", "json")
    sys.argv[1:] = ["check", *options, *arguments]
    try:
        with contextlib.redirect_stdout(io.StringIO()):
            main()
    except SystemExit as end:
        if end.code not in (None, 0, 1):
            raise


if __name__ == "__main__":
    if missing := os.environ.get("NOT_INSTALLED"):
        sys.modules[missing] = None  # type: ignore[assignment]
    warm_up, *paths = sys.argv[1:]
    check(warm_up)
    begin = time.process_time()
    check(*paths)
    print(time.process_time() - begin)
