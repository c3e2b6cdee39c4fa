"""``bgaudit check``: parse, replay, report."""

from __future__ import annotations

import gc
from typing import TYPE_CHECKING, Annotated

import typer

from bgaudit.cli.input_options import (
    ExcludeOption,
    GitignoreOption,
    ListFilesOption,
    PathsArgument,
    StdinFilenameOption,
    listed,
    search,
    skipping,
)
from bgaudit.cli.options import (
    FailOnOption,
    InputFormatOption,
    MatchLengthOption,
    Request,
    RulesOption,
    SelectOption,
    request,
)

if TYPE_CHECKING:
    from bgaudit.inputs.search import Search

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
  bgaudit check --exclude "old*" season.zip "club/**/*.mat"
  bgaudit check - --stdin-filename final.mat < final.mat
"""

_OBJECTS_BETWEEN_COLLECTIONS = 100_000


def _formats() -> list[str]:
    from bgaudit.report import FORMATS

    return list(FORMATS)


def check(
    paths: PathsArgument,
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
    exclude: ExcludeOption = None,
    gitignore: GitignoreOption = True,
    stdin_filename: StdinFilenameOption = None,
    list_files: ListFilesOption = False,
) -> None:
    """Check match records against the rules.

    Every play, cube action and score is replayed. The report goes to standard output, everything
    else to standard error. A single file is told in full; of many, what is wrong in each, and a
    table of all matches.
    """
    from bgaudit.cli.refusal import one_of, refusals
    from bgaudit.inputs.input import InputError
    from bgaudit.rules.loading import RuleSetError

    with refusals(InputError, RuleSetError):
        one_of(_formats(), "format", output_format)
        asked = request(rules, fail_on, input_format, select, match_length)
        wanted = search(paths, input_format, stdin_filename, exclude or (), gitignore)
        status = _list(wanted) if list_files else _run(wanted, asked, output_format)
    raise typer.Exit(status)


def _list(wanted: Search) -> int:
    """The exit status of a run that only says what there is to audit."""
    from bgaudit.cli import exit_status, output
    from bgaudit.inputs.reading import readings
    from bgaudit.inputs.search import find_inputs

    with skipping() as skipped:
        found = readings(find_inputs(wanted, skipped), wanted.input_format, skipped)
        output.write(listed(found), for_machines=True)
    return exit_status.CLEAN


def _run(wanted: Search, asked: Request, output_format: str) -> int:
    """The exit status of a run whose options are known to be good."""
    from bgaudit.cli import output
    from bgaudit.cli.auditing import audits
    from bgaudit.inputs.search import find_inputs
    from bgaudit.report import FOR_MACHINES, renderer
    from bgaudit.report.totals import Totals

    # An audit leaves no cycles behind, so that looking for them often would only cost time.
    gc.set_threshold(_OBJECTS_BETWEEN_COLLECTIONS)
    totals = Totals()
    with skipping() as skipped:
        inputs = find_inputs(wanted, skipped)
        found = audits(inputs, asked.rules, asked.input_format, asked.selected, skipped)
        report = renderer(output_format)(totals.counting(found), asked.settings(output.width()))
        output.write(report, for_machines=output_format in FOR_MACHINES)
    return asked.exit_status(totals)
