"""``bgaudit stats``: tables from a store of results."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from bgaudit.report.stat_tables import StatTable
    from bgaudit.store.question import Question

EPILOG = """\
\b
Examples:
  bgaudit check --store results.db matches/
  bgaudit stats results.db
  bgaudit stats results.db --event "Autumn League"
  bgaudit stats results.db --table players --format csv
"""
_FORMATS = ("text", "markdown", "csv", "json")
_MOST_ROWS = 25
"""Of a table that is shown among others for people."""


def _tables() -> list[str]:
    from bgaudit.store.asking import TABLES

    return list(TABLES)


def stats(
    store: Annotated[
        str | None,
        typer.Argument(metavar="STORE", help="What bgaudit check --store has written."),
    ] = None,
    table: Annotated[
        str | None,
        typer.Option(
            "--table",
            metavar="NAME",
            help="One table, with all its rows: codes, players, events, producers, results, "
            "standings, dice, rolls (by player), or repeats (what is in two files).",
            autocompletion=_tables,
        ),
    ] = None,
    event: Annotated[
        str | None,
        typer.Option("--event", metavar="NAME", help="Only the matches of this event."),
    ] = None,
    output_format: Annotated[
        str,
        typer.Option(
            "--format",
            metavar="|".join(_FORMATS),
            help="For people, pages, spreadsheets or programs.",
            autocompletion=lambda: list(_FORMATS),
        ),
    ] = "text",
    schema: Annotated[
        bool,
        typer.Option(
            "--schema",
            help="Print the definition of a store, which says what is in each column.",
            show_default=False,
        ),
    ] = False,
) -> None:
    """Print tables from a store of results.

    Of a whole store: what was found by check, by player, by event and by who wrote the records, the
    dice, and what is in two files, each table with its first rows. Of an event: its results and its
    standings.
    """
    from bgaudit.cli import output
    from bgaudit.cli.refusal import RefusalError, one_of, refusals
    from bgaudit.store.errors import StoreError
    from bgaudit.store.opening import opened_to_ask, schema_text
    from bgaudit.store.question import Question

    with refusals(StoreError):
        if schema:
            output.write([schema_text()], for_machines=True)
            return
        if store is None:
            raise RefusalError("name the store, which bgaudit check --store has written")
        one_of(_FORMATS, "format", output_format)
        if table is not None:
            one_of(_tables(), "table", table)
        elif output_format == "csv":
            raise RefusalError(f"csv has one table: name it with --table {'|'.join(_tables())}")
        with opened_to_ask(store) as connection:
            question = Question(connection, event)
            if event is not None:
                _require_event(event, question.events())
            tables = _answers(question, table, output_format)
            pages = list(_pages(tables, output_format))
        output.write(pages, for_machines=output_format != "text")


def _require_event(event: str, known: Sequence[str]) -> None:
    """Raise :class:`~bgaudit.cli.refusal.RefusalError` if no match is of this event."""
    from difflib import get_close_matches

    from bgaudit.cli.refusal import RefusalError

    if event not in known:
        close = get_close_matches(event, known, n=1)
        advice = f"did you mean '{close[0]}'?" if close else "--table events lists them"
        raise RefusalError(f"no match is of the event '{event}': {advice}")


def _answers(question: Question, table: str | None, output_format: str) -> list[StatTable]:
    from bgaudit.store.asking import OF_AN_EVENT, OVERVIEW, TABLES

    if table is not None:
        return [TABLES[table](question)]
    names = OVERVIEW if question.event is None else OF_AN_EVENT
    answers = [TABLES[name](question) for name in names]
    if output_format == "json" or question.event is not None:
        return answers
    return [answer.cut(_MOST_ROWS) for answer in answers]


def _pages(tables: Sequence[StatTable], output_format: str) -> Iterator[str]:
    from bgaudit.cli import output
    from bgaudit.report import stat_tables

    if output_format == "csv":
        return stat_tables.as_csv(tables[0])
    if output_format == "json":
        return stat_tables.as_json(tables)
    if output_format == "markdown":
        return stat_tables.as_markdown(tables)
    return stat_tables.as_text(tables, output.width())
