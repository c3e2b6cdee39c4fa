"""Inputs by URL, through fsspec. What a URL holds of passwords and tokens is never shown."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from functools import partial
from tempfile import SpooledTemporaryFile
from typing import IO, NamedTuple, cast

from bgaudit.inputs.archives import Shelf, archive_in
from bgaudit.inputs.choice import Choice
from bgaudit.inputs.contents import TooLargeError, all_of
from bgaudit.inputs.exclusion import Exclusion, is_excluded
from bgaudit.inputs.input import Input, InputError, reason
from bgaudit.inputs.kinds import NAMED_RECORDS, holds_records, is_archive, is_packed, is_record
from bgaudit.inputs.limits import ARCHIVE, RECORD, Limits
from bgaudit.inputs.skipped import Skipped
from bgaudit.inputs.unpacking import Archive, unpacked

_KEPT_IN_MEMORY = 32 << 20
_PIECE = 1 << 20
_CHAINED = "::"
_SECRETS = re.compile(r"(?<=://)[^/]*@|[?#].*?(?=::|$)", re.DOTALL)
_EXTRA = "URLs are read by what the extra has: pip install 'bgaudit[cluster]'"


def shown(url: str) -> str:
    """A URL, or several in a chain, without users, passwords, queries and fragments."""
    return _SECRETS.sub("", url)


class Remote:
    """Finds inputs by URL. The members of archives are read here, all else in any process."""

    def __init__(self, exclusions: Sequence[Exclusion], skipped: Skipped) -> None:
        self._exclusions = exclusions
        self._skipped = skipped
        self._shelf = Shelf()

    def inputs_at(self, url: str) -> list[Input]:
        """The record that is there, or those of a directory or archive with all that are in it.

        Raises :class:`InputError` if there is none.
        """
        try:
            files = _files_in(url)
        except OSError as error:
            raise InputError(f"{shown(url)}: {reason(error)}") from None
        if files is not None:
            found, kind = list(self._found(files)), "directory"
        elif is_archive(_name_in(url)):
            found, kind = list(self._in_archive(url)), "archive"
        else:
            fetched = partial(_fetched, url)
            return [Input(shown(url), shown(url), fetched, named=True, remote=True)]
        if not found:
            raise InputError(f"{shown(url)}: no {NAMED_RECORDS} file in this {kind}")
        return found

    def _found(self, files: Sequence[_File]) -> Iterator[Input]:
        for file in files:
            path = shown(file.url)
            if is_excluded(self._exclusions, path):
                continue
            if is_archive(file.path):
                yield from self._in_archive(file.url)
            elif is_record(file.path) or holds_records(file.path):
                yield Input(path, path, partial(_fetched, file.url), remote=True)

    def _in_archive(self, url: str) -> Iterator[Input]:
        path = shown(url)
        choice = Choice(path, self._exclusions, self._skipped)
        return self._shelf.records(path, choice, partial(_archive, url))


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


def _name_in(url: str) -> str:
    """What is named by a URL, or by the first of a chain."""
    return shown(url).partition(_CHAINED)[0]


def _fetched(url: str) -> bytes:
    if is_packed(_name_in(url)):
        with _copied(url, RECORD) as file:
            return unpacked(file)
    with _told_without_secrets():
        import fsspec

        with fsspec.open(url, "rb") as file:
            return all_of(file)


def _archive(url: str) -> Archive:
    return archive_in(_copied(url, ARCHIVE), _name_in(url))


def _copied(url: str, limits: Limits) -> IO[bytes]:
    """A copy of a file, which is read anywhere in it as few servers allow; it has no name."""
    with ExitStack() as stack, _told_without_secrets():
        import fsspec

        copy = stack.enter_context(SpooledTemporaryFile(_KEPT_IN_MEMORY))
        with fsspec.open(url, "rb") as file:
            while piece := file.read(_PIECE):
                copy.write(piece)
                if excess := limits.too_large(copy.tell()):
                    raise TooLargeError(excess)
        stack.pop_all()
        return cast(IO[bytes], copy)


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
