"""Which checks a run reports: those that are selected, without those that are ignored."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from bgaudit.replay.outcome import Audit


class UnknownCheckError(Exception):
    """A word means no check; the message says what may be meant."""


@dataclass(frozen=True, slots=True)
class Selection:
    """The codes of checks that were asked for, and of those whose findings are left out."""

    enabled: frozenset[str] = frozenset()
    ignored: frozenset[str] = frozenset()

    @classmethod
    def of(
        cls, select: Iterable[str] = (), extend: Iterable[str] = (), ignore: Iterable[str] = ()
    ) -> Selection:
        """What comma lists of codes, names and beginnings of codes come to.

        Raises :class:`UnknownCheckError`.
        """
        return cls(_codes([*select, *extend]), _codes(ignore))

    def told(self, audit: Audit) -> Audit:
        """An audit without the findings that are ignored."""
        told = tuple(found for found in audit.findings if found.code not in self.ignored)
        return audit if told == audit.findings else replace(audit, findings=told)


def _codes(lists: Iterable[str]) -> frozenset[str]:
    words = [word.strip() for text in lists for word in text.split(",")]
    if not words:
        return frozenset()
    from bgaudit.replay.checks.catalogue import nearest_entries
    from bgaudit.replay.checks.registry import ALL_CHECKS
    from bgaudit.rules.options.wanted import listed

    codes: set[str] = set()
    for word in words:
        meant = {
            check.code
            for check in ALL_CHECKS
            if word and (check.code.startswith(word.upper()) or check.name == word.lower())
        }
        if not meant:
            near = [f"{entry.code} {entry.name}" for entry in nearest_entries(word)]
            advice = f"did you mean {listed(near)}?" if near else "bgaudit checks lists all"
            raise UnknownCheckError(f"unknown check '{word}': {advice}")
        codes |= meant
    return frozenset(codes)
