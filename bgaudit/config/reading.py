"""From a configuration file to a :class:`Config`; whatever is wrong in it is told with its line."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any

from yaml import Node

from bgaudit.config.errors import ConfigError
from bgaudit.config.keys import KEYS, SECTIONS, Key
from bgaudit.config.layers import Config, Layer, Section
from bgaudit.config.values import LoadRules, Values
from bgaudit.rules.options.reading import Entries, FaultError, did_you_mean, entries, nearest_keys
from bgaudit.rules.options.wanted import listed
from bgaudit.rules.options.yaml_file import DocumentError, document

_TOML = ".toml"


def read_config(file: Path, load: LoadRules) -> Config | None:
    """The configuration in a YAML file, or in the table ``[tool.bgaudit]`` of a TOML file.

    None if there is no such table. ``load`` loads a rule set. Raises :class:`ConfigError`.
    """
    try:
        if file.suffix.lower() == _TOML:
            from bgaudit.config.toml_nodes import table_of

            root = table_of(file)
            return _config(file, root, load) if root else None
        root = document(file)
        return _config(file, root, load) if root else Config(file)
    except DocumentError as error:
        raise ConfigError(str(error)) from None
    except FaultError as fault:
        raise ConfigError(f"{file.as_posix()}:{fault.line}: {fault}") from None


def _config(file: Path, root: Node, load: LoadRules) -> Config:
    values = Values(file, load)
    found = entries(root, "a configuration")
    sections = found.pop(SECTIONS, None)
    return Config(
        file,
        _layer(values, found, KEYS, ""),
        _sections(values, sections[1]) if sections else (),
    )


def _sections(values: Values, node: Node) -> tuple[Section, ...]:
    keys = [key for key in KEYS if key.in_sections]
    sections = []
    for glob, (word, inner) in entries(node, SECTIONS).items():
        path = f'{SECTIONS}."{glob}"'
        layer = _layer(values, entries(inner, path), keys, f"{path}.")
        sections.append(Section(values.glob(SECTIONS, word), layer))
    return tuple(sections)


def _layer(values: Values, found: Entries, keys: Iterable[Key], path: str) -> Layer:
    """What some keys give; ``path`` is the key above them with a dot."""
    known = {key.name: key for key in keys}
    given: dict[str, Any] = {}
    for name, (word, node) in found.items():
        if name not in known:
            advice = _advice(name, [*known] if path else [*known, SECTIONS])
            raise FaultError(word, f"unknown key '{path}{name}'{advice}")
        value = known[name].read(values, f"{path}{name}", node)
        given[known[name].field] = tuple(value) if isinstance(value, list) else value
    return Layer(**given)


def _advice(name: str, known: list[str]) -> str:
    return did_you_mean(nearest_keys(name, known)) or f": it is one of {listed(known)}"
