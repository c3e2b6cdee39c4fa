"""Rule sets from YAML files: those that come with bgaudit, and those that people write.

A file gives the options in which it differs from another rule set, which it names under
``extends``, or else from the options' usual values. Whatever is wrong in it is told with its line.
"""

from __future__ import annotations

import os
from dataclasses import fields, replace
from pathlib import Path
from typing import Any

import yaml

from bgaudit.rules.options.reading import (
    Entries,
    FaultError,
    changed,
    did_you_mean,
    entries,
    nearest,
    nearest_keys,
    shown,
)
from bgaudit.rules.options.wanted import keys_of
from bgaudit.rules.options.yaml_file import DocumentError, composed, document
from bgaudit.rules.ruleset import RuleSet

_PRESETS = Path(__file__).parent / "presets"
_SUFFIX = ".yaml"
_SUFFIXES = (_SUFFIX, ".yml")
_EXTENDS = "extends"
_TAG = "tag:yaml.org,2002:"
_TEXTS = ("name", "description")
_LISTS = ("sources", "not_verified")
_HEADING = (*_TEXTS, *_LISTS, _EXTENDS)


class RuleSetError(Exception):
    """A rule set that cannot be had; the message says why on one line, and where in its file."""


def preset_names() -> list[str]:
    """The names of the rule sets that come with bgaudit, in alphabetical order."""
    return sorted(
        name.removesuffix(_SUFFIX) for name in os.listdir(_PRESETS) if name.endswith(_SUFFIX)
    )


def load_rules(name_or_path: str | os.PathLike[str]) -> RuleSet:
    """A rule set by the name of one that comes with bgaudit, or by the path of its file.

    Raises :class:`RuleSetError`.
    """
    return _load(rule_set_file(name_or_path), ())


def preset_named(name: str) -> RuleSet:
    """A rule set that comes with bgaudit, by its name and never by a path.

    Raises :class:`RuleSetError`.
    """
    preset = _preset(name)
    if preset is None:
        raise RuleSetError(_unknown(name, preset_names()))
    return _load(preset, ())


def with_option(rules: RuleSet, key: str, value: str) -> RuleSet:
    """The rule set with the option of that dotted key set to a value, written as in a file.

    Raises :class:`RuleSetError`.
    """
    section, *path = key.split(".")
    if not path or section not in _sections():
        near = did_you_mean(nearest_keys(key, keys_of(RuleSet)))
        raise RuleSetError(f"unknown option '{key}'{near}")
    try:
        node = composed(value)
        if node is None:
            raise RuleSetError(f"{key}: no value is given")
        for name in reversed(path):
            word = yaml.ScalarNode(f"{_TAG}str", name, node.start_mark)
            node = yaml.MappingNode(f"{_TAG}map", [(word, node)], node.start_mark)
        changes = changed(getattr(rules, section), node, f"{section}.", RuleSet)
    except FaultError as fault:
        raise RuleSetError(str(fault)) from None
    except (yaml.YAMLError, RecursionError):
        raise RuleSetError(f"{key}: '{value}' is no value of an option") from None
    return replace(rules, **{section: changes})


def _unknown(name: str, known: list[str]) -> str:
    advice = did_you_mean(nearest(name, known)) or ": 'bgaudit rules' lists those there are"
    return f"unknown rule set '{name}'{advice}"


def rule_set_file(name_or_path: str | os.PathLike[str], beside: Path = Path()) -> Path:
    """Where a rule set is; a relative path starts ``beside``. Raises :class:`RuleSetError`."""
    if name_or_path in preset_names():
        return _PRESETS / f"{name_or_path}{_SUFFIX}"
    file = beside / name_or_path
    if file.suffix.lower() in _SUFFIXES or len(Path(name_or_path).parts) > 1 or file.is_file():
        return file
    preset = _preset(str(name_or_path))
    if preset is None:
        raise RuleSetError(_unknown(str(name_or_path), preset_names()))
    return preset


def _preset(name: str) -> Path | None:
    """The file of a rule set that comes with bgaudit; hyphens in its name may be left out."""
    written = {_letters(known): known for known in preset_names()}
    known = written.get(_letters(name))
    return None if known is None else _PRESETS / f"{known}{_SUFFIX}"


def _letters(name: str) -> str:
    return name.lower().replace("-", "").replace("_", "")


def _load(file: Path, above: tuple[Path, ...]) -> RuleSet:
    """The rule set of a file; ``above`` are those that extend it."""
    try:
        return _rule_set(file, (*above, file))
    except FaultError as fault:
        raise RuleSetError(f"{file.as_posix()}:{fault.line}: {fault}") from None


def _rule_set(file: Path, chain: tuple[Path, ...]) -> RuleSet:
    root = _root(file)
    found = entries(root, "a rule set")
    for key, (node, _) in found.items():
        if key not in _HEADING and key not in _sections():
            known = [*_sections(), *_HEADING, *keys_of(RuleSet)]
            raise FaultError(node, f"unknown key '{key}'{did_you_mean(nearest_keys(key, known))}")
    base = _base(file, found, chain)
    rules = replace(base, **{"name": file.stem, **_heading(found)})
    given = {
        name: changed(getattr(base, name), found[name][1], f"{name}.", RuleSet)
        for name in _sections()
        if name in found
    }
    return replace(rules, **given)


def _root(file: Path) -> yaml.Node:
    try:
        root = document(file)
    except DocumentError as error:
        raise RuleSetError(str(error)) from None
    if root is None:
        raise RuleSetError(f"{file.as_posix()}: empty")
    return root


def _base(file: Path, found: Entries, chain: tuple[Path, ...]) -> RuleSet:
    """The rule set that a file extends: what it does not say is taken from there."""
    if _EXTENDS not in found:
        return RuleSet(file.stem, "")
    node = found[_EXTENDS][1]
    name = _text(node, _EXTENDS)
    try:
        base = rule_set_file(name, file.parent)
        if any(os.path.realpath(base) == os.path.realpath(other) for other in chain):
            raise RuleSetError(f"'{name}' extends this rule set in turn")
        rules = _load(base, chain)
    except RuleSetError as error:
        raise FaultError(node, f"{_EXTENDS}: {error}") from None
    return replace(rules, description=f"{rules.name}, with changes")


def _heading(found: Entries) -> dict[str, Any]:
    """What a file says of itself."""
    texts = {key: _text(found[key][1], key) for key in _TEXTS if key in found}
    return texts | {key: _texts(found[key][1], key) for key in _LISTS if key in found}


def _text(node: yaml.Node, key: str) -> str:
    text = " ".join(node.value.split()) if isinstance(node, yaml.ScalarNode) else ""
    if not text or not text.isprintable():
        raise FaultError(node, f"{key}: expected text, not {shown(node)}")
    return text


def _texts(node: yaml.Node, key: str) -> tuple[str, ...]:
    if not isinstance(node, yaml.SequenceNode):
        raise FaultError(node, f"{key}: expected a list of texts, not {shown(node)}")
    return tuple(_text(item, key) for item in node.value)


def _sections() -> list[str]:
    return [field.name for field in fields(RuleSet) if field.name not in (*_TEXTS, *_LISTS)]
