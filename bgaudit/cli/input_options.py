"""The options of ``check`` that say what is audited."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from bgaudit.inputs.exclusion import Exclusion
    from bgaudit.inputs.reading import Reading
    from bgaudit.inputs.search import Search
    from bgaudit.inputs.skipped import Skipped

PathsArgument = Annotated[
    list[str],
    typer.Argument(
        metavar="PATH",
        help="Match records; directories, zip and tar archives of them, searched in depth for "
        "files named as records are; globs, ** too; or - for standard input.",
    ),
]
StdinFilenameOption = Annotated[
    str | None,
    typer.Option(
        "--stdin-filename", metavar="NAME", help="What standard input is called in the report."
    ),
]
ExcludeOption = Annotated[
    list[str] | None,
    typer.Option(
        "--exclude",
        metavar="GLOB",
        help="Leave out files, directories and archives that are found, and members of archives: "
        "by their names, or with a slash by their paths. May be repeated.",
    ),
]
GitignoreOption = Annotated[
    bool,
    typer.Option(
        "--gitignore/--no-gitignore",
        help="Whether directories are searched for what .gitignore files leave.",
    ),
]
ListFilesOption = Annotated[
    bool,
    typer.Option("--list-files", help="Print what would be audited, one a line, and exit."),
]


def search(
    paths: Iterable[str],
    input_format: str | None,
    stdin_filename: str | None,
    exclude: Sequence[str],
    gitignore: bool,
    configurations: Exclusion,
) -> Search:
    """What the options ask for, without what configurations exclude.

    Raises :class:`~bgaudit.cli.refusal.RefusalError`.
    """
    import os

    from bgaudit.cli.refusal import RefusalError
    from bgaudit.inputs.exclusion import ExcludedGlobs
    from bgaudit.inputs.input import STANDARD_INPUT
    from bgaudit.inputs.search import Search

    given = tuple(paths)
    if stdin_filename is not None and STANDARD_INPUT not in given:
        raise RefusalError("--stdin-filename names standard input: give - as a path, too")
    asked = (ExcludedGlobs.of(exclude, os.getcwd()),) if exclude else ()
    exclusions = (*asked, configurations)
    return Search(given, input_format, stdin_filename, exclusions, gitignore)


def listed(readings: Iterable[Reading]) -> Iterator[str]:
    """The paths as ``--list-files`` prints them, each on one line whatever is in it."""
    from bgaudit.report.characters import escaped

    for reading in readings:
        path = reading.source.path
        yield "".join(char if char.isprintable() else escaped(char) for char in path) + "\n"


@contextmanager
def skipping() -> Iterator[Skipped]:
    """What the run skips, told on standard error at its end, also where nothing is left."""
    from bgaudit.cli.refusal import tell
    from bgaudit.inputs.input import InputError
    from bgaudit.inputs.skipped import Skipped

    def tell_all() -> None:
        for line in skipped.told():
            tell(line)

    skipped = Skipped()
    try:
        yield skipped
    except InputError:
        tell_all()
        raise
    tell_all()
