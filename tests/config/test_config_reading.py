"""What can be written in a configuration, in either format, and what is told of a mistake."""

from __future__ import annotations

from pathlib import Path
from textwrap import dedent

import pytest
from configuring import write

from bgaudit.config.errors import ConfigError
from bgaudit.config.layers import Config, Given, Layer, Player, Section
from bgaudit.config.reading import read_config
from bgaudit.rules.loading import load_rules


def read(name: str, text: str) -> Config | None:
    write(name, text)
    return read_config(Path(name), load_rules)


def refusal(name: str, text: str) -> str:
    with pytest.raises(ConfigError) as refused:
        read(name, text)
    return str(refused.value)


WHOLE_YAML = """\
rules: usbgf-2024
match-length: 7
select: [MV, CU]
extend-select: unused-cube, IN002
ignore: [IN014, missing-hit-mark]
fail-on: warning
exclude: drafts/
baseline: known.json
aliases:
  Anna:
  - anna_b
  - A. Bianchi
  Marc: marco
per-file:
  1980s/**:
    rules: holland-1980s
    match-length: 5
  "*.txt":
    extend-select: [DI011]
    ignore: IN001
"""

WHOLE_TOML = """\
[tool.bgaudit]
rules = "usbgf-2024"
match-length = 7
select = ["MV", "CU"]
extend-select = "unused-cube, IN002"
ignore = [
    "IN014",
    "missing-hit-mark",
]
fail-on = "warning"
exclude = "drafts/"
baseline = "known.json"

[tool.bgaudit.aliases]
Anna = ["anna_b", "A. Bianchi"]
Marc = "marco"

[tool.bgaudit.per-file]
"1980s/**" = { rules = "holland-1980s", match-length = 5 }

[tool.bgaudit.per-file."*.txt"]
extend-select = ["DI011"]
ignore = "IN001"
"""


def test_every_key_in_yaml() -> None:
    def at(line: int) -> str:
        return f"club/.bgaudit.yaml:{line}"

    assert read("club/.bgaudit.yaml", WHOLE_YAML) == Config(
        Path("club/.bgaudit.yaml"),
        Layer(
            rules=Given("usbgf-2024", at(1)),
            match_length=Given(7, at(2)),
            select=(Given("MV", at(3)), Given("CU", at(3))),
            extend_select=(Given("unused-cube", at(4)), Given("IN002", at(4))),
            ignore=(Given("IN014", at(5)), Given("missing-hit-mark", at(5))),
            fail_on=Given("warning", at(6)),
            exclude=(Given("drafts/", at(7)),),
            baseline=Given("club/known.json", at(8)),
            aliases=(
                Given(Player("Anna", ("anna_b", "A. Bianchi")), at(10)),
                Given(Player("Marc", ("marco",)), at(13)),
            ),
        ),
        (
            Section(
                "1980s/**",
                Layer(rules=Given("holland-1980s", at(16)), match_length=Given(5, at(17))),
            ),
            Section(
                "*.txt",
                Layer(extend_select=(Given("DI011", at(19)),), ignore=(Given("IN001", at(20)),)),
            ),
        ),
    )


def test_every_key_in_toml() -> None:
    def at(line: int) -> str:
        return f"pyproject.toml:{line}"

    assert read("pyproject.toml", WHOLE_TOML) == Config(
        Path("pyproject.toml"),
        Layer(
            rules=Given("usbgf-2024", at(2)),
            match_length=Given(7, at(3)),
            select=(Given("MV", at(4)), Given("CU", at(4))),
            extend_select=(Given("unused-cube", at(5)), Given("IN002", at(5))),
            ignore=(Given("IN014", at(6)), Given("missing-hit-mark", at(6))),
            fail_on=Given("warning", at(10)),
            exclude=(Given("drafts/", at(11)),),
            baseline=Given("known.json", at(12)),
            aliases=(
                Given(Player("Anna", ("anna_b", "A. Bianchi")), at(15)),
                Given(Player("Marc", ("marco",)), at(16)),
            ),
        ),
        (
            Section(
                "1980s/**",
                Layer(rules=Given("holland-1980s", at(19)), match_length=Given(5, at(19))),
            ),
            Section(
                "*.txt",
                Layer(extend_select=(Given("DI011", at(22)),), ignore=(Given("IN001", at(23)),)),
            ),
        ),
    )


