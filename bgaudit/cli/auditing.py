"""Auditing many inputs, one after the other."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from bgaudit.cli.inputs import Input, InputError, reason
from bgaudit.config.conditions import Conditions
from bgaudit.pipeline import audit_under
from bgaudit.replay import unreadable
from bgaudit.replay.outcome import Audit
from bgaudit.source import Source
from bgaudit.transcript.detect import detect_format

_MOST_NAMED = 3

Audited = tuple[Audit, Conditions]
"""An audit with the conditions that it was made under."""


class PathList:
    """Any number of paths, of which the first few are told and the others counted."""

    def __init__(self, paths: Iterable[str] = ()) -> None:
        self.number = 0
        self._first: list[str] = []
        for path in paths:
            self.add(path)

    def add(self, path: str) -> None:
        """Count one more."""
        self.number += 1
        if self.number <= _MOST_NAMED:
            self._first.append(path)

    def __str__(self) -> str:
        more = self.number - len(self._first)
        return ", ".join(self._first) + (f" and {more} more" if more else "")


class Verdict:
    """Whether a run fails: anything was found that its own record's conditions do not suffer."""

    def __init__(self) -> None:
        self.fails = False

    def judging(self, audits: Iterable[Audited]) -> Iterator[Audit]:
        """The same audits, each judged as it passes."""
        for audit, conditions in audits:
            self.fails = self.fails or conditions.fails(audit)
            yield audit


def audits(
    inputs: Iterable[tuple[Input, Conditions]], input_format: str | None, skipped: PathList
) -> Iterator[Audited]:
    """The audit of each input; a file that cannot be read gives an audit with an error.

    A file that was only found in a directory and is no match record is added to ``skipped``.
    Raises :class:`InputError`, before the first audit, if not one of the files can be read.
    """
    held: list[Audited] = []
    unread = PathList()
    any_read = False
    for item, conditions in inputs:
        try:
            source = item.read()
        except OSError as error:
            unread.add(f"{item.path}: {reason(error)}")
            refused = unreadable(_empty(item.path), conditions.rules, reason(error))
            held.append((refused, conditions))
        else:
            known_format = input_format or detect_format(source)
            if known_format is None and not item.named:
                skipped.add(item.path)
                continue
            any_read = True
            held.append((audit_under(conditions, source, known_format), conditions))
        if any_read:
            yield from held
            held.clear()
    if not any_read:
        raise InputError(str(unread or skipped))


def _empty(path: str) -> Source:
    return Source(path, text="", sha256="")
