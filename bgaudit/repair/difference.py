"""What differs between the text of a record and the one it is repaired to."""

from __future__ import annotations

import re
from collections.abc import Iterator
from difflib import unified_diff

_LINE = re.compile(r"[^\r\n]*(?:\r\n|\r|\n)|[^\r\n]+")


def difference(before: str, now: str, name: str, new_name: str) -> Iterator[str]:
    """The unified diff of two texts, as ``patch`` takes it; line ends are those of the texts."""
    for line in unified_diff(_LINE.findall(before), _LINE.findall(now), name, new_name):
        yield line if line.endswith(("\n", "\r")) else f"{line}\n\\ No newline at end of file\n"
