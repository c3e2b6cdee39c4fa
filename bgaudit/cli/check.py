"""``bgaudit check``: parse, replay, report."""

from __future__ import annotations

import gc
from typing import Annotated

import typer

from bgaudit.cli.options import (
    FailOnOption,
    InputFormatOption,
    MatchLengthOption,
    Request,
    RulesOption,
    SelectOption,
    request,
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
    rules: RulesOption = "standard",
    output_format: FormatOption = None,
    output: OutputOption = None,
    table: TableOption = "findings",
    show_source: ShowSourceOption = False,
    color: ColourOption = "auto",
    fail_on: FailOnOption = "error",
    input_format: InputFormatOption = None,
    select: SelectOption = None,
    match_length: MatchLengthOption = None,
) -> None:
    """Check match records against the rules.

    Every play, cube action and score is replayed. The report goes to standard output if no --output
    names a file, everything else to standard error. A single file is told in full; of many, what is
    wrong in each, and a table of all matches.
    """
    from bgaudit.cli.inputs import InputError
    from bgaudit.cli.refusal import refusals
    from bgaudit.rules.loading import RuleSetError

    with refusals(InputError, RuleSetError):
        reports = wanted(output_format, output, table, show_source, color)
        asked = request(rules, fail_on, input_format, select, match_length)
        status = _run(paths, asked, reports)
    raise typer.Exit(status)


def _run(paths: list[str], asked: Request, reports: Wanted) -> int:
    """The exit status of a run whose options are known to be good."""
    from bgaudit.cli.auditing import PathList, audits
    from bgaudit.cli.inputs import find_inputs
    from bgaudit.cli.outputs import require_no_record, write_reports
    from bgaudit.cli.refusal import tell
    from bgaudit.report.totals import Totals

    # An audit leaves no cycles behind, so that looking for them often would only cost time.
    gc.set_threshold(_OBJECTS_BETWEEN_COLLECTIONS)
    skipped, totals = PathList(), Totals()
    inputs = find_inputs(paths, asked.input_format)
    require_no_record(reports, inputs)
    found = audits(inputs, asked.rules, asked.input_format, asked.selected, skipped)
    write_reports(found, reports, asked.settings(), totals)
    if skipped.number:
        files = "file that is" if skipped.number == 1 else "files that are"
        tell(f"skipped {skipped.number} {files} no match record: {skipped}")
    return asked.exit_status(totals)
