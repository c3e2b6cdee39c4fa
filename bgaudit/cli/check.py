"""``bgaudit check``: parse, replay, report."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from bgaudit.cli import exit_status
from bgaudit.cli.baselines import BaselineOption, Baselines, UpdateBaselineOption
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
    ConfigOption,
    ExtendSelectOption,
    FailOnOption,
    IgnoreOption,
    InputFormatOption,
    IsolatedOption,
    MatchLengthOption,
    Request,
    RulesOption,
    SelectOption,
    SlipsOption,
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
from bgaudit.cli.running_options import (
    CacheDirOption,
    CacheOption,
    ExecutorOption,
    JobsOption,
    Running,
    running,
)
from bgaudit.cli.storing import StoreOption, require_store, storing

if TYPE_CHECKING:
    from bgaudit.inputs.search import Search

EPILOG = """\
\b
Exit status:
  0  nothing found at or above --fail-on
  1  something found at or above --fail-on
  2  the run could not be made: bad usage, or no input that can be read
  130  Ctrl-C ended the run; what was done until then is reported

\b
Examples:
  bgaudit check final.mat
  bgaudit check --rules money --fail-on warning matches/
  bgaudit check --rules house.yaml season.zip "club/**/*.mat"
  bgaudit check --output sarif:out.sarif --output junit:out.xml matches/
  bgaudit check - < final.mat
"""


def check(
    paths: PathsArgument,
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
    slips: SlipsOption = None,
    baseline: BaselineOption = None,
    update_baseline: UpdateBaselineOption = False,
    store: StoreOption = None,
    exclude: ExcludeOption = None,
    gitignore: GitignoreOption = True,
    stdin_filename: StdinFilenameOption = None,
    list_files: ListFilesOption = False,
    jobs: JobsOption = "auto",
    executor: ExecutorOption = None,
    cache: CacheOption = None,
    cache_dir: CacheDirOption = None,
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
    from bgaudit.cli.refusal import refusals
    from bgaudit.config.errors import ConfigError
    from bgaudit.inputs.input import InputError
    from bgaudit.rules.loading import RuleSetError
    from bgaudit.selection import UnknownCheckError
    from bgaudit.store.errors import StoreError

    with refusals(InputError, RuleSetError, ConfigError, UnknownCheckError, StoreError):
        reports = wanted(output_format, output, table, show_source, color)
        means = running(jobs, executor, cache, cache_dir)
        options = command_line(
            rules=rules,
            fail_on=fail_on,
            select=select,
            extend_select=extend_select,
            ignore=ignore,
            match_length=match_length,
            baseline=baseline,
            slips=slips,
        )
        asked = request(options, input_format=input_format, config=config, isolated=isolated)
        where = search(
            paths, input_format, stdin_filename, exclude or (), gitignore, asked.configurations
        )
        if list_files:
            status = _list(where, asked)
        elif show_config:
            status = _show_config(where, asked)
        else:
            status = _run(where, asked, reports, means, update_baseline, store)
    raise typer.Exit(status)


def _list(where: Search, asked: Request) -> int:
    """The exit status of a run that only says what there is to audit."""
    from bgaudit.cli import output
    from bgaudit.inputs.reading import readings
    from bgaudit.inputs.search import find_inputs

    with skipping() as skipped:
        inputs = find_inputs(where, skipped)
        for item in inputs:
            asked.conditions(item)  # What would end the audit ends this, too.
        found = readings(inputs, where.input_format, skipped)
        output.write(listed(found), for_machines=True)
    return exit_status.CLEAN


def _show_config(where: Search, asked: Request) -> int:
    """The exit status of a run that prints a YAML document for each input."""
    from bgaudit.cli import output
    from bgaudit.config.pages import in_force
    from bgaudit.inputs.search import find_inputs

    with skipping() as skipped:
        inputs = find_inputs(where, skipped)
        pages = [in_force(item.path, asked.layer(item)) for item in inputs]
        output.write(["---\n".join(pages)], for_machines=True)
    return exit_status.CLEAN


def _run(
    where: Search,
    asked: Request,
    reports: Wanted,
    means: Running,
    update_baseline: bool,
    store: str | None,
) -> int:
    """The exit status of a run whose options are known to be good."""
    from functools import cache

    from bgaudit.cli.auditing import Verdict, tasks
    from bgaudit.cli.interruption import Interruption
    from bgaudit.cli.outputs import require_no_record, write_reports
    from bgaudit.cli.progress import shown
    from bgaudit.cli.refusal import tell
    from bgaudit.inputs.search import find_inputs
    from bgaudit.report.totals import Totals
    from bgaudit.running.in_order import in_order

    if store is not None:
        require_store(store, reports.outputs)
    verdict, interruption = Verdict(), Interruption()
    with skipping() as skipped:
        inputs = find_inputs(where, skipped)
        require_no_record(reports, inputs)
        # A configuration or a baseline that cannot be used is told before anything else is.
        conditions_of = cache(asked.conditions)
        conditions = [conditions_of(item) for item in inputs]
        known = Baselines(conditions, update=update_baseline)
        common = settings(conditions)
        with means.for_files(len(inputs)) as (executor, memory), interruption.awaited():
            to_do = tasks(
                inputs, conditions_of, asked.input_format, skipped, remote_too=not executor.reads
            )
            audits = in_order(to_do, executor, memory, skipped.no_records)
            done = interruption.until_then(audits)
            kept = done if store is None else storing(done, store, common.rules)
            found = verdict.judging(known.looking(shown(kept, len(inputs), reports)))
            write_reports(found, reports, common, Totals())
    if interruption.happened:
        tell(f"interrupted: {interruption.number} of {len(inputs)} files were audited")
        return exit_status.INTERRUPTED
    known.finish()
    return exit_status.FOUND if verdict.fails else exit_status.CLEAN
