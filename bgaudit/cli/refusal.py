"""Telling, in one line, why a run cannot be made."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from contextlib import contextmanager
from difflib import get_close_matches

import typer

from bgaudit.cli import exit_status
from bgaudit.report.characters import finished, printable


class RefusalError(Exception):
    """The run cannot be made; the message says why."""


def tell(message: str) -> None:
    """One line on standard error, whatever names of files are in it."""
    typer.echo(f"bgaudit: {finished(printable(message))}", err=True)


@contextmanager
def refusals(*kinds: type[Exception]) -> Iterator[None]:
    """Turn refusals, and exceptions of these kinds, into a line and an exit status."""
    refused: tuple[type[Exception], ...] = (RefusalError, *kinds)
    try:
        yield
    except refused as refusal:
        tell(str(refusal))
        raise typer.Exit(exit_status.NOT_RUN) from None


def one_of(known: Collection[str], what: str, name: str) -> str:
    """The name, if it is a known one; else a refusal that says what may be meant."""
    if name in known:
        return name
    close = get_close_matches(name.lower(), known, n=1)
    advice = f"did you mean '{close[0]}'?" if close else f"it is one of {', '.join(known)}"
    raise RefusalError(f"unknown {what} '{name}': {advice}")