def test_a_rule_set_of_ones_own_is_looked_for_beside_the_configuration() -> None:
    write("club/house.yaml", "cube: {max: 64}")
    config = read("club/.bgaudit.yaml", "rules: house.yaml\n")
    assert config is not None
    assert config.layer.rules == Given("club/house.yaml", "club/.bgaudit.yaml:1")


@pytest.mark.parametrize("text", ["", "# rules: standard\n", "ignore:\naliases:\nper-file:\n"])
def test_a_file_that_says_nothing_is_a_configuration(text: str) -> None:
    assert read(".bgaudit.yaml", text) == Config(Path(".bgaudit.yaml"))


@pytest.mark.parametrize(
    "text",
    [
        "",
        '[project]\nname = "club"',
        '[project]\ndependencies = ["bgaudit"]',
        "[tool.ruff]\nbgaudit = 1",
        "tool = 'bgaudit'",
    ],
)
def test_a_toml_file_without_our_table_is_none(text: str) -> None:
    assert read("pyproject.toml", text) is None


FAULTS = [
    ("ruls: money", ":1: unknown key 'ruls': did you mean 'rules'?"),
    ("\nfail_on: error", ":2: unknown key 'fail_on': did you mean 'fail-on'?"),
    ("per_file: {}", ":1: unknown key 'per_file': did you mean 'per-file'?"),
    (
        "chess: 1",
        ":1: unknown key 'chess': it is one of rules, match-length, select, extend-select, "
        "ignore, fail-on, slips, exclude, baseline, aliases or per-file",
    ),
    ("rules: mony", ":1: rules: unknown rule set 'mony': did you mean 'money'?"),
    ("rules: nope.yaml", ":1: rules: nope.yaml: no such file or directory"),
    ("rules: [money]", ":1: rules: expected text, not a list"),
    ("rules:", ":1: rules: expected text, not nothing"),
    ("rules: money\nrules: fibs", ":2: a configuration: 'rules' is given twice, first in line 1"),
    ("match-length: 0", ":1: match-length: expected a whole number from 1, not '0'"),
    ("match-length: seven", ":1: match-length: expected a whole number from 1, not 'seven'"),
    ("match-length: '7'", ":1: match-length: expected a whole number from 1, not the text '7'"),
    (
        "fail-on: warn",
        ":1: fail-on: expected error, warning, note or never, not 'warn': did you mean 'warning'?",
    ),
    ("fail-on: no", ":1: fail-on: expected text, not 'no'"),
    (
        "select:\n- MV\n- unused-cub",
        ":3: select: unknown check 'unused-cub': did you mean IN010 unused-cube?",
    ),
    ("ignore: [MV012, [MV]]", ":1: ignore: expected text, not a list"),
    ("extend-select: {MV: 1}", ":1: extend-select: expected text, not a mapping"),
    ("exclude:\n- a\n- '[z-a]'", ":3: exclude: '[z-a]' is no glob: bad character range z-a"),
    ('rules: "a\\0.yaml"', ":1: rules: no file has the name the text 'a\0.yaml'"),
    ("baseline: 7", ":1: baseline: expected text, not '7'"),
    ("aliases: [Anna]", ":1: aliases: expected keys with their values, not a list"),
    ("aliases:\n  Anna: [7]", ":2: aliases.Anna: expected text, not '7'"),
    (
        "aliases:\n  Anna: [ann]\n  Bea:\n  - b\n  - ann",
        ":5: aliases: 'ann' is a name of 'Anna' and of 'Bea'",
    ),
    ("aliases:\n  Anna: [Bea]\n  Bea: [b]", ":3: aliases: 'Bea' is a name of 'Anna' and of 'Bea'"),
    (
        "per-file:\n  old/*:\n    ignored: MV",
        ":3: unknown key 'per-file.\"old/*\".ignored': did you mean 'ignore'?",
    ),
    (
        "per-file:\n  old/*:\n    baseline: b.json",
        ":3: unknown key 'per-file.\"old/*\".baseline': it is one of rules, match-length, "
        "extend-select or ignore",
    ),
    (
        "per-file:\n  old/*:\n    rules: mony",
        ":3: per-file.\"old/*\".rules: unknown rule set 'mony': did you mean 'money'?",
    ),
    ("per-file:\n  '[z-a]': {}", ":2: per-file: '[z-a]' is no glob: bad character range z-a"),
    ("rules", ":1: a configuration: expected keys with their values, not 'rules'"),
    (
        "rules: [money",
        ":1: not YAML: while parsing a flow sequence, expected ',' or ']', but got '<stream end>'",
    ),
]


