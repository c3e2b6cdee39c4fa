"""From what was asked for to the inputs, in the order of their paths."""

from __future__ import annotations

import os
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from bgaudit.inputs.contents import file_contents, opened
from bgaudit.inputs.exclusion import Exclusion, is_excluded
from bgaudit.inputs.files import File, named, walk
from bgaudit.inputs.input import (
    STANDARD_INPUT,
    Input,
    InputError,
    reason,
    standard_input,
    unreadable,
)
from bgaudit.inputs.kinds import NAMED_RECORDS, is_archive, is_packed, is_url
from bgaudit.inputs.skipped import PathList, Skipped
from bgaudit.transcript.detect import detect_format

if TYPE_CHECKING:
    from bgaudit.inputs.unpacking import Archive


@dataclass(frozen=True, slots=True)
class Search:
    """What is asked for: files, directories, archives, globs, URLs, and ``-`` for standard input.

    With an ``input_format`` any text is a record. ``stdin_name`` is what standard input is called.
    ``exclusions``, and .gitignore files if they count, leave out what is found in directories and,
    the former, in archives and by globs; what is named itself is read.
    """

    paths: tuple[str, ...]
    input_format: str | None = None
    stdin_name: str | None = None
    exclusions: tuple[Exclusion, ...] = ()
    gitignore: bool = True


class _Group(NamedTuple):
    """What a path comes to, if it is a directory or an archive; with what is left out of it."""

    path: str
    kind: str
    files: list[File]
    ignored: PathList


def find_inputs(search: Search, skipped: Skipped) -> list[Input]:
    """What is asked for, each file once, in the order of the paths.

    Raises :class:`InputError` if a path is missing, a glob finds nothing, or a directory or an
    archive holds no match record.
    """
    paths = sorted(_given(search))
    groups = [_searched(Path(path), search) for path in paths if os.path.isdir(path)]
    files = [named(path) for path in paths if not os.path.isdir(path)]
    groups += [
        _Group(file.path, "archive", [file], PathList()) for file in files if is_archive(file.path)
    ]
    files += [file for group in groups for file in group.files]
    # Of two names for a file the first one is kept, so that what was named stays so.
    once = {file.identity: file for file in reversed(files)}
    inputs = _inputs(once.values(), search.exclusions, skipped)
    for group in groups:
        _require_record(group, [inputs[file.identity] for file in group.files], search.input_format)
    found = [item for items in inputs.values() for item in items]
    found += _remote(search, skipped)
    if STANDARD_INPUT in search.paths:
        found.append(standard_input(search.stdin_name))
    return sorted(found, key=lambda item: item.path)


def _given(search: Search) -> set[str]:
    """The paths that exist, and what the globs come to. Raises if any of them comes to nothing."""
    given: set[str] = set()
    missing: list[str] = []
    for path in sorted(set(search.paths) - {STANDARD_INPUT} - _urls(search)):
        try:
            os.stat(path)
        except OSError as error:
            found = _found_by(path, search.exclusions)
            given |= found or set()
            if not found:
                shown = path or "''"
                missing.append(f"{shown}: {reason(error) if found is None else 'no file matches'}")
        else:
            given.add(path)
    if missing:
        raise InputError("; ".join(missing))
    return given


def _urls(search: Search) -> set[str]:
    return set(filter(is_url, search.paths))


def _remote(search: Search, skipped: Skipped) -> list[Input]:
    """What the URLs come to; of two that are shown alike the first one is kept."""
    urls = sorted(_urls(search))
    if not urls:
        return []
    from bgaudit.inputs.remote import Remote

    found: dict[str, Input] = {}
    remote = Remote(search.exclusions, skipped)
    for url in urls:
        for item in remote.inputs_at(url):
            found.setdefault(item.path, item)
    return list(found.values())


def _found_by(glob: str, exclusions: Sequence[Exclusion]) -> set[str] | None:
    """What a glob stands for that the shell has left as it is; None if it is none."""
    from bgaudit.inputs.globs import expanded, is_glob

    return expanded(glob, partial(is_excluded, exclusions)) if is_glob(glob) else None


def _searched(directory: Path, search: Search) -> _Group:
    """The records and archives in a directory."""
    from bgaudit.inputs.gitignore import GitIgnored, NothingIgnored

    ignored = PathList()
    rules = GitIgnored.above(directory) if search.gitignore else NothingIgnored()
    files = sorted(walk(directory, rules, search.exclusions, ignored))
    return _Group(directory.as_posix(), "directory", files, ignored)


def _inputs(
    files: Iterable[File], exclusions: Sequence[Exclusion], skipped: Skipped
) -> dict[str, list[Input]]:
    """What each file comes to, by its identity."""
    shelf = None
    inputs: dict[str, list[Input]] = {}
    for file in sorted(files):
        if is_archive(file.path) and file.defect is None:
            from bgaudit.inputs.archives import Shelf
            from bgaudit.inputs.choice import Choice

            shelf = shelf or Shelf()
            choice = Choice(file.path, exclusions, skipped)
            records = shelf.records(file.path, choice, partial(_archive, file.path))
            inputs[file.identity] = list(records)
        else:
            inputs[file.identity] = [_input(file)]
    return inputs


def _archive(path: str) -> Archive:
    from bgaudit.inputs.archives import archive_in

    return archive_in(opened(path), path)


def _input(file: File) -> Input:
    if file.defect is not None:
        return unreadable(file.path, file.path, file.defect)
    return Input(file.path, file.path, partial(_contents, file.path), named=file.named)


def _contents(path: str) -> bytes:
    """The bytes of a file, unpacked if it is packed."""
    if is_packed(path):
        from bgaudit.inputs.unpacking import unpacked

        with opened(path) as file:
            return unpacked(file)
    return file_contents(path)


def _require_record(group: _Group, inputs: list[list[Input]], input_format: str | None) -> None:
    """Raise if nothing of what a directory or an archive holds can be taken for a match record."""
    inside = [item for items in inputs for item in items]
    if not inside:
        but = " that is not ignored" if group.ignored.number else ""
        raise InputError(f"{group.path}: no {NAMED_RECORDS} file in this {group.kind}{but}")
    if not any(_may_be_record(item, input_format) for item in inside):
        raise InputError(f"{group.path}: no {NAMED_RECORDS} file in it is a match record")


def _may_be_record(item: Input, input_format: str | None) -> bool:
    """Whether something that was only found is to be reported on: what is unreadable is."""
    try:
        return (input_format or detect_format(item.read())) is not None
    except OSError:
        return True
