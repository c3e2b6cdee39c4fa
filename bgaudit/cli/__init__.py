"""The command line: one module per command, each importing what it needs when it runs."""

from __future__ import annotations

import gc
from typing import Annotated

import typer

from bgaudit import __version__
from bgaudit.cli import (
    cache,
    check,
    checks,
    convert,
    explain,
    init,
    legal,
    live,
    repair,
    rules,
    show,
    stats,
)

_OBJECTS_BETWEEN_COLLECTIONS = 100_000

app = typer.Typer(
    no_args_is_help=True,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
app.command(epilog=check.EPILOG, no_args_is_help=True)(check.check)
app.command(epilog=show.EPILOG, no_args_is_help=True)(show.show)
app.command(epilog=live.EPILOG, no_args_is_help=True)(live.live)
app.command(epilog=convert.EPILOG, no_args_is_help=True)(convert.convert)
app.command(epilog=repair.EPILOG, no_args_is_help=True)(repair.repair)
app.command(epilog=explain.EPILOG, no_args_is_help=True)(explain.explain)
app.command()(checks.checks)
app.command(epilog=rules.EPILOG)(rules.rules)
app.command(epilog=legal.EPILOG, no_args_is_help=True)(legal.legal)
app.command(epilog=stats.EPILOG, no_args_is_help=True)(stats.stats)
app.command(epilog=init.EPILOG)(init.init)
app.add_typer(cache.app, name="cache")


def _tell_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"bgaudit {__version__}")
        raise typer.Exit


@app.callback()
def bgaudit(
    version: Annotated[
        bool,
        typer.Option(
            "--version", help="Show the version and exit.", callback=_tell_version, is_eager=True
        ),
    ] = False,
) -> None:
    """The referee and linter for backgammon match records."""


def main() -> None:
    """Run the command line; this is the console script."""
    # Neither loading nor an audit leaves cycles behind, so that looking for them often would only
    # cost time.
    gc.set_threshold(_OBJECTS_BETWEEN_COLLECTIONS)
    app(prog_name="bgaudit")
