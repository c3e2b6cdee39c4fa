"""Rule sets from files: what can be written, and what is told of a mistake."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from operator import attrgetter
from pathlib import Path

import pytest

from bgaudit.report.rule_set_pages import as_yaml
from bgaudit.rules.loading import RuleSetError, load_rules, preset_names, with_option
from bgaudit.rules.options.declare import UNLIMITED
from bgaudit.rules.options.wanted import Wanted, options_of
from bgaudit.rules.presets import load_preset
from bgaudit.rules.ruleset import RuleSet


@pytest.fixture(autouse=True)
def in_an_empty_directory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def house(text: str) -> RuleSet:
    """The rule set of a file with this text."""
    Path("house.yaml").write_text(text, encoding="utf-8")
    return load_rules("house.yaml")


def refusal(text: str) -> str:
    with pytest.raises(RuleSetError) as refused:
        house(text)
    return str(refused.value)


class TestWhatCanBeWritten:
    def test_the_options_in_which_it_differs_from_another(self) -> None:
        rules = house(
            """\
            extends: usbgf-2024
            description: The Thursday club.
            cube:
              beavers: true
              max: 64
            time: {reserve: {extra_s: 60}}
            """
        )
        base = load_preset("usbgf-2024")
        assert rules == replace(
            base,
            name="house",
            description="The Thursday club.",
            cube=replace(base.cube, beavers=True, max=64),
            time=replace(base.time, reserve=replace(base.time.reserve, extra_s=60)),
        )

    def test_it_has_a_name_and_a_description_if_it_gives_none(self) -> None:
        rules = house("extends: fibs")
        assert (rules.name, rules.description) == ("house", "fibs, with changes")
        assert rules.sources == load_preset("fibs").sources

    def test_without_another_the_options_have_their_usual_values(self) -> None:
        assert house("name: ours") == RuleSet("ours", "")

    def test_sections_that_say_nothing(self) -> None:
        assert house("cube:\nscore: {}") == RuleSet("house", "")

    def test_another_file_is_looked_for_beside_the_one_that_extends_it(self) -> None:
        Path("club").mkdir()
        Path("club/federation.yaml").write_text("extends: ../country.yml\nscore: {gammon: 1}")
        Path("country.yml").write_text("cube: {max: 32}")
        rules = load_rules(Path("club/federation.yaml"))
        assert (rules.score.gammon, rules.cube.max) == (1, 32)

    def test_a_preset_comes_before_a_file_of_its_name(self) -> None:
        Path("money").write_text("cube: {max: 2}")
        Path("ours").write_text("cube: {max: 2}")
        assert load_rules("money") == load_preset("money")
        assert load_rules("ours").cube.max == 2

    @pytest.mark.parametrize(
        ("written", "key", "value"),
        [
            ("cube: {raccoons: false}", "cube.raccoons", 0),
            ("cube: {raccoons: true}", "cube.raccoons", 1),
            ("cube: {raccoons: unlimited}", "cube.raccoons", UNLIMITED),
            ("cube: {murphy: true}", "cube.automatic_doubles", 1),
            ("cube: {murphy: unlimited}", "cube.automatic_doubles", UNLIMITED),
            ("cube: {murphy_limit: 3}", "cube.automatic_doubles", 3),
            ("cube: {murphy: true, murphy_limit: 3}", "cube.automatic_doubles", 3),
            ("cube: {murphy: false, murphy_limit: 3}", "cube.automatic_doubles", 0),
            ("moves: {bearoff_min_waste: yes}", "moves.bearoff_waste", "min_total"),
            ("moves: {bearoff_min_waste: false}", "moves.bearoff_waste", "standard"),
            ("cube: {crawford: open}", "cube.crawford", None),
            ("cube: {crawford: null}", "cube.crawford", None),
            ("cube: {crawford: unspecified}", "cube.crawford", None),
            ("opening: {roll: unspecified}", "opening.roll", None),
            ("moves: {transit: unspecified}", "moves.transit", "unspecified"),
            ("moves: {transit: open}", "moves.transit", "unspecified"),
            ("score: {backgammon_condition: none}", "score.backgammon_condition", "none"),
        ],
    )
    def test_words_for_values(self, written: str, key: str, value: object) -> None:
        assert attrgetter(key)(house(written)) == value

    def test_a_fixed_resignation_is_changed_or_taken_away(self) -> None:
        changed = house("extends: timed-app\nscore: {resignation: {fixed: {none_off: 3}}}")
        fixed = changed.score.resignation.fixed
        assert fixed is not None
        assert (fixed.none_off, fixed.some_off) == (3, 1)
        none = house("extends: timed-app\nscore: {resignation: {fixed: null}}")
        assert none.score.resignation.fixed is None


WRONG = [
    ("cubes: {}", "house.yaml:1: unknown key 'cubes': did you mean 'cube' or 'chouette.cube'?"),
    ("jacoby: true", "house.yaml:1: unknown key 'jacoby': did you mean 'score.jacoby'?"),
    ("puzzle: {}", "house.yaml:1: unknown key 'puzzle'"),
    (
        "cube:\n  beaver: true",
        "house.yaml:2: unknown option 'cube.beaver': did you mean 'cube.beavers'?",
    ),
    (
        "cube:\n  jacoby: true",
        "house.yaml:2: unknown option 'cube.jacoby': did you mean 'score.jacoby'?",
    ),
    (
        "time:\n  reserve:\n    per_point: 60",
        "house.yaml:3: unknown option 'time.reserve.per_point': "
        "did you mean 'time.reserve.per_point_s'?",
    ),
    (
        "moves:\n  bearoff_waste: min",
        "house.yaml:2: moves.bearoff_waste: expected standard, full_value_if_possible or "
        "min_total, not 'min': did you mean 'min_total'?",
    ),
    (
        "moves:\n  bearoff_min_waste: maybe",
        "house.yaml:2: moves.bearoff_min_waste: expected true or false, not 'maybe'",
    ),
    (
        "moves:\n  non_condonable: [backward]",
        "house.yaml:2: moves.non_condonable: expected backwards, illegal_bearoff, "
        "opponent_checker, hit_off_board or impossible_position, not 'backward': "
        "did you mean 'backwards'?",
    ),
    (
        "cube:\n  crawford: perhaps",
        "house.yaml:2: cube.crawford: expected true, false or open, not 'perhaps'",
    ),
    (
        "cube:\n  in_use: open",
        "house.yaml:2: cube.in_use: expected true or false, not 'open'",
    ),
    (
        "cube:\n  max: 1",
        "house.yaml:2: cube.max: expected a whole number from 2 or null, not '1'",
    ),
    (
        "cube:\n  max: [64]",
        "house.yaml:2: cube.max: expected a whole number from 2 or null, not a list",
    ),
    (
        "cube:\n  raccoons: -1",
        "house.yaml:2: cube.raccoons: expected a whole number, unlimited or open, not '-1'",
    ),
    ('score:\n  gammon: "2"', "house.yaml:2: score.gammon: expected 1 or 2, not the text '2'"),
    (
        "score:\n  resignation:\n    values: 2",
        "house.yaml:3: score.resignation.values: expected a list of 1, 2 or 3, not '2'",
    ),
    (
        "cube:\n  beavers: true\n  beavers: false",
        "house.yaml:3: cube: 'beavers' is given twice, first in line 2",
    ),
    (
        "cube:\n  murphy: true\n  automatic_doubles: 2",
        "house.yaml:3: cube.automatic_doubles: given already, as murphy in line 2",
    ),
    ("cube: [max]", "house.yaml:1: cube: expected keys with their values, not a list"),
    ("cube: {? [a] : b}", "house.yaml:1: cube: expected a word as key, not a list"),
    ("- cube", "house.yaml:1: a rule set: expected keys with their values, not a list"),
    ("", "house.yaml: empty"),
    ("name:", "house.yaml:1: name: expected text, not nothing"),
    ("sources: us", "house.yaml:1: sources: expected a list of texts, not 'us'"),
    (
        "extends: usbgf",
        "house.yaml:1: extends: unknown rule set 'usbgf': did you mean 'usbgf-2024'?",
    ),
    (
        "name: ours\nextends: x.yaml",
        "house.yaml:2: extends: x.yaml: no such file or directory",
    ),
    (
        "extends: ./house.yaml",
        "house.yaml:1: extends: './house.yaml' extends this rule set in turn",
    ),
    ("a: b: c", "house.yaml:1: not YAML: mapping values are not allowed here"),
    (
        "cube: {max: 2\n",
        "house.yaml:2: not YAML: while parsing a flow mapping, "
        "expected ',' or '}', but got '<stream end>'",
    ),
    (
        "name: a\n---\nname: b",
        "house.yaml:2: not YAML: expected a single document in the stream, "
        "but found another document",
    ),
    ("name: a\ncube: \x01", "house.yaml:2: not YAML: special characters are not allowed"),
    (
        "cube: {max: &a [*a]}",
        "house.yaml:1: cube.max: expected a whole number from 2 or null, not a list",
    ),
    ("[" * 100_000, "house.yaml: nested too deeply"),
]


class TestMistakes:
    @pytest.mark.parametrize(("text", "message"), WRONG, ids=[message[:60] for _, message in WRONG])
    def test_one_is_told_with_its_line_and_what_would_be_right(
        self, text: str, message: str
    ) -> None:
        assert refusal(text) == message

    def test_a_mistake_in_the_file_that_is_extended(self) -> None:
        Path("base.yaml").write_text("cube:\n  max: big")
        assert refusal("extends: base.yaml") == (
            "house.yaml:1: extends: base.yaml:2: cube.max: "
            "expected a whole number from 2 or null, not 'big'"
        )

    def test_two_files_that_extend_each_other(self) -> None:
        Path("other.yaml").write_text("extends: house.yaml")
        assert refusal("extends: other.yaml") == (
            "house.yaml:1: extends: other.yaml:1: extends: "
            "'house.yaml' extends this rule set in turn"
        )

    def test_a_file_that_is_not_text(self) -> None:
        Path("house.yaml").write_bytes(b"name: \xff")
        with pytest.raises(RuleSetError, match=r"^house\.yaml: not UTF-8$"):
            load_rules("house.yaml")

    @pytest.mark.parametrize(
        ("name", "message"),
        [
            ("usbgf-2025", "unknown rule set 'usbgf-2025': did you mean 'usbgf-2024'?"),
            ("x", "unknown rule set 'x': 'bgaudit rules' lists those there are"),
            ("x.yaml", "x.yaml: no such file or directory"),
            ("rules/x", "rules/x: no such file or directory"),
        ],
    )
    def test_a_name_that_is_none(self, name: str, message: str) -> None:
        with pytest.raises(RuleSetError) as refused:
            load_rules(name)
        assert str(refused.value) == message


def values_of(want: Wanted) -> Iterator[object]:
    """Everything that an option takes, or some of it where that is without end."""
    if want.may_be_open:
        yield None
    if want.each:
        choices = list(values_of(want.each))
        yield from ((), tuple(choices), (choices[-1],))
    elif want.kind is bool:
        yield from (True, False)
    elif want.section:
        yield want.section()
    elif want.choices:
        yield from want.choices
    else:
        yield from (want.declared["least"], 64)
        if want.declared["unlimited"]:
            yield UNLIMITED


ALL_VALUES = [(want, value) for want in options_of(RuleSet) for value in values_of(want)]


@pytest.mark.parametrize(
    ("want", "value"), ALL_VALUES, ids=[f"{want.key}={value}" for want, value in ALL_VALUES]
)
def test_every_value_of_every_option_can_be_written(want: Wanted, value: object) -> None:
    text = want.written(value)
    for name in reversed(want.key.split(".")):
        text = f"{{{name}: {text}}}"
    assert attrgetter(want.key)(house(text)) == value


class TestPrintedWhole:
    @pytest.mark.parametrize("name", preset_names())
    def test_it_loads_back_to_the_same_rule_set(self, name: str) -> None:
        rules = load_preset(name)
        assert house(as_yaml(rules)) == rules

    def test_whatever_it_says_of_itself(self) -> None:
        rules = replace(
            load_preset("casino"),
            name="yes",
            description="# 'Über': the \"club\", 100 % ours – " + "very " * 40 + "long",
            sources=("null", "- a", "{b}"),
            not_verified=(),
        )
        assert house(as_yaml(rules)) == rules

    def test_every_option_has_a_line_that_explains_it(self) -> None:
        lines = as_yaml(load_preset("standard")).splitlines()
        first = lines.index("# The doubling cube.")
        assert lines[first : first + 8] == [
            "# The doubling cube.",
            "cube:",
            "  # whether there is a cube (true or false)",
            "  in_use: true",
            "  # the highest value of the cube; null: no limit (a whole number from 2 or null)",
            "  max: null",
            "  # whether the Crawford rule is in force in matches (true, false or open)",
            "  crawford: open",
        ]
        assert max(map(len, lines[first:])) <= 100


def test_an_option_is_set_by_its_dotted_key() -> None:
    rules = with_option(load_rules("timed-app"), "time.claim_lapses_on_move", "true")
    rules = with_option(rules, "time.reserve.fixed_s", "120")
    rules = with_option(rules, "score.resignation.values", "[1, 2, 3]")
    assert (rules.time.claim_lapses_on_move, rules.time.reserve.fixed_s) == (True, 120)
    assert rules.time.delay_s == 11
    assert rules.score.resignation.values == (1, 2, 3)


@pytest.mark.parametrize(
    ("key", "value", "problem"),
    [
        ("time", "none", "unknown option 'time': did you mean 'opening.tie'?"),
        ("tiem.delay_s", "12", "unknown option 'tiem.delay_s': did you mean 'time.delay_s'?"),
        ("time.dealy_s", "12", "unknown option 'time.dealy_s': did you mean 'time.delay_s'?"),
        ("time.delay_s", "soon", "time.delay_s: expected a whole number, not 'soon'"),
        ("time.delay_s", "[", "time.delay_s: '[' is no value of an option"),
        ("time.delay_s.x", "1", "time.delay_s: expected a whole number, not a mapping"),
        ("time.delay_s", "# 1", "time.delay_s: no value is given"),
    ],
)
def test_an_option_that_cannot_be_set(key: str, value: str, problem: str) -> None:
    with pytest.raises(RuleSetError) as raised:
        with_option(load_rules("timed-app"), key, value)
    assert str(raised.value) == problem


@pytest.mark.parametrize("name", ["usbgf-2019", "usbgf2019", "usbgf_2019", "USBGF-2019"])
def test_hyphens_in_a_name_can_be_left_out(name: str) -> None:
    assert load_rules(name) == load_rules("usbgf-2019")
