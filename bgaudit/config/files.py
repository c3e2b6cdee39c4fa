"""Finding the configuration in force: the nearest one upwards. Reading is imported if there is one.

A directory is looked at once, however many records are in it.
"""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import TYPE_CHECKING

from bgaudit.config.errors import ConfigError

if TYPE_CHECKING:
    from bgaudit.config.layers import Config
    from bgaudit.config.values import LoadRules

OWN_NAME = ".bgaudit.yaml"
_PROJECT = "pyproject.toml"
_NAMES = (OWN_NAME, ".bgaudit.yml", _PROJECT)
"""The files that are looked for in a directory; the first that holds a configuration counts."""

_TABLE = re.compile(rb"""tool["']?\s*(?:\.\s*["']?bgaudit|\]|=)""")
"""Something like this stands in every file with our table, and in few others."""


class Nearest:
    """The configurations above the records of a run. ``load`` loads a rule set."""

    def __init__(self, load: LoadRules) -> None:
        self._load = load
        self._known: dict[str, Config | None] = {}

    def __call__(self, directory: str) -> Config | None:
        """The one in force in a directory, given by its absolute path.

        Raises :class:`ConfigError`.
        """
        passed = []
        while directory not in self._known:
            passed.append(directory)
            above = os.path.dirname(directory)
            config = self._config_in(directory)
            if config is not None or above == directory:
                self._known[directory] = config
            else:
                directory = above
        found = self._known[directory]
        self._known.update(dict.fromkeys(passed, found))
        return found

    def _config_in(self, directory: str) -> Config | None:
        for name in _NAMES:
            file = os.path.join(directory, name)
            if os.path.isfile(file) and (name != _PROJECT or _may_have_table(file)):
                config = _read(_shown(file), self._load)
                if config is not None:
                    return config
        return None


def named_config(file: str, load: LoadRules) -> Config:
    """The configuration in the file of that path. Raises :class:`ConfigError`."""
    config = _read(Path(file), load)
    if config is None:
        raise ConfigError(f"{Path(file).as_posix()}: it has no table [tool.bgaudit]")
    return config


def _may_have_table(file: str) -> bool:
    """Whether the project file is worth reading, which takes longer than a search in it."""
    try:
        return _TABLE.search(Path(file).read_bytes()) is not None
    except OSError:
        return True  # Reading tells why.


def _read(file: Path, load: LoadRules) -> Config | None:
    from bgaudit.config.reading import read_config

    return read_config(file, load)


def _shown(file: str) -> Path:
    """The path of a file from the working directory, if there is a way."""
    try:
        return Path(os.path.relpath(file))
    except ValueError:  # another drive
        return Path(file)
