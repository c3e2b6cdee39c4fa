"""The rule sets that come with bgaudit: what each decides, and on what it rests."""

from __future__ import annotations

from operator import attrgetter
from typing import get_args

import pytest

from bgaudit.rules.board import VARIANTS
from bgaudit.rules.options.lookup import all_options
from bgaudit.rules.options.match import Variant
from bgaudit.rules.options.wanted import options_of
from bgaudit.rules.presets import load_preset, preset_names
from bgaudit.rules.ruleset import RuleSet

CIRCLE = {
    "match.length_parity": "odd",
    "moves.challenge_window": "before_next_roll",
    "moves.challengers": "players",
    "dice.premature_roll": "void",
    "cube.premature_action": "void",
    "dice.premature_exceptions": "[no_contact_bearoff, forced_play]",
    "cube.max": "64",
    "score.backgammon_condition": "home_bar_unclear",
    "chouette.captain_dropped": "open",
    "chouette.box_to": "open",
}
US_2009 = {
    "match.concession": "no_contact_only",
    "moves.illegal_play": "condoned",
    "dice.premature_roll": "stands",
    "cube.dead_cube": "us_5_6",
    "cube.premature_action": "stands",
}
SERVER = {"moves.illegal_play": "server_enforced", "moves.challenge_window": "none"}
SIMPLE_CLOCK = {
    "time.system": "simple",
    "time.delay_s": "12",
    "time.reserve.per_point_s": "120",
}
BRONSTEIN_CLOCK = SIMPLE_CLOCK | {"time.system": "bronstein"}

DECIDED: dict[str, dict[str, str]] = {
    "standard": {
        "cube.crawford": "open",
        "cube.dead_cube": "open",
        "cube.beavers": "open",
        "cube.raccoons": "open",
        "cube.automatic_doubles": "open",
        "score.jacoby": "open",
        "score.score_cap": "open",
        "chouette.box_to": "open",
    },
    "money": {
        "match.money": "true",
        "opening.tie": "automatic_double",
        "cube.crawford": "false",
        "cube.beavers": "true",
        "cube.automatic_doubles": "1",
        "score.jacoby": "true",
    },
    "backgammon-circle": CIRCLE,
    "backgammon-circle-strict": CIRCLE | {"moves.bearoff_waste": "full_value_if_possible"},
    "backgammon-circle-double-backgammon": CIRCLE | {"score.backgammon": "2"},
    "backgammon-circle-money": CIRCLE
    | {
        "opening.tie": "automatic_double",
        "cube.crawford": "false",
        "cube.automatic_doubles": "1",
        "score.jacoby": "true",
    },
    "classic": {
        "moves.illegal_play": "director",
        "moves.challenge_window": "until_resolved",
        "cube.crawford": "false",
        "cube.dead_cube": "allowed",
        "score.backgammon_condition": "bar_only",
    },
    "casino": {
        "moves.illegal_play": "director",
        "moves.transit": "unspecified",
        "cube.in_use": "false",
        "score.gammon": "1",
        "score.backgammon_condition": "none",
    },
    "timed-app": SERVER
    | {
        "opening.roll": "open",
        "moves.bearoff_waste": "min_total",
        "moves.turn_end": "confirm",
        "cube.in_use": "false",
        "score.backgammon_condition": "none",
        "score.resignation.values": "[1, 2]",
        "score.resignation.acceptance": "not_required",
        "score.resignation.fixed": "{none_off: 2, some_off: 1}",
        "time.system": "turn_plus_reserve",
        "time.delay_s": "11",
        "time.reserve.fixed_s": "90",
        "time.reserve.scope": "game",
        "time.expiry": "loses_game",
        "time.expiry_value": "2",
        "time.must_be_claimed": "true",
    },
    "bkgm-casual": {
        "moves.illegal_play": "condoned",
        "dice.premature_roll": "void",
        "dice.premature_exceptions": "[no_contact_bearoff, forced_play]",
    },
    "us-before-2008": {
        "match.concession": "no_contact_only",
        "moves.illegal_play": "condoned",
        "dice.premature_roll": "void",
        "cube.dead_cube": "us_5_6",
    },
    "us-2009": US_2009,
    "us-clock-2013": US_2009
    | SIMPLE_CLOCK
    | {"moves.turn_end": "clock_hit", "time.reserve.per_scored_point_deduction_s": "60"},
    "simborg-gibson-2014": {
        "setup.correct_until": "second_play_done",
        "moves.challenge_window": "before_next_play_completed",
    },
    "usbgf-legal-2014": {"moves.challenge_window": "before_next_roll"},
    "usbgf-2019": SIMPLE_CLOCK,
    "usbgf-2024": SIMPLE_CLOCK,
    "dbgf-2007": BRONSTEIN_CLOCK
    | {"moves.illegal_play": "condoned", "moves.challenge_window": "before_next_roll"},
    "wbgt-2010": BRONSTEIN_CLOCK
    | {
        "setup.correct_until": "starter_second_turn",
        "moves.challenge_window": "before_next_roll",
    },
    "biba-wba-2007": {"moves.illegal_play": "condoned", "dice.premature_roll": "stands"},
    "ukbgf-2019": SIMPLE_CLOCK
    | {
        "dice.premature_roll": "stands",
        "penalty.first_late_min": "5",
        "penalty.each_min": "5",
        "penalty.forfeit_over_half": "true",
    },
    "wbgf-2023-legal": SIMPLE_CLOCK,
    "wbgf-2023-responsible": SIMPLE_CLOCK | {"moves.illegal_play": "condoned"},
    "treviso": {"moves.illegal_play": "condoned", "dice.premature_roll": "stands"},
    "fibs": SERVER | {"moves.turn_end": "confirm"},
    "gammonspace": SERVER
    | {
        "cube.beavers": "true",
        "cube.raccoons": "1",
        "score.score_cap": "match_length",
        "score.resignation.values": "[1, 3]",
        "score.resignation.acceptance": "not_required",
    },
    "wbif-online": SERVER,
    "holland-1980s": {"cube.holland": "true"},
}
"""In what each rule set differs from the options' usual values."""

