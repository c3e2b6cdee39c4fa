"""``bgaudit check``: parse, replay, report."""

from __future__ import annotations

from typing import Annotated

import typer

EPILOG = """\
\b
Exit status:
  0  nothing found at or above --fail-on
  1  something found at or above --fail-on
  2  the run could not be made: bad usage, or no input that can be read

\b
Examples:
  bgaudit check final.mat
  bgaudit check --rules money --fail-on warning matches/
  bgaudit check --format json matches/ > report.json
  bgaudit check - < final.mat
"""

_FAIL_ON = ("error", "warning", "note", "never")


def _rule_sets() -> list[str]:
    from bgaudit.rules.presets import preset_names

    return preset_names()


def _formats() -> list[str]:
    from bgaudit.report import FORMATS

    return list(FORMATS)


def _input_formats() -> list[str]:
    from bgaudit.transcript.detect import READERS

    return list(READERS)


def check(
    paths: Annotated[
        list[str],
        typer.Argument(
            metavar="PATH...",
            help="Match records, directories of them (.mat and .txt files, in depth), "
            "or - for standard input.",
        ),
    ],
    rules: Annotated[
        str,
        typer.Option(
            metavar="NAME", help="The rule set to check against.", autocompletion=_rule_sets
        ),
    ] = "standard",
    output_format: Annotated[
        str,
        typer.Option(
            "--format", metavar="text|json", help="The kind of report.", autocompletion=_formats
        ),
    ] = "text",
    fail_on: Annotated[
        str,
        typer.Option(
            metavar="|".join(_FAIL_ON),
            help="What the exit status 1 stands for: findings this grave or graver.",
            autocompletion=lambda: list(_FAIL_ON),
        ),
    ] = "error",
    input_format: Annotated[
        str | None,
        typer.Option(
            metavar="mat",
            help="Read every file as this format, instead of telling it from its content.",
            autocompletion=_input_formats,
        ),
    ] = None,
) -> None:
    """Check match records: every play, cube action and score against the rules.

    The report goes to standard output, everything else to standard error. Of one file all is told;
    of many, what is wrong in each and a table of all matches.
    """
    from bgaudit.cli import exit_status, output
    from bgaudit.cli.auditing import PathList, audits
    from bgaudit.cli.refusal import one_of, refusals
    from bgaudit.finding import Severity
    from bgaudit.inputs import InputError, find_inputs
    from bgaudit.report import FOR_MACHINES, FORMATS, Settings, renderer
    from bgaudit.report.totals import Totals
    from bgaudit.rules.presets import load_preset, preset_names
    from bgaudit.transcript.detect import READERS

    with refusals(InputError):
        render = renderer(one_of(FORMATS, "format", output_format))
        rule_set = load_preset(one_of(preset_names(), "rule set", rules))
        one_of(_FAIL_ON, "--fail-on", fail_on)
        if input_format is not None:
            one_of(READERS, "input format", input_format)
        skipped = PathList()
        totals = Totals()
        audited = audits(find_inputs(paths, input_format), rule_set, input_format, skipped)
        settings = Settings(rule_set.name, output.width(), every_note=fail_on == Severity.NOTE)
        output.write(
            render(totals.counting(audited), settings), for_machines=output_format in FOR_MACHINES
        )
    if skipped.number:
        ...
