"""The records that archives hold."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import IO

from bgaudit.inputs.choice import Choice
from bgaudit.inputs.input import Input, reason, unreadable
from bgaudit.inputs.kinds import is_zip
from bgaudit.inputs.limits import RECORD
from bgaudit.inputs.unpacking import Archive, Member, RefusedError

Opener = Callable[[], Archive]


class Shelf:
    """Any number of archives, of which one is open: the one that was used last.

    Read in the order in which they are listed, its members cost the least.
    """

    def __init__(self) -> None:
        self._path = ""
        self._archive: Archive | None = None

    def __del__(self) -> None:
        """A run may end before its last archive was read to the end."""
        if self._archive is not None:
            self._archive.close()

    def records(self, path: str, choice: Choice, open: Opener) -> Iterator[Input]:
        """The records of an archive by their names, and before them what is wrong with it.

        ``path`` is what it is called; no two archives may be called alike.
        """
        defects = list(self._defects(path, choice, open))
        if defects:
            yield unreadable(path, path, "; ".join(defects))
        members = choice.in_order()
        excesses = [RECORD.excess(member.size, member.packed) for member in members]
        pairs = list(zip(members, excesses, strict=True))
        fit = [member for member, excess in pairs if excess is None]
        numbers = iter(range(len(fit)))
        for member, excess in pairs:
            shown, name = choice.path(member.name), member.name
            if excess is None:
                content = partial(self._content, path, open, fit, next(numbers))
                yield Input(shown, path, content, name)
            else:
                yield unreadable(shown, path, excess, name)

    def _content(self, path: str, open: Opener, members: Sequence[Member], number: int) -> bytes:
        return self._opened(path, open).content(members, number)

    def _defects(self, path: str, choice: Choice, open: Opener) -> Iterator[str]:
        """Choose among the members, and say why any of them, or all, cannot be read."""
        name = ""
        try:
            for member in self._opened(path, open).members():
                name = member.name
                choice.add(member)
        except RefusedError as error:
            choice.drop_all()
            yield reason(error)
        except OSError as error:
            yield reason(error) + (f" after {name}" if name else "")
        if encrypted := choice.encrypted():
            number, first = len(encrypted), encrypted[0]
            yield (
                f"its member {first} is encrypted"
                if number == 1
                else (f"{number} of its members are encrypted, {first} first")
            )

    def _opened(self, path: str, open: Opener) -> Archive:
        if self._archive is None or self._path != path:
            if self._archive is not None:
                self._archive.close()
                self._archive = None
            self._archive, self._path = open(), path
        return self._archive


def archive_in(file: IO[bytes], name: str) -> Archive:
    """The archive in a file of that name, which is closed with it. Raises :class:`OSError`."""
    try:
        if is_zip(name):
            from bgaudit.inputs.zips import ZipArchive

            return ZipArchive(file)
        from bgaudit.inputs.tars import TarArchive

        return TarArchive(file)
    except OSError:
        file.close()
        raise
