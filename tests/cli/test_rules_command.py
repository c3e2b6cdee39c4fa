"""``bgaudit rules``, and rule sets of one's own given to ``bgaudit check``."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from running import CLEAN, PROJECT, Run, bgaudit

from bgaudit import load_preset, load_rules, preset_names

README = (PROJECT / "README.md").read_text(encoding="utf-8")

HOUSE = """\
name: thursday
extends: usbgf-2019
description: The Thursday club.
cube:
  beavers: true
  automatic_doubles: unlimited
score:
  resignation: {values: [1, 3]}
"""

DIFFERENCES = """\
option                    usbgf-2019    thursday    which is
------------------------  ------------  ----------  ----------------------------------------------------------------
cube.beavers              false         true        whether there are beavers in money play
cube.automatic_doubles    0             unlimited   how many ties of the opening dice double the cube in money play;
                                                    true: one
score.resignation.values  [1, 2, 3]     [1, 3]      what may be resigned, times the cube
"""  # noqa: E501 - a table as wide as it is


@pytest.fixture(autouse=True)
def in_a_directory_with_a_rule_set(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("house.yaml").write_text(HOUSE)
    Path("final.mat").write_text(CLEAN)


class TestList:
    def test_every_rule_set_has_a_row(self) -> None:
        run = bgaudit("rules")
        heading, _, *rows = run.out.splitlines()
        assert (run.status, run.err) == (0, "")
        assert heading.split() == ["rule", "set", "what", "it", "is"]
        assert [row.split()[0] for row in rows if not row.startswith(" ")] == preset_names()

    def test_a_row_tells_what_it_is(self) -> None:
        assert (
            "holland-1980s                        Matches of the 1980s with the Holland rule: "
            "after the Crawford game each side plays\n"
            "                                     two rolls before the cube may be turned.\n"
        ) in bgaudit("rules").out


class TestOneWhole:
    def test_what_is_printed_is_a_file_of_the_same_rule_set(self) -> None:
        run = bgaudit("rules", "timed-app")
        assert (run.status, run.err) == (0, "")
        Path("copy.yaml").write_text(run.out, encoding="utf-8")
        assert load_rules("copy.yaml") == load_preset("timed-app")

    def test_a_file_is_printed_with_what_it_extends(self) -> None:
        out = bgaudit("rules", "house.yaml").out
        assert out.startswith("name: thursday\ndescription: The Thursday club.\nsources:\n- US ")
        assert "\n  automatic_doubles: unlimited\n" in out
        assert "\n  delay_s: 12\n" in out


class TestDifferences:
    def test_of_two(self) -> None:
        assert bgaudit("rules", "--diff", "usbgf-2019", "house.yaml") == Run(0, DIFFERENCES, "")

    def test_none(self) -> None:
        message = "usbgf-2019 and usbgf-2024 differ in no option\n"
        assert bgaudit("rules", "--diff", "usbgf-2019", "usbgf-2024") == Run(0, message, "")


class TestRefusals:
    @pytest.mark.parametrize(
        ("arguments", "message"),
        [
            (["usbgf"], "unknown rule set 'usbgf': did you mean 'usbgf-2024'?"),
            (
                ["--diff", "standard", "x"],
                "unknown rule set 'x': 'bgaudit rules' lists those there are",
            ),
            (["hose.yaml"], "hose.yaml: no such file or directory"),
            (
                ["--diff", "standard", "money", "fibs"],
                "give a rule set to print, or --diff with two, not both",
            ),
        ],
    )
    def test_what_cannot_be_told(self, arguments: list[str], message: str) -> None:
        assert bgaudit("rules", *arguments) == Run(2, "", f"bgaudit: {message}\n")

    def test_a_mistake_in_a_file(self) -> None:
        Path("house.yaml").write_text(HOUSE.replace("beavers", "beaver"))
        message = "house.yaml:5: unknown option 'cube.beaver': did you mean 'cube.beavers'?"
        for arguments in (["rules", "house.yaml"], ["check", "--rules", "house.yaml", "final.mat"]):
            assert bgaudit(*arguments) == Run(2, "", f"bgaudit: {message}\n")


def test_the_rule_set_that_the_readme_shows_is_one() -> None:
    shown = re.search(r"\n\n((?:    .*\n)*    extends:.*\n(?:    .*\n)*)", README)
    assert shown is not None
    Path("club.yaml").write_text(shown[1])
    rules = load_rules("club.yaml")
    assert (rules.name, rules.cube.max, rules.cube.beavers) == ("thursday", 64, True)


def test_a_record_is_checked_under_a_file() -> None:
    run = bgaudit("check", "--format", "json", "--rules", "house.yaml", "final.mat")
    assert json.loads(run.out)["rules"] == "thursday"
