"""What the README shows is what the program does."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

PROJECT = Path(__file__).parents[1]
README = (PROJECT / "README.md").read_text(encoding="utf-8")


def test_the_output_shown_is_the_real_one() -> None:
    shown = re.search(r"```text\n(.*?)```", README, re.DOTALL)
    command = re.search(r"\.venv/bin/bgaudit (check \S+)$", README, re.MULTILINE)
    assert shown is not None
    assert command is not None
    run = subprocess.run(
        [sys.executable, "-m", "bgaudit", *command[1].split()],
        cwd=PROJECT,
        capture_output=True,
        text=True,
        encoding="utf-8",
    )
    assert (run.returncode, run.stderr) == (1, "")
    assert shown[1] == run.stdout


def test_each_command_is_one_line_that_makes_its_own_environment() -> None:
    commands = re.findall(r"^ {4}(python3 -m venv .*)$", README, re.MULTILINE)
    assert [command.split()[3] for command in commands] == [".venv", ".venv-test"]
