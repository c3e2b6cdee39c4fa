"""Writing configurations in a directory, and reading them."""

from __future__ import annotations

from pathlib import Path
from textwrap import dedent

from bgaudit.config.conditions import Configurations
from bgaudit.config.files import Nearest
from bgaudit.config.layers import Layer
from bgaudit.rules.loading import load_rules

YAML = ".bgaudit.yaml"


def write(path: str, text: str = "") -> None:
    """A file with this text, in directories that are made for it."""
    file = Path(path)
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(dedent(text), encoding="utf-8")


def configurations(command_line: Layer | None = None) -> Configurations:
    """The configurations of files below the working directory."""
    return Configurations(command_line or Layer(), Nearest(load_rules), load_rules)
