"""Whatever a file contains, the readers of the old sites' formats give places inside the text."""

from __future__ import annotations

import re
from itertools import chain
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bgaudit import Source, audit, load_preset
from bgaudit.source import Span
from bgaudit.transcript.detect import READERS
from bgaudit.transcript.signs import SIGNS

STANDARD = load_preset("standard")
FIXTURES = Path(__file__).parents[2] / "fixtures"
RECORDS = {
    name: [path.read_text(encoding="utf-8") for path in sorted((FIXTURES / name).iterdir())]
    for name in SIGNS
}

PIECES = [
    *("Score is 0-0 in a 5 point match.", "anna is X - marc is O.", "X: ", "O: ", "(3 1)", "(0 9)"),
    *("8-5 6-5", "bar-4", "19-off", "37-99", "can't move", "doubles", "accepts", "rejects"),
    *("wants to resign", "wins 2 points", "wins", "anna vs. marc", "Game 1. 4*-0/5", "1\t"),
    *("2\t\t", "31: ", "31: 8/5, 6/5", "62: O-O", " -", "Double to 2", "Accept", "Pass", "Resign"),
    *("11: Automatic double", "anna wins 2 points.", "Player1: 7 anna 1600", "Player2: 8 marc 1"),
    *("Length: 5", "Game 1: 0-0", "1 1 31:", "1 4 8/5 6/5", "-2 5 Double to 2", "3 7 Take"),
    *("0 2 x", "-9 14 2 x", "BOARDID=1", "CREATOR=x", "MATCHLENGTH=5", "GAME_1_GAMEPLAY="),
    *("GAME_1_SCORE1=2", "GAME_1_SCORE2=0", "1 3 1 31 8/5 6/5", "#", "2 Double"),
    *("BGF version 1.2", "1.X:(3 1)8/5 6/5", "Game 1 - anna (X) vs. marc (0)", "2.0:Double"),
    *("Single Game", "Black: 3 1   8 5 6 5", "White: 6 4   1 7", "White Doubles  Accepted"),
    *("Black wins by gammon", "Anna      Marc", "  1) 31: 8/5 6/5", "Wins 1 point"),
    *("=", ":", "/", "-", ".", "(", ")", "9" * 30, "\u0663", " ", "\t", "\n", "\n\n", "\r\n", "\r"),
    *("\x00", "\ufeff", "\ud800", "\x85"),
]
near_records = st.lists(st.sampled_from([*PIECES, "\n"]), max_size=60).map("".join)
formats = st.sampled_from(sorted(SIGNS))


def assert_sound(source: Source, name: str) -> None:
    record = READERS[name](source)
    games = [game for match in record.matches for game in match.games]
    events = [event for game in games for event in game.events]
    for event in events:
        text = source.text[event.span.start : event.span.end]
        assert text.strip()
        assert not re.search(r"[\r\n]", text)
    remarks = chain(record.remarks, *(holder.remarks for holder in (*record.matches, *games)))
    spans: list[Span] = [
        *(event.span for event in events),
        *(event.row.span for event in events),
        *(remark.span for remark in remarks),
        *(game.span for game in games),
        *(match.span for match in record.matches),
        *(tag.span for match in record.matches for tag in match.tags.values()),
    ]
    assert all(0 <= span.start <= span.end <= len(source.text) for span in spans)
    audit(source, STANDARD, name)


@settings(max_examples=400, deadline=None)
@given(near_records | st.text(max_size=300), formats)
def test_texts(text: str, name: str) -> None:
    assert_sound(Source.from_text("x", text), name)


@settings(max_examples=100, deadline=None)
@given(st.binary(max_size=400), formats)
def test_bytes(data: bytes, name: str) -> None:
    assert_sound(Source.from_bytes("x", data), name)


@settings(max_examples=150, deadline=None)
@given(st.data(), formats)
def test_damaged_records(data: st.DataObject, name: str) -> None:
    text = data.draw(st.sampled_from(RECORDS[name]))[:4000]
    for _ in range(data.draw(st.integers(1, 5))):
        start = data.draw(st.integers(0, len(text)))
        stop = start + data.draw(st.integers(0, 40))
        text = text[:start] + data.draw(st.sampled_from(["", *PIECES])) + text[stop:]
    assert_sound(Source.from_text("x", text), name)


@pytest.mark.parametrize("other", sorted(SIGNS))
@pytest.mark.parametrize("name", sorted(SIGNS))
def test_every_format_can_be_given_as_every_other(name: str, other: str) -> None:
    for text in RECORDS[other]:
        assert_sound(Source.from_text("x", text[:3000]), name)
