"""A bar that shows how far a run is, on a terminal."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from typing import TypeVar

from bgaudit.cli.report_options import STANDARD_OUTPUT, Wanted

T = TypeVar("T")

_WORTH_A_BAR = 64


def shown(items: Iterable[T], number: int, wanted: Wanted) -> Iterable[T]:
    """The same items, of which there are so many, with a bar while they pass.

    There is none where few are to come, where standard error is no terminal, or where a report is
    written to that terminal.
    """
    at_terminal = sys.stderr is not None and sys.stderr.isatty()
    if number < _WORTH_A_BAR or not at_terminal or _reports_there(wanted):
        return items
    return _with_bar(items, number)


def _reports_there(wanted: Wanted) -> bool:
    to_standard_output = any(asked.path == STANDARD_OUTPUT for asked in wanted.outputs)
    return to_standard_output and sys.stdout is not None and sys.stdout.isatty()


def _with_bar(items: Iterable[T], number: int) -> Iterator[T]:
    from rich.console import Console
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        ProgressColumn,
        Task,
        TextColumn,
        TimeRemainingColumn,
    )
    from rich.text import Text

    class Rate(ProgressColumn):
        def render(self, task: Task) -> Text:
            return Text(f"{task.speed:.0f} files/s" if task.speed else "")

    columns = (
        TextColumn("auditing"),
        BarColumn(),
        MofNCompleteColumn(),
        Rate(),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        yield from progress.track(items, number)
