"""``bgaudit checks``: all checks in a table."""

from __future__ import annotations

from typing import Annotated

import typer

_FORMATS = ("text", "json")

FormatOption = Annotated[
    str,
    typer.Option(
        "--format",
        metavar="|".join(_FORMATS),
        help="For people, or JSON for programs.",
        autocompletion=lambda: list(_FORMATS),
    ),
]


def is_json(output_format: str) -> bool:
    """Whether JSON is asked for. Raises :class:`RefusalError` for an unknown format."""
    from bgaudit.cli.refusal import one_of

    return one_of(_FORMATS, "format", output_format) == "json"


def checks(output_format: FormatOption = "text") -> None:
    """List all checks: code, name, severity, and what each finds.

    One that is off is reported only where it is selected. The codes that follow are told by other
    checks.
    """
    from bgaudit.cli import output
    from bgaudit.cli.refusal import refusals
    from bgaudit.replay.checks.registry import ALL_CHECKS
    from bgaudit.replay.checks.told import TOLD

    with refusals():
        for_machines = is_json(output_format)
        if for_machines:
            from bgaudit.report.check_facts import as_json, facts

            text = as_json(map(facts, ALL_CHECKS), TOLD)
        else:
            from bgaudit.report.check_pages import checks_table, other_codes

            width = output.width()
            text = checks_table(ALL_CHECKS, width) + other_codes(TOLD)
        output.write([text], for_machines=for_machines)
