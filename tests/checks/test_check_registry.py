"""The list of all checks: complete, well-formed, and cheap to have."""

from __future__ import annotations

import re
import subprocess
import sys
from collections import Counter
from dataclasses import fields
from pathlib import Path

import pytest

import bgaudit.replay.checks
from bgaudit.replay.checks.check import Check
from bgaudit.replay.checks.registry import ALL_CHECKS, find_check
from bgaudit.rules.presets import preset_names

RETIRED_CODES: set[str] = set()
"""Codes of checks that are gone. None of them is ever given to another check."""

FAMILIES = {
    "moves": {"MV"},
    "dice": {"DI"},
    "cube": {"CU"},
    "score": {"SC"},
    "match": {"MT"},
    "record": {"IN", "TX"},
}


def test_codes_and_names_are_used_once() -> None:
    assert [code for code, n in Counter(check.code for check in ALL_CHECKS).items() if n > 1] == []
    assert [name for name, n in Counter(check.name for check in ALL_CHECKS).items() if n > 1] == []
    assert RETIRED_CODES.isdisjoint(check.code for check in ALL_CHECKS)


def test_every_declared_check_is_listed_in_order() -> None:
    declared = sum(
        len(re.findall(r"^[A-Z_]+ = (?:error|warning|note)\($", module.read_text(), re.MULTILINE))
        for module in Path(bgaudit.replay.checks.__path__[0]).glob("*.py")
    )
    codes = [check.code for check in ALL_CHECKS]
    assert len(codes) == declared
    assert codes == sorted(codes)


@pytest.mark.parametrize("check", ALL_CHECKS, ids=lambda check: check.code)
def test_every_field_is_filled_and_well_formed(check: Check) -> None:
    assert all(str(getattr(check, field.name)).strip() for field in fields(check))
    assert re.fullmatch(r"[A-Z]{2}\d{3}", check.code)
    assert re.fullmatch(r"[a-z]+(-[a-z]+)*", check.name)
    assert check.rules in preset_names()


@pytest.mark.parametrize("check", ALL_CHECKS, ids=lambda check: check.code)
def test_summaries_are_clauses_and_reasons_are_sentences(check: Check) -> None:
    assert check.summary[0].islower()
    assert not check.summary.endswith(".")
    assert not check.source.endswith(".")
    assert check.why.endswith(".")
    assert not re.search(r"\s{2}|\n", check.why)
    assert 2 <= len(re.findall(r"\.(?=\s|$)", check.why)) <= 5


@pytest.mark.parametrize("module", FAMILIES)
def test_a_family_has_a_module(module: str) -> None:
    values = vars(getattr(bgaudit.replay.checks, module)).values()
    assert {value.code[:2] for value in values if isinstance(value, Check)} == FAMILIES[module]


def test_checks_are_found_by_code_and_by_name() -> None:
    for check in ALL_CHECKS:
        assert find_check(check.code) is check
        assert find_check(check.code.lower()) is check
        assert find_check(check.name) is check
        assert find_check(check.name.upper()) is check
    assert find_check("MV") is None
    assert find_check("") is None


def test_the_list_is_cheap_to_import() -> None:
    script = (
        "import sys; from bgaudit.replay.checks.registry import ALL_CHECKS; "
        "print([name for name in ('lark', 'yaml', 'tabulate', 'typer') if name in sys.modules])"
    )
    printed = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True
    )
    assert printed.stdout.strip() == "[]"
