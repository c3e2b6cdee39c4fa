"""The lines of a record that findings are about, with carets under what is at fault."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import pairwise

from bgaudit.finding import Finding
from bgaudit.replay.outcome import Audit
from bgaudit.report.characters import printable
from bgaudit.source import Source, Span

_CUT = "…"
_LEAST = 20
"""How much of a line is shown even where the terminal is narrower."""
_STEPS = re.compile(r"(?:bar|off|\d+)\*?(?:/(?:bar|off|\d+)\*?)+", re.IGNORECASE)
_POINT = re.compile(r"bar|off|\d+", re.IGNORECASE)
_WORDS = {"bar": 25, "off": 0}


def excerpts(audit: Audit, findings: Sequence[Finding], width: int) -> Iterator[str]:
    """A block for each finding: what it is, its line, and the carets under that."""
    for finding in findings:
        yield _excerpt(audit.source, finding, width)


def _excerpt(source: Source, finding: Finding, width: int) -> str:
    lines = line_with_carets(source, at_fault(source, finding), width)
    return f"{finding.severity} {finding.code} {finding.name}\n{lines}"


def line_with_carets(source: Source, at: Span, width: int) -> str:
    """The line in which a stretch of text begins, and beneath it carets under that."""
    line = source.line_text(at.start)
    number, column = source.place(at.start)
    begin = at.start - column + 1
    start, end = at.start - begin, min(at.end - begin, len(line))
    before, marked, after = map(printable, (line[:start], line[start:end], line[end:]))
    # The line of a binary file is one of its listing, and its number would say nothing.
    margin = "| " if source.data else f"{number} | "
    shown, indent, carets = _window(
        before + marked + after, len(before), max(1, len(marked)), max(_LEAST, width - len(margin))
    )
    return f"{margin}{shown}\n{'| '.rjust(len(margin))}{' ' * indent}{'^' * carets}"


def _window(line: str, start: int, length: int, room: int) -> tuple[str, int, int]:
    """As much of a line as there is room for, and where in it how many carets are."""
    if len(line) <= room:
        return line, start, length
    left = max(0, min(start - max(0, room - length) // 2, len(line) - room))
    shown = line[left : left + room]
    if left:
        shown = _CUT + shown[1:]
    if left + room < len(line):
        shown = shown[:-1] + _CUT
    return shown, start - left, min(length, room - (start - left))


def at_fault(source: Source, finding: Finding) -> Span:
    """Where the very step stands that is at fault, where that is known; else the whole span."""
    if finding.step is None:
        return finding.span
    text = source.text[finding.span.start : finding.span.end]
    for steps in _STEPS.finditer(text):
        points = list(_POINT.finditer(text, *steps.span()))
        for source_point, target in pairwise(points):
            if (_number(source_point[0]), _number(target[0])) == finding.step:
                offset = finding.span.start
                return Span(offset + source_point.start(), offset + target.end())
    return finding.span


def _number(point: str) -> int:
    return _WORDS[point.lower()] if point.lower() in _WORDS else int(point)
