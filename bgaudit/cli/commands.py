"""All commands, of which a run builds the one that is asked for: each takes milliseconds."""

from __future__ import annotations

from collections.abc import Iterable
from importlib import import_module
from typing import Annotated

import typer

from bgaudit import __version__

NEEDS_ARGUMENTS = {
    "check": True,
    "show": True,
    "live": True,
    "convert": True,
    "repair": True,
    "explain": True,
    "checks": False,
    "rules": False,
    "legal": True,
    "stats": True,
    "cache": True,
    "init": False,
}
"""The commands in the order in which they are listed, each in a module of its name here.

One that needs arguments tells its help where it is given none.
"""


def whole_app() -> typer.Typer:
    """The program with all its commands."""
    return _app(NEEDS_ARGUMENTS)


def app_for(arguments: list[str]) -> typer.Typer:
    """The program with the command that these arguments name; with all if they name none."""
    asked = arguments[:1]
    return _app(asked if asked and asked[0] in NEEDS_ARGUMENTS else NEEDS_ARGUMENTS)


def _app(names: Iterable[str]) -> typer.Typer:
    app = typer.Typer(
        no_args_is_help=True,
        rich_markup_mode=None,
        pretty_exceptions_enable=False,
        context_settings={"help_option_names": ["-h", "--help"]},
    )
    app.callback()(bgaudit)
    for name in names:
        module = import_module(f"bgaudit.cli.{name}")
        if hasattr(module, "app"):
            app.add_typer(module.app, name=name)
        else:
            epilog = getattr(module, "EPILOG", None)
            command = app.command(epilog=epilog, no_args_is_help=NEEDS_ARGUMENTS[name])
            command(getattr(module, name))
    return app


def _tell_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"bgaudit {__version__}")
        raise typer.Exit


def bgaudit(
    version: Annotated[
        bool,
        typer.Option(
            "--version", help="Show the version and exit.", callback=_tell_version, is_eager=True
        ),
    ] = False,
) -> None:
    """The referee and linter for backgammon match records."""
