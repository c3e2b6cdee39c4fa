"""Whatever a file contains, reading it gives a model whose places lie inside the text."""

from __future__ import annotations

import re
from pathlib import Path

from bga_notation import HEAD, games
from hypothesis import given, settings
from hypothesis import strategies as st

from bgaudit.source import Source, Span
from bgaudit.transcript import bga
from bgaudit.transcript.model import Oddity, Record, Unreadable

WHO = ["Anna", "marc", "b", "Bob", "director", "spectator", "?", "team", "Anna's", "d", ""]
WHAT = [
    *("rolls 31", "rolls 6 cocked", "31: 8/5 6/5", "plays 8/5 6/5", "plays 8/x", "dances", "rols"),
    *("lifts the dice", "hits the clock 11:48", "challenges turn 3", "corrects 41: 8/4", "doubles"),
    *("takes", "wins 2 points", "resigns a gammon", "clock 11:78", "used 15 s", "opens 7", "is"),
    *("rules: no", "orders a new roll", "sets cube 2 Anna", "awards Marc 2", ": Concedes", ":"),
    *("moves Marc's man 13/10", "puts a man from 24 off", "pays Anna 1", "plays 8/5 for Anna"),
]
LINES = [
    *("players: Anna Bianchi, Marc Dubois", "players: A, B, C", "players: Anna", "players:"),
    *("match to 7", "money session", "game 1", "game", "gmae 2", "score 2-1", "rules: x", "x: y"),
    *("option: a = b", "clock: simple, delay 12 s", "clock: reserve 1:99", "opening 3-1", "cube 2"),
    *("order Anna, Marc", "ledger Anna 1, Marc -1", "position " + "-" * 26, "interrupted clock"),
    *("amend 3: Anna rolls 31", "amend: Marc takes", "strike 2", "strike", "amend 99: x", "amend"),
    *("14:02", "31:00 Anna takes", "; comment", "", "# ", "\x00", "\ufeff", "9" * 50, "a" * 1100),
]
lines = st.one_of(
    st.sampled_from(LINES),
    st.builds("{} {}".format, st.sampled_from(WHO), st.sampled_from(WHAT)),
    st.builds("14:{:02} {} {}".format, st.integers(0, 70), st.sampled_from(WHO), st.just("takes")),
    st.text(max_size=40),
)
transcripts = st.lists(lines, max_size=30).map("\n".join)
texts = transcripts | transcripts.map(HEAD.__add__) | st.text(max_size=300)

FIXTURES = sorted((Path(__file__).parents[2] / "fixtures" / "bga").glob("*.bga"))


def spans(record: Record) -> list[Span]:
    """The spans of all that has one."""
    found = [remark.span for remark in record.remarks]
    for match in record.matches:
        found += [match.span, *(tag.span for tag in match.tags.values())]
        found += [tag.span for tag in match.options.values()]
        found += [remark.span for remark in match.remarks]
        for game in match.games:
            found += [game.span, *([game.score.span] if game.score else [])]
            found += [remark.span for remark in game.remarks]
            found += [event.row.span for event in game.events]
    return found


def assert_sound(source: Source) -> Record:
    record = bga.read(source)
    events = [e for match in record.matches for game in match.games for e in game.events]
    for event in events:
        text = source.text[event.span.start : event.span.end]
        assert text.strip()
        assert not re.search(r"[\r\n]", text)
        assert event.side in (None, 1, 2)
        if isinstance(event.action, Unreadable) and event.action.why:
            assert not event.action.why.endswith(".")
    for span in [*spans(record), *(event.span for event in events)]:
        assert 0 <= span.start <= span.end <= len(source.text)
    return record


@settings(max_examples=400, deadline=None)
@given(texts)
def test_texts(text: str) -> None:
    record = assert_sound(Source.from_text("x.bga", text))
    again = bga.read(Source.from_text("x.bga", bga.write(record)))
    if not any(remark.oddity is Oddity.NO_PLAYERS for m in record.matches for remark in m.remarks):
        assert games(again) == games(record)


@settings(max_examples=200, deadline=None)
@given(st.binary(max_size=400) | transcripts.map(lambda text: text.encode("utf-16", "replace")))
def test_bytes(data: bytes) -> None:
    assert_sound(Source.from_bytes("x.bga", data))


@settings(max_examples=150, deadline=None)
@given(
    st.sampled_from(FIXTURES),
    st.lists(st.tuples(st.integers(0, 4000), st.integers(0, 20), st.text(max_size=3)), max_size=6),
)
def test_damaged_fixtures(path: Path, cuts: list[tuple[int, int, str]]) -> None:
    text = path.read_text(encoding="utf-8")
    for at, length, put in cuts:
        text = text[:at] + put + text[at + length :]
    assert_sound(Source.from_text(path.name, text))


@settings(max_examples=200, deadline=None)
@given(lines)
def test_nothing_in_one_line_reaches_the_next(junk: str) -> None:
    """Unless it is a header or amends another, the next line is read as if it were not there."""
    junk = re.sub(r"[\r\n]", " ", junk)
    if re.search(r"amend|strike|players|match|money|game|score|\d:", junk):
        return
    last = "Marc 42: 8/4 6/4\n"
    source = Source.from_text("x.bga", f"{HEAD}Anna 31: 8/5 6/5\n{junk}\n{last}")
    alone = Source.from_text("x.bga", f"{HEAD}{last}")
    (read,), (other,) = bga.read(source).matches[0].games[-1:], bga.read(alone).matches[0].games
    assert (read.events[-1].side, read.events[-1].action) == (
        other.events[-1].side,
        other.events[-1].action,
    )
