"""Which checks a run selects beside those that are always on."""

from __future__ import annotations

from collections.abc import Iterable

from bgaudit.cli.refusal import one_of
from bgaudit.replay.checks.registry import ALL_CHECKS


def selected_codes(wanted: Iterable[str]) -> frozenset[str]:
    """The codes that comma lists of codes, names and beginnings of codes stand for.

    Raises :class:`~bgaudit.cli.refusal.RefusalError` for one that is none of them.
    """
    codes: set[str] = set()
    for word in (word.strip() for text in wanted for word in text.split(",")):
        matching = {check.code for check in ALL_CHECKS if _is_meant(word, check.code, check.name)}
        if not matching:
            known = [name for check in ALL_CHECKS for name in (check.code, check.name)]
            one_of(known, "check", word)
        codes |= matching
    return frozenset(codes)


def _is_meant(word: str, code: str, name: str) -> bool:
    return bool(word) and (code.startswith(word.upper()) or name == word.lower())
