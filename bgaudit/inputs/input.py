"""One thing to audit, and how it is read."""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import NoReturn

from bgaudit.inputs.contents import all_of
from bgaudit.source import Source

STANDARD_INPUT = "-"
"""The path that stands for standard input."""
SHOWN_FOR_STANDARD_INPUT = "<stdin>"


class InputError(Exception):
    """There is nothing to audit; the message says why, on one line."""


@dataclass(frozen=True, slots=True)
class Input:
    """A file, a member of an archive, or standard input.

    ``path`` is how reports call it. ``place`` is the path of the file, by which a configuration
    knows it, and ``member`` the name in the archive, if it is one. ``named`` tells whether it was
    given by itself: what was only found need not be a match record. ``contents`` gives its bytes;
    those of a ``remote`` one can be had in any process.
    """

    path: str
    place: str
    contents: Callable[[], bytes] = field(repr=False, compare=False)
    member: str = ""
    named: bool = False
    remote: bool = False

    def read(self) -> Source:
        """Its text. Raises :class:`OSError`; :func:`reason` puts that into words."""
        return Source.from_bytes(self.path, self.contents())


def reason(error: OSError) -> str:
    """Why something cannot be read, in words."""
    words = error.strerror or str(error)
    return words[:1].lower() + words[1:]


def standard_input(name: str | None) -> Input:
    """Standard input, as the file of that name if it has one."""
    path = name or SHOWN_FOR_STANDARD_INPUT
    return Input(path, name or STANDARD_INPUT, _all_of_it, named=True)


def named_input(path: str) -> Input:
    """The one file that a path names, or standard input."""
    if path == STANDARD_INPUT:
        return standard_input(None)
    file = Path(path)
    return Input(file.as_posix(), path, file.read_bytes, named=True)


def unreadable(path: str, place: str, why: str, member: str = "") -> Input:
    """What is already known to be unreadable."""

    def refuse() -> NoReturn:
        raise OSError(why)

    return Input(path, place, refuse, member)


def _all_of_it() -> bytes:
    if sys.stdin is None:
        raise OSError("standard input is closed")
    return all_of(sys.stdin.buffer)
