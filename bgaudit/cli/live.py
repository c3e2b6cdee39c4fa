"""``bgaudit live``: tell what is wrong while the record is being written."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Annotated

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

if TYPE_CHECKING:
    from pathlib import Path
    from types import FrameType

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
    rules: RulesOption = "standard",
    fail_on: FailOnOption = "error",
    input_format: InputFormatOption = None,
    select: SelectOption = None,
    match_length: MatchLengthOption = None,
) -> None:
    """Follow a match record while it is being written.

    What is wrong is told as soon as its line is complete, with all legal plays where a play was
    illegal, and taken back when it is put right: in a file where it stands; on standard input by
    writing the row with its number again, or by the lines that amend a .bga transcript. At the end
    of the input, or on Ctrl-C, the whole report follows. The findings and the report go to standard
    output, everything else to standard error.
    """
    from bgaudit.cli.refusal import refusals
    from bgaudit.inputs.input import InputError
    from bgaudit.rules.loading import RuleSetError

    with refusals(InputError, RuleSetError):
        status = _run(path, request(rules, fail_on, input_format, select, match_length))
    raise typer.Exit(status)


def _run(path: str, asked: Request) -> int:
    """The exit status of a run whose options are known to be good."""
    from queue import SimpleQueue

    from bgaudit.cli import output
    from bgaudit.inputs.input import InputError
    from bgaudit.pipeline import audit
    from bgaudit.report import renderer
    from bgaudit.report.totals import Totals

    inbox: Inbox = SimpleQueue()
    following = _following(path, inbox)
    with _ended_by_signals(inbox):
        _tell_the_news(following, asked)
    source = following.whole()
    if source is None:
        raise InputError(f"{following.path}: no such file")
    totals = Totals()
    found = totals.counting([audit(source, asked.rules, asked.input_format, asked.selected)])
    report = renderer("text")(found, asked.settings(output.width()))
    output.write(report, for_machines=False)
    return asked.exit_status(totals)


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


def _tell_the_news(following: Following, asked: Request) -> None:
    """Print what is new as it comes in."""
    from bgaudit.cli import output
    from bgaudit.cli.refusal import tell
    from bgaudit.live.watch import Watch
    from bgaudit.report.as_live import WIDTH, render

    watch = Watch(asked.rules, asked.input_format, asked.selected)
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
