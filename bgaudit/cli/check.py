"""``bgaudit check``: parse, replay, report."""

from __future__ import annotations

import gc
from typing import TYPE_CHECKING, Annotated

import typer

from bgaudit.cli import exit_status
from bgaudit.cli.baselines import BaselineOption, Baselines, UpdateBaselineOption
from bgaudit.cli.options import (
    ConfigOption,
    ExtendSelectOption,
    FailOnOption,
    IgnoreOption,
    InputFormatOption,
    IsolatedOption,
    MatchLengthOption,
    RulesOption,
    SelectOption,
    command_line,
    request,
    settings,
)
from bgaudit.cli.report_options import (
    ColourOption,
    FormatOption,
    OutputOption,
    ShowSourceOption,
    TableOption,
    Wanted,
    wanted,
)

if TYPE_CHECKING:
    from bgaudit.cli.inputs import Input
    from bgaudit.config.conditions import Conditions, Configurations

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
  bgaudit check --output - --output sarif:out.sarif --output junit:out.xml matches/
  bgaudit check - < final.mat
"""

_OBJECTS_BETWEEN_COLLECTIONS = 100_000


def check(
    paths: Annotated[
        list[str],
        typer.Argument(
            metavar="PATH",
            help="Match records, directories of them (.mat, .bga and .txt files, in depth), "
            "or - for standard input.",
        ),
    ],
    rules: RulesOption = None,
    output_format: FormatOption = None,
    output: OutputOption = None,
    table: TableOption = "findings",
    show_source: ShowSourceOption = False,
    color: ColourOption = "auto",
    fail_on: FailOnOption = None,
    input_format: InputFormatOption = None,
    select: SelectOption = None,
    extend_select: ExtendSelectOption = None,
    ignore: IgnoreOption = None,
    match_length: MatchLengthOption = None,
    baseline: BaselineOption = None,
    update_baseline: UpdateBaselineOption = False,
    config: ConfigOption = None,
    isolated: IsolatedOption = False,
    show_config: Annotated[
        bool,
        typer.Option(
            "--show-config",
            help="Print what is in force for each file, with the place that says it, and audit "
            "nothing.",
            show_default=False,
        ),
    ] = False,
) -> None:
    """Check match records against the rules.

    Every play, cube action and score is replayed. The report goes to standard output if no --output
    names a file, everything else to standard error. A single file is told in full; of many, what is
    wrong in each, and a table of all matches. The nearest configuration file upwards from each
    record holds for it.
    """
    from bgaudit.cli.inputs import InputError, find_inputs
    from bgaudit.cli.refusal import refusals
    from bgaudit.config.errors import ConfigError
    from bgaudit.rules.loading import RuleSetError
    from bgaudit.selection import UnknownCheckError

    with refusals(InputError, RuleSetError, ConfigError, UnknownCheckError):
        reports = wanted(output_format, output, table, show_source, color)
        options = command_line(
            rules=rules,
            fail_on=fail_on,
            select=select,
            extend_select=extend_select,
            ignore=ignore,
            match_length=match_length,
            baseline=baseline,
        )
        asked = request(options, input_format=input_format, config=config, isolated=isolated)
        inputs = find_inputs(paths, input_format)
        # A configuration that cannot be used is told before anything else is.
        conditions = [asked.conditions(item) for item in inputs]
        if show_config:
            _show_config(inputs, asked.configurations)
            status = exit_status.CLEAN
        else:
            known = Baselines(conditions, update=update_baseline)
            status = _run(inputs, conditions, known, input_format, reports)
    raise typer.Exit(status)


def _show_config(inputs: list[Input], configurations: Configurations) -> None:
    """Print a YAML document for each input."""
    from bgaudit.cli import output
    from bgaudit.config.pages import in_force

    pages = [in_force(item.path, configurations.layer(item.place)) for item in inputs]
    output.write(["---\n".join(pages)], for_machines=True)


def _run(
    inputs: list[Input],
    conditions: list[Conditions],
    known: Baselines,
    input_format: str | None,
    reports: Wanted,
) -> int:
    """The exit status of a run whose options are known to be good."""
    from bgaudit.cli.auditing import PathList, Verdict, audits
    from bgaudit.cli.outputs import require_no_record, write_reports
    from bgaudit.cli.refusal import tell
    from bgaudit.report.totals import Totals

    # An audit leaves no cycles behind, so that looking for them often would only cost time.
    gc.set_threshold(_OBJECTS_BETWEEN_COLLECTIONS)
    require_no_record(reports, inputs)
    skipped, verdict = PathList(), Verdict()
    found = audits(zip(inputs, conditions, strict=True), input_format, skipped)
    told = verdict.judging(known.looking(found))
    write_reports(told, reports, settings(conditions), Totals())
    if skipped.number:
        files = "file that is" if skipped.number == 1 else "files that are"
        tell(f"skipped {skipped.number} {files} no match record: {skipped}")
    known.finish()
    return exit_status.FOUND if verdict.fails else exit_status.CLEAN
