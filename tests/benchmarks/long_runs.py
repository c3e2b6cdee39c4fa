"""What takes a quarter of an hour and more."""

from __future__ import annotations

import subprocess
import sys
import tempfile
from pathlib import Path

from archives import draw
from measuring import HERE, PROJECT, environment

MATCHES = 100_000


def slips() -> None:
    """What ``tests/slips/measure.py`` counts; its modules find each other in their own folder."""
    measure = [sys.executable, str(PROJECT / "tests" / "slips" / "measure.py")]
    for options in (["--records", "400"], ["--records", "54", "--long"]):
        subprocess.run([*measure, *options], check=True)


def scale() -> None:
    """A hundred thousand drawn matches: time and memory, tenth by tenth."""
    with tempfile.TemporaryDirectory() as name:
        folder, store = Path(name, "matches"), Path(name, "results.db")
        draw(folder, MATCHES)
        command = [sys.executable, "-P", str(HERE / "at_scale.py"), str(folder), str(store)]
        subprocess.run(command, check=True, env=environment())
