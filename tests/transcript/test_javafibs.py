"""The match files of JavaFIBS, line by line, and what is found in them."""

from __future__ import annotations

import pytest

from bgaudit import Source, audit, load_preset
from bgaudit.transcript.javafibs import read
from bgaudit.transcript.model import (
    BAR,
    OFF,
    Action,
    Double,
    Drop,
    Match,
    Moved,
    NoPlay,
    Play,
    Resigned,
    Result,
    Roll,
    Take,
    Unreadable,
    WrittenStep,
)

TITLE = "JavaFIBS internal match representation v1.1\n"
HEAD = f"{TITLE}8:Marc:7\n13:Marc:\n6:You:Marc\n"
OPENING = "11:You:6 2\n1:You:1-7 12-14\n"
"""You goes up, and Marc down."""


def match_of(text: str) -> Match:
    (match,) = read(Source.from_text("x.match", text)).matches
    return match


def said(*lines: str) -> list[tuple[int | None, Action]]:
    """The events that some lines behind an opening say."""
    (game,) = match_of(HEAD + OPENING + "".join(f"{line}\n" for line in lines)).games
    return [(event.side, event.action) for event in game.events[2:]]


def moved(*moves: tuple[int, int]) -> Moved:
    return Moved(Play.of(tuple(WrittenStep(move, (), 1) for move in moves)))


def found(text: str) -> list[str]:
    """Every finding of a record: line, code, player and message."""
    result = audit(Source.from_text("x.match", text), load_preset("standard"))
    return [
        f"{result.source.place(f.span.start).line} {f.code} {f.player or '-'}: {f.message}"
        for f in result.findings
        if f.code != "MT003"
    ]


@pytest.mark.parametrize(
    ("line", "event"),
    [
        ("0:You:3 1", (1, Roll("31", (3, 1)))),
        ("0:Marc:5 5", (2, Roll("55", (5, 5)))),
        ("0:Marc:5", (2, Roll("5", None))),
        ("1:You:17-20 bar-5 24-off", (1, moved((8, 5), (BAR, 20), (1, OFF)))),
        ("1:Marc:8-5 bar-20 1-off", (2, moved((8, 5), (BAR, 20), (1, OFF)))),
        ("15:Marc:", (2, Moved(NoPlay()))),
        ("2:You:", (1, Double(None))),
        ("4:Marc:", (2, Take())),
        ("5:Marc:", (2, Drop())),
        ("3:Marc:2", (2, Resigned("resigns 2"))),
        ("7:You:2", (1, Result(2))),
        ("99:Marc:hello", (None, Unreadable("99:Marc:hello"))),
        (
            "0:Bea:3 1",
            (None, Unreadable("0:Bea:3 1", "Bea is none of the two who play")),
        ),
    ],
)
def test_a_line(line: str, event: tuple[int | None, Action]) -> None:
    assert said(line) == [event]


def test_a_score_names_who_kept_the_record() -> None:
    match = match_of(f"{HEAD}{OPENING}2:Marc:\n5:You:\n7:Marc:1\n14:Marc-1:Anna-0\n13:Marc:\n")
    assert match.players == ("Anna", "Marc")
    score = match.games[1].score
    assert score is not None
    assert (score.names, score.points) == (("Anna", "Marc"), (0, 1))


def test_a_match_is_won() -> None:
    assert said("7:You:7", "9:You:7") == [(1, Result(7, and_the_match=True))]
    assert said("7:You:7", "9:Marc:7") == [
        (1, Result(7)),
        (None, Unreadable("9:Marc:7", "Marc has not won the game before this")),
    ]


def test_who_goes_up_may_change_from_game_to_game() -> None:
    text = HEAD + OPENING + "2:Marc:\n5:You:\n7:Marc:1\n13:Marc:\n11:You:6 2\n1:You:24-18 13-11\n"
    first, second = match_of(text).games
    assert first.events[1].action == second.events[1].action == moved((24, 18), (13, 11))


def test_a_fault_is_told_in_the_numbering_of_the_text() -> None:
    assert found(f"{HEAD}{OPENING}0:Marc:3 1\n1:Marc:8-4 6-5\n") == [
        "8 MV003 2: 8-4 6-5 with 3-1: more is moved than the dice give"
    ]


@pytest.mark.parametrize(
    ("lines", "findings"),
    [
        (
            ["2:Marc:", "5:You:", "7:Marc:2"],
            ["9 SC002 2: a drop with the cube at 1 before the offer is 1 point, recorded as 2"],
        ),
        (
            ["2:Marc:", "5:You:", "7:Marc:1", "14:Marc-2:Anna-0", "13:Marc:", "11:Marc:6 2"],
            ["10 SC012 -: the score is recorded as 0–2, but the games before add up to 0–1"],
        ),
        (
            ["2:Marc:", "5:You:", "14:Marc-1:Anna-0", "13:Marc:", "11:Marc:6 2"],
            ["8 SC013 1: the game is over, but no line says who wins how many points"],
        ),
        (
            ["2:Marc:", "5:You:", "7:Marc:1", "11:Marc:6 2", "1:Marc:1-7 12-14"],
            ["10 TX004 -: no line says which game this is"],
        ),
        (["3:Marc:1", "7:You:1"], []),
        (
            ["0:Marc:6 1", "15:Marc:", "0:You:3 1"],
            ["8 MV015 2: no play with 6-1: a legal play exists"],
        ),
        (["7:You:7"], ["7 SC009 1: a game with the cube at 1 cannot be resigned for 7 points"]),
    ],
)
def test_one_fault_one_finding(lines: list[str], findings: list[str]) -> None:
    assert found(HEAD + OPENING + "".join(f"{line}\n" for line in lines)) == findings


def test_headers_that_are_missing() -> None:
    assert found(f"{TITLE}6:You:Marc\n{OPENING}") == [
        "3 TX004 -: no line says how many points the match is played to",
        "3 TX004 -: no line says which game this is",
    ]
