"""Writing a report to standard output, whatever that can show."""

from __future__ import annotations

import codecs
import io
import os
import shutil
import sys
from collections.abc import Iterable

from bgaudit.cli.refusal import RefusalError
from bgaudit.inputs.input import reason
from bgaudit.report import USUAL_WIDTH
from bgaudit.report.characters import escaped

_IN_ASCII = {"–": "-", "·": "|", "✗": "x", "…": "~"}
_ERRORS = "bgaudit.plain"


def width() -> int:
    """The columns of the terminal, or the usual width where the report goes elsewhere."""
    if sys.stdout is not None and sys.stdout.isatty():
        return shutil.get_terminal_size().columns
    return USUAL_WIDTH


def in_colour(wanted: str) -> bool:
    """Whether standard output is to be coloured, if ``always``, ``never`` or ``auto`` is wanted.

    Of the two variables NO_COLOR wins, as in Python itself; one that is empty says nothing.
    """
    if wanted != "auto":
        return wanted == "always"
    if os.environ.get("NO_COLOR"):
        return False
    if os.environ.get("FORCE_COLOR"):
        return True
    at_terminal = sys.stdout is not None and sys.stdout.isatty()
    return at_terminal and os.environ.get("TERM") != "dumb"


def write(pieces: Iterable[str], *, for_machines: bool, encoding: str = "utf-8") -> None:
    """Write a report piece by piece. Raises :class:`RefusalError` if that is not possible.

    Only what machines read has this encoding, and people get the one that they have.
    """
    if sys.stdout is None:
        raise RefusalError("standard output is closed")
    if isinstance(sys.stdout, io.TextIOWrapper):
        if for_machines:
            sys.stdout.reconfigure(encoding=encoding, newline="\n")
        else:
            codecs.register_error(_ERRORS, _plain)
            sys.stdout.reconfigure(errors=_ERRORS)
    try:
        for piece in pieces:
            sys.stdout.write(piece)
        # Else it would only be at the exit that a full disk or a reader that went away shows.
        sys.stdout.flush()
    except BrokenPipeError:
        raise  # for Typer, which ends quietly
    except OSError as error:
        _give_up_standard_output()
        raise RefusalError(f"the report cannot be written: {reason(error)}") from error


def in_ascii(text: str) -> str:
    """A report as it is shown where nothing but ASCII can be."""
    codecs.register_error(_ERRORS, _plain)
    return text.encode("ascii", _ERRORS).decode("ascii")


def _give_up_standard_output() -> None:
    """Let what is still buffered go nowhere, or the interpreter fails on it at its exit."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.stdout.fileno())
    os.close(nowhere)


def _plain(error: UnicodeError) -> tuple[str, int]:
    """Stand-ins of the same width for what reports draw with, and escapes for all else."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    text = error.object[error.start : error.end]
    return "".join(_IN_ASCII.get(char) or escaped(char) for char in text), error.end
