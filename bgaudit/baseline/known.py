"""Holding audits against what is known, one after the other.

What is kept in memory is the baseline, however many files are audited.
"""

from __future__ import annotations

import os
from dataclasses import replace
from pathlib import Path, PurePath

from bgaudit.baseline.entries import Entries, Entry, as_text, from_bytes
from bgaudit.finding import Finding
from bgaudit.replay.outcome import Audit
from bgaudit.report.fingerprint import fingerprints
from bgaudit.selection import Selection

_INSIDE = "!/"
"""Stands between an archive and what is in it."""


class Baseline:
    """The findings that are known, by the paths of their files from the baseline's directory.

    ``stale`` are those, each with its file, that were looked for and are found no longer; ``added``
    counts those that :meth:`take_in` learnt.
    """

    def __init__(self, file: Path, entries: Entries) -> None:
        self._file = file
        self._folder = os.path.realpath(file.parent)
        self._entries = entries
        self._not_met = set(entries)
        self.stale: list[tuple[str, Entry]] = []
        self.added = 0

    @classmethod
    def read(cls, file: Path) -> Baseline:
        """The baseline that is in a file.

        Raises :class:`OSError`, or :class:`~bgaudit.baseline.entries.BaselineError` for a file that
        is none.
        """
        return cls(file, from_bytes(file.read_bytes()))

    def write(self) -> None:
        """Put into the file what is known now. Raises :class:`OSError`."""
        self._file.write_bytes(as_text(self._entries).encode("utf-8"))

    def __len__(self) -> int:
        return sum(map(len, self._entries.values()))

    def leave_out(self, audit: Audit, selection: Selection) -> Audit:
        """The audit without the findings that are known; these, and stale ones, are counted."""
        path = self._path(audit)
        found = _by_fingerprint(audit, path)
        known = self._entries.get(path, {})
        stale = self._stale(path, found, audit, selection)
        return replace(
            audit,
            findings=tuple(finding for mark, finding in found.items() if mark not in known),
            known=tuple(finding for mark, finding in found.items() if mark in known),
            stale=len(stale),
        )

    def take_in(self, audit: Audit, selection: Selection) -> Audit:
        """Know all findings of an audit from now on, and none of its file that are stale.

        The audit that comes back is what :meth:`leave_out` would make of it next.
        """
        path = self._path(audit)
        found = _by_fingerprint(audit, path)
        known = self._entries.get(path, {})
        stale = self._stale(path, found, audit, selection)
        self.added += len(found.keys() - known.keys())
        entries = {mark: entry for mark, entry in known.items() if mark not in stale}
        entries |= {mark: _entry(finding, mark) for mark, finding in found.items()}
        if entries:
            self._entries[path] = entries
        else:
            self._entries.pop(path, None)
        return replace(audit, findings=(), known=audit.findings)

    def missing(self) -> list[str]:
        """The files with known findings that were not audited, and are not there any more."""
        gone = (path for path in self._not_met if not self._is_there(path))
        return sorted(gone)

    def forget(self, path: str) -> int:
        """Know nothing of a file; the number of findings that were known is returned."""
        return len(self._entries.pop(path))

    def _stale(
        self, path: str, found: dict[str, Finding], audit: Audit, selection: Selection
    ) -> dict[str, Entry]:
        """What is known of an audited file, was looked for and is not found.

        Of a file that cannot be read nothing was looked for.
        """
        self._not_met.discard(path)
        if audit.format is None:
            return {}
        stale = {
            mark: entry
            for mark, entry in self._entries.get(path, {}).items()
            if mark not in found and selection.reports(entry.code)
        }
        self.stale += [(path, entry) for entry in stale.values()]
        return stale

    def _path(self, audit: Audit) -> str:
        """What an audited file is called here, from whatever directory it was named."""
        folder, name = os.path.split(audit.source.path)
        full = os.path.join(os.path.realpath(folder), name)
        try:
            return PurePath(os.path.relpath(full, self._folder)).as_posix()
        except ValueError:
            return PurePath(full).as_posix()  # It is on another drive.

    def _is_there(self, path: str) -> bool:
        return os.path.exists(os.path.join(self._folder, path.partition(_INSIDE)[0]))


def _by_fingerprint(audit: Audit, path: str) -> dict[str, Finding]:
    return dict(zip(fingerprints(audit, path), audit.findings, strict=True))


def _entry(finding: Finding, mark: str) -> Entry:
    return Entry(finding.code, finding.game, finding.row, finding.message, mark)
