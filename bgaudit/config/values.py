"""The values that a configuration file gives, each held to its kind and kept with its place."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from os.path import normpath
from pathlib import Path
from typing import TypeVar

from yaml import Node, ScalarNode, SequenceNode

from bgaudit.config.fail_on import FAIL_ON
from bgaudit.config.layers import Given, Player
from bgaudit.globs import pattern
from bgaudit.rules.loading import RuleSetError, preset_names, rule_set_file
from bgaudit.rules.options.reading import (
    FaultError,
    did_you_mean,
    entries,
    is_null,
    is_number,
    line_of,
    nearest,
    shown,
)
from bgaudit.rules.options.wanted import listed
from bgaudit.rules.ruleset import RuleSet
from bgaudit.selection import Selection, UnknownCheckError

T = TypeVar("T")
LoadRules = Callable[[str], RuleSet]

_STRING = "tag:yaml.org,2002:str"
_BOOL = "tag:yaml.org,2002:bool"
_TRUE = ("true", "yes", "on")


class Values:
    """Reads the values of one file, which is shown by this path. All raise :class:`FaultError`."""

    def __init__(self, file: Path, load: LoadRules) -> None:
        self._file = file
        self._load = load

    def rules(self, key: str, node: Node) -> Given[str]:
        """A rule set by its name, or by a path that starts at the file's directory."""
        name = self._name_of_file(key, node)
        try:
            if name not in preset_names():
                name = rule_set_file(name, self._file.parent).as_posix()
            self._load(name)
        except RuleSetError as error:
            raise FaultError(node, f"{key}: {error}") from None
        return self._given(name, node)

    def match_length(self, key: str, node: Node) -> Given[int]:
        """A number of points."""
        if not isinstance(node, ScalarNode) or not is_number(node) or int(node.value) < 1:
            raise FaultError(node, f"{key}: expected a whole number from 1, not {shown(node)}")
        return self._given(int(node.value), node)

    def flag(self, key: str, node: Node) -> Given[bool]:
        """True or false."""
        if not isinstance(node, ScalarNode) or node.tag != _BOOL:
            raise FaultError(node, f"{key}: expected true or false, not {shown(node)}")
        return self._given(node.value.lower() in _TRUE, node)

    def fail_on(self, key: str, node: Node) -> Given[str]:
        """A severity, or never."""
        word = self._text(key, node)
        if word not in FAIL_ON:
            expected = f"{key}: expected {listed([*FAIL_ON])}, not {shown(node)}"
            raise FaultError(node, expected + did_you_mean(nearest(word, FAIL_ON)))
        return self._given(word, node)

    def checks(self, key: str, node: Node) -> Sequence[Given[str]]:
        """Codes, names and beginnings of codes, in a list or with commas."""
        return [
            self._given(word.strip(), item)
            for item in self._items(node)
            for word in self._checked(key, item).split(",")
        ]

    def globs(self, key: str, node: Node) -> Sequence[Given[str]]:
        """One glob, or a list of them."""
        return [self._given(self.glob(key, item), item) for item in self._items(node)]

    def glob(self, key: str, node: Node) -> str:
        """One glob."""
        text = self._text(key, node)
        try:
            pattern(text)
        except re.error as error:
            raise FaultError(node, f"{key}: '{text}' is no glob: {error.msg}") from None
        return text

    def path(self, key: str, node: Node) -> Given[str]:
        """A path that starts at the file's directory; the file need not be there."""
        path = self._file.parent / self._name_of_file(key, node)
        return self._given(Path(normpath(path)).as_posix(), node)

    def players(self, key: str, node: Node) -> Sequence[Given[Player]]:
        """Players by the names that reports show, each with the other names that records have."""
        players: list[Given[Player]] = []
        taken: dict[str, str] = {}
        for name, (word, others) in entries(node, key).items():
            items = [(item, self._text(f"{key}.{name}", item)) for item in self._items(others)]
            for item, alias in [(word, name), *items]:
                if taken.setdefault(alias, name) != name:
                    raise FaultError(
                        item, f"{key}: '{alias}' is a name of '{taken[alias]}' and of '{name}'"
                    )
            aliases = tuple(alias for _, alias in items)
            players.append(self._given(Player(name, aliases), word))
        return players

    def _given(self, value: T, node: Node) -> Given[T]:
        return Given(value, f"{self._file.as_posix()}:{line_of(node)}")

    def _items(self, node: Node) -> list[Node]:
        """The items of a list; a single one need not be written as a list."""
        if is_null(node):
            return []
        return list(node.value) if isinstance(node, SequenceNode) else [node]

    def _checked(self, key: str, node: Node) -> str:
        words = self._text(key, node)
        try:
            Selection.of(select=[words])
        except UnknownCheckError as error:
            raise FaultError(node, f"{key}: {error}") from None
        return words

    def _name_of_file(self, key: str, node: Node) -> str:
        name = self._text(key, node)
        if not name.isprintable():
            raise FaultError(node, f"{key}: no file has the name {shown(node)}")
        return name

    def _text(self, key: str, node: Node) -> str:
        if not isinstance(node, ScalarNode) or node.tag != _STRING or not node.value.strip():
            raise FaultError(node, f"{key}: expected text, not {shown(node)}")
        return str(node.value)
