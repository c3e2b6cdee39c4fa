"""``bgaudit explain``: all about a check."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Annotated

import typer

from bgaudit.cli.checks import FormatOption, is_json

if TYPE_CHECKING:
    from bgaudit.replay.checks.catalogue import Entry
    from bgaudit.replay.checks.check import Check
    from bgaudit.replay.outcome import Audit

EPILOG = """\
\b
Examples:
  bgaudit explain MV012
  bgaudit explain unplayed-die smaller-die
"""


def _words() -> list[str]:
    from bgaudit.replay.checks.catalogue import CATALOGUE

    return [word for entry in CATALOGUE for word in (entry.code, entry.name)]


def explain(
    words: Annotated[
        list[str],
        typer.Argument(
            metavar="CODE|NAME", help="Checks, by code or by name.", autocompletion=_words
        ),
    ],
    output_format: FormatOption = "text",
) -> None:
    """Explain checks: what each finds and why, and what to do instead.

    The examples are records that can be checked; what bgaudit says of the wrong one is shown.
    """
    from bgaudit.cli import output
    from bgaudit.cli.refusal import refusals

    with refusals():
        for_machines = is_json(output_format)
        entries = _meant(words)
        text = _json(entries) if for_machines else _pages(entries, output.width())
        output.write([text], for_machines=for_machines)


def _json(entries: Iterable[Entry]) -> str:
    from bgaudit.replay.checks.check import Check
    from bgaudit.replay.checks.told import Told
    from bgaudit.report.check_facts import as_json, page

    return as_json(
        [
            page(entry, _audit_of_the_bad_one(entry))
            for entry in entries
            if isinstance(entry, Check)
        ],
        [entry for entry in entries if isinstance(entry, Told)],
    )


def _pages(entries: Iterable[Entry], width: int) -> str:
    from bgaudit.replay.checks.check import Check
    from bgaudit.report.check_pages import check_page, other_page

    return "\n\n".join(
        check_page(entry, _audit_of_the_bad_one(entry), width)
        if isinstance(entry, Check)
        else other_page(entry, width)
        for entry in entries
    )


def _meant(words: Iterable[str]) -> list[Entry]:
    """What the words name. Raises :class:`RefusalError` for words that name nothing."""
    from bgaudit.cli.refusal import RefusalError
    from bgaudit.replay.checks.catalogue import advice_on, find_entry

    found = {word: find_entry(word) for word in words}
    unknown = [f"unknown check '{word}': {advice_on(word)}" for word in found if not found[word]]
    if unknown:
        raise RefusalError("; ".join(unknown))
    return list(dict.fromkeys(entry for entry in found.values() if entry))


def _audit_of_the_bad_one(check: Check) -> Audit:
    from bgaudit.pipeline import audit_example

    return audit_example(check, check.bad)
