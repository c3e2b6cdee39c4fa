"""``bgaudit check``: parse, replay, report."""

from __future__ import annotations

import gc
from typing import TYPE_CHECKING, Annotated

import typer

from bgaudit.cli.rules import rule_sets

if TYPE_CHECKING:
    from bgaudit.rules.ruleset import RuleSet

EPILOG = """\
\b
Exit status:
  0  nothing found at or above --fail-on
  1  something found at or above --fail-on
  2  the run could not be made: bad usage, or no input that can be read

\b
Examples:
  bgaudit check final.mat
  bgaudit check --rules money --fail-on warning matches/
  bgaudit check --rules house.yaml final.mat
  bgaudit check --format json matches/ > report.json
  bgaudit check - < final.mat
"""

_NEVER = "never"
_OBJECTS_BETWEEN_COLLECTIONS = 100_000
_FAIL_ON = ("error", "warning", "note", _NEVER)


def _formats() -> list[str]:
    from bgaudit.report import FORMATS

    return list(FORMATS)


def _input_formats() -> list[str]:
    from bgaudit.transcript.detect import READERS

    return list(READERS)


def check(
    paths: Annotated[
        list[str],
        typer.Argument(
            metavar="PATH",
            help="Match records, directories of them (.mat, .bga and .txt files, in depth), "
            "or - for standard input.",
        ),
    ],
    rules: Annotated[
        str,
        typer.Option(
            metavar="NAME|FILE",
            help="The rule set to hold them to: one that 'bgaudit rules' lists, or a YAML file.",
            autocompletion=rule_sets,
        ),
    ] = "standard",
    output_format: Annotated[
        str,
        typer.Option(
            "--format", metavar="text|json", help="The kind of report.", autocompletion=_formats
        ),
    ] = "text",
    fail_on: Annotated[
        str,
        typer.Option(
            metavar="|".join(_FAIL_ON),
            help="The least grave finding that makes the exit status 1.",
            autocompletion=lambda: list(_FAIL_ON),
        ),
    ] = "error",
    input_format: Annotated[
        str | None,
        typer.Option(
            metavar="mat|bga",
            help="Read every file as this, instead of telling its format from its content.",
            autocompletion=_input_formats,
        ),
    ] = None,
    select: Annotated[
        list[str] | None,
        typer.Option(
            metavar="CODE,…",
            help="Checks that are off by default, by code, name or the beginning of codes.",
        ),
    ] = None,
    match_length: Annotated[
        int | None,
        typer.Option(
            metavar="N", min=1, help="The match length that was posted for these records."
        ),
    ] = None,
) -> None:
    """Check match records against the rules.

    Every play, cube action and score is replayed. The report goes to standard output, everything
    else to standard error. A single file is told in full; of many, what is wrong in each, and a
    table of all matches.
    """
    from bgaudit.cli import exit_status
    from bgaudit.cli.inputs import InputError
    from bgaudit.cli.refusal import one_of, refusals
    from bgaudit.cli.selection import selected_codes
    from bgaudit.rules.loading import RuleSetError, load_rules
    from bgaudit.rules.ruleset import with_posted_length

    with refusals(InputError, RuleSetError):
        one_of(_formats(), "format", output_format)
        one_of(_FAIL_ON, "severity", fail_on)
        if input_format is not None:
            one_of(_input_formats(), "input format", input_format)
        selected = selected_codes(select) if select else frozenset[str]()
        rule_set = with_posted_length(load_rules(rules), match_length)
        found = _run(paths, rule_set, output_format, fail_on, input_format, selected)
    raise typer.Exit(exit_status.FOUND if found else exit_status.CLEAN)


def _run(
    paths: list[str],
    rules: RuleSet,
    output_format: str,
    fail_on: str,
    input_format: str | None,
    selected: frozenset[str],
) -> bool:
    """Whether anything as grave as ``fail_on`` was found; all options are known to be good."""
    from bgaudit.cli import output
    from bgaudit.cli.auditing import PathList, audits
    from bgaudit.cli.inputs import find_inputs
    from bgaudit.cli.refusal import tell
    from bgaudit.finding import Severity
    from bgaudit.report import FOR_MACHINES, Settings, renderer
    from bgaudit.report.totals import Totals

    # An audit leaves no cycles behind, so that looking for them often would only cost time.
    gc.set_threshold(_OBJECTS_BETWEEN_COLLECTIONS)
    skipped, totals = PathList(), Totals()
    inputs = find_inputs(paths, input_format)
    audited = totals.counting(audits(inputs, rules, input_format, selected, skipped))
    settings = Settings(rules.name, output.width(), every_note=fail_on == Severity.NOTE)
    report = renderer(output_format)(audited, settings)
    output.write(report, for_machines=output_format in FOR_MACHINES)
    if skipped.number:
        files = "file that is" if skipped.number == 1 else "files that are"
        tell(f"skipped {skipped.number} {files} no match record: {skipped}")
    return fail_on != _NEVER and totals.reach(Severity(fail_on))
