"""What a record is audited under: who beats whom, and what is added up."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from configuring import YAML, configurations, write

from bgaudit.config.conditions import Conditions, Configurations
from bgaudit.config.files import Nearest
from bgaudit.config.layers import Given, Layer
from bgaudit.rules.loading import load_rules
from bgaudit.rules.presets import load_preset
from bgaudit.rules.ruleset import RuleSet, with_posted_length
from bgaudit.selection import Selection, UnknownCheckError

ARCHIVE = """\
rules: usbgf-2024
ignore: [IN001]
per-file:
  1980s/:
    rules: holland-1980s
    ignore: [IN014]
  "*-final.mat":
    match-length: 11
    extend-select: [DI011]
  1980s/money/:
    rules: money
"""


def given(*words: str) -> tuple[Given[str], ...]:
    return tuple(Given(word, "--option") for word in words)


def test_without_a_file_the_defaults_are_in_force() -> None:
    assert configurations().conditions("a.mat") == Conditions(
        load_preset("standard"), Selection.of(), {}, "error", None
    )


def test_what_a_file_says() -> None:
    write(
        f"club/{YAML}",
        """\
        rules: money
        match-length: 7
        select: [MV, CU]
        extend-select: [IN002]
        ignore: [MV012]
        fail-on: never
        baseline: ../known.json
        aliases: {Anna: [ann, a], Bea: b}
        """,
    )
    assert configurations().conditions("club/a.mat") == Conditions(
        with_posted_length(load_preset("money"), 7),
        Selection.of(["MV", "CU"], ["IN002"], ["MV012"]),
        {"ann": "Anna", "a": "Anna", "b": "Bea"},
        "never",
        Path("known.json"),
    )


class TestSections:
    @pytest.fixture(autouse=True)
    def _in_the_archive(self) -> None:
        write(YAML, ARCHIVE)

    def test_a_file_that_no_glob_matches(self) -> None:
        conditions = configurations().conditions("a.mat")
        assert conditions.rules == load_preset("usbgf-2024")
        assert conditions.selection == Selection.of(ignore=["IN001"])

    def test_a_section_beats_the_whole_and_ignores_more(self) -> None:
        conditions = configurations().conditions("1980s/a.mat")
        assert conditions.rules == load_preset("holland-1980s")
        assert conditions.selection == Selection.of(ignore=["IN001", "IN014"])

    def test_of_two_the_later_one_wins(self) -> None:
        conditions = configurations().conditions("1980s/money/b-final.mat")
        assert conditions.rules == with_posted_length(load_preset("money"), 11)
        assert conditions.selection == Selection.of((), ["DI011"], ["IN001", "IN014"])

    def test_members_of_archives_have_paths_too(self) -> None:
        of = configurations().conditions
        assert of("all.zip", "1980s/a.mat").rules == load_preset("holland-1980s")
        assert of("all.zip", "2020s/a.mat").rules == load_preset("usbgf-2024")
        assert of("1980s/all.zip", "a.mat").rules == load_preset("holland-1980s")

    def test_globs_start_at_the_configuration(self, monkeypatch: pytest.MonkeyPatch) -> None:
        write("1980s/deep/a.mat")
        monkeypatch.chdir("1980s/deep")
        assert configurations().conditions("a.mat").rules == load_preset("holland-1980s")
        assert configurations().conditions("../../b.mat").rules == load_preset("usbgf-2024")

    def test_the_command_line_beats_them(self) -> None:
        rules = Layer(rules=Given("fibs", "--rules"), match_length=Given(5, "--match-length"))
        conditions = configurations(rules).conditions("1980s/money/b-final.mat")
        assert conditions.rules == with_posted_length(load_preset("fibs"), 5)


class TestSelecting:
    @pytest.fixture(autouse=True)
    def _configured(self) -> None:
        write(
            YAML,
            """\
            select: [MV]
            extend-select: [IN010]
            ignore: [MV012]
            per-file: {"*.mat": {ignore: [MV013]}}
            """,
        )

    def test_the_command_line_adds_to_it(self) -> None:
        layer = Layer(extend_select=given("IN002"), ignore=given("MV014"))
        assert configurations(layer).conditions("a.mat").selection == Selection.of(
            ["MV"], ["IN010", "IN002"], ["MV012", "MV013", "MV014"]
        )

    def test_a_select_on_the_command_line_begins_anew(self) -> None:
        layer = Layer(select=given("MV", "SC"), ignore=given("SC002"))
        assert configurations(layer).conditions("a.mat").selection == Selection.of(
            ["MV", "SC"], (), ["SC002"]
        )

    def test_an_unknown_check_on_the_command_line(self) -> None:
        with pytest.raises(UnknownCheckError):
            configurations(Layer(ignore=given("XX"))).conditions("a.mat")


def test_what_is_excluded() -> None:
    write(YAML, "exclude: [drafts/, 'old/**/*.txt', /a.mat]")
    write(f"other/{YAML}")
    excludes = configurations().excludes
    left_out = ["drafts", "club/drafts", "old/a.txt", "old/deep/a.txt", "a.mat", "drafts/a.mat"]
    kept = ["draft", "old/a.mat", "club/a.mat", "other/drafts", "drafts.mat"]
    assert [path for path in [*left_out, *kept] if excludes(path)] == left_out
    assert excludes("all.zip", "drafts/a.mat")
    assert not excludes("all.zip", "b.mat")


def test_a_rule_set_is_loaded_once() -> None:
    write("house.yaml", "extends: fibs")
    write(YAML, "rules: house.yaml\nper-file: {'*.txt': {rules: money}}")
    write(f"club/{YAML}", "rules: money")
    loaded: list[str] = []
    known: dict[str, RuleSet] = {}

    def load(name: str) -> RuleSet:
        if name not in known:
            loaded.append(name)
            known[name] = load_rules(name)
        return known[name]

    found = Configurations(Layer(), Nearest(load), load)
    for path in ("a.mat", "a.txt", "b.mat", "club/a.mat"):
        found.conditions(path)
    assert loaded == ["house.yaml", "money"]


def test_files_under_the_same_conditions_share_them() -> None:
    write(YAML, ARCHIVE)
    of = configurations().conditions
    assert of("a.mat") is of("b.mat") is of("deep/c.mat")
    assert of("1980s/a.mat") is of("1980s/b.mat")


def test_a_directory_is_looked_for_once(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    def find(directory: str) -> None:
        asked.append(directory)

    found = Configurations(Layer(), find, load_rules)
    for number in range(100):
        found.conditions(f"club/{number}.mat")
    assert asked == [os.path.abspath("club")]
