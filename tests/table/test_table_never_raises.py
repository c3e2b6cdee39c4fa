"""Whatever people type, in whatever order: findings, never an exception."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bgaudit import Source, audit, load_preset, preset_names

PLAYS = (
    *("8/5 6/5", "8/4 6/5", "24/18 13/11", "bar/22", "6/off 5/off", "13/7(2) 24/18(2)", "8/4 6/4"),
    *("1/off", "6/10", "13/2", "24/23"),
)
DICE = ("31", "42", "66", "6", "21 cocked", "65 premature", "54 out of turn", "11 on a checker")
SAID_BY_A_PLAYER = (
    *(f"plays {play}" for play in PLAYS),
    *(f"rolls {dice}" for dice in DICE),
    *(f"31: {play}" for play in PLAYS),
    *(f"corrects {play}" for play in PLAYS),
    *("opens 3", "opens 1", "rolls one die 5", "withdraws the roll", "agrees", "objects"),
    *("disputes the roll: 52", "lets the roll stand", "wants a new roll", "dances"),
    *("plays 8/5 6/5 for Marc", "moves Marc's man 13/10", "puts a man from 24 off"),
    *("puts a man from bar on 20", "lifts the dice", "hits the clock 11:48", "ends her turn"),
    *("challenges", "challenges turn 2", "challenges 8/4 6/5", "agrees to the correction"),
    *("accepts the play", "doubles", "doubles to 8", "redoubles", "takes", "drops", "beavers"),
    *("raccoons to 8", "resigns", "resigns a gammon", "resigns 3 points", "accepts", "declines"),
    *("wins 2 points", "wins 1 point and the match", "is late 12 minutes", "penalty 3 points"),
    *("settles for 2 points", "clock 11:48", "used 95 s", "claims the game on time"),
    *("demands the delay", "has 150 pips", "clock 12:00", "used 5 s"),
)
SAID_BY_OTHERS = (
    *("opening 3-1", "opening 4-4", "game 2", "game 3", "score 2-1", "score corrected to 2-1"),
    *("cube 2 centred", "cube 4 Anna", "next match begins", "game cancelled", "game replayed"),
    *("interrupted score 3-1 clock 11:48 10:02", "resumed score 3-2 clock 11:48 10:03"),
    *("start position -b----E-C---eD---c-e----B-", "setup error found", "setup corrected"),
    *("setup corrected by agreement", "position -A----------------------b-", "Anna's flag falls"),
    *("clock starts delay 12 s reserve 17:00", "director rules: so be it"),
    *("director orders a new roll", "director orders that the roll stands"),
    *("director orders that the play stands", "director orders a new play"),
    *("director orders a new game", "director sets score 2-1", "director sets cube 2 Anna"),
    *("director sets clock Anna 11:00", "director awards Anna 2 points", "spectator challenges"),
    "director sets position -EE--------------------ee-",
)
LINES = st.one_of(
    st.builds("{} {}".format, st.sampled_from(["Anna", "Marc"]), st.sampled_from(SAID_BY_A_PLAYER)),
    st.sampled_from(SAID_BY_OTHERS),
)
LENGTHS = ("match to 5", "match to 1", "money session")
CLOCKS = ("", "clock: simple, delay 12 s, reserve 14:00\n", "clock: turn plus reserve\n")


@pytest.mark.parametrize("length", LENGTHS)
@settings(max_examples=150, deadline=None)
@given(
    lines=st.lists(LINES, max_size=25),
    rules=st.sampled_from(preset_names()),
    clock=st.sampled_from(CLOCKS),
)
def test_lines_in_any_order(length: str, lines: list[str], rules: str, clock: str) -> None:
    header = f"players: Anna, Marc\n{length}\n{clock}\ngame 1\n"
    source = Source.from_text("any.bga", header + "\n".join(lines) + "\n")
    audited = audit(source, load_preset(rules), "bga")
    assert audited.format == "bga"
    assert all(0 <= finding.span.start <= len(source.text) for finding in audited.findings)
