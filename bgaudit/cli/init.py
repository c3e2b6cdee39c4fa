"""``bgaudit init``: a configuration file to begin with."""

from __future__ import annotations

import os
from typing import Annotated

import typer

EPILOG = """\
\b
Examples:
  bgaudit init
  bgaudit check --show-config matches/final.mat
"""


def init(
    force: Annotated[
        bool,
        typer.Option("--force", help="Overwrite the one that is there.", show_default=False),
    ] = False,
) -> None:
    """Write a configuration file to begin with: .bgaudit.yaml, in the working directory.

    Every key is in it, in a comment that says what it is for, so that it changes nothing yet.
    """
    from bgaudit.cli.refusal import RefusalError, refusals, tell
    from bgaudit.config.errors import ConfigError
    from bgaudit.config.files import OWN_NAME
    from bgaudit.config.pages import to_begin_with
    from bgaudit.inputs.input import reason

    with refusals(ConfigError):
        before = "" if os.path.lexists(OWN_NAME) else _in_force_before()
        try:
            with open(OWN_NAME, "w" if force else "x", encoding="utf-8", newline="\n") as file:
                file.write(to_begin_with())
        except FileExistsError:
            raise RefusalError(f"{OWN_NAME} is there already: --force overwrites it") from None
        except OSError as error:
            raise RefusalError(f"{OWN_NAME}: {reason(error)}") from error
        tell(f"wrote {OWN_NAME}{before}")


def _in_force_before() -> str:
    """What is told of a configuration whose place the new one takes."""
    from bgaudit.config.files import Nearest
    from bgaudit.rules.loading import load_rules

    config = Nearest(load_rules)(os.getcwd())
    return f", which is in force here in place of {config.file.as_posix()}" if config else ""
