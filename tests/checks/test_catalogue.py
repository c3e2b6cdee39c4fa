"""The whole catalogue of codes: each is a check or is told by others."""

from __future__ import annotations

import re
from collections import Counter

from bgaudit.replay.checks.registry import ALL_CHECKS
from bgaudit.replay.checks.told import TOLD

CATALOGUE = {
    "MV": 33,
    "DI": 17,
    "CU": 28,
    "SC": 24,
    "MT": 21,
    "TM": 14,
    "PR": 20,
    "IN": 20,
    "CH": 12,
    "TX": 5,
}
"""The highest number of each family."""


def test_every_code_is_a_check_or_is_told() -> None:
    codes = [entry.code for entry in (*ALL_CHECKS, *TOLD)]
    catalogue = [
        f"{family}{number:03}"
        for family, last in CATALOGUE.items()
        for number in range(1, last + 1)
    ]
    assert [code for code, times in Counter(codes).items() if times > 1] == []
    assert sorted(codes) == sorted(catalogue)


def test_names_are_well_formed_and_used_once() -> None:
    names = [entry.name for entry in (*ALL_CHECKS, *TOLD)]
    assert [name for name, times in Counter(names).items() if times > 1] == []
    assert [name for name in names if not re.fullmatch(r"[a-z]+(-[a-z]+)*", name)] == []


def test_what_tells_a_code_is_a_check() -> None:
    checks = {check.code for check in ALL_CHECKS}
    assert [told.code for told in TOLD if not set(told.by) <= checks] == []
