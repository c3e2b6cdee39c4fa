"""What a configuration says: each value with the place that gives it, one layer over another."""

from __future__ import annotations

from pathlib import Path
from typing import Generic, NamedTuple, TypeVar

from bgaudit.globs import matches

T = TypeVar("T")

USUAL_RULES = "standard"
USUAL_FAIL_ON = "error"
_DEFAULT = "default"


class Given(NamedTuple, Generic[T]):
    """A value, and where it was given: ``club/.bgaudit.yaml:3``, ``--rules`` or ``default``."""

    value: T
    place: str


class Player(NamedTuple):
    """A player by the one name that reports show, and the others that records have."""

    name: str
    aliases: tuple[str, ...]


class Layer(NamedTuple):
    """What one place says: a configuration file, a section of it, or the command line.

    None and empty lists are what it does not say. ``rules`` is a name or a path as
    :func:`~bgaudit.rules.loading.load_rules` takes it, ``baseline`` a path; both start from the
    working directory. Lists of checks hold codes, names and beginnings of codes.
    """

    rules: Given[str] | None = None
    match_length: Given[int] | None = None
    slips: Given[bool] | None = None
    select: tuple[Given[str], ...] = ()
    extend_select: tuple[Given[str], ...] = ()
    ignore: tuple[Given[str], ...] = ()
    fail_on: Given[str] | None = None
    exclude: tuple[Given[str], ...] = ()
    baseline: Given[str] | None = None
    aliases: tuple[Given[Player], ...] = ()

    def under(self, upper: Layer) -> Layer:
        """Both as one, where the upper one beats this one.

        What only adds to a selection is added up, but an upper ``select`` begins a new selection.
        """
        lower = self._replace(select=(), extend_select=(), ignore=()) if upper.select else self
        return Layer(
            rules=upper.rules or lower.rules,
            match_length=upper.match_length or lower.match_length,
            slips=upper.slips or lower.slips,
            select=upper.select or lower.select,
            extend_select=lower.extend_select + upper.extend_select,
            ignore=lower.ignore + upper.ignore,
            fail_on=upper.fail_on or lower.fail_on,
            exclude=lower.exclude + upper.exclude,
            baseline=upper.baseline or lower.baseline,
            aliases=lower.aliases + upper.aliases,
        )


DEFAULTS = Layer(rules=Given(USUAL_RULES, _DEFAULT), fail_on=Given(USUAL_FAIL_ON, _DEFAULT))
"""What is in force where nothing else is said."""


class Section(NamedTuple):
    """The part of a configuration that is for the files which a glob matches."""

    glob: str
    layer: Layer


class Config(NamedTuple):
    """A configuration file, by its path as it is shown: what it says of all files, and of some."""

    file: Path
    layer: Layer = Layer()
    sections: tuple[Section, ...] = ()

    @property
    def directory(self) -> Path:
        """Where its globs start."""
        return self.file.absolute().parent

    def sections_for(self, path: str) -> tuple[Section, ...]:
        """Those for a file whose path is relative to the directory; a later one beats others."""
        return tuple(section for section in self.sections if matches(section.glob, path))
