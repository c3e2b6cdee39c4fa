"""The lines of a record beneath the findings, with carets under what is at fault."""

from __future__ import annotations

from dataclasses import replace

import pytest
from audited import audited
from samples import WRONG_DISTANCE, audit, report

from bgaudit import Source, Span
from bgaudit.report.excerpts import excerpts

HEAD = " 7 point match\n\n Game 1\n Anna : 0                Marc : 0\n"


def shown(row: str, width: int = 100) -> list[str]:
    """The excerpts of the errors in a game with this row."""
    made = audited("a.mat", f"{HEAD}{row}\n".encode())
    errors = [finding for finding in made.findings if finding.severity == "error"]
    return list(excerpts(made, errors, width))


@pytest.mark.parametrize(
    ("row", "excerpt"),
    [
        (
            "  1) 62: 24/18 13/10",
            "error MV002 wrong-distance\n5 |   1) 62: 24/18 13/10\n  |                ^^^^^",
        ),
        (
            "  1) 64: 24/18*/13",
            "error MV002 wrong-distance\n5 |   1) 64: 24/18*/13\n  |             ^^^^^^",
        ),
        (
            "  1) 61: 13/7 8/7 6/5",
            "error MV003 too-many-pips\n5 |   1) 61: 13/7 8/7 6/5\n  |      ^^^^^^^^^^^^^^^^",
        ),
        (
            "  1) 71: 13/6",
            "error DI001 malformed-roll\n5 |   1) 71: 13/6\n  |      ^^^^^^^^",
        ),
    ],
)
def test_the_very_step_is_marked_where_it_is_one_that_is_at_fault(row: str, excerpt: str) -> None:
    assert shown(row) == [excerpt]


def test_tabs_and_wide_characters_stand_above_their_carets() -> None:
    text = "上田\t62: 24/18 13/10"
    start = text.index("62")
    fault = replace(WRONG_DISTANCE, span=Span(start, len(text)), step=(13, 10))
    made = replace(audit(findings=[fault]), source=Source.from_text("a.mat", text))
    block = report("text", made, show_source=True).split("\n\n")[2]
    assert block.split("\n")[1:] == ["1 | 上田 62: 24/18 13/10", "  |                ^^^^^"]


def test_a_long_line_is_cut_around_what_is_marked() -> None:
    text = f"{'a' * 90} 62: 24/18 13/10 {'b' * 90}"
    start = text.index("62")
    fault = replace(WRONG_DISTANCE, span=Span(start, start + 15), step=(13, 10))
    made = replace(audit(findings=[fault]), source=Source.from_text("a.mat", text))
    (block,) = excerpts(made, [fault], 44)
    _, line, carets = block.split("\n")
    assert line == "1 | …aaaaa 62: 24/18 13/10 bbbbbbbbbbbbbbbb…"
    assert carets == "  |                  ^^^^^"


def test_what_is_nowhere_in_a_line_has_a_caret_all_the_same() -> None:
    empty = replace(WRONG_DISTANCE, span=Span(0, 0), step=None)
    made = replace(audit(findings=[empty]), source=Source.from_text("a.mat", ""))
    assert list(excerpts(made, [empty], 80)) == ["error MV002 wrong-distance\n1 | \n  | ^"]


def test_a_span_of_several_lines_is_marked_in_its_first() -> None:
    whole = replace(WRONG_DISTANCE, span=Span(0, 40), step=None)
    (block,) = excerpts(audit(findings=[whole]), [whole], 80)
    assert block.split("\n")[1:] == ["1 |  7 point match", "  | ^^^^^^^^^^^^^^"]
