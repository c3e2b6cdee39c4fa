"""Whatever a file contains, these readers give a record whose places lie inside the text."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bgaudit import Source, audit, load_preset
from bgaudit.source import Span
from bgaudit.transcript.detect import READERS

FIXTURES = Path(__file__).parents[2] / "fixtures"
STANDARD = load_preset("standard")
PIECES = {
    "gmd": [
        *(
            "GMD-2\n",
            "Length: 7\n",
            "Length:",
            "Player:W: Anna\n",
            "Game:\n",
            "Game: Points{",
            "}\n",
        ),
        *(
            "Roll:W:: 3 1\n",
            "Roll:-:: 6 2\n",
            "Roll:B: 7",
            "Move:B:: 1/7 12/14\n",
            "Move:W:",
            "bar/",
        ),
        *("Double:W:\n", "Take:B\n", "Drop:B:\n", "Resign:W:: 2\n", "Accept:B:\n", "Reject:W\n"),
    ],
    "javafibs": [
        *(
            "JavaFIBS internal match representation v1.1\n",
            "8:Marc:7\n",
            "13:Marc:\n",
            "6:You:Marc\n",
        ),
        *(
            "11:You:6 2\n",
            "0:Marc:3 1\n",
            "1:You:1-7 12-14\n",
            "1:Marc:bar-20 ",
            "15:You:\n",
            "14:",
        ),
        *(
            "2:You:\n",
            "4:Marc:\n",
            "5:Marc:\n",
            "3:You:2\n",
            "7:You:1\n",
            "9:You:7\n",
            "Anna-1:Marc-0\n",
        ),
    ],
    "snowie": [
        *("7;0;0;0;1;", "Anna;Marc;", "0;3;2;2;1;", "0;-2;0;0;0;0;5;0;3;0;0;0;-5;5;0;0;0;-3;0;"),
        *("-5;0;0;0;0;2;0;", "6;2;\n", "0;0;\n", "99;", "-"),
    ],
    "xgtext": [
        *(
            "XGID=",
            "-b----E-C---eE---c-e----B-",
            ":0:0:1:31:0:0:0:7:10\n",
            ":9:1:-1:D:0:0:1:7:10\n",
        ),
        *("X:Anna   O:Marc\n", "7 point match\n Game 1\n Anna : 0    Marc : 0\n", "Score is X:0\n"),
        *(" 1) 31: 8/5 6/5      42: 8/4 6/4\n", " 2) 65: 24/13", "  Wins 1 point\n", "; note\n"),
    ],
}
ODD = [
    ":",
    ";",
    "#",
    "-",
    "/",
    "{",
    "9" * 30,
    " ",
    "\t",
    "\n",
    "\r",
    "\x00",
    "\ufeff",
    "\ud800",
    "é",
]


def spans(name: str, source: Source) -> list[Span]:
    record = READERS[name](source)
    found = [remark.span for remark in record.remarks]
    for match in record.matches:
        found += [match.span, *(remark.span for remark in match.remarks)]
        for game in match.games:
            found += [game.span, *(remark.span for remark in game.remarks)]
            for event in game.events:
                found += [event.span, event.row.span]
    return found


def assert_sound(name: str, source: Source) -> None:
    for span in spans(name, source):
        assert 0 <= span.start <= span.end <= len(source.text)
        assert not re.search(r"[\r\n]", source.text[span.start : span.end])
    audit(source, STANDARD, name)


@pytest.mark.parametrize("name", PIECES)
@settings(max_examples=150, deadline=None)
@given(data=st.data())
def test_near_records(name: str, data: st.DataObject) -> None:
    pieces = st.lists(st.sampled_from(PIECES[name] + ODD), max_size=40).map("".join)
    text = data.draw(pieces | st.text(max_size=200))
    assert_sound(name, Source.from_text("x", text))


@pytest.mark.parametrize("name", PIECES)
@settings(max_examples=60, deadline=None)
@given(data=st.binary(max_size=300))
def test_bytes(name: str, data: bytes) -> None:
    assert_sound(name, Source.from_bytes("x", data))


@pytest.mark.parametrize("name", PIECES)
@settings(max_examples=40, deadline=None)
@given(data=st.data())
def test_damaged_records(name: str, data: st.DataObject) -> None:
    """Some of a record's text is cut out, and something else put in its place."""
    path = data.draw(st.sampled_from(sorted((FIXTURES / name).iterdir())))
    text = path.read_text(encoding="utf-8")
    begin = data.draw(st.integers(0, len(text)))
    end = min(len(text), begin + data.draw(st.integers(0, 60)))
    junk = data.draw(st.lists(st.sampled_from(PIECES[name] + ODD), max_size=3).map("".join))
    assert_sound(name, Source.from_text("x", text[:begin] + junk + text[end:]))
