"""From bytes to text, and from offsets in that text to lines and columns.

Everything after this module speaks of a record in offsets (:class:`Span`); a line and a column are
computed at the edge, when a finding is shown.
"""

from __future__ import annotations

import hashlib
import re
from bisect import bisect_right
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from itertools import accumulate
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
    _line_starts: list[int] = field(default_factory=list, repr=False, compare=False)

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
        return replace(self, text=listing, _line_starts=[])

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
        if not self._line_starts:
            lines = self.text.replace("\r\n", " \n").replace("\r", "\n").split("\n")
            lengths = (len(line) + 1 for line in lines[:-1])
            self._line_starts.extend(accumulate(lengths, initial=0))
        line = bisect_right(self._line_starts, offset)
        return Place(line, offset - self._line_starts[line - 1] + 1)

    def shown_place(self, offset: int) -> Place | None:
        """The line and column that a reader of the file finds it at; a binary one has neither."""
        return None if self.data else self.place(offset)

    def line_text(self, offset: int) -> str:
        """The whole line that an offset stands in, without its end."""
        line = self.place(offset).line
        end = _LINE_END.search(self.text, offset)
        return self.text[self._line_starts[line - 1] : end.start() if end else len(self.text)]
