"""Writing a report to standard output, whatever that can show."""

from __future__ import annotations

import codecs
import io
import shutil
import sys
from collections.abc import Iterable

from bgaudit.report import USUAL_WIDTH

_IN_ASCII = {"–": "-", "·": "|", "✗": "x", "…": "~"}
_ERRORS = "bgaudit.plain"


def width() -> int:
    """The columns of the terminal, or the usual width where the report goes elsewhere."""
    if sys.stdout.isatty():
        return shutil.get_terminal_size().columns
    return USUAL_WIDTH


def write(pieces: Iterable[str], *, for_machines: bool) -> None:
    """Write a report piece by piece."""
    if isinstance(sys.stdout, io.TextIOWrapper):
        if for_machines:
            sys.stdout.reconfigure(encoding="utf-8", newline="\n")
        else:
            codecs.register_error(_ERRORS, _plain)
            sys.stdout.reconfigure(errors=_ERRORS)
    for piece in pieces:
        sys.stdout.write(piece)
    # A reader that went away shows here, where it can still be handled, and not at the exit.
    sys.stdout.flush()


def _plain(error: UnicodeError) -> tuple[str, int]:
    """Stand-ins of the same width for what reports draw with, and escapes for all else."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    text = error.object[error.start : error.end]
    escaped = (
        _IN_ASCII.get(char) or char.encode("unicode_escape").decode("ascii") for char in text
    )
    return "".join(escaped), error.end
