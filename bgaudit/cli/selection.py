"""Which checks a run selects beside those that are always on."""

from __future__ import annotations

from collections.abc import Iterable

from bgaudit.cli.refusal import RefusalError
from bgaudit.replay.checks.registry import ALL_CHECKS


def selected_codes(wanted: Iterable[str]) -> frozenset[str]:
    """The codes that comma lists of codes, names and beginnings of codes stand for.

    Raises :class:`~bgaudit.cli.refusal.RefusalError` for one that is none of them.
    """
    codes: set[str] = set()
    for word in (word.strip() for text in wanted for word in text.split(",")):
        matching = {check.code for check in ALL_CHECKS if _is_meant(word, check.code, check.name)}
        if not matching:
            raise RefusalError(f"unknown check '{word}': {advice_on_check(word)}")
        codes |= matching
    return frozenset(codes)


def advice_on_check(word: str) -> str:
    """What may be meant by a word that is no check's code or name."""
    from bgaudit.replay.checks.catalogue import nearest_entries
    from bgaudit.rules.options.wanted import listed

    near = [f"{entry.code} {entry.name}" for entry in nearest_entries(word)]
    return f"did you mean {listed(near)}?" if near else "bgaudit checks lists all"


def _is_meant(word: str, code: str, name: str) -> bool:
    return bool(word) and (code.startswith(word.upper()) or name == word.lower())
