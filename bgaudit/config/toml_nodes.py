"""The table ``[tool.bgaudit]`` of a TOML file as the nodes of a YAML file, which know their lines.

So one reader is enough for both. TOML's own reader does not tell lines: they are found by giving it
the file statement by statement.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import yaml

from bgaudit.rules.options.yaml_file import DocumentError, text_of

_TABLE = ("tool", "bgaudit")
_TAG = "tag:yaml.org,2002:"
_PLACE = re.compile(r" \(at (?:line (\d+), column \d+|end of document)\)$")

Keys = tuple[str, ...]
Lines = dict[Keys, int]


def table_of(file: Path) -> yaml.Node | None:
    """The table of bgaudit in a file; None if it has none. Raises :class:`DocumentError`."""
    text = text_of(file)
    try:
        return _table(text)
    except tomllib.TOMLDecodeError as error:
        raise DocumentError(f"{file.as_posix()}:{_place(error, text)}") from None
    except ValueError:
        raise DocumentError(f"{file.as_posix()}: a number in it is too long") from None
    except RecursionError:
        raise DocumentError(f"{file.as_posix()}: nested too deeply") from None


def _table(text: str) -> yaml.Node | None:
    table: Any = tomllib.loads(text)
    for key in _TABLE:
        if not isinstance(table, dict) or key not in table:
            return None
        table = table[key]
    return _node(table, _TABLE, _lines(text), 1)


def _place(error: tomllib.TOMLDecodeError, text: str) -> str:
    """The line of an error, and the error."""
    found = _PLACE.search(str(error))
    line = found[1] if found and found[1] else text.count("\n") + 1
    what = _PLACE.sub("", str(error))
    return f"{line}: not TOML: {what[:1].lower()}{what[1:]}"


def _node(value: Any, keys: Keys, lines: Lines, above: int) -> yaml.Node:
    """A value as a node; one whose line is not known is in that of the value around it."""
    line = lines.get(keys, above)
    mark = yaml.Mark("", 0, line - 1, 0, None, 0)
    if isinstance(value, dict):
        pairs = [
            (_scalar(key, "str", inner.start_mark), inner)
            for key, inner in ((key, _node(value[key], (*keys, key), lines, line)) for key in value)
        ]
        return yaml.MappingNode(f"{_TAG}map", pairs, mark)
    if isinstance(value, list):
        items = [_node(item, keys, lines, line) for item in value]
        return yaml.SequenceNode(f"{_TAG}seq", items, mark)
    if isinstance(value, str):
        return _scalar(value, "str", mark, style='"')
    if isinstance(value, bool):
        return _scalar("true" if value else "false", "bool", mark)
    return _scalar(str(value), "int" if isinstance(value, int) else "float", mark)


def _scalar(text: str, tag: str, mark: Any, style: str | None = None) -> yaml.ScalarNode:
    return yaml.ScalarNode(f"{_TAG}{tag}", text, mark, style=style)


def _lines(text: str) -> Lines:
    """The line in which each key of a good TOML text is first given."""
    lines: Lines = {}
    table: Keys = ()
    statement, first = "", 1
    for number, line in enumerate(text.split("\n"), 1):
        first = first if statement else number
        statement += f"{line}\n"
        try:
            read = tomllib.loads(statement)
        except tomllib.TOMLDecodeError:
            continue  # It goes on in the next line.
        given = [*_keys_in(read)]
        if statement.lstrip().startswith("[") and given:
            table, given = given[-1], [()]
        for keys in given:
            lines.setdefault((*table, *keys), first)
        statement = ""
    return lines


def _keys_in(value: Any) -> Iterator[Keys]:
    """The keys of all that is in a table, outer ones first."""
    if isinstance(value, list):
        value = value[0] if value else None
    if isinstance(value, dict):
        for key, inner in value.items():
            yield (key,)
            yield from ((key, *keys) for keys in _keys_in(inner))
