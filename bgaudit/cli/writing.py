"""Writing the files that a record is converted or repaired to, none over one that is there."""

from __future__ import annotations

import os
from pathlib import Path

from bgaudit.cli import output
from bgaudit.cli.refusal import RefusalError
from bgaudit.cli.sinks import new_file
from bgaudit.inputs.input import STANDARD_INPUT

_STANDARD_OUTPUT = STANDARD_INPUT


def write_all(out: str, texts: list[str], *, force: bool, encoding: str = "utf-8") -> None:
    """Write each text to a file of its own, or the only one to standard output.

    Raises :class:`RefusalError`, before anything is written, if a file is there already, unless it
    is to be written over.
    """
    if out == _STANDARD_OUTPUT:
        if len(texts) > 1:
            raise RefusalError(f"{len(texts)} matches are {len(texts)} files: name one, and not -")
        output.write(texts, for_machines=True, encoding=encoding)
        return
    files = _files(Path(out), len(texts))
    there = [file for file in files if os.path.lexists(file)]
    if there and not force:
        raise RefusalError(f"{there[0].as_posix()}: there is such a file; --force writes over it")
    for file, text in zip(files, texts, strict=True):
        with new_file(file.as_posix(), encoding) as sink:
            sink.write([text])
            sink.finish()


def _files(out: Path, number: int) -> list[Path]:
    """The file itself for one text, else ``final-1.mat``, ``final-2.mat`` and so on."""
    if number == 1:
        return [out]
    return [out.with_stem(f"{out.stem}-{n}") for n in range(1, number + 1)]
