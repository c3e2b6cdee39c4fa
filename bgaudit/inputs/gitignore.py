"""What .gitignore files leave out of the directories that are searched, as git reads them.

Each entry is judged by itself, before its directory is entered: in a directory that is left out
nothing is looked at, so that no line below can bring anything of it back.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple, Protocol

from bgaudit.inputs.globs import ANY_DIRECTORIES, fits

_NAME = ".gitignore"
_UNQUOTED_BLANKS_AT_THE_END = re.compile(r"(?<!\\) +$")
_QUOTED = re.compile(r"\\(.)")


class IgnoreRules(Protocol):
    """What is ignored of the entries of one directory."""

    def inside(self, directory: Path) -> IgnoreRules:
        """The rules in a directory of it, or in the one where a search begins."""

    def ignore(self, entry: str | Path, is_directory: bool) -> bool:
        """Whether an entry is ignored, and with a directory all that is in it."""


class NothingIgnored:
    """The rules without any .gitignore file."""

    def inside(self, directory: Path) -> NothingIgnored:
        """The same."""
        return self

    def ignore(self, entry: str | Path, is_directory: bool) -> bool:
        """Nothing is."""
        return False


class _Line(NamedTuple):
    """A line of a .gitignore file: the parts of its glob, and what it says of what they fit."""

    glob: tuple[str, ...]
    ignored: bool
    directories_only: bool


class _IgnoreFile(NamedTuple):
    directory: str
    lines: tuple[_Line, ...]

    def verdict(self, path: str, is_directory: bool) -> bool | None:
        """What its last line that fits an entry says; None if there is none."""
        parts = Path(os.path.relpath(path, self.directory)).parts
        for line in reversed(self.lines):
            if (is_directory or not line.directories_only) and fits(parts, line.glob):
                return line.ignored
        return None


@dataclass(frozen=True, slots=True)
class GitIgnored:
    """The rules of the .gitignore files of a directory and of those above it, the nearest first.

    The nearest file that says anything of an entry decides.
    """

    files: tuple[_IgnoreFile, ...] = ()

    @classmethod
    def above(cls, top: Path) -> GitIgnored:
        """What holds for a directory to be searched by the files above it, up to its repository.

        Where that directory is itself ignored they do not count: it is searched all the same.
        """
        rules = cls()
        for directory in _from_the_repository_to(Path(os.path.abspath(top))):
            rules = (cls() if rules.ignore(directory, True) else rules).inside(directory)
        return cls() if rules.ignore(top, True) else rules

    def inside(self, directory: Path) -> GitIgnored:
        """With the .gitignore file of the directory, if it has one."""
        lines = tuple(_lines(directory / _NAME))
        if not lines:
            return self
        return GitIgnored((_IgnoreFile(os.path.abspath(directory), lines), *self.files))

    def ignore(self, entry: str | Path, is_directory: bool) -> bool:
        """Whether git would not look at it."""
        path = os.path.abspath(entry) if self.files else ""
        verdicts = (file.verdict(path, is_directory) for file in self.files)
        return next((verdict for verdict in verdicts if verdict is not None), False)


def _from_the_repository_to(top: Path) -> Iterator[Path]:
    """The directories above ``top``, from that of the repository down; none outside of any."""
    within: list[Path] = []
    for directory in (top, *top.parents):
        if os.path.exists(directory / ".git"):  # False where nobody may look, too.
            yield from reversed(within)
            return
        within.append(directory.parent)


def _lines(file: Path) -> Iterator[_Line]:
    """What a .gitignore file says; nothing where it is missing or cannot be read."""
    try:
        text = file.read_bytes().decode("utf-8-sig", "surrogateescape")
    except OSError:
        return
    for line in text.replace("\r\n", "\n").split("\n"):
        pattern = _UNQUOTED_BLANKS_AT_THE_END.sub("", line)
        glob = pattern.removeprefix("!").removesuffix("/")
        if glob and not pattern.startswith("#"):
            yield _Line(_parts(glob), not pattern.startswith("!"), pattern.endswith("/"))


def _parts(glob: str) -> tuple[str, ...]:
    """The parts of a glob from the directory of its file; without a slash it fits at any depth."""
    parts = [_QUOTED.sub(_plain, part.replace("[^", "[!")) for part in glob.split("/")]
    if len(parts) == 1:
        parts.insert(0, ANY_DIRECTORIES)
    elif not parts[0]:
        del parts[0]
    if parts[-1] == ANY_DIRECTORIES:
        parts.append("*")  # What is in a directory, and not the directory.
    return tuple(parts)


def _plain(quoted: re.Match[str]) -> str:
    """A quoted character as :mod:`fnmatch` has it."""
    return f"[{quoted[1]}]" if quoted[1] in "*?[" else quoted[1]
