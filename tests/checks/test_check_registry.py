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
from bgaudit.replay.checks.catalogue import CATALOGUE, find_entry, nearest_entries
from bgaudit.replay.checks.check import Check
from bgaudit.replay.checks.registry import ALL_CHECKS
from bgaudit.rules.options.lookup import all_options
from bgaudit.rules.presets import preset_names

RETIRED_CODES: set[str] = set()
"""Codes of checks that are gone. None of them is ever given to another check."""

FAMILIES = {
    "archive": {"MT"},
    "chouette": {"CH"},
    "moves": {"MV"},
    "dice": {"DI"},
    "cube": {"CU"},
    "score": {"SC"},
    "match": {"MT"},
    "time": {"TM"},
    "reading": {"TX"},
    "record": {"IN"},
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
def test_the_options_that_change_a_verdict_exist(check: Check) -> None:
    assert set(check.options) - {option.key for option in all_options()} == set()
    assert list(check.options) == list(dict.fromkeys(check.options))


def test_every_option_that_a_record_can_show_changes_the_verdict_of_a_check() -> None:
    named = {option for check in ALL_CHECKS for option in check.options}
    assert [o.key for o in all_options() if not o.needs and o.key not in named] == []


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


def test_codes_are_found_and_names_are() -> None:
    for entry in CATALOGUE:
        assert find_entry(entry.code) is entry
        assert find_entry(entry.code.lower()) is entry
        assert find_entry(entry.name) is entry
        assert find_entry(entry.name.upper()) is entry
    assert find_entry("MV") is None
    assert find_entry("") is None


@pytest.mark.parametrize(
    ("word", "codes"),
    [
        ("mv0155", ["MV015"]),
        ("skiped-play", ["MV015"]),
        ("beaver-points", ["CU013"]),
        ("swapped", ["MT006"]),
        ("nothing-like-it", []),
        ("", []),
    ],
)
def test_checks_that_may_be_meant(word: str, codes: list[str]) -> None:
    assert [entry.code for entry in nearest_entries(word)] == codes


def test_the_list_is_cheap_to_import() -> None:
    script = (
        "import sys; from bgaudit.replay.checks.registry import ALL_CHECKS; "
        "print([name for name in ('lark', 'yaml', 'tabulate', 'typer') if name in sys.modules])"
    )
    printed = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True
    )
    assert printed.stdout.strip() == "[]"