READ_IN_FULL = {"standard", "money", "treviso", "holland-1980s"}
"""Those that rest on nothing known from quotations only."""

SEEDS = ("backgammon-circle", "classic", "casino", "timed-app")
"""The four rule texts that differ most."""


def unusual(rules: RuleSet) -> dict[str, str]:
    """The options whose value is not the usual one, as YAML writes them."""
    values = {want.key: want.written(attrgetter(want.key)(rules)) for want in options_of(RuleSet)}
    return {
        option.key: values[option.key]
        for option in all_options()
        if values[option.key] != option.default
    }


def test_these_are_all() -> None:
    assert preset_names() == sorted(DECIDED)


@pytest.mark.parametrize("name", DECIDED)
def test_what_it_decides(name: str) -> None:
    assert unusual(load_preset(name)) == DECIDED[name]


@pytest.mark.parametrize("name", DECIDED)
def test_it_says_what_it_is_and_what_it_rests_on(name: str) -> None:
    rules = load_preset(name)
    assert rules.name == name
    assert rules.description.endswith(".")
    assert rules.sources
    assert bool(rules.not_verified) == (name not in READ_IN_FULL)


@pytest.mark.parametrize(
    ("key", "circle", "classic", "casino", "app"),
    [
        ("score.gammon", 2, 2, 1, 2),
        ("score.backgammon", 3, 3, 3, 3),
        ("score.backgammon_condition", "home_bar_unclear", "bar_only", "none", "none"),
        ("cube.in_use", True, True, False, False),
        ("moves.transit", "must_be_open", "must_be_open", "unspecified", "must_be_open"),
        ("moves.larger_die", True, True, True, True),
        ("moves.bearoff_waste", "standard", "standard", "standard", "min_total"),
        ("opening.roll", "one_die_each", "one_die_each", "one_die_each", None),
        ("opening.tie", "reroll", "reroll", "reroll", "reroll"),
        ("moves.illegal_play", "legal_moves", "director", "director", "server_enforced"),
        ("time.system", "none", "none", "none", "turn_plus_reserve"),
        ("match.length_parity", "odd", "any", "any", "any"),
        ("moves.closed_out_roll", "optional", "optional", "optional", "optional"),
    ],
)
def test_where_the_four_rule_texts_differ(
    key: str, circle: object, classic: object, casino: object, app: object
) -> None:
    values = tuple(attrgetter(key)(load_preset(name)) for name in SEEDS)
    assert values == (circle, classic, casino, app)


def test_matches_and_money_of_the_circle() -> None:
    """Crawford in matches; the Jacoby rule and one automatic double in free games only."""
    keys = ("cube.crawford", "score.jacoby", "cube.automatic_doubles")
    match, money = (
        tuple(attrgetter(key)(load_preset(name)) for key in keys)
        for name in ("backgammon-circle", "backgammon-circle-money")
    )
    assert (match, money) == ((True, False, 0), (False, True, 1))


def test_a_resignation_in_the_app_has_a_given_value() -> None:
    fixed = load_preset("timed-app").score.resignation.fixed
    assert fixed is not None
    assert (fixed.none_off, fixed.some_off) == (2, 1)


def test_the_variants_are_those_that_have_a_starting_position() -> None:
    assert get_args(Variant) == VARIANTS


def test_an_unknown_name_is_a_key_error() -> None:
    with pytest.raises(KeyError):
        load_preset("usbgf-2025")
