"""How much is unpacked: what is larger than any record, or suspiciously well packed, is refused."""

from __future__ import annotations

from typing import NamedTuple

_KIB, _MIB, _GIB = 1 << 10, 1 << 20, 1 << 30
_UNITS = ((_GIB, "GiB"), (_MIB, "MiB"), (_KIB, "KiB"))


class Limits(NamedTuple):
    """In bytes. Up to ``harmless`` it may be packed as well as can be, beyond by ``ratio`` only."""

    most: int
    harmless: int
    ratio: int

    def too_large(self, size: int) -> str | None:
        """Why something of this size is not read as it stands, in words, or None if it is."""
        if size > self.most:
            return f"it is larger than {_told(self.most)}, the most that is read"
        return None

    def excess(self, unpacked: int, packed: int | None) -> str | None:
        """Why something of this size is not unpacked, in words, or None if it is."""
        if unpacked > self.most:
            return f"it unpacks to more than {_told(self.most)}, the most that is read"
        if packed is not None and unpacked > max(self.harmless, self.ratio * packed):
            return f"it unpacks to more than {self.ratio} times its size, the most that is read"
        return None


MEMBERS = 200_000
"""For an archive: each member takes a kilobyte while it is known, however little is in it."""
DIRECTORY = 64 * _MIB
"""For the list of the members of a zip archive, with their names."""
RECORD = Limits(most=8 * _MIB, harmless=_MIB, ratio=100)
"""For one file, packed or not, or one member. A long match is 20 KB, and packed to a sixth of that.

What is nothing but brackets takes four hundred times its size in memory.
"""
ARCHIVE = Limits(most=8 * _GIB, harmless=256 * _MIB, ratio=100)
"""For an archive as a whole; many small members that are alike are packed well."""


def too_many(members: int) -> str | None:
    """Why an archive with so many members is not read, in words, or None if it is."""
    return (
        f"it has more than {MEMBERS:,} members, the most that are read"
        if members > MEMBERS
        else None
    )


def too_long(directory: int) -> str | None:
    """Why an archive whose list of members has so many bytes is not read, in words, or None."""
    if directory > DIRECTORY:
        return f"the list of its members is longer than {_told(DIRECTORY)}, the most that is read"
    return None


def _told(size: int) -> str:
    amount, unit = next((amount, unit) for amount, unit in _UNITS if size >= amount)
    return f"{size // amount} {unit}"
