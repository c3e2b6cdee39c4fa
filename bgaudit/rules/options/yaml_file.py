"""YAML files as nodes, which know their lines; what is wrong with a file is told with its line."""

from __future__ import annotations

from pathlib import Path

import yaml


class DocumentError(Exception):
    """A file that cannot be read or is no YAML; the message says why on one line, and where."""


def document(file: Path) -> yaml.Node | None:
    """The YAML of a file; None if nothing is in it. Raises :class:`DocumentError`."""
    text = text_of(file)
    try:
        return composed(text)
    except yaml.MarkedYAMLError as error:
        line = error.problem_mark.line + 1 if error.problem_mark else 1
        what = ", ".join(filter(None, (error.context, error.problem)))
        raise DocumentError(f"{file.as_posix()}:{line}: not YAML: {what}") from None
    except yaml.reader.ReaderError as error:
        line = text.count("\n", 0, error.position) + 1
        raise DocumentError(f"{file.as_posix()}:{line}: not YAML: {error.reason}") from None
    except RecursionError:
        raise DocumentError(f"{file.as_posix()}: nested too deeply") from None


def text_of(file: Path) -> str:
    """The text of a file in UTF-8. Raises :class:`DocumentError`."""
    try:
        return file.read_bytes().decode("utf-8-sig")
    except OSError as error:
        reason = error.strerror or str(error)
        raise DocumentError(f"{file.as_posix()}: {reason[:1].lower()}{reason[1:]}") from None
    except UnicodeDecodeError:
        raise DocumentError(f"{file.as_posix()}: not UTF-8") from None


def composed(text: str) -> yaml.Node | None:
    """The nodes of a YAML text, by the quick loader; what is wrong in it, in the other's words."""
    quick = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
    try:
        return yaml.compose(text, quick)
    except yaml.YAMLError:
        return yaml.compose(text, yaml.SafeLoader)
