"""From bytes to text, lines and places: encodings and line ends make no difference."""

from __future__ import annotations

import codecs
from random import Random

import pytest
from mat_notation import all_events, told

from bgaudit.source import Place, Source
from bgaudit.transcript.mat import read

RECORD = """\
; [Event "Été"]
5 point match

 Game 1
 Zoë : 0                          José : 0
  1) 31: 8/5 6/5                   42: 8/4 6/4
  2) 65: 24/13

what is this
 Game 2
"""
TOLD = """\
match, 5 points; event=Été
 game 1: Zoë 0 - José 0
  1  L 31: 8/5 6/5  R 42: 8/4 6/4
  2  L 65: 24/13
  ! unreadable-line 9: what is this
 game 2: no score
  ! no-score-line 10"""
PLACES = [Place(6, 6), Place(6, 36), Place(7, 6)]


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"], ids=repr)
def test_line_ends(end: str) -> None:
    source = Source.from_bytes("x.mat", RECORD.replace("\n", end).encode())
    assert told(source) == TOLD
    assert [source.place(event.span.start) for event in all_events(read(source))] == PLACES


def test_mixed_line_ends() -> None:
    lines = RECORD.splitlines()
    text = "".join(line + end for line, end in zip(lines, ["\n", "\r\n", "\r"] * 4, strict=False))
    assert told(text) == TOLD


@pytest.mark.parametrize("encoding", ["utf-8", "cp1252"])
def test_encodings(encoding: str) -> None:
    source = Source.from_bytes("x.mat", RECORD.encode(encoding))
    assert source.encoding == encoding
    assert told(source) == TOLD
    assert [source.place(event.span.start) for event in all_events(read(source))] == PLACES


@pytest.mark.parametrize(
    ("mark", "encoding"),
    [
        (codecs.BOM_UTF8, "utf-8"),
        (codecs.BOM_UTF16_LE, "utf-16-le"),
        (codecs.BOM_UTF16_BE, "utf-16-be"),
    ],
)
def test_byte_order_marks(mark: bytes, encoding: str) -> None:
    source = Source.from_bytes("x.mat", mark + RECORD.encode(encoding))
    assert told(source) == f"! byte-order-mark 1: {encoding}\n{TOLD}"
    assert [source.place(event.span.start) for event in all_events(read(source))] == PLACES


def test_a_mark_between_joined_files_is_no_text() -> None:
    twice = told(RECORD + "\ufeff" + RECORD)
    assert twice == TOLD + "\n" + TOLD.replace(" 9:", " 19:").replace(" 10", " 20")


def test_characters_that_are_not_seen_are_spaces() -> None:
    hidden = RECORD.replace(" Game 1", "\x0c Game 1").replace("  1)", "\x00\u200b 1)")
    assert told(hidden) == TOLD


def test_an_event_spans_its_cell_and_nothing_else() -> None:
    source = Source.from_text("x.mat", RECORD)
    events = all_events(read(source))
    assert [source.text[e.span.start : e.span.end] for e in events] == [
        "31: 8/5 6/5",
        "42: 8/4 6/4",
        "65: 24/13",
    ]
    assert [source.line_text(e.span.start) for e in events] == [
        RECORD.splitlines()[5],
        RECORD.splitlines()[5],
        RECORD.splitlines()[6],
    ]


@pytest.mark.parametrize("text", ["ab\ncd\n\nef", "ab\r\ncd\r\n\r\nef", "ab\rcd\r\ref", "ab\r\n\n"])
def test_places_are_the_same_in_whatever_order_they_are_asked_for(text: str) -> None:
    offsets = [*range(len(text) + 1)]
    alone = [Source.from_text("a.mat", text).place(offset) for offset in offsets]
    for seed in range(20):
        source = Source.from_text("a.mat", text)
        order = Random(seed).sample(offsets, len(offsets))
        assert {at: source.place(at) for at in order} == dict(enumerate(alone))
