"""Rows of a .mat record that are written a second time, to complete them or to put them right.

What was sent down a pipe cannot be edited. There a row whose number the game already has takes the
place of the first one: so it gets its right half, and so a slip of the pen is corrected.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from bgaudit.transcript.lines import visible
from bgaudit.transcript.mat.pieces import read_game_number, read_score_line
from bgaudit.transcript.mat.rows import row_number

_LINE = re.compile(r"[^\r\n]*(?:\r\n|\r|\n)|[^\r\n]+")
_RESULT = re.compile(r"\b(?:wins?|loss?es)\b", re.IGNORECASE)


class Rewritten(NamedTuple):
    """A row that another one took the place of, each without the blanks around it."""

    before: str
    now: str

    @property
    def completed(self) -> bool:
        """Whether what stood there still does, and more behind it."""
        return self.now.startswith(self.before)


class PutRight(NamedTuple):
    """A text in which each row of a game stands once, and the rows that were written again."""

    text: str
    rewritten: tuple[Rewritten, ...]


def put_right(text: str) -> PutRight:
    """Let each row that is written again take the place of the first one."""
    lines: list[str] = []
    rewritten: list[Rewritten] = []
    rows: dict[int, int] = {}
    """Where each row of the game stands, by its number."""
    over = False
    for line in _LINE.findall(text):
        number = _number(line, first=not rows)
        if _begins_game(line, number) or (number == 1 and over):
            rows.clear()
            over = False
        if number in rows:
            place = rows[number]
            rewritten.append(Rewritten(lines[place].strip(), line.strip()))
            lines[place] = line
        else:
            if number is not None:
                rows[number] = len(lines)
            lines.append(line)
        over = over or _RESULT.search(visible(line)) is not None
    return PutRight("".join(lines), tuple(rewritten))


def _number(line: str, *, first: bool) -> int | None:
    """The number of a row; before a game's first row a name may look like one."""
    numbered = row_number(line)
    if numbered is None or (first and read_score_line(line.strip()) is not None):
        return None
    return int(numbered[1])


def _begins_game(line: str, number: int | None) -> bool:
    """Whether a line is a game's header, or the score line that follows it."""
    if number is not None:
        return False
    text = line.strip()
    header = text[:4].lower() == "game" and read_game_number(text) is not None
    return header or read_score_line(text) is not None
