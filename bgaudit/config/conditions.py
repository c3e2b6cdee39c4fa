"""What each record is audited under: the command line over the configuration over the defaults."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from bgaudit.config.fail_on import NEVER
from bgaudit.config.layers import DEFAULTS, USUAL_FAIL_ON, USUAL_RULES, Config, Layer, Section
from bgaudit.finding import Severity
from bgaudit.globs import matches
from bgaudit.replay.outcome import Audit
from bgaudit.rules.ruleset import RuleSet, with_posted_length
from bgaudit.selection import Selection
from bgaudit.transcript.renaming import NO_ALIASES, Aliases

Find = Callable[[str], Config | None]
"""Finds the configuration that is in force in a directory, given by its absolute path."""


class Conditions(NamedTuple):
    """The conditions of one record.

    ``fail_on`` is one of :data:`~bgaudit.config.fail_on.FAIL_ON`, ``baseline`` the file with the
    findings that are known. ``slips`` tells whether to look for what probably happened.
    """

    rules: RuleSet
    selection: Selection = Selection()
    aliases: Aliases = NO_ALIASES
    fail_on: str = USUAL_FAIL_ON
    baseline: Path | None = None
    slips: bool = True

    def fails(self, audit: Audit) -> bool:
        """Whether anything was found that is as grave as ``fail_on``, or graver."""
        if self.fail_on == NEVER:
            return False
        rank = Severity(self.fail_on).rank
        return any(finding.severity.rank <= rank for finding in audit.findings)


class _Spot(NamedTuple):
    """What is in force somewhere, and the path there from where its globs start."""

    config: Config | None
    path: str


class Configurations:
    """The conditions of any number of records. ``load`` loads a rule set."""

    def __init__(self, command_line: Layer, find: Find, load: Callable[[str], RuleSet]) -> None:
        self._command_line = command_line
        self._find = find
        self._load = load
        self._spots: dict[str, _Spot] = {}
        self._made: dict[tuple[int, ...], Conditions] = {}

    def conditions(self, file: str, member: str = "") -> Conditions:
        """The conditions of a file, or of a member of that archive.

        Raises :class:`~bgaudit.config.errors.ConfigError`, or an error about the command line:
        :class:`~bgaudit.rules.loading.RuleSetError`, :class:`~bgaudit.selection.UnknownCheckError`.
        """
        config, sections = self._saying(file, member)
        key = (id(config), *map(id, sections))
        if key not in self._made:
            self._made[key] = self._conditions(self._layer(config, sections))
        return self._made[key]

    def layer(self, file: str, member: str = "") -> Layer:
        """All that is said of a file, or of a member of that archive, and the defaults."""
        return self._layer(*self._saying(file, member))

    def excludes(self, path: str, member: str = "") -> bool:
        """Whether a configuration leaves out what is found: a file, a directory or a member."""
        config, way = self._place(path, member)
        globs = config.layer.exclude if config else ()
        return any(matches(glob.value, way) for glob in globs)

    def _saying(self, file: str, member: str) -> tuple[Config | None, tuple[Section, ...]]:
        """The configuration of a file, and the sections of it that are for that file."""
        config, way = self._place(file, member)
        return config, config.sections_for(way) if config else ()

    def _place(self, file: str, member: str) -> _Spot:
        """The configuration of a file, and its path from where globs start."""
        directory, name = os.path.split(file)
        config, way = self._spot(directory)
        return _Spot(config, f"{way}{name}!/{member}" if member else f"{way}{name}")

    def _layer(self, config: Config | None, sections: tuple[Section, ...]) -> Layer:
        layer = DEFAULTS.under(config.layer) if config else DEFAULTS
        for section in sections:
            layer = layer.under(section.layer)
        return layer.under(self._command_line)

    def _spot(self, directory: str) -> _Spot:
        if directory not in self._spots:
            absolute = os.path.abspath(directory)
            config = self._find(absolute)
            self._spots[directory] = _Spot(config, _way(config, absolute) if config else "")
        return self._spots[directory]

    def _conditions(self, layer: Layer) -> Conditions:
        rules = self._load(layer.rules.value if layer.rules else USUAL_RULES)
        length = layer.match_length.value if layer.match_length else None
        selecting = (layer.select, layer.extend_select, layer.ignore)
        players = [player.value for player in layer.aliases]
        return Conditions(
            rules=with_posted_length(rules, length),
            selection=Selection.of(*([word.value for word in words] for words in selecting)),
            aliases={alias: player.name for player in players for alias in player.aliases},
            fail_on=layer.fail_on.value if layer.fail_on else USUAL_FAIL_ON,
            baseline=Path(layer.baseline.value) if layer.baseline else None,
            slips=layer.slips.value if layer.slips else True,
        )


def _way(config: Config, directory: str) -> str:
    """The path from where globs start to a directory, with a slash at its end, or nothing."""
    try:
        path = Path(os.path.relpath(directory, config.directory)).as_posix()
    except ValueError:  # another drive
        path = Path(directory).as_posix()
    return "" if path == "." else f"{path}/"