@pytest.mark.parametrize(("text", "message"), FAULTS)
def test_a_fault_in_yaml(text: str, message: str) -> None:
    assert refusal(".bgaudit.yaml", text) == f".bgaudit.yaml{message}"


TOML_FAULTS = [
    ("[tool.bgaudit]\n# a comment\nruls = 1", ":3: unknown key 'ruls': did you mean 'rules'?"),
    ("[tool]\nbgaudit.ruls = 1", ":2: unknown key 'ruls': did you mean 'rules'?"),
    ("tool = {bgaudit = {ruls = 1}}", ":1: unknown key 'ruls': did you mean 'rules'?"),
    (
        '[tool.bgaudit]\nignore = [\n  "MV", # [x]\n  ]\nselect = [\n  "MV",\n  "XX"]\nrules = 1',
        ":5: select: unknown check 'XX': bgaudit checks lists all",
    ),
    (
        '[tool.other]\nignore = "x"\n[tool.bgaudit]\nexclude = """\n[tool.bgaudit]\nignore=1"""\n'
        "ignore = 1979-05-27",
        ":7: ignore: expected text, not '1979-05-27'",
    ),
    (
        "[tool.bgaudit]\nmatch-length = 7.0",
        ":2: match-length: expected a whole number from 1, not '7.0'",
    ),
    (
        "[tool.bgaudit]\nmatch-length = true",
        ":2: match-length: expected a whole number from 1, not 'true'",
    ),
    ("tool.bgaudit = 3", ":1: a configuration: expected keys with their values, not '3'"),
    (
        "[[tool.bgaudit]]\nrules = 'money'",
        ":1: a configuration: expected keys with their values, not a list",
    ),
    (
        "[tool.bgaudit.per-file.'old/*']\nrules = 'money'\nfail-on = 'never'",
        ":3: unknown key 'per-file.\"old/*\".fail-on': it is one of rules, match-length, "
        "extend-select or ignore",
    ),
    ("[tool.bgaudit]\nmatch-length = 0x" + "f" * 5000, ": a number in it is too long"),
    ("[tool.bgaudit]\nmatch-length = 1" + "0" * 5000, ": a number in it is too long"),
    ("[tool.bgaudit" + ".a" * 5000 + "]", ": nested too deeply"),
    ("[tool.bgaudit]\nrules = money", ":2: not TOML: invalid value"),
    ("[tool.bgaudit]\nrules = [", ":2: not TOML: invalid value"),
    (
        "[tool.bgaudit]\nrules = 'a'\nrules = 'b'\n",
        ":3: not TOML: cannot overwrite a value",
    ),
]


@pytest.mark.parametrize(("text", "message"), TOML_FAULTS)
def test_a_fault_in_toml(text: str, message: str) -> None:
    assert refusal("pyproject.toml", text) == f"pyproject.toml{message}"


def test_a_fault_in_a_rule_set_that_is_named() -> None:
    write("house.yaml", "cube:\n  beaver: true\n")
    assert refusal(".bgaudit.yaml", "\nrules: house.yaml") == (
        ".bgaudit.yaml:2: rules: house.yaml:2: unknown option 'cube.beaver': "
        "did you mean 'cube.beavers'?"
    )


@pytest.mark.parametrize(
    ("name", "key"), [(".bgaudit.yaml", "rules: "), ("pyproject.toml", "tool.bgaudit = ")]
)
def test_what_is_no_text_or_nested_too_deeply(name: str, key: str) -> None:
    Path(name).write_bytes(b"\xff\xfe")
    with pytest.raises(ConfigError) as refused:
        read_config(Path(name), load_rules)
    assert str(refused.value) == f"{name}: not UTF-8"
    assert refusal(name, key + "[" * 10_000) == f"{name}: nested too deeply"


def test_yaml_cannot_make_anything_but_text() -> None:
    message = refusal(".bgaudit.yaml", "rules: !!python/object/apply:os.getcwd []")
    assert message == ".bgaudit.yaml:1: rules: expected text, not a list"


def test_the_order_of_lines_is_that_of_an_editor() -> None:
    text = dedent("[tool.bgaudit]\r\nrules = 'money'\r\nignor = 'MV'\r\n")
    Path("pyproject.toml").write_bytes(text.encode())
    with pytest.raises(ConfigError, match=r"^pyproject.toml:3: unknown key 'ignor'"):
        read_config(Path("pyproject.toml"), load_rules)
