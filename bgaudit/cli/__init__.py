"""The command line: one module per command, each importing what it needs when it runs."""

from __future__ import annotations

from typing import Annotated

import typer

from bgaudit import __version__
from bgaudit.cli.check import check

app = typer.Typer(
    no_args_is_help=True,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
app.command(no_args_is_help=True, epilog=check.epilog)(check)
