"""``bgaudit convert``: a record in another format."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from bgaudit.cli.options import InputFormatOption

if TYPE_CHECKING:
    from bgaudit.transcript.writers import Target

EPILOG = """\
\b
Exit status:
  0  the record is written
  2  it is not: it cannot be read, the format cannot hold all of it, or a file is in the way

\b
Examples:
  bgaudit convert final.xg final.mat
  bgaudit convert --lossy table.bga final.mat
  bgaudit convert --to json final.mat - | jq .matches
  bgaudit convert --to bga - final.bga < final.mat
"""


def _targets() -> list[str]:
    from bgaudit.transcript.writers import TARGETS

    return list(TARGETS)


def convert(
    source: Annotated[
        str, typer.Argument(metavar="IN", help="The record, or - for standard input.")
    ],
    out: Annotated[
        str,
        typer.Argument(
            metavar="OUT",
            help="The file to write, or - for standard output. Several matches go to several "
            "files, OUT-1 and so on, where the format holds one in a file.",
        ),
    ],
    to: Annotated[
        str | None,
        typer.Option(
            "--to",
            metavar="mat|sgf|bga|json",
            help="The format, where OUT does not end with its name.",
            autocompletion=_targets,
        ),
    ] = None,
    lossy: Annotated[
        bool, typer.Option("--lossy", help="Leave out what the format has no place for.")
    ] = False,
    force: Annotated[
        bool, typer.Option("--force", help="Write over a file that is there.")
    ] = False,
    input_format: InputFormatOption = None,
) -> None:
    """Write a record in another format.

    Nothing is repaired: an illegal play that stood is written as it stood. What the format has no
    place for is told, and without --lossy nothing is written then. Analysis, comments and chat are
    left out.
    """
    from bgaudit.cli.conversion import ConversionError, converted, described, pieces
    from bgaudit.cli.refusal import one_of, refusals, tell
    from bgaudit.cli.writing import write_all
    from bgaudit.transcript.detect import READERS

    with refusals(ConversionError):
        target = _target(to, out)
        if input_format is not None:
            one_of(READERS, "input format", input_format)
        record, losses = converted(source, target, input_format)
        for line in described(losses):
            tell(line)
        if losses and not lossy:
            raise ConversionError(_refused(target, len(losses)))
        write_all(out, pieces(record, target), force=force)


def _target(to: str | None, out: str) -> Target:
    """The format that is asked for by name, or by the ending of the file."""
    from pathlib import PurePath

    from bgaudit.cli.refusal import RefusalError, one_of
    from bgaudit.transcript.writers import TARGETS

    if to is None:
        to = PurePath(out).suffix[1:].lower()
        if to not in TARGETS:
            known = ", ".join(TARGETS)
            raise RefusalError(f"{out}: which format? --to says it: one of {known}")
    return TARGETS[one_of(TARGETS, "format", to)]


def _refused(target: Target, number: int) -> str:
    things = "this" if number == 1 else f"these {number} things"
    return f"nothing is written: {target.name} cannot hold {things}, which --lossy leaves out"
