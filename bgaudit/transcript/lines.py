"""What the text formats have in common in their lines: comments, and characters nobody sees."""

from __future__ import annotations

import re
from collections.abc import Iterator

from bgaudit.source import Source

_COMMENT = re.compile(r"(?:^|(?<=\s))[;#].*")
_DUMP = re.compile(
    r"illegal[ \t]+(?:play|move)[ \t]*(?:\((?:[^;]*;){30,60}?[ \t]*\)|\([^()]*\))", re.IGNORECASE
)
_INVISIBLE = re.compile(r"[^\S \t]|[\x00-\x08\x0e-\x1f\x7f\u200b\u200e\u200f\u2060\ufeff]")
"""What looks like a space or like nothing, such as a byte order mark where files were joined."""


def shown_lines(source: Source) -> Iterator[tuple[int, int, str]]:
    """The lines that are not blank: their numbers from 1, their offsets, their text.

    What cannot be seen is replaced by blanks, so that every character keeps its place.
    """
    for number, (start, line) in enumerate(source.lines(), 1):
        shown = line if line.isprintable() else _INVISIBLE.sub(" ", line)
        if shown and not shown.isspace():
            yield number, start, shown


def visible(line: str) -> str:
    """A line without a comment at its end; dumps are blotted out, for they hold semicolons."""
    if ";" not in line and "#" not in line:
        return line.rstrip()
    blotted = _DUMP.sub(lambda dump: "_" * len(dump[0]), line)
    comment = _COMMENT.search(blotted)
    return (blotted[: comment.start()] if comment else blotted).rstrip()
