"""Making all reports that are wanted in one pass over the audits."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from contextlib import AbstractContextManager, ExitStack
from dataclasses import replace

from bgaudit.cli import output
from bgaudit.cli.refusal import RefusalError
from bgaudit.cli.report_options import STANDARD_OUTPUT, Output, Wanted
from bgaudit.cli.sinks import Sink, end_of_file, new_file, standard_output
from bgaudit.inputs.input import STANDARD_INPUT, Input
from bgaudit.replay.outcome import Audit
from bgaudit.report import FOR_PEOPLE, Report, Settings, new_report
from bgaudit.report.totals import Totals

_ROOTS = ("GITHUB_WORKSPACE", "CI_PROJECT_DIR")
"""In which GitHub and GitLab say from where they call files."""
_SUMMARY = "GITHUB_STEP_SUMMARY"
"""In which GitHub names the file whose Markdown it shows with a job."""


def write_reports(
    audits: Iterable[Audit], wanted: Wanted, settings: Settings, totals: Totals
) -> None:
    """Write each audit to every report, and count it.

    Files are put in place when all reports are whole, or not at all. Raises :class:`RefusalError`
    if one cannot be written.
    """
    with ExitStack() as stack:
        made = [(report, stack.enter_context(sink)) for report, sink in _planned(wanted, settings)]
        for audit in totals.counting(audits):
            for report, sink in made:
                sink.write(report.add(audit))
        for report, sink in made:
            sink.write(report.end(totals))
            sink.finish()


def require_no_record(wanted: Wanted, inputs: Iterable[Input]) -> None:
    """Raise :class:`RefusalError` if a report would take the place of what is to be audited."""
    files = [asked.path for asked in wanted.outputs if asked.path != STANDARD_OUTPUT]
    if not files:
        return
    read = {item.place for item in inputs if item.place != STANDARD_INPUT}
    records = {os.path.realpath(place) for place in read}
    for file in files:
        if os.path.realpath(file) in records:
            raise RefusalError(f"a report would be written over the record {file}")


def _planned(
    wanted: Wanted, settings: Settings
) -> Iterator[tuple[Report, AbstractContextManager[Sink]]]:
    """Each report, and where it goes."""
    settings = replace(settings, table=wanted.table, show_source=wanted.show_source)
    settings = _with_places(settings)
    for asked in wanted.outputs:
        yield _report(asked, wanted, settings), _sink(asked)
    summary = os.environ.get(_SUMMARY)
    if summary and any(asked.format == "github" for asked in wanted.outputs):
        yield new_report("markdown", settings), end_of_file(summary)


def _report(asked: Output, wanted: Wanted, settings: Settings) -> Report:
    if asked.path == STANDARD_OUTPUT:
        coloured = output.in_colour(wanted.colour)
        settings = replace(settings, width=output.width(), coloured=coloured)
    return new_report(asked.format, settings)


def _sink(asked: Output) -> AbstractContextManager[Sink]:
    if asked.path == STANDARD_OUTPUT:
        return standard_output(for_machines=asked.format not in FOR_PEOPLE)
    return new_file(asked.path)


def _with_places(settings: Settings) -> Settings:
    """Settings that know the working directory, and the root of the project if it is inside."""
    here = os.path.realpath(os.curdir)
    roots = [os.path.realpath(os.environ[name]) for name in _ROOTS if os.environ.get(name)]
    root = next((root for root in roots if f"{here}{os.sep}".startswith(root + os.sep)), here)
    return replace(settings, directory=_posix(here), root=_posix(root))


def _posix(path: str) -> str:
    return path.replace(os.sep, "/")
