"""The options of every command that audits records, and what they come to."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, NamedTuple

import typer

from bgaudit.cli.rules import rule_sets

if TYPE_CHECKING:
    from bgaudit.report import Settings
    from bgaudit.report.totals import Totals
    from bgaudit.rules.ruleset import RuleSet
    from bgaudit.selection import Selection

_NEVER = "never"
_FAIL_ON = ("error", "warning", "note", _NEVER)


def _input_formats() -> list[str]:
    from bgaudit.transcript.detect import READERS

    return list(READERS)


def _checks() -> list[str]:
    from bgaudit.replay.checks.registry import ALL_CHECKS

    return [check.code for check in ALL_CHECKS]


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
        metavar="mat|bga",
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


class Request(NamedTuple):
    """What an audit is asked to look for, and how grave a finding has to be to count."""

    rules: RuleSet
    fail_on: str
    input_format: str | None
    selection: Selection

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
    selection: Selection,
    match_length: int | None,
) -> Request:
    """What the options ask for. Raises an error, which says why, where they cannot be met:

    :class:`~bgaudit.cli.refusal.RefusalError` or :class:`~bgaudit.rules.loading.RuleSetError`.
    """
    from bgaudit.cli.refusal import one_of
    from bgaudit.rules.loading import load_rules
    from bgaudit.rules.ruleset import with_posted_length

    one_of(_FAIL_ON, "severity", fail_on)
    if input_format is not None:
        one_of(_input_formats(), "input format", input_format)
    rule_set = with_posted_length(load_rules(rules), match_length)
    return Request(rule_set, fail_on, input_format, selection)


def selection(
    select: list[str] | None, extend_select: list[str] | None, ignore: list[str] | None
) -> Selection:
    """The checks that the options mean. Raises :class:`~bgaudit.cli.refusal.RefusalError`."""
    from bgaudit.cli.refusal import RefusalError
    from bgaudit.selection import Selection, UnknownCheckError

    try:
        return Selection.of(select or (), extend_select or (), ignore or ())
    except UnknownCheckError as error:
        raise RefusalError(str(error)) from None
