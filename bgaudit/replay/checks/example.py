"""The examples of the checks, made into records that can be audited.

An example is written as short as it can be: as the rows of one game, perhaps from a given position
on, or as a whole record where the rule is about its headers.
"""

from __future__ import annotations

import re
from textwrap import indent

_ROWS = re.compile(r"\s*(?:\d+\)|;\s*Set Pos\b)")

_HEADER = """\
 7 point match

 Game 1
 Anna : 0                         Marc : 0
"""


def whole_record(example: str) -> str:
    """The example as a .mat record: rows become the first game of a 7 point match.

    What does not begin with a row, or with the position to start from, is left as it is.
    """
    if not _ROWS.match(example):
        return f"{example}\n"
    return f"{_HEADER}{indent(example, ' ') if example[0].isdigit() else example}\n"
