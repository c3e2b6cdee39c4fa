"""Markdown: laid out in tables that no name and no path can break."""

from __future__ import annotations

import re
from dataclasses import replace

from audited import hostile_audits
from samples import MATCH, QUIRK, WRONG_POINTS, audit, report

from bgaudit.finding import Severity
from bgaudit.report import as_markdown


def cells(row: str) -> list[str]:
    """The cells of a row of a table, as GitHub's Markdown parts them."""
    return re.split(r"(?<!\\)\|", row)[1:-1]


def test_every_row_of_a_table_has_as_many_cells_as_its_head() -> None:
    shown = report("markdown", *hostile_audits(), fail_on=Severity.NOTE)
    assert all(char.isprintable() or char == "\n" for char in shown)
    shown.encode("utf-8")
    tables = [block.split("\n") for block in re.findall(r"(?:^\|.*\n)+", shown, re.MULTILINE)]
    assert len(tables) > 5
    for table in tables:
        assert len({len(cells(row)) for row in table[:-1]}) == 1


def test_what_markdown_would_make_something_of_is_escaped() -> None:
    evil = replace(MATCH, players=("*a* `b` [c](d)", "<b>|&amp; www.x.org https://y :z:"))
    shown = report("markdown", audit(matches=[evil], findings=[]))
    assert r"\*a\* \`b\` \[c\](d), \<b\>\|\&amp; www\.x.org https\://y \:z:" in shown


def test_notes_are_counted_unless_they_make_the_run_fail() -> None:
    assert "1 note is not listed." in report("markdown", audit())
    assert "IN014" not in report("markdown", audit())
    assert "**note** IN014" in report("markdown", audit(), fail_on=Severity.NOTE)


def test_it_keeps_within_what_github_takes_and_counts_the_rest() -> None:
    long = audit(findings=[replace(WRONG_POINTS, help="é" * 10_000)] * 100)
    shown = report("markdown", long)
    listed = shown.count("SC003")
    assert len(shown.encode()) < 2 * as_markdown._MOST_BYTES
    assert f"\nNo room for {100 - listed} more findings.\n" in shown
    assert 0 < listed < 100


def test_a_quirk_alone_leaves_a_file_out() -> None:
    assert "### club-final" not in report("markdown", audit(findings=[QUIRK]))
