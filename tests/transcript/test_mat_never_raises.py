"""Whatever a file contains, reading it gives a model whose places lie inside the text."""

from __future__ import annotations

import re

from hypothesis import given, settings
from hypothesis import strategies as st
from mat_notation import HEAD, told

from bgaudit.source import Source, Span
from bgaudit.transcript.mat import read
from bgaudit.transcript.model import Remark

PIECES = [
    *("31:", "62: ", "71:", "00: ????", "6 2:", "8/5", "24/18*/13", "bar/20", "6/off", "7/1*(2)"),
    *("Doubles => 2", " Takes", "Drops", "Beavers => 4", "Wins 2 points", "Losses 1 point"),
    *("Concedes", "Cannot Move", "Illegal play (", "1;2;3;)", "; Set Pos=", "-b----E-C---eE---c-e"),
    *("5 point match", "Game 2", "Anna : 0", "Marc : 3", "Money session", '[Event "x"]'),
    *("; @challenge by=O turn=3", "; @roll", " by=X", ' dice="3"', "@@", "@take by=O", " text="),
    *(" 1) ", "12)", ")", "(", ";", "#", "|", ":", ",", "*", "?", "/", "-", '"', "=>", "9" * 30),
    *(" ", "   ", " " * 12, " " * 30, "\t", "\n", "\r", "\r\n", "\x00", "\xa0", "\ufeff", "\ud800"),
]
near_records = st.lists(st.sampled_from(PIECES), max_size=60).map("".join)
texts = near_records | st.text(max_size=300) | near_records.map(HEAD.__add__)


def all_spans(source: Source) -> tuple[list[Span], list[Span]]:
    """The spans of all events, and of everything else that has one."""
    record = read(source)
    events, others = [], list[Span]()
    remarks: list[Remark] = [*record.remarks]
    for match in record.matches:
        others += [match.span, *(tag.span for tag in match.tags.values())]
        remarks += match.remarks
        for game in match.games:
            others += [game.span, *([game.score.span] if game.score else [])]
            remarks += game.remarks
            events += [event.span for event in game.events]
            others += [event.row.span for event in game.events]
    return events, others + [remark.span for remark in remarks]


def assert_sound(source: Source) -> None:
    events, others = all_spans(source)
    for span in events:
        text = source.text[span.start : span.end]
        assert text.strip()
        assert not re.search(r"[\r\n]", text)
    for span in events + others:
        assert 0 <= span.start <= span.end <= len(source.text)
    assert events == sorted(events, key=lambda span: span.start)


@settings(max_examples=400, deadline=None)
@given(texts)
def test_texts(text: str) -> None:
    source = Source.from_text("x.mat", text)
    assert_sound(source)
    assert told(source) == told(source)


@settings(max_examples=200, deadline=None)
@given(st.binary(max_size=400) | near_records.map(lambda text: text.encode("utf-16", "replace")))
def test_bytes(data: bytes) -> None:
    assert_sound(Source.from_bytes("x.mat", data))


@settings(max_examples=150, deadline=None)
@given(st.lists(st.sampled_from(PIECES), max_size=12).map("".join))
def test_nothing_in_one_row_reaches_the_next(junk: str) -> None:
    """Unless it holds a header, the next row is read as if nothing had happened."""
    junk = re.sub(r"[\r\n]", " ", junk)
    rows = f"  1) 31: 8/5 6/5                 42: 8/4 6/4\n  2) {junk}\n"
    last = "  3) 65: 24/13                   21: 13/11 6/5"
    record = read(Source.from_text("x.mat", f"{HEAD}{rows}{last}\n"))
    alone = read(Source.from_text("x.mat", f"{HEAD}{last}\n"))
    (game,), (other,) = record.matches[0].games, alone.matches[0].games
    assert [(e.side, e.action) for e in game.events[-2:]] == [
        (e.side, e.action) for e in other.events
    ]
