"""What is new between two looks at a record."""

from __future__ import annotations

from dataclasses import replace

from bgaudit.finding import Finding, Severity, Status
from bgaudit.live.news import Changed, News, news
from bgaudit.source import Span

ILLEGAL = Finding(
    code="MV002",
    name="wrong-distance",
    severity=Severity.ERROR,
    message="24/18 13/10 with 6-2: no die is a 3",
    span=Span(60, 75),
    rule="a step has a length that was not rolled",
    status=Status.OPEN,
    match=1,
    game=1,
    row=1,
    player=1,
    dice=(6, 2),
    recorded="24/18 13/10",
)
LINE = Finding(
    code="TX003",
    name="unreadable-line",
    severity=Severity.WARNING,
    message="`Marc asks for water` is no part of a match record",
    span=Span(90, 109),
    rule="a line is no part of a match record",
    match=1,
    game=1,
)
NOTHING = News((), (), ())


def test_a_finding_is_new_once() -> None:
    assert news([], [ILLEGAL]) == News((), (), (ILLEGAL,))
    assert news([ILLEGAL], [ILLEGAL]) == NOTHING


def test_a_finding_that_is_gone_is_withdrawn() -> None:
    assert news([ILLEGAL, LINE], [LINE]) == News((ILLEGAL,), (), ())


def test_a_line_put_in_above_changes_nothing() -> None:
    assert news([ILLEGAL], [replace(ILLEGAL, span=Span(80, 95))]) == NOTHING


def test_more_help_is_no_news() -> None:
    assert news([ILLEGAL], [replace(ILLEGAL, help="17 plays are legal")]) == NOTHING


def test_a_play_that_stands_now() -> None:
    stood = replace(ILLEGAL, status=Status.STOOD)
    assert news([ILLEGAL], [stood]) == News((), (Changed(ILLEGAL, stood),), ())


def test_a_play_that_is_put_right_by_a_legal_one_and_by_another_illegal_one() -> None:
    other = replace(ILLEGAL, recorded="24/18 13/9", message="24/18 13/9 with 6-2: no die is a 4")
    assert news([ILLEGAL], []) == News((ILLEGAL,), (), ())
    assert news([ILLEGAL], [other]) == News((ILLEGAL,), (), (other,))


def test_a_finding_that_counts_one_more_is_the_same_with_other_words() -> None:
    more = replace(LINE, message=f"{LINE.message}; one more is like it")
    assert news([LINE], [more]) == News((), (Changed(LINE, more),), ())


def test_of_two_alike_the_one_that_says_the_same_stays() -> None:
    second = replace(LINE, message="`Anna too` is no part of a match record", span=Span(120, 128))
    assert news([LINE, second], [second]) == News((LINE,), (), ())


def test_two_findings_that_say_the_same_are_two() -> None:
    again = replace(LINE, span=Span(120, 139))
    assert news([LINE], [LINE, again]) == News((), (), (again,))
    assert news([LINE, again], [again]) == News((again,), (), ())
