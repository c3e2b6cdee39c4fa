"""Writing files whole: each through a temporary file beside it, which then takes its name."""

from __future__ import annotations

import os
from pathlib import Path
from tempfile import NamedTemporaryFile

from bgaudit.cli import output
from bgaudit.cli.refusal import RefusalError
from bgaudit.inputs.input import STANDARD_INPUT, reason

_STANDARD_OUTPUT = STANDARD_INPUT


def write_all(out: str, texts: list[str], *, force: bool) -> None:
    """Write each text to a file of its own, or the only one to standard output.

    Raises :class:`RefusalError`, before anything is written, if a file is there already, unless it
    is to be written over.
    """
    if out == _STANDARD_OUTPUT:
        if len(texts) > 1:
            raise RefusalError(f"{len(texts)} matches are {len(texts)} files: name one, and not -")
        output.write(texts, for_machines=True)
        return
    files = _files(Path(out), len(texts))
    there = [file for file in files if os.path.lexists(file)]
    if there and not force:
        raise RefusalError(f"{there[0].as_posix()}: there is such a file; --force writes over it")
    for file, text in zip(files, texts, strict=True):
        _write(file, text)


def _files(out: Path, number: int) -> list[Path]:
    """The file itself for one text, else ``final-1.mat``, ``final-2.mat`` and so on."""
    if number == 1:
        return [out]
    return [out.with_stem(f"{out.stem}-{n}") for n in range(1, number + 1)]


def _write(file: Path, text: str) -> None:
    """Whoever looks at the file finds all of it, or what was there before."""
    try:
        with NamedTemporaryFile(
            "w",
            encoding="utf-8",
            errors="backslashreplace",
            newline="\n",
            dir=file.parent,
            prefix=f".{file.name}.",
            delete=False,
        ) as waiting:
            waiting.write(text)
        _take_name(waiting.name, file)
    except OSError as error:
        raise RefusalError(f"{file.as_posix()}: {reason(error)}") from error


def _take_name(waiting: str, file: Path) -> None:
    try:
        os.chmod(waiting, _usual_mode(file))
        os.replace(waiting, file)
    except OSError:
        os.unlink(waiting)
        raise


def _usual_mode(file: Path) -> int:
    """The permissions of the file that is there, or those that a new one gets."""
    if file.exists():
        return file.stat().st_mode & 0o777
    mask = os.umask(0)
    os.umask(mask)
    return 0o666 & ~mask
