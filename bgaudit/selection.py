"""Which checks a run reports: those that are selected, without those that are ignored.

Checks are meant by their code, their name, the beginning of their codes, or ``ALL``. Where a check
is both selected and ignored the word that says more counts: ``MV012`` more than ``MV``, and that
more than ``ALL``. Of two that say as much, the one that ignores.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from bgaudit.replay.checks.reading import NOT_A_RECORD
from bgaudit.replay.outcome import Audit

if TYPE_CHECKING:
    from bgaudit.replay.checks.check import Check

ALL = "ALL"
"""The word for every check."""


class UnknownCheckError(Exception):
    """A word means no check that can be selected or ignored; the message says what may be meant."""


@dataclass(frozen=True, slots=True)
class Selection:
    """The checks of a run. Without any words: those that are on by default.

    ``enabled`` are the codes that were asked for; those of them that are off by default have to be
    switched on before the replay. The findings of ``ignored`` codes are left out after it: every
    check is made all the same, so that ignoring one changes nothing that others say.
    """

    enabled: frozenset[str] = frozenset()
    ignored: frozenset[str] = frozenset()

    @classmethod
    def of(
        cls, select: Iterable[str] = (), extend: Iterable[str] = (), ignore: Iterable[str] = ()
    ) -> Selection:
        """What comma lists of words come to.

        ``select`` are the checks that are reported and no others, unless it is empty; ``extend``
        are reported beside them, ``ignore`` are not. That a file is no record is always reported.
        Raises :class:`UnknownCheckError`.
        """
        chosen, added, left_out = map(_words, (select, extend, ignore))
        if not (chosen or added or left_out):
            return cls()  # The usual run does without the registry, which has all checks imported.
        from bgaudit.replay.checks.registry import ALL_CHECKS

        _require_reported(left_out)
        wanted = _reach([*chosen, *added], ALL_CHECKS)
        unwanted = _reach(left_out, ALL_CHECKS)
        enabled = {code for code, said in wanted.items() if said > unwanted.get(code, -1)}
        ignored = {check.code for check in ALL_CHECKS} if chosen else set(unwanted)
        return cls(frozenset(enabled), frozenset(ignored - enabled - {NOT_A_RECORD.code}))

    def told(self, audit: Audit) -> Audit:
        """An audit without the findings that are ignored."""
        ignored = tuple(found for found in audit.findings if found.code in self.ignored)
        if not ignored:
            return audit
        told = tuple(found for found in audit.findings if found.code not in self.ignored)
        return replace(audit, findings=told, ignored=audit.ignored + ignored)

    def reports(self, code: str) -> bool:
        """Whether findings with this code are made, and not left out."""
        from bgaudit.replay.checks.registry import ALL_CHECKS

        off = {check.code for check in ALL_CHECKS if not check.default}
        return code not in self.ignored and (code in self.enabled or code not in off)


def _words(lists: Iterable[str]) -> list[str]:
    return [word.strip() for text in lists for word in text.split(",")]


def _require_reported(ignore: Iterable[str]) -> None:
    """Raise where the one finding is to be ignored that says that nothing was checked."""
    for word in ignore:
        if _said(word, NOT_A_RECORD) == len(NOT_A_RECORD.code):
            raise UnknownCheckError(
                f"'{word}' cannot be ignored: it says that nothing in a file was checked"
            )


def _reach(words: Iterable[str], checks: Iterable[Check]) -> dict[str, int]:
    """The codes that the words mean, each with how much of it was said."""
    reach: dict[str, int] = {}
    for word in words:
        lengths = {check.code: _said(word, check) for check in checks}
        meant = {code: length for code, length in lengths.items() if length is not None}
        if not meant:
            raise UnknownCheckError(_no_check(word))
        reach |= {code: max(length, reach.get(code, 0)) for code, length in meant.items()}
    return reach


def _said(word: str, check: Check) -> int | None:
    """How many characters of a check's code a word says; a name says all. None: no such check."""
    upper = word.upper()
    if upper == ALL:
        return 0
    if word and check.code.startswith(upper):
        return len(word)
    return len(check.code) if word.lower() == check.name else None


def _no_check(word: str) -> str:
    from bgaudit.replay.checks.catalogue import advice_on, find_entry
    from bgaudit.replay.checks.told import Told

    entry = find_entry(word)
    if isinstance(entry, Told):
        return f"'{word}' is no check of its own: {entry.reason}"
    return f"unknown check '{word}': {advice_on(word)}"
