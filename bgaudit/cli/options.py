"""The options of every command that audits records, and what they come to."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Annotated, NamedTuple

import typer

from bgaudit.cli.rules import rule_sets
from bgaudit.config.fail_on import FAIL_ON, NEVER

if TYPE_CHECKING:
    from bgaudit.config.conditions import Conditions, Configurations
    from bgaudit.config.layers import Layer
    from bgaudit.inputs.input import Input
    from bgaudit.report import Settings


def _input_formats() -> list[str]:
    from bgaudit.transcript.detect import READERS

    return list(READERS)


def _checks() -> list[str]:
    from bgaudit.replay.checks.registry import ALL_CHECKS

    return [check.code for check in ALL_CHECKS]


RulesOption = Annotated[
    str | None,
    typer.Option(
        "--rules",
        metavar="NAME|FILE",
        help="The rule set to hold them to: one that 'bgaudit rules' lists, or a YAML file; "
        "standard if none is named.",
        autocompletion=rule_sets,
    ),
]
FailOnOption = Annotated[
    str | None,
    typer.Option(
        "--fail-on",
        metavar="|".join(FAIL_ON),
        help="The least grave finding that makes the exit status 1; error if none is named.",
        autocompletion=lambda: list(FAIL_ON),
    ),
]
InputFormatOption = Annotated[
    str | None,
    typer.Option(
        "--input-format",
        metavar="FORMAT",
        help="Read every file as this, instead of telling its format from its content.",
        autocompletion=_input_formats,
    ),
]
SelectOption = Annotated[
    list[str] | None,
    typer.Option(
        "--select",
        metavar="CODE,…",
        help="The only checks to report, by code, name, the beginning of codes, or ALL.",
        autocompletion=_checks,
    ),
]
ExtendSelectOption = Annotated[
    list[str] | None,
    typer.Option(
        "--extend-select",
        metavar="CODE,…",
        help="Checks that are off by default, to report beside the others.",
        autocompletion=_checks,
    ),
]
IgnoreOption = Annotated[
    list[str] | None,
    typer.Option(
        "--ignore",
        metavar="CODE,…",
        help="Checks not to report; the longer of two words counts if one is selected too.",
        autocompletion=_checks,
    ),
]
MatchLengthOption = Annotated[
    int | None,
    typer.Option(
        "--match-length",
        metavar="N",
        min=1,
        help="The match length that was posted for these records.",
    ),
]
SlipsOption = Annotated[
    bool | None,
    typer.Option(
        "--slips/--no-slips",
        help="Look for what probably happened where something cannot be right: an illegal play, or "
        "a slip in writing; done if nothing says otherwise.",
        show_default=False,
    ),
]


ConfigOption = Annotated[
    str | None,
    typer.Option(
        "--config",
        metavar="FILE",
        help="The configuration for all files, in place of the nearest one upwards from each.",
    ),
]
IsolatedOption = Annotated[
    bool, typer.Option("--isolated", help="Look for no configuration file.", show_default=False)
]


class Request(NamedTuple):
    """The conditions that records are audited under, and the format that they are read in."""

    configurations: Configurations
    input_format: str | None

    def conditions(self, item: Input) -> Conditions:
        """The conditions of an input."""
        return self.configurations.conditions(item.place, item.member)

    def layer(self, item: Input) -> Layer:
        """All that is said of an input, with the places that say it."""
        return self.configurations.layer(item.place, item.member)


def settings(conditions: Iterable[Conditions]) -> Settings:
    """What a report on records under these conditions depends on beside the audits.

    Where they differ in what makes the run fail, the least grave of it counts for the report.
    """
    from bgaudit.finding import Severity
    from bgaudit.report import Settings

    distinct = list({id(each): each for each in conditions}.values())
    rules = ", ".join(dict.fromkeys(each.rules.name for each in distinct))
    counted = {Severity(each.fail_on) for each in distinct if each.fail_on != NEVER}
    fail_on = max(counted, key=lambda severity: severity.rank, default=None)
    return Settings(rules, fail_on=fail_on)


def command_line(
    *,
    rules: str | None,
    fail_on: str | None,
    select: list[str] | None,
    extend_select: list[str] | None,
    ignore: list[str] | None,
    match_length: int | None,
    baseline: str | None = None,
    slips: bool | None = None,
) -> Layer:
    """What the options say. Raises :class:`~bgaudit.cli.refusal.RefusalError`."""
    from bgaudit.cli.refusal import one_of
    from bgaudit.config.layers import Given, Layer

    if fail_on is not None:
        one_of(FAIL_ON, "severity", fail_on)
    return Layer(
        rules=Given(rules, "--rules") if rules is not None else None,
        fail_on=Given(fail_on, "--fail-on") if fail_on is not None else None,
        select=tuple(Given(words, "--select") for words in select or ()),
        extend_select=tuple(Given(words, "--extend-select") for words in extend_select or ()),
        ignore=tuple(Given(words, "--ignore") for words in ignore or ()),
        baseline=Given(baseline, "--baseline") if baseline is not None else None,
        match_length=Given(match_length, "--match-length") if match_length else None,
        slips=Given(slips, "--slips" if slips else "--no-slips") if slips is not None else None,
    )


def request(
    options: Layer, *, input_format: str | None, config: str | None, isolated: bool
) -> Request:
    """What is asked for. Raises an error, which says why, where it cannot be met:

    :class:`~bgaudit.cli.refusal.RefusalError` or :class:`~bgaudit.config.errors.ConfigError`.
    """
    from functools import cache

    from bgaudit.cli.refusal import RefusalError, one_of
    from bgaudit.config.conditions import Configurations
    from bgaudit.config.files import Nearest, named_config
    from bgaudit.rules.loading import load_rules

    if input_format is not None:
        one_of(_input_formats(), "input format", input_format)
    if config is not None and isolated:
        raise RefusalError("give --config or --isolated, not both")
    load = cache(load_rules)
    if isolated:
        configurations = Configurations(options, lambda _: None, load)
    elif config is not None:
        named = named_config(config, load)
        configurations = Configurations(options, lambda _: named, load)
    else:
        configurations = Configurations(options, Nearest(load), load)
    return Request(configurations, input_format)
