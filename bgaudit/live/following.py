"""A record that is followed: what has come in of it, and what it says so far."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple

from bgaudit.source import Source
from bgaudit.transcript.mat.put_right import Rewritten, put_right

_UTF_16_MARKS = (b"\xff\xfe", b"\xfe\xff")


class Draft(NamedTuple):
    """A record as it stands, and the rows in it that took the place of others."""

    source: Source
    rewritten: tuple[Rewritten, ...] = ()


Drafting = Callable[[str, bytes], Draft]
"""Makes a draft of a path, as it is shown, and the data that is there."""


class Following:
    """Follows what a feed gives; ``path`` is how reports call it."""

    def __init__(self, path: str, feed: Iterable[bytes], drafting: Drafting) -> None:
        self.path = path
        self._feed = feed
        self._drafting = drafting
        self._data: bytes | None = None

    def drafts(self) -> Iterator[Draft]:
        """The record each time that lines are complete which were not, or not so."""
        known = b""
        for data in self._feed:
            self._data = data
            complete = complete_lines(data)
            if complete != known:
                known = complete
                yield self._drafting(self.path, complete)

    def whole(self) -> Source | None:
        """All that there is, with a last line that is not complete; None if nothing ever was."""
        return None if self._data is None else self._drafting(self.path, self._data).source


def edited(path: str, data: bytes) -> Draft:
    """What is corrected where it stands, as in a file."""
    return Draft(Source.from_bytes(path, data))


def added_to(path: str, data: bytes) -> Draft:
    """What can only be added to, as on a pipe: a row that is written again replaces the first."""
    source = Source.from_bytes(path, data)
    text, rewritten = put_right(source.text)
    return Draft(Source(path, text, source.sha256, source.encoding, source.marked), rewritten)


def complete_lines(data: bytes) -> bytes:
    """The data without a last line whose end has not come yet."""
    if data.startswith(_UTF_16_MARKS):
        data = data[: len(data) // 2 * 2]
        end = data.rfind(b"\n") + 1
        return data[: end + end % 2]
    # A CR at the very end may be the first half of a line end.
    end = max(data.rfind(b"\n"), data.rfind(b"\r", 0, max(0, len(data) - 1))) + 1
    return data[:end]
