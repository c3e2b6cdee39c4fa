"""The options that say which reports are made, where they go, and how they look."""

from __future__ import annotations

import os
from typing import Annotated, NamedTuple

import typer

_COLOURS = ("auto", "always", "never")
STANDARD_OUTPUT = "-"

_FORMAT_OF_EXTENSION = {
    ".csv": "csv",
    ".htm": "html",
    ".html": "html",
    ".json": "json",
    ".jsonl": "jsonl",
    ".md": "markdown",
    ".sarif": "sarif",
    ".txt": "text",
    ".xml": "junit",
}


def formats() -> list[str]:
    """The names of all formats."""
    from bgaudit.report import FORMATS

    return list(FORMATS)


def _tables() -> list[str]:
    from bgaudit.report import TABLES

    return list(TABLES)


def _outputs() -> list[str]:
    return [f"{name}:" for name in formats()]


FormatOption = Annotated[
    str | None,
    typer.Option(
        "--format",
        metavar="NAME",
        help="The kind of report: text (usual), concise, markdown, html, csv, json, "
        "jsonl, sarif, junit, github or gitlab.",
        autocompletion=formats,
    ),
]
OutputOption = Annotated[
    list[str] | None,
    typer.Option(
        "--output",
        metavar="[FORMAT:]FILE",
        help="Write a report to a file instead of standard output, which is -. Can be given "
        "several times. Without a format it has that of --format, else that of its extension.",
        autocompletion=_outputs,
    ),
]
TableOption = Annotated[
    str,
    typer.Option(
        "--table",
        metavar="findings|scores",
        help="What a csv report holds.",
        autocompletion=_tables,
    ),
]
ShowSourceOption = Annotated[
    bool,
    typer.Option("--show-source", help="Show the lines of the record in a text report, marked."),
]
ColourOption = Annotated[
    str,
    typer.Option(
        "--color",
        metavar="|".join(_COLOURS),
        help="Colour on standard output; auto asks for a terminal, NO_COLOR and FORCE_COLOR.",
        autocompletion=lambda: list(_COLOURS),
    ),
]


class Output(NamedTuple):
    """A report that is asked for: its format, and its file or :data:`STANDARD_OUTPUT`."""

    format: str
    path: str


class Wanted(NamedTuple):
    """All that is asked for about reports."""

    outputs: tuple[Output, ...]
    table: str
    show_source: bool
    colour: str


def wanted(
    output_format: str | None,
    outputs: list[str] | None,
    table: str,
    show_source: bool,
    colour: str,
) -> Wanted:
    """What the options ask for. Raises :class:`~bgaudit.cli.refusal.RefusalError` if they err."""
    from bgaudit.cli.refusal import RefusalError, one_of

    if output_format is not None:
        one_of(formats(), "format", output_format)
    one_of(_tables(), "table", table)
    one_of(_COLOURS, "colour", colour)
    asked = [_output(text, output_format) for text in outputs or [STANDARD_OUTPUT]]
    files = [os.path.realpath(output.path) for output in asked]
    for at, file in enumerate(files):
        if file in files[:at]:
            raise RefusalError(f"two reports are to be written to '{asked[at].path}'")
    return Wanted(tuple(asked), table, show_source, colour)


def _output(text: str, usual_format: str | None) -> Output:
    """What ``[FORMAT:]FILE`` asks for. One letter before a colon is a drive, not a format."""
    from bgaudit.cli.refusal import RefusalError, one_of

    name, colon, path = text.partition(":")
    if not colon or len(name) == 1:
        return Output(usual_format or _format_of(text), text)
    one_of(formats(), "format", name)
    if not path:
        raise RefusalError(f"'{text}' names no file; standard output is {text}{STANDARD_OUTPUT}")
    return Output(name, path)


def _format_of(path: str) -> str:
    from bgaudit.cli.refusal import RefusalError

    if path == STANDARD_OUTPUT:
        return "text"
    stem, extension = os.path.splitext(path.lower())
    if stem.endswith(".sarif"):  # out.sarif.json
        return "sarif"
    if extension not in _FORMAT_OF_EXTENSION:
        raise RefusalError(f"the format of '{path}' is not known: give it, as in json:{path}")
    return _FORMAT_OF_EXTENSION[extension]
