"""Position exports taken out of a text, so that what is left is a .mat record."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from bgaudit.source import Source, Span
from bgaudit.transcript.mat.pieces import read_game_number
from bgaudit.transcript.mat.rows import row_number
from bgaudit.transcript.model import PositionStated
from bgaudit.transcript.notation import read_match_length
from bgaudit.transcript.xgtext.pieces import read_names, read_xgid

_XGID = "XGID="
_RESULT = re.compile(r"(?:wins|loss?es)\s+\d", re.IGNORECASE)


@dataclass(slots=True)
class Export:
    """One export: the line of its XGID, what that says if it can be read, and the names of X and O.

    ``end`` is the offset behind its last line.
    """

    span: Span
    position: PositionStated | None
    names: tuple[str, str] | None = None
    end: int = 0


def find_exports(source: Source) -> list[Export]:
    """The exports of a text, in order; each goes on to the next line of a .mat record."""
    exports: list[Export] = []
    open_export: Export | None = None
    for start, line in source.lines():
        text = line.strip()
        begin = start + len(line) - len(line.lstrip())
        if text.startswith(_XGID):
            span = Span(begin, begin + len(text))
            open_export = Export(span, read_xgid(text), end=span.end)
            exports.append(open_export)
        elif open_export is not None and _is_of_a_record(line, text):
            open_export = None
        elif open_export is not None:
            open_export.names = open_export.names or read_names(text)
            open_export.end = start + len(line)
    return exports


def without(source: Source, exports: list[Export]) -> Source:
    """The same text with blanks where exports stand, so that all else keeps its place."""
    text = "".join(_blanked(source.text, exports))
    return Source(source.path, text, source.sha256, source.encoding, source.marked)


def _blanked(text: str, exports: list[Export]) -> Iterator[str]:
    place = 0
    for export in exports:
        yield text[place : export.span.start]
        yield re.sub(r"[^\r\n]", " ", text[export.span.start : export.end])
        place = export.end
    yield text[place:]


def _is_of_a_record(line: str, text: str) -> bool:
    """Whether a line is one of a .mat record: a row, a header, a comment or a result."""
    if row_number(line) is not None or text.startswith(";") or _RESULT.match(text):
        return True
    return read_game_number(text) is not None or read_match_length(text) is not None
