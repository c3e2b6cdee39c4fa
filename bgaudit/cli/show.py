"""``bgaudit show``: one moment of a record, with the ruling."""

from __future__ import annotations

from typing import Annotated

import typer

from bgaudit.cli.baselines import BaselineOption
from bgaudit.cli.checks import FormatOption, is_json
from bgaudit.cli.input_options import StdinFilenameOption
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
  0  it is shown
  2  it cannot be shown: no such game, move or finding, bad usage, or no record that can be read

\b
Examples:
  bgaudit show final.mat
  bgaudit show final.mat --at 1:7:1
  bgaudit show final.mat --finding 1 --compare usbgf-2019,us-2009
  bgaudit show final.mat --finding 1 --svg board.svg
"""


def show(
    path: Annotated[
        str,
        typer.Argument(
            metavar="FILE",
            help="A match record; one in an archive, as in season.zip!/final.mat; or - for "
            "standard input.",
        ),
    ],
    at: Annotated[
        str | None,
        typer.Option(
            "--at",
            metavar="GAME[:MOVE[:PLAYER]]",
            help="The play to show, by the numbers that the list and the report have; of a game "
            "alone its plays are listed.",
        ),
    ] = None,
    finding: Annotated[
        int | None,
        typer.Option(
            "--finding",
            metavar="N",
            min=1,
            help="Show the play that finding N of 'bgaudit check' is about, counted from 1.",
        ),
    ] = None,
    match: Annotated[
        int | None,
        typer.Option("--match", metavar="N", min=1, help="The match, if the file has several."),
    ] = None,
    side: Annotated[
        int | None,
        typer.Option(
            "--side",
            metavar="1|2",
            min=1,
            max=2,
            help="The side at the bottom of the board; else the player on roll.",
        ),
    ] = None,
    ascii_only: Annotated[
        bool, typer.Option("--ascii", help="Draw in ASCII.", show_default=False)
    ] = False,
    compare: Annotated[
        str | None,
        typer.Option(
            "--compare",
            metavar="NAME|FILE,…",
            help="Other rule sets, to tell where they rule otherwise.",
        ),
    ] = None,
    svg: Annotated[
        str | None, typer.Option("--svg", metavar="FILE", help="Draw the board in this file, too.")
    ] = None,
    output_format: FormatOption = "text",
    rules: RulesOption = None,
    input_format: InputFormatOption = None,
    select: SelectOption = None,
    extend_select: ExtendSelectOption = None,
    ignore: IgnoreOption = None,
    match_length: MatchLengthOption = None,
    baseline: BaselineOption = None,
    stdin_filename: StdinFilenameOption = None,
    config: ConfigOption = None,
    isolated: IsolatedOption = False,
) -> None:
    """Show one play of a record: the board, the ruling, the legal plays, and what follows.

    Without --at and --finding the games are listed with their plays, to choose from. The verdict is
    that of 'bgaudit check' with the same options.
    """
    from bgaudit.cli.one_record import OneRecord
    from bgaudit.cli.refusal import RefusalError, refusals
    from bgaudit.cli.showing import Look, Place, show_it
    from bgaudit.config.errors import ConfigError
    from bgaudit.dispute.deeds import NoSuchDeedError
    from bgaudit.inputs.input import InputError
    from bgaudit.rules.loading import RuleSetError, load_rules
    from bgaudit.selection import UnknownCheckError

    with refusals(InputError, RuleSetError, ConfigError, UnknownCheckError, NoSuchDeedError):
        look = Look(side, ascii_only, svg, for_machines=is_json(output_format))
        if finding is not None and (at is not None or match is not None):
            raise RefusalError("--finding counts over the whole file: leave --at and --match out")
        options = command_line(
            rules=rules,
            fail_on=None,
            select=select,
            extend_select=extend_select,
            ignore=ignore,
            match_length=match_length,
            baseline=baseline,
        )
        asked = request(options, input_format=input_format, config=config, isolated=isolated)
        others = [load_rules(name.strip()) for name in compare.split(",")] if compare else []
        record = OneRecord(path, asked, stdin_filename)
        show_it(record, Place(at, match, finding), others, look)
