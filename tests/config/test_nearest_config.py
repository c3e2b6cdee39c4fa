"""Which configuration is in force where."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from configuring import YAML, write

from bgaudit.config.errors import ConfigError
from bgaudit.config.files import Nearest, named_config
from bgaudit.rules.loading import load_rules

PROJECT = Path(__file__).parents[2]


def in_force(directory: str) -> str | None:
    """The file that is in force in a directory."""
    config = Nearest(load_rules)(os.path.abspath(directory))
    return config.file.as_posix() if config else None


def test_it_is_the_nearest_one_upwards_alone() -> None:
    write(YAML, "rules: money")
    write(f"club/{YAML}", "ignore: IN001")
    write("club/1980s/deep/a.mat")
    assert in_force(".") == ".bgaudit.yaml"
    assert in_force("club") == "club/.bgaudit.yaml"
    assert in_force("club/1980s/deep") == "club/.bgaudit.yaml"
    config = Nearest(load_rules)(os.path.abspath("club"))
    assert config is not None
    assert config.layer.rules is None


def test_the_working_directory_makes_no_difference(monkeypatch: pytest.MonkeyPatch) -> None:
    write(YAML)
    write("club/a.mat")
    write(f"other/{YAML}")
    monkeypatch.chdir("other")
    assert in_force("../club") == "../.bgaudit.yaml"


def test_where_there_is_none() -> None:
    write("club/a.mat")
    assert in_force("club") is None


def test_a_pyproject_without_our_table_is_passed_over() -> None:
    write("pyproject.toml", "[tool.bgaudit]\n")
    write("club/pyproject.toml", '[project]\nname = "bgaudit"\n[tool]\nother = "bgaudit"\n')
    write("house/pyproject.toml", "no TOML at all")
    assert in_force("club") == "pyproject.toml"
    assert in_force("house") == "pyproject.toml"


@pytest.mark.parametrize(
    "table",
    [
        "[tool.bgaudit]",
        "[ tool . 'bgaudit' ]",
        '["tool"."bgaudit"]',
        "[tool.bgaudit.aliases]",
        "[tool]\nbgaudit.rules = 'money'",
        "[tool]\nbgaudit = {}",
        "tool.bgaudit = {}",
        "tool = {bgaudit = {}}",
    ],
)
def test_the_table_may_be_written_in_any_way(table: str) -> None:
    write("pyproject.toml", f"{table}\n")
    assert in_force(".") == "pyproject.toml"


def test_a_file_of_our_own_comes_before_the_table() -> None:
    write("pyproject.toml", "[tool.bgaudit]\n")
    assert in_force(".") == "pyproject.toml"
    write(".bgaudit.yml")
    assert in_force(".") == ".bgaudit.yml"
    write(".bgaudit.yaml")
    assert in_force(".") == ".bgaudit.yaml"


def test_a_directory_of_that_name_is_none() -> None:
    write(f"{YAML}/a.mat")
    assert in_force(".") is None


def test_a_fault_is_told_where_the_file_is() -> None:
    write(f"club/{YAML}", "ruls: money")
    with pytest.raises(ConfigError, match=r"^club/\.bgaudit\.yaml:1: unknown key 'ruls'"):
        in_force("club")


def test_a_directory_is_looked_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    write("club/a/b/c.mat")
    write("club/d/e.mat")
    looked: list[str] = []
    real = os.path.isfile

    def isfile(path: str) -> bool:
        looked.append(path)
        return real(path)

    monkeypatch.setattr("bgaudit.config.files.os.path.isfile", isfile)
    nearest = Nearest(load_rules)
    for _ in range(3):
        for directory in ("club/a/b", "club/d", "club/a"):
            nearest(os.path.abspath(directory))
    assert len(looked) == len(set(looked))
    assert {os.path.dirname(path) for path in looked} >= {
        os.path.abspath(directory) for directory in (".", "club", "club/a", "club/a/b", "club/d")
    }


def test_nothing_is_imported_to_find_that_there_is_none() -> None:
    script = (
        "import os, sys\n"
        "from bgaudit.config.files import Nearest\n"
        "assert Nearest(None)(os.getcwd()) is None\n"
        "print(sorted({'yaml', 'tomllib', 'bgaudit.config.reading'} & set(sys.modules)))"
    )
    done = subprocess.run(
        [sys.executable, "-c", script],
        env=os.environ | {"PYTHONPATH": str(PROJECT)},
        capture_output=True,
        check=True,
    )
    assert done.stdout.decode().strip() == "[]"


class TestNamed:
    def test_either_kind(self) -> None:
        write("ours/strict.yaml", "fail-on: note")
        write("ours/strict.toml", "[tool.bgaudit]\nfail-on = 'note'")
        for name in ("ours/strict.yaml", "ours/strict.toml"):
            config = named_config(name, load_rules)
            assert config.layer.fail_on == ("note", f"{name}:{1 if 'yaml' in name else 2}")
            assert config.directory == Path("ours").absolute()

    @pytest.mark.parametrize(
        ("name", "message"),
        [
            ("nope.yaml", "nope.yaml: no such file or directory"),
            ("ours.toml", "ours.toml: it has no table [tool.bgaudit]"),
        ],
    )
    def test_none(self, name: str, message: str) -> None:
        write("ours.toml", "[project]\n")
        with pytest.raises(ConfigError) as refused:
            named_config(name, load_rules)
        assert str(refused.value) == message
