"""``bgaudit repair``: a new record, with accepted corrections only."""

from __future__ import annotations

from typing import Annotated

import typer

from bgaudit.cli.options import (
    ConfigOption,
    ExtendSelectOption,
    IgnoreOption,
    InputFormatOption,
    IsolatedOption,
    MatchLengthOption,
    RulesOption,
    SelectOption,
    command_line,
    request,
)

EPILOG = """\
\b
Exit status:
  0  the new record is written, or what was asked for is printed
  2  nothing is written: no such correction, one that cannot be made, or a file is in the way

\b
Examples:
  bgaudit repair final.mat
  bgaudit repair final.mat --accept 3f2a91 --dry-run
  bgaudit repair final.mat repaired.mat --accept 3f2a91,c07d11
"""


def repair(
    source: Annotated[
        str,
        typer.Argument(
            metavar="IN", help="The record, which stays as it is; or - for standard input."
        ),
    ],
    out: Annotated[
        str | None,
        typer.Argument(metavar="OUT", help="The file to write, or - for standard output."),
    ] = None,
    accept: Annotated[
        list[str] | None,
        typer.Option(
            "--accept",
            metavar="ID,…",
            help="The corrections to write, by the ids that are listed without this.",
        ),
    ] = None,
    dry_run: Annotated[
        bool,
        typer.Option("--dry-run", help="Print the difference, as diff -u does, and write nothing."),
    ] = False,
    force: Annotated[
        bool, typer.Option("--force", help="Write over a file that is there.")
    ] = False,
    rules: RulesOption = None,
    input_format: InputFormatOption = None,
    select: SelectOption = None,
    extend_select: ExtendSelectOption = None,
    ignore: IgnoreOption = None,
    match_length: MatchLengthOption = None,
    config: ConfigOption = None,
    isolated: IsolatedOption = False,
) -> None:
    """Write a new record with exactly the corrections that are accepted.

    Without --accept, those are listed that could be: what probably happened where the record and
    the rules disagree. Each correction is noted in a comment, and nothing else is changed. A new
    record that would not audit as the corrections promise is not written.
    """
    from bgaudit.cli.refusal import RefusalError, refusals
    from bgaudit.cli.repairing import Repairing
    from bgaudit.config.errors import ConfigError
    from bgaudit.inputs.input import InputError
    from bgaudit.repair.candidates import RepairError
    from bgaudit.rules.loading import RuleSetError
    from bgaudit.selection import UnknownCheckError

    with refusals(InputError, RuleSetError, ConfigError, UnknownCheckError, RepairError):
        options = command_line(
            rules=rules,
            fail_on=None,
            select=select,
            extend_select=extend_select,
            ignore=ignore,
            match_length=match_length,
        )
        asked = request(options, input_format=input_format, config=config, isolated=isolated)
        ids = [word.strip() for words in accept or () for word in words.split(",")]
        if out is not None and not ids:
            raise RefusalError("nothing is accepted: --accept says what to write")
        if ids and out is None and not dry_run:
            raise RefusalError("name the file to write, or print the difference with --dry-run")
        repairing = Repairing(source, asked)
        if not ids:
            repairing.list_candidates()
        elif dry_run:
            repairing.print_difference(ids, out)
        elif out is not None:
            repairing.write(ids, out, force=force)
