"""``bgaudit check`` and ``live`` with configuration files."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from textwrap import dedent

import pytest
from running import CLEAN, ENVIRONMENT, FAULTY, Run, bgaudit, process

YAML = ".bgaudit.yaml"


@pytest.fixture(autouse=True)
def in_an_archive(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    write("club/a.mat", FAULTY)
    write("club/old/b.mat", CLEAN)


def write(path: str, text: str) -> None:
    Path(path).parent.mkdir(parents=True, exist_ok=True)
    Path(path).write_text(dedent(text), encoding="utf-8")


def report(*arguments: str) -> dict[str, tuple[str, list[str], list[str]]]:
    """To each file its rule set, its players and the codes of its findings."""
    run = bgaudit("check", "--format", "json", *arguments)
    assert run.err == ""
    return {
        file["path"]: (
            file["matches"][0]["rules"],
            file["matches"][0]["players"],
            [finding["code"] for finding in file["findings"]],
        )
        for file in json.loads(run.out)["files"]
    }


PLAYERS = ["Anna", "Marc"]


class TestWhichHolds:
    def test_the_nearest_file_upwards_from_each_record(self) -> None:
        write(YAML, "rules: usbgf-2024")
        write(f"club/old/{YAML}", "rules: us-before-2008")
        assert report("club") == {
            "club/a.mat": ("usbgf-2024", PLAYERS, ["MV002"]),
            "club/old/b.mat": ("us-before-2008", PLAYERS, ["SC022"]),
        }

    def test_the_one_of_the_working_directory_is_no_nearer(
        self, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        write(f"elsewhere/{YAML}", "rules: fibs")
        monkeypatch.chdir("elsewhere")
        assert report("../club/a.mat") == {"../club/a.mat": ("standard", PLAYERS, ["MV002"])}

    def test_standard_input_has_that_of_the_working_directory(self) -> None:
        write(YAML, "rules: usbgf-2024")
        run = bgaudit("check", "-", stdin=CLEAN.encode())
        assert run.out.startswith("<stdin> · 2-point match · Anna – Marc · rules: usbgf-2024\n")

    def test_a_table_of_pyproject(self) -> None:
        write("pyproject.toml", "[tool.bgaudit]\nrules = 'usbgf-2024'\nignore = 'MV002'\n")
        write("club/old/pyproject.toml", "[project]\nname = 'old'\n")
        assert report("club") == {
            "club/a.mat": ("usbgf-2024", PLAYERS, []),
            "club/old/b.mat": ("usbgf-2024", PLAYERS, []),
        }

    def test_one_that_is_named_holds_for_all(self) -> None:
        write(f"club/{YAML}", "rules: fibs")
        write("strict/ours.yaml", "rules: usbgf-2024\nper-file: {old/: {rules: money}}")
        found = report("--config", "strict/ours.yaml", "club")
        assert [rules for rules, _, _ in found.values()] == ["usbgf-2024", "money"]

    def test_or_none_at_all(self) -> None:
        write(YAML, "ruls: no such key")
        assert report("--isolated", "club/a.mat") == {
            "club/a.mat": ("standard", PLAYERS, ["MV002"])
        }


class TestWhatItSays:
    def test_rules_and_ignores_by_glob(self) -> None:
        write(
            YAML,
            """\
            per-file:
              old/:
                rules: us-before-2008
              "*.mat":
                ignore: [wrong-distance]
            """,
        )
        assert report("club") == {
            "club/a.mat": ("standard", PLAYERS, []),
            "club/old/b.mat": ("us-before-2008", PLAYERS, ["SC022"]),
        }

    def test_a_report_names_all_rule_sets(self) -> None:
        write(YAML, "per-file: {old/: {rules: us-before-2008}}")
        run = bgaudit("check", "club")
        assert "\nall matches · rules: standard, us-before-2008\n" in run.out

    def test_aliases(self) -> None:
        write(YAML, "aliases: {Anna Bianchi: [Anna, anna_b]}")
        assert report("club/a.mat") == {
            "club/a.mat": ("standard", ["Anna Bianchi", "Marc"], ["MV002"])
        }

    def test_the_posted_length(self) -> None:
        write(YAML, "match-length: 5")
        assert report("club/old") == {
            "club/old/b.mat": ("standard", PLAYERS, ["MT009", "MT003", "SC016"])
        }

    def test_what_fails_is_decided_for_each_record(self) -> None:
        write(f"club/{YAML}", "fail-on: never")
        write(f"club/old/{YAML}", "fail-on: warning")
        assert bgaudit("check", "club").status == 0
        write("club/old/b.mat", CLEAN.replace("8/5 6/5", "8/5 6/5*"))
        assert bgaudit("check", "club").status == 1
        assert bgaudit("check", "club/a.mat").status == 0

    def test_live_follows_it_too(self) -> None:
        write(YAML, "fail-on: never\naliases: {Anna Bianchi: Anna}")
        run = process("live", "-", stdin=FAULTY.encode())
        assert run.status == 0
        assert "error MV002 wrong-distance · line 5 · game 1, move 1 · Anna Bianchi\n" in run.out
        write(YAML, "ignore: MV002")
        run = process("live", "-", stdin=FAULTY.encode())
        assert (run.status, "MV002" in run.out) == (0, False)
        assert process("live", "--isolated", "-", stdin=FAULTY.encode()).status == 1


class TestTheCommandLine:
    def test_it_beats_the_file(self) -> None:
        write(
            YAML, "rules: fibs\nfail-on: never\nmatch-length: 5\nper-file: {a.mat: {rules: money}}"
        )
        run = bgaudit(
            *("check", "--rules", "usbgf-2024", "--fail-on", "error", "--match-length", "2"),
            "club/a.mat",
        )
        assert run.status == 1
        assert "rules: usbgf-2024\n" in run.out
        assert "MT009" not in run.out

    def test_its_select_begins_anew(self) -> None:
        write(YAML, "ignore: MV002")
        assert report("club/a.mat")["club/a.mat"][2] == []
        assert report("--select", "MV002", "club/a.mat")["club/a.mat"][2] == ["MV002"]


class TestShowConfig:
    def test_a_document_for_each_record(self) -> None:
        write(YAML, "rules: fibs\nper-file:\n  old/:\n    rules: money\n")
        assert bgaudit("check", "--show-config", "--fail-on", "note", "club") == Run(
            0,
            "# club/a.mat\n"
            "rules: fibs  # .bgaudit.yaml:1\n"
            "fail-on: note  # --fail-on\n"
            "---\n"
            "# club/old/b.mat\n"
            "rules: money  # .bgaudit.yaml:4\n"
            "fail-on: note  # --fail-on\n",
            "",
        )

    def test_without_a_file(self) -> None:
        assert bgaudit("check", "--show-config", "-") == Run(
            0, "# <stdin>\nrules: standard  # default\nfail-on: error  # default\n", ""
        )


class TestRefusals:
    @pytest.mark.parametrize("option", [[], ["--show-config"]])
    def test_a_configuration_that_cannot_be_used(self, option: list[str]) -> None:
        write(f"club/old/{YAML}", "rules: money\nfail_on: note\n")
        assert bgaudit("check", *option, "club") == Run(
            2,
            "",
            "bgaudit: club/old/.bgaudit.yaml:2: unknown key 'fail_on': did you mean 'fail-on'?\n",
        )

    @pytest.mark.parametrize(
        ("arguments", "message"),
        [
            (["--config", "nope.yaml"], "nope.yaml: no such file or directory"),
            (["--config", "x.yaml", "--isolated"], "give --config or --isolated, not both"),
            (
                ["--select", "unused-cub"],
                "unknown check 'unused-cub': did you mean IN010 unused-cube?",
            ),
        ],
    )
    def test_options_that_cannot_be_met(self, arguments: list[str], message: str) -> None:
        assert bgaudit("check", *arguments, "club") == Run(2, "", f"bgaudit: {message}\n")
        assert bgaudit("live", *arguments, "club/a.mat") == Run(2, "", f"bgaudit: {message}\n")


def imported(*arguments: str) -> list[str]:
    """What a run imports of what only some configurations need."""
    script = (
        "import sys\nfrom bgaudit import cli\nsys.argv = ['bgaudit', *sys.argv[1:]]\n"
        "try: cli.main()\n"
        "except SystemExit: pass\n"
        "wanted = ('tomllib', 'bgaudit.config.reading', 'bgaudit.config.pages')\n"
        "print(*(name for name in wanted if name in sys.modules), file=sys.stderr)"
    )
    done = subprocess.run(
        [sys.executable, "-c", script, *arguments], env=ENVIRONMENT, capture_output=True, check=True
    )
    return done.stderr.decode().split()


def test_what_is_not_needed_is_not_imported() -> None:
    assert imported("check", "club/a.mat") == []
    write(YAML, "rules: money")
    assert imported("check", "club/a.mat") == ["bgaudit.config.reading"]
    os.remove(YAML)
    write("pyproject.toml", "[tool.bgaudit]\n")
    assert imported("check", "club/a.mat") == ["tomllib", "bgaudit.config.reading"]
