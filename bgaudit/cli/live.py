"""``bgaudit live``: tell what is wrong while the record is being written."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Annotated

import typer

from bgaudit.cli import exit_status
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

if TYPE_CHECKING:
    from pathlib import Path
    from types import FrameType

    from bgaudit.config.conditions import Conditions
    from bgaudit.live.feeds import Inbox
    from bgaudit.live.following import Following

EPILOG = """\
\b
Exit status, by the report at the end:
  0  nothing found at or above --fail-on
  1  something found at or above --fail-on
  2  the run could not be made: bad usage, or no input that can be read

\b
Examples:
  bgaudit live final.mat
  bgaudit live --rules usbgf-2024 -
  nc -l 4000 | bgaudit live - | tee findings.txt
"""


def live(
    path: Annotated[
        str,
        typer.Argument(
            metavar="FILE|-",
            help="The match record: a file, which may not be there yet, or - for standard input.",
        ),
    ],
    rules: RulesOption = None,
    fail_on: FailOnOption = None,
    input_format: InputFormatOption = None,
    select: SelectOption = None,
    extend_select: ExtendSelectOption = None,
    ignore: IgnoreOption = None,
    match_length: MatchLengthOption = None,
    config: ConfigOption = None,
    isolated: IsolatedOption = False,
) -> None:
    """Follow a match record while it is being written.

    What is wrong is told as soon as its line is complete, with all legal plays where a play was
    illegal, and taken back when it is put right: in a file where it stands; on standard input by
    writing the row with its number again, or by the lines that amend a .bga transcript. At the end
    of the input, or on Ctrl-C, the whole report follows. The findings and the report go to standard
    output, everything else to standard error.
    """
    from bgaudit.cli.refusal import refusals
    from bgaudit.config.errors import ConfigError
    from bgaudit.inputs.input import InputError
    from bgaudit.rules.loading import RuleSetError
    from bgaudit.selection import UnknownCheckError

    with refusals(InputError, RuleSetError, ConfigError, UnknownCheckError):
        options = command_line(
            rules=rules,
            fail_on=fail_on,
            select=select,
            extend_select=extend_select,
            ignore=ignore,
            match_length=match_length,
        )
        asked = request(options, input_format=input_format, config=config, isolated=isolated)
        status = _run(path, asked.configurations.conditions(path), input_format)
    raise typer.Exit(status)


def _run(path: str, conditions: Conditions, input_format: str | None) -> int:
    """The exit status of a run whose options are known to be good."""
    from dataclasses import replace
    from queue import SimpleQueue

    from bgaudit.cli import output
    from bgaudit.inputs.input import InputError
    from bgaudit.pipeline import audit_under
    from bgaudit.report import new_report, rendered
    from bgaudit.report.totals import Totals

    inbox: Inbox = SimpleQueue()
    following = _following(path, inbox)
    with _ended_by_signals(inbox):
        _tell_the_news(following, conditions, input_format)
    source = following.whole()
    if source is None:
        raise InputError(f"{following.path}: no such file")
    audit = audit_under(conditions, source, input_format)
    report = new_report("text", replace(settings([conditions]), width=output.width()))
    output.write(rendered(report, [audit], Totals()), for_machines=False)
    return exit_status.FOUND if conditions.fails(audit) else exit_status.CLEAN


def _following(path: str, inbox: Inbox) -> Following:
    """Standard input or a file, until something in the inbox says that it is enough."""
    import sys
    from pathlib import Path

    from bgaudit.inputs.input import SHOWN_FOR_STANDARD_INPUT, STANDARD_INPUT, InputError
    from bgaudit.live.feeds import growing_file, stream
    from bgaudit.live.following import Following, added_to, edited

    if path != STANDARD_INPUT:
        file = Path(path)
        _require_readable(file.as_posix(), file)
        return Following(file.as_posix(), growing_file(file, inbox), edited)
    if sys.stdin is None:
        raise InputError(f"{SHOWN_FOR_STANDARD_INPUT}: standard input is closed")
    return Following(SHOWN_FOR_STANDARD_INPUT, stream(sys.stdin.fileno(), inbox), added_to)


def _require_readable(path: str, file: Path) -> None:
    """Raise if something is there that cannot be followed."""
    from bgaudit.inputs.input import InputError, reason

    try:
        if file.exists() and not file.is_file():
            raise InputError(f"{path}: not a file; what comes down a pipe is followed with -")
        file.open("rb").close()
    except FileNotFoundError:
        pass  # It may come.
    except OSError as error:
        raise InputError(f"{path}: {reason(error)}") from error


def _tell_the_news(following: Following, conditions: Conditions, input_format: str | None) -> None:
    """Print what is new as it comes in."""
    from bgaudit.cli import output
    from bgaudit.cli.refusal import tell
    from bgaudit.live.watch import Watch
    from bgaudit.report.as_live import WIDTH, render

    watch = Watch(conditions, input_format)
    width = min(WIDTH, output.width())
    tell(f"following {following.path}; Ctrl-C ends it with the report")
    for draft in following.drafts():
        output.write(render(watch.look(draft), width), for_machines=False)


@contextmanager
def _ended_by_signals(inbox: Inbox) -> Iterator[None]:
    """Let Ctrl-C, and a request to terminate, end the feed instead of the program."""
    from bgaudit.live.feeds import END

    def end(_number: int, _frame: FrameType | None) -> None:
        inbox.put(END)

    kept = {number: signal.signal(number, end) for number in (signal.SIGINT, signal.SIGTERM)}
    try:
        yield
    finally:
        for number, handler in kept.items():
            signal.signal(number, handler)
