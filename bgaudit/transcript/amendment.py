"""What is to be written into the text of a record: an edit, and what a comment says of it."""

from __future__ import annotations

from typing import NamedTuple

from bgaudit.transcript.edits import Edit, Inserted, Removed, Swapped

MARK = "repaired"
"""The word that each comment about an edit begins with."""
_LONGEST = 160


class CannotAmendError(Exception):
    """The text cannot be made to say what an edit wants; the message says why."""


class Amendment(NamedTuple):
    """An edit, and in words why it is made."""

    edit: Edit
    note: str

    def told(self, old: str = "") -> str:
        """What a comment says, on one line: why, and what stood there before."""
        match self.edit:
            case Removed():
                what = f"removed {old}"
            case Inserted():
                what = "added"
            case Swapped(first=first, last=last):
                number = last - first + 1
                what = "the other player's" if number == 1 else f"{number} cells change sides"
            case _:
                what = f"was {old or 'nothing'}"
        return " ".join(f"{MARK}: {self.note}, {_cut(what)}".split())


def _cut(text: str) -> str:
    return text if len(text) <= _LONGEST else f"{text[: _LONGEST - 1]}…"


class Splice(NamedTuple):
    """Text that takes the place of what stands between two offsets."""

    start: int
    end: int
    text: str


def spliced(text: str, splices: list[Splice]) -> str:
    """A text with other ones in it; those that begin at the same place keep their order."""
    parts: list[str] = []
    done = 0
    for start, end, instead in sorted(splices, key=lambda splice: splice[:2]):
        if start < done:
            raise CannotAmendError("two of the edits are about the same text")
        parts += (text[done:start], instead)
        done = end
    return "".join([*parts, text[done:]])
