"""Events in any order, from anybody, at any time: the referee of the clock takes them all."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st
from table import HIT_CLOCK, PLAY, ROLL, WINS, Line, match_of, said_of

from bgaudit import load_preset
from bgaudit.transcript.model import (
    Challenge,
    ClockDeclared,
    ClockReading,
    ClockSet,
    ClockStarted,
    Correction,
    DelayDemanded,
    Double,
    Drop,
    FlagFell,
    Interrupted,
    Late,
    NoPlay,
    Opening,
    Penalty,
    Resigns,
    Resumed,
    Ruling,
    Standing,
    Take,
    TimeClaimed,
    TimeUsed,
)

seconds = st.integers(-5, 2000)
pairs = st.none() | st.tuples(seconds, seconds)
declared = st.builds(
    ClockDeclared,
    st.sampled_from([None, "none", "simple", "bronstein", "turn plus reserve", "hourglass"]),
    st.none() | st.integers(0, 30),
    pairs,
)
actions = st.one_of(
    st.sampled_from([ROLL, PLAY, HIT_CLOCK, WINS, Opening(3), Double(2), Take(), Drop()]),
    st.sampled_from([FlagFell(), TimeClaimed(), DelayDemanded(), Challenge(), Resigns()]),
    st.builds(ClockReading, seconds),
    st.builds(TimeUsed, seconds),
    st.builds(ClockStarted, declared),
    st.builds(lambda side, left: Ruling(order=ClockSet(side, left)), st.integers(1, 4), seconds),
    st.builds(lambda clocks: Interrupted(Standing(clocks=clocks)), pairs),
    st.builds(lambda clocks: Resumed(Standing(clocks=clocks)), pairs),
    st.builds(Late, st.integers(0, 30)),
    st.builds(Penalty, st.integers(0, 3), st.sampled_from(["", "late", "noise"])),
    st.just(Correction(NoPlay())),
)
times = st.sampled_from(["", "14:00", "14:00:07", "14:02:31", "23:59:59", "00:00:10"])
lines: st.SearchStrategy[list[Line]] = st.lists(
    st.tuples(st.sampled_from([1, 2, 1, 2, None]), actions, times), max_size=25
)


@settings(deadline=None, max_examples=300)
@given(
    lines,
    lines,
    st.none() | declared,
    st.sampled_from(["standard", "timed-app", "us-clock-2013", "wbgt-2010", "ukbgf-2019"]),
    st.sampled_from([None, 0, 7]),
)
def test_nothing_raises_and_nothing_is_told_twice(
    first: list[Line],
    second: list[Line],
    clock: ClockDeclared | None,
    rules: str,
    length: int | None,
) -> None:
    match = match_of(first, second, length=length, clock=clock)
    findings, _ = said_of(match, load_preset(rules), "TM003")
    assert len(findings) == len(set(findings))
