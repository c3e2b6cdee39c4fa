"""Text that cannot be written yet."""

from __future__ import annotations

from codecs import iterdecode
from collections.abc import Iterator
from tempfile import SpooledTemporaryFile

_KEPT_IN_MEMORY = 4 << 20
_CHUNK = 1 << 16


class Waiting:
    """The items of a list, which wait until what stands before them is known.

    What is long waits in a temporary file. ``first`` and ``between`` stand before the first item
    and before each other one; usual is a JSON list with each item on a line.
    """

    def __init__(self, first: str = "\n  ", between: str = ",\n  ") -> None:
        self._file = SpooledTemporaryFile(_KEPT_IN_MEMORY)  # noqa: SIM115 - closed below
        self._before, self._between = first, between

    def add(self, item: str) -> None:
        """One more item."""
        self._file.write((self._before + item).encode())
        self._before = self._between

    def __del__(self) -> None:
        """A report may be given up before its end."""
        self._file.close()

    def pieces(self) -> Iterator[str]:
        """All that was added; nothing is kept."""
        with self._file as file:
            file.seek(0)
            yield from iterdecode(iter(lambda: file.read(_CHUNK), b""), "utf-8")
