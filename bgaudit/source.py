"""From bytes to text, and from offsets in that text to lines and columns.

Everything after this module speaks of a record in offsets (:class:`Span`); a line and a column are
computed at the edge, when a finding is shown.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import NamedTuple

_LINE_END = re.compile(r"\r\n|\r|\n")
_BINARY = re.compile(rb"RGMH|OGXM|\{[^\r\n]{0,999}\"(?:encoding|compression)\"")
"""How the formats begin that are no text."""
_BYTE_ORDER_MARKS = (
    (b"\xef\xbb\xbf", "utf-8"),
    (b"\xff\xfe", "utf-16-le"),
    (b"\xfe\xff", "utf-16-be"),
)


class Span(NamedTuple):
    """A stretch of a source's text, in characters from 0; ``end`` is the one after the last."""

    start: int
    end: int


class Place(NamedTuple):
    """A line and a column, both counted from 1, the column in characters."""

    line: int
    column: int


class _Lines:
    """The lines of a text, counted on from the place that was asked for last.

    What is told of a record is told in its order: so each line is counted once or twice.
    """

    def __init__(self, text: str) -> None:
        self._text = text.replace("\r\n", " \n").replace("\r", "\n")
        self._offset = 0
        self._line = 1
        self._start = 0

    def place(self, offset: int) -> Place:
        """The line and column of an offset."""
        text, last = self._text, self._offset
        if offset >= last:
            passed = text.count("\n", last, offset)
        else:
            passed = -text.count("\n", offset, last)
        if passed:
            self._line += passed
            self._start = text.rfind("\n", 0, offset) + 1
        self._offset = offset
        return Place(self._line, offset - self._start + 1)


@dataclass(frozen=True)
class Source:
    """The text of one record, with where it came from.

    ``path`` is shown as it was given. ``encoding`` names how the bytes were read and ``marked``
    tells whether they began with a byte order mark. A binary format has no text but ``data``; its
    reader lists what it holds (:meth:`listed`).
    """

    path: str
    text: str
    sha256: str
    encoding: str = "utf-8"
    marked: bool = False
    data: bytes = field(default=b"", repr=False)

    @classmethod
    def from_bytes(cls, path: str, data: bytes) -> Source:
        """Decode a record, unless it is in a binary format.

        Any other bytes give a text: UTF-8, UTF-16 with a mark, else cp1252.
        """
        digest = hashlib.sha256(data).hexdigest()
        if _BINARY.match(data):
            return cls(path, "", digest, data=data)
        for mark, encoding in _BYTE_ORDER_MARKS:
            if data.startswith(mark):
                text = data[len(mark) :].decode(encoding, errors="replace")
                return cls(path, text, digest, encoding, marked=True)
        try:
            return cls(path, data.decode("utf-8"), digest)
        except UnicodeDecodeError:
            # The five bytes that cp1252 leaves undefined become U+FFFD.
            return cls(path, data.decode("cp1252", errors="replace"), digest, "cp1252")

    @classmethod
    def from_text(cls, path: str, text: str) -> Source:
        """A record that is already text."""
        return cls(path, text, hashlib.sha256(text.encode("utf-8", "replace")).hexdigest())

    def listed(self, listing: str) -> Source:
        """A binary source with a listing of its record, which spans then point into."""
        return replace(self, text=listing)

    def with_mark(self, text: str) -> str:
        """Another text as it begins in the encoding of this one: with the mark that it had."""
        return f"\ufeff{text}" if self.marked else text

    def lines(self) -> Iterator[tuple[int, str]]:
        """Each line with the offset of its first character, without its end (LF, CRLF or CR)."""
        start = 0
        for end in _LINE_END.finditer(self.text):
            yield start, self.text[start : end.start()]
            start = end.end()
        if start < len(self.text):
            yield start, self.text[start:]

    def place(self, offset: int) -> Place:
        """The line and column of an offset."""
        return self._lines.place(offset)

    def shown_place(self, offset: int) -> Place | None:
        """The line and column that a reader of the file finds it at; a binary one has neither."""
        return None if self.data else self.place(offset)

    def line_text(self, offset: int) -> str:
        """The whole line that an offset stands in, without its end."""
        start = offset - self.place(offset).column + 1
        end = _LINE_END.search(self.text, offset)
        return self.text[start : end.start() if end else len(self.text)]

    @cached_property
    def _lines(self) -> _Lines:
        return _Lines(self.text)
