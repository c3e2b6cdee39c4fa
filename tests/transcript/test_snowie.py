"""Snowie's position line: forty fields, each a game that begins there."""

from __future__ import annotations

import pytest

from bgaudit import Source, audit, load_preset
from bgaudit.transcript.model import CrawfordStated, Match, Roll, SetPosition
from bgaudit.transcript.snowie import read

FIELDS = (
    *("7", "0", "0", "0", "0", "Anna", "Marc", "0", "3", "2", "2", "1"),
    *("0", "-2", "0", "0", "0", "0", "5", "0", "3", "0", "0", "0", "-5"),
    *("5", "0", "0", "0", "-3", "0", "-5", "0", "0", "0", "0", "2", "0"),
    *("6", "2"),
)
START = "-b----E-C---eE---c-e----B-"


def line(**changed: str) -> str:
    """A line with some of its fields changed: ``f10="3"``."""
    fields = list(FIELDS)
    for name, value in changed.items():
        fields[int(name[1:])] = value
    return "".join(f"{field};" for field in fields)


def match_of(text: str) -> Match:
    (match,) = read(Source.from_text("x.txt", text)).matches
    return match


def found(text: str) -> list[str]:
    result = audit(Source.from_text("x.txt", text), load_preset("standard"), "snowie")
    return [
        f"{result.source.place(f.span.start).line} {f.code} {f.player or '-'}: {f.message}"
        for f in result.findings
        if f.code != "MT003"
    ]


def test_the_first_player_on_roll() -> None:
    match = match_of(line())
    (game,) = match.games
    assert game.score is not None
    assert (match.length, match.players, game.score.points) == (7, ("Anna", "Marc"), (3, 2))
    assert [(event.side, event.action) for event in game.events] == [
        (None, SetPosition(START, 2, 1)),
        (1, Roll("62", (6, 2))),
    ]


def test_the_second_player_on_roll() -> None:
    """Names, scores, cube and men are all seen from him."""
    match = match_of(line(f4="1", f13="-1", f37="0", f12="-1"))
    (game,) = match.games
    assert game.score is not None
    assert (match.players, game.score.points) == (("Marc", "Anna"), (2, 3))
    assert [(event.side, event.action) for event in game.events] == [
        (None, SetPosition("-b----E-C---eE---c-e----AA", 2, 2)),
        (2, Roll("62", (6, 2))),
    ]


@pytest.mark.parametrize("bars", [{"f12": "1"}, {"f37": "1"}])
def test_the_sign_tells_whose_bar_it_is(bars: dict[str, str]) -> None:
    event = match_of(line(f36="1", **bars)).games[0].events[0]
    assert event.action == SetPosition("-b----E-C---eE---c-e----AA", 2, 1)


def test_money_and_crawford() -> None:
    assert match_of(line(f0="0", f1="1")).tags["jacoby"].value == "On"
    events = match_of(line(f7="1", f8="6", f38="0", f39="0")).games[0].events
    assert [event.action for event in events] == [SetPosition(START, 2, 1), CrawfordStated()]


def test_more_fields_and_names_that_are_missing() -> None:
    assert match_of(line(f5="", f6=" ") + "1;0;x").players == ("", "")


@pytest.mark.parametrize(
    ("changed", "finding"),
    [
        ({}, None),
        ({"f18": "6"}, "1 MV023 1: 16 men of one player stand on the board that is stated"),
        ({"f10": "6"}, "1 TX003 -: no cube shows 6"),
        ({"f38": "0"}, "1 TX003 -: 0 and 2 are no roll of two dice"),
        ({"f18": "99"}, "1 TX003 -: 99 men cannot stand on one point"),
        (
            {"f11": "4"},
            "1 TX003 -: the length, the player on roll or the cube's owner cannot be",
        ),
        ({"f7": "1"}, "1 MT004 -: this is not the Crawford game"),
    ],
)
def test_one_fault_one_finding(changed: dict[str, str], finding: str | None) -> None:
    findings = [] if finding is None else [finding]
    clean = line(f0="5", f8="0", f9="0")
    assert found(f"{line(**changed)}\n{clean}\n") == findings


def test_a_line_that_breaks_off() -> None:
    text = line()[:60]
    assert found(f"{line()}\n{text}\n") == [f"2 TX003 -: `{text}` is no part of a match record"]
