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

_OBJECTS_BETWEEN_COLLECTIONS = 100_000


def _formats() -> list[str]:
    from bgaudit.report import FORMATS

    return list(FORMATS)


def check(
    paths: Annotated[
        list[str],
        typer.Argument(
            metavar="PATH",
            help="Match records, directories of them (.mat, .bga, .sgf and .txt files, in depth), "
            "or - for standard input.",
        ),
    ],
    rules: RulesOption = "standard",
    output_format: Annotated[
        str,
        typer.Option(
            "--format", metavar="text|json", help="The kind of report.", autocompletion=_formats
        ),
    ] = "text",
    fail_on: FailOnOption = "error",
    input_format: InputFormatOption = None,
    select: SelectOption = None,
    match_length: MatchLengthOption = None,
) -> None:
    """Check match records against the rules.

    Every play, cube action and score is replayed. The report goes to standard output, everything
    else to standard error. A single file is told in full; of many, what is wrong in each, and a
    table of all matches.
    """
    from bgaudit.cli.inputs import InputError
    from bgaudit.cli.refusal import one_of, refusals
    from bgaudit.rules.loading import RuleSetError

    with refusals(InputError, RuleSetError):
        one_of(_formats(), "format", output_format)
        asked = request(rules, fail_on, input_format, select, match_length)
        status = _run(paths, asked, output_format)
    raise typer.Exit(status)


def _run(paths: list[str], asked: Request, output_format: str) -> int:
    """The exit status of a run whose options are known to be good."""
    from bgaudit.cli import output
    from bgaudit.cli.auditing import PathList, audits
    from bgaudit.cli.inputs import find_inputs
    from bgaudit.cli.refusal import tell
    from bgaudit.report import FOR_MACHINES, renderer
    from bgaudit.report.totals import Totals

    # An audit leaves no cycles behind, so that looking for them often would only cost time.
    gc.set_threshold(_OBJECTS_BETWEEN_COLLECTIONS)
    skipped, totals = PathList(), Totals()
    inputs = find_inputs(paths, asked.input_format)
    found = audits(inputs, asked.rules, asked.input_format, asked.selected, skipped)
    report = renderer(output_format)(totals.counting(found), asked.settings(output.width()))
    output.write(report, for_machines=output_format in FOR_MACHINES)
    if skipped.number:
        files = "file that is" if skipped.number == 1 else "files that are"
        tell(f"skipped {skipped.number} {files} no match record: {skipped}")
    return asked.exit_status(totals)
