"""The keys of a configuration, each declared once: how it is read, what it says, an example.

Reading, and the file that ``bgaudit init`` writes, come from these declarations.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from yaml import Node

from bgaudit.config.values import Values

SECTIONS = "per-file"
"""The key of what is said of some files only, by globs."""


class Key(NamedTuple):
    """``read`` gives the value of a :class:`~bgaudit.config.layers.Layer`'s field.

    ``example`` is YAML. ``in_sections`` tells whether it can also be said of some files only.
    """

    name: str
    read: Callable[[Values, str, Node], Any]
    says: str
    example: str
    in_sections: bool = False

    @property
    def field(self) -> str:
        """The field of a layer that it fills."""
        return self.name.replace("-", "_")


KEYS = (
    Key(
        "rules",
        Values.rules,
        "The rule set: one that 'bgaudit rules' lists, or a YAML file, by its path from here.",
        "standard",
        in_sections=True,
    ),
    Key(
        "match-length",
        Values.match_length,
        "The match length that was posted for these records.",
        "7",
        in_sections=True,
    ),
    Key(
        "select",
        Values.checks,
        "The checks that are reported: codes, names, beginnings of codes such as MV, or ALL.",
        "[MV, CU, SC]",
    ),
    Key(
        "extend-select",
        Values.checks,
        "Checks that are reported beside those: such as are off by default.",
        "[unused-cube]",
        in_sections=True,
    ),
    Key(
        "ignore",
        Values.checks,
        "Checks that are not reported.",
        "[IN014]",
        in_sections=True,
    ),
    Key(
        "fail-on",
        Values.fail_on,
        "The least grave finding that makes the exit status 1: error, warning, note, or never.",
        "error",
    ),
    Key(
        "slips",
        Values.flag,
        "Whether to look for what probably happened where something cannot be right.",
        "true",
    ),
    Key(
        "exclude",
        Values.globs,
        "Files that are left out where they are found in a directory, by globs.",
        "[drafts/, '*.old.mat']",
    ),
    Key(
        "baseline",
        Values.path,
        "The file with the findings that are known, by its path from here.",
        "bgaudit-baseline.json",
    ),
    Key(
        "aliases",
        Values.players,
        "Players who have several names: the one that reports show, and the others.",
        "\n  Anna Bianchi: [anna_b, A. Bianchi]",
    ),
)
