"""What is printed of a configuration: it can be read again."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from configuring import YAML, configurations, write

from bgaudit.config.keys import KEYS, SECTIONS
from bgaudit.config.layers import Config, Given, Layer
from bgaudit.config.pages import in_force, to_begin_with
from bgaudit.config.reading import read_config
from bgaudit.rules.loading import load_rules


def test_what_is_in_force_with_the_place_of_each_value() -> None:
    write(
        YAML,
        """\
        rules: usbgf-2024
        ignore:
        - IN001
        exclude: ["*.old"]
        baseline: 'known: all.json'
        aliases:
          "Anna: B.": [ann, "7"]
        per-file:
          1980s/:
            rules: holland-1980s
            match-length: 5
            ignore: IN014
        """,
    )
    layer = configurations(Layer(fail_on=Given("note", "--fail-on"))).layer("1980s/a.mat")
    assert in_force("1980s/a.mat", layer) == (
        "# 1980s/a.mat\n"
        "rules: holland-1980s  # .bgaudit.yaml:10\n"
        "match-length: 5  # .bgaudit.yaml:11\n"
        "ignore:\n"
        "  - IN001  # .bgaudit.yaml:3\n"
        "  - IN014  # .bgaudit.yaml:12\n"
        "fail-on: note  # --fail-on\n"
        "exclude:\n"
        "  - '*.old'  # .bgaudit.yaml:4\n"
        "baseline: 'known: all.json'  # .bgaudit.yaml:5\n"
        "aliases:\n"
        "  'Anna: B.':  # .bgaudit.yaml:7\n"
        "    - ann\n"
        "    - '7'\n"
    )


def test_as_a_file_it_gives_the_same() -> None:
    text = """\
        rules: house.yaml
        select: MV, unused-cube
        extend-select: [IN002]
        aliases: {"#1": "true", Zoë: ["a: b", "- c"]}
        """
    write("house.yaml", "extends: fibs")
    write(YAML, text)
    before = configurations()
    shown = in_force("a.mat", before.layer("a.mat"))
    write(YAML, shown)
    assert configurations().conditions("a.mat") == before.conditions("a.mat")


@pytest.mark.parametrize("path", ["a\nrules: money", "a\x1b[31m.mat", "a\udcff.mat"])
def test_the_name_of_a_file_stays_in_its_comment(path: str) -> None:
    shown = in_force(path, Layer())
    assert shown.count("\n") == 1
    assert shown.isascii()


def test_the_one_to_begin_with_says_nothing_yet() -> None:
    write(YAML, to_begin_with())
    assert read_config(Path(YAML), load_rules) == Config(Path(YAML))


def test_with_all_its_lines_put_in_force_it_says_everything() -> None:
    write(YAML, re.sub(r"^# ", "", to_begin_with(), flags=re.MULTILINE))
    config = read_config(Path(YAML), load_rules)
    assert config is not None
    assert [key.name for key in KEYS if not getattr(config.layer, key.field)] == []
    (section,) = config.sections
    in_sections = [key.name for key in KEYS if getattr(section.layer, key.field)]
    assert in_sections == [key.name for key in KEYS if key.in_sections]


def test_the_example_of_the_readme_has_every_key_too() -> None:
    readme = (Path(__file__).parents[2] / "README.md").read_text(encoding="utf-8")
    section = readme.split("## Configuration\n")[1].split("\n## ")[0]
    example = re.search(r"^    rules:.*?\n\n", section, re.MULTILINE | re.DOTALL)
    assert example is not None
    write(YAML, example[0])
    config = read_config(Path(YAML), load_rules)
    assert config is not None
    assert [key.name for key in KEYS if not getattr(config.layer, key.field)] == []
    rules = configurations().layer("1980s/final.mat").rules
    assert rules is not None
    assert f"rules: {rules.value}  # {rules.place}\n" in section


def test_every_key_is_explained_in_a_line_that_fits() -> None:
    lines = to_begin_with().splitlines()
    assert max(map(len, lines)) <= 100
    keys = [key.name for key in KEYS] + [SECTIONS]
    found = [line.split(":")[0].removeprefix("# ") for line in lines if re.match(r"# \S+:", line)]
    assert found == keys
