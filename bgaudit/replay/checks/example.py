"""The examples of the checks, made into records that can be audited.

An example is written as short as it can be: as the rows of one game of a .mat record, perhaps from
a given position on; as the lines of one game of a .bga transcript between Anna and Marc; or as a
whole record of either kind where the rule is about its headers.
"""

from __future__ import annotations

import re
from textwrap import indent

_ROWS = re.compile(r"\s*(?:\d+\)|;\s*Set Pos\b)")

_EVENTS = re.compile(
    r"\s*(?:[\d:]{5,8} )?(?:Anna|Marc|opening|director|spectator|position|start|setup|score) ",
    re.IGNORECASE,
)

_MAT_HEADER = """\
 7 point match

 Game 1
 Anna : 0                         Marc : 0
"""
_BGA_HEADER = """\
players: Anna, Marc
match to 7

game 1
"""


def whole_record(example: str) -> str:
    """The example as a record: rows, and lines of events, become game 1 of a 7 point match.

    What begins with something else is left as it is.
    """
    if _ROWS.match(example):
        return f"{_MAT_HEADER}{indent(example, ' ') if example[0].isdigit() else example}\n"
    return f"{_BGA_HEADER if _EVENTS.match(example) else ''}{example}\n"
