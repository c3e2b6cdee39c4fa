"""``bgaudit init``."""

from __future__ import annotations

from pathlib import Path

import pytest
from running import FAULTY, Run, bgaudit

YAML = ".bgaudit.yaml"
WROTE = "bgaudit: wrote .bgaudit.yaml"


@pytest.fixture(autouse=True)
def in_a_directory_with_a_record(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("a.mat").write_text(FAULTY)


def test_what_it_writes_loads_and_changes_nothing() -> None:
    before = bgaudit("check", "a.mat")
    assert bgaudit("init") == Run(0, "", f"{WROTE}\n")
    assert bgaudit("check", "a.mat") == before
    assert bgaudit("check", "--config", YAML, "a.mat") == before


def test_it_does_not_overwrite_unless_it_is_told_to() -> None:
    Path(YAML).write_text("ruls: money")
    refused = Run(2, "", "bgaudit: .bgaudit.yaml is there already: --force overwrites it\n")
    assert bgaudit("init") == refused
    assert Path(YAML).read_text() == "ruls: money"
    assert bgaudit("init", "--force") == Run(0, "", f"{WROTE}\n")
    assert bgaudit("check", "--show-config", "a.mat").out.count("default") == 2


def test_it_tells_what_was_in_force_before(monkeypatch: pytest.MonkeyPatch) -> None:
    Path(YAML).write_text("rules: money")
    Path("club").mkdir()
    monkeypatch.chdir("club")
    told = f"{WROTE}, which is in force here in place of ../.bgaudit.yaml\n"
    assert bgaudit("init") == Run(0, "", told)


def test_where_it_cannot_be_written() -> None:
    Path(YAML).mkdir()
    assert bgaudit("init", "--force") == Run(2, "", "bgaudit: .bgaudit.yaml: is a directory\n")
