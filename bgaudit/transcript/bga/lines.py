"""The lines of a transcript as they are to be read: without comments, and as they were amended."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace

from bgaudit.source import Source, Span
from bgaudit.transcript.lines import shown_lines, visible

AMEND = re.compile(r"amend(?:[ \t]+(?:line[ \t]+)?(\d{1,9}))?[ \t]*:[ \t]*(.*)", re.IGNORECASE)
STRIKE = re.compile(r"(?:strike|struck)(?:[ \t]+(?:line[ \t]+)?(\d{1,9}))?[ \t]*()", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Line:
    """What one line says: ``text`` begins at the offset ``start``, ``row`` is the whole line.

    ``number`` is the line, counted from 1, in whose place it stands: another one if it amends that.
    ``defect`` tells why the line amends nothing, where it means to.
    """

    start: int
    text: str
    row: Span
    number: int
    defect: str = ""

    @property
    def span(self) -> Span:
        """Where the text stands."""
        return Span(self.start, self.start + len(self.text))


def read_lines(source: Source) -> Iterator[Line]:
    """The lines that say something, an amended one in the place where it stood at first."""
    amended = _Amended()
    for number, start, written in shown_lines(source):
        text = written[: len(visible(written))].strip()
        if text:
            begin = start + written.index(text)
            line = Line(begin, text, Span(start, start + len(written)), number)
            amended.take(number, line)
    return iter(amended.lines.values())


class _Amended:
    """The lines so far by their numbers, which an editor counts from 1."""

    def __init__(self) -> None:
        self.lines: dict[int, Line] = {}
        self._stands_for: dict[int, int] = {}
        """The line that an amending line has put another in the place of."""

    def take(self, number: int, line: Line) -> None:
        """Add a line, or amend one before it."""
        found = AMEND.fullmatch(line.text) or STRIKE.fullmatch(line.text)
        if found is None:
            self.lines[number] = line
            return
        target = int(found[1]) if found[1] else max(self.lines, default=0)
        target = self._stands_for.get(target, target)
        if target not in self.lines:
            why = _no_such_line(target, number)
            self.lines[number] = replace(line, defect=why)
        elif found.re is STRIKE:
            del self.lines[target]
        elif not found[2]:
            why = "the amendment does not say what should stand there: `strike` takes a line out"
            self.lines[number] = replace(line, defect=why)
        else:
            self._stands_for[number] = target
            self.lines[target] = Line(line.start + found.start(2), found[2], line.row, target)


def _no_such_line(target: int, number: int) -> str:
    if not target:
        return "there is no line before this one that could be amended"
    if target >= number:
        return f"line {target} does not stand before this one: lines are counted from 1"
    return f"line {target} says nothing that could be amended"
