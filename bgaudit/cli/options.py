"""The options of every command that audits records, and what they come to."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, NamedTuple

import typer

from bgaudit.cli.rules import rule_sets

if TYPE_CHECKING:
    from bgaudit.report import Settings
    from bgaudit.report.totals import Totals
    from bgaudit.rules.ruleset import RuleSet

_NEVER = "never"
_FAIL_ON = ("error", "warning", "note", _NEVER)


def _input_formats() -> list[str]:
    from bgaudit.transcript.detect import READERS

    return list(READERS)


RulesOption = Annotated[
    str,
    typer.Option(
        "--rules",
        metavar="NAME|FILE",
        help="The rule set to hold them to: one that 'bgaudit rules' lists, or a YAML file.",
        autocompletion=rule_sets,
    ),
]
FailOnOption = Annotated[
    str,
    typer.Option(
        "--fail-on",
        metavar="|".join(_FAIL_ON),
        help="The least grave finding that makes the exit status 1.",
        autocompletion=lambda: list(_FAIL_ON),
    ),
]
InputFormatOption = Annotated[
    str | None,
    typer.Option(
        "--input-format",
        metavar="mat|bga|xg|…",
        help="Read every file as this, instead of telling its format from its content.",
        autocompletion=_input_formats,
    ),
]
SelectOption = Annotated[
    list[str] | None,
    typer.Option(
        "--select",
        metavar="CODE,…",
        help="Checks that are off by default, by code, name or the beginning of codes.",
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


class Request(NamedTuple):
    """What an audit is asked to look for, and how grave a finding has to be to count."""

    rules: RuleSet
    fail_on: str
    input_format: str | None
    selected: frozenset[str]

    def settings(self, width: int) -> Settings:
        """How the report is to be made; a note that counts is to be seen."""
        from bgaudit.finding import Severity
        from bgaudit.report import Settings

        return Settings(self.rules.name, width, every_note=self.fail_on == Severity.NOTE)

    def exit_status(self, totals: Totals) -> int:
        """Whether anything that counts was found."""
        from bgaudit.cli import exit_status
        from bgaudit.finding import Severity

        found = self.fail_on != _NEVER and totals.reach(Severity(self.fail_on))
        return exit_status.FOUND if found else exit_status.CLEAN


def request(
    rules: str,
    fail_on: str,
    input_format: str | None,
    select: list[str] | None,
    match_length: int | None,
) -> Request:
    """What the options ask for. Raises an error, which says why, where they cannot be met:

    :class:`~bgaudit.cli.refusal.RefusalError` or :class:`~bgaudit.rules.loading.RuleSetError`.
    """
    from bgaudit.cli.refusal import one_of
    from bgaudit.cli.selection import selected_codes
    from bgaudit.rules.loading import load_rules
    from bgaudit.rules.ruleset import with_posted_length

    one_of(_FAIL_ON, "severity", fail_on)
    if input_format is not None:
        one_of(_input_formats(), "input format", input_format)
    selected = selected_codes(select) if select else frozenset[str]()
    rule_set = with_posted_length(load_rules(rules), match_length)
    return Request(rule_set, fail_on, input_format, selected)
