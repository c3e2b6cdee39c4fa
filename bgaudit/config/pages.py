"""Configurations as people read them: what is in force for a file, and one to begin with."""

from __future__ import annotations

from collections.abc import Iterator
from textwrap import indent, wrap

import yaml

from bgaudit.config.keys import KEYS
from bgaudit.config.layers import Given, Layer, Player

_WIDTH = 100
_ENDLESS = 1 << 30
_HEAD = (
    "What bgaudit holds the records in this directory to, and those in the directories below it "
    "that have no file like this one of their own. Options of the command line beat it. Take away "
    "the # before what you want."
)
_OF_SECTIONS = (
    "The same for some files only, by globs that start here: * within a name, ** for directories. "
    "Of two that match, the later one wins; checks are added up. Such keys are "
)
_SECTIONS_EXAMPLE = """\
per-file:
  'money/**':
    rules: money
    match-length: 5
    extend-select: [resignation]
    ignore: [IN001]
"""


def in_force(path: str, layer: Layer) -> str:
    """What is in force for a file, as YAML, each value with the place that gives it."""
    return "".join(f"{line}\n" for line in (f"# {_shown(path)}", *_in_force(layer)))


def _in_force(layer: Layer) -> Iterator[str]:
    for key in KEYS:
        value = getattr(layer, key.field)
        if isinstance(value, Given):
            yield f"{key.name}: {_written(value.value)}  # {_shown(value.place)}"
        elif value:
            yield f"{key.name}:"
            for item in value:
                yield from _item(item)


def _item(item: Given[str] | Given[Player]) -> Iterator[str]:
    if isinstance(item.value, Player):
        yield f"  {_written(item.value.name)}:  # {_shown(item.place)}"
        yield from (f"    - {_written(alias)}" for alias in item.value.aliases)
    else:
        yield f"  - {_written(item.value)}  # {_shown(item.place)}"


def _shown(text: str) -> str:
    """What can stand in a comment, whatever a file is called."""
    return "".join(
        char if char.isprintable() else char.encode("unicode_escape").decode() for char in text
    )


def _written(value: object) -> str:
    """A value as YAML within a line."""
    text = yaml.safe_dump([value], default_flow_style=True, allow_unicode=True, width=_ENDLESS)
    return text.strip()[1:-1]


def to_begin_with() -> str:
    """A configuration file that has every key in a comment, with what it says."""
    blocks = [_comment(_HEAD)]
    blocks += [_comment(key.says) + _off(f"{key.name}: {key.example}\n") for key in KEYS]
    inside = ", ".join(key.name for key in KEYS if key.in_sections)
    blocks.append(_comment(f"{_OF_SECTIONS}{inside}.") + _off(_SECTIONS_EXAMPLE))
    return "\n".join(blocks)


def _comment(text: str) -> str:
    lines = wrap(text, _WIDTH, initial_indent="## ", subsequent_indent="## ")
    return "".join(f"{line}\n" for line in lines)


def _off(text: str) -> str:
    """Lines of YAML behind a #."""
    return indent(text.replace(" \n", "\n"), "# ")
