"""Inputs by URL, through fsspec. What a URL holds of passwords and tokens is never shown."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from typing import NamedTuple

from bgaudit.inputs.contents import TooLargeError, all_of
from bgaudit.inputs.exclusion import Exclusion, is_excluded
from bgaudit.inputs.input import Input, InputError, reason
from bgaudit.inputs.kinds import NAMED_RECORDS, is_record

_CHAINED = "::"
_SECRETS = re.compile(r"(?<=://)[^/]*@|[?#].*?(?=::|$)", re.DOTALL)
_EXTRA = "URLs are read by what the extra has: pip install 'bgaudit[cluster]'"


def shown(url: str) -> str:
    """A URL, or several in a chain, without users, passwords, queries and fragments."""
    return _SECRETS.sub("", url)


def inputs_at(url: str, exclusions: Sequence[Exclusion]) -> Iterator[Input]:
    """The record that is there, or those of a directory with all that are in it.

    Raises :class:`InputError` if there is none.
    """
    try:
        files = _files_in(url)
    except OSError as error:
        raise InputError(f"{shown(url)}: {reason(error)}") from None
    if files is None:
        yield Input(shown(url), shown(url), partial(_fetched, url), named=True, remote=True)
        return
    records = [file for file in files if is_record(file.path)]
    found = [file for file in records if not is_excluded(exclusions, shown(file.url))]
    if not found:
        raise InputError(f"{shown(url)}: no {NAMED_RECORDS} file in this directory")
    for file in found:
        yield Input(shown(file.url), shown(file.url), partial(_fetched, file.url), remote=True)


class _File(NamedTuple):
    path: str
    url: str


def _files_in(url: str) -> list[_File] | None:
    """All files in a directory and in those that are in it; None if it is no directory."""
    with _told_without_secrets():
        from fsspec.core import url_to_fs

        system, path = url_to_fs(url)
        if not system.isdir(path):
            system.info(path)  # raises if there is nothing
            return None
        return [_File(file, _url_of(file, path, url)) for file in sorted(system.find(path))]


def _url_of(file: str, directory: str, url: str) -> str:
    """The URL of a file in a directory, in terms of that of the directory."""
    first, chained, rest = url.partition(_CHAINED)
    inside = file.removeprefix(directory).lstrip("/")
    head, query, tail = first.partition("?")
    return f"{head if head.endswith('/') else head + '/'}{inside}{query}{tail}{chained}{rest}"


def _fetched(url: str) -> bytes:
    with _told_without_secrets():
        import fsspec

        with fsspec.open(url, "rb") as file:
            return all_of(file)


@contextmanager
def _told_without_secrets() -> Iterator[None]:
    """Turn whatever a file system raises into an :class:`OSError` that quotes no URL."""
    try:
        yield
    except TooLargeError:
        raise
    except Exception as error:
        raise OSError(_words(error)) from None


def _words(error: Exception) -> str:
    if isinstance(error, ModuleNotFoundError) and error.name == "fsspec":
        return _EXTRA
    if isinstance(error, ImportError):
        return str(error)  # It names the package that is missing.
    if isinstance(error, FileNotFoundError):
        return "no such file or directory"
    if isinstance(error, PermissionError):
        return "permission denied"
    return f"it cannot be fetched ({type(error).__name__})"
