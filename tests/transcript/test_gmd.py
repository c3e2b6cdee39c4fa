"""GMD, line by line: what each says, and what is found in a record."""

from __future__ import annotations

import pytest

from bgaudit import Source, audit, load_preset
from bgaudit.transcript.gmd import read
from bgaudit.transcript.model import (
    BAR,
    OFF,
    Action,
    Double,
    Drop,
    Match,
    Moved,
    NoPlay,
    Opening,
    Play,
    ResignationAnswered,
    Resigns,
    Roll,
    SetPosition,
    Take,
    Unreadable,
    WrittenStep,
)

HEAD = "GMD-2 # Created by Gibbon version 0.2.0\nLength: 7\nPlayer:W: Anna\nPlayer:B: Marc\n"


def match_of(text: str) -> Match:
    (match,) = read(Source.from_text("x.gmd", text)).matches
    return match


def said(line: str) -> list[tuple[int | None, Action]]:
    """The events that a line of a game says."""
    (game,) = match_of(f"{HEAD}Game:\n{line}\n").games
    return [(event.side, event.action) for event in game.events]


def moved(*moves: tuple[int, int]) -> Moved:
    return Moved(Play.of(tuple(WrittenStep(move, (), 1) for move in moves)))


def found(text: str) -> list[str]:
    """Every finding of a record: line, code, player and message."""
    result = audit(Source.from_text("x.gmd", text), load_preset("standard"))
    return [
        f"{result.source.place(f.span.start).line} {f.code} {f.player or '-'}: {f.message}"
        for f in result.findings
        if f.code != "MT003"
    ]


@pytest.mark.parametrize(
    ("line", "events"),
    [
        ("Roll:W:12345: 4 2", [(1, Roll("42", (4, 2)))]),
        ("Roll:B: 3 3", [(2, Roll("33", (3, 3)))]),
        ("roll : 0 : : 6 1", [(1, Roll("61", (6, 1)))]),
        ("Roll:W:: 7 1", [(1, Roll("71", None))]),
        ("Roll:-:: 4 2", [(1, Opening(4)), (2, Opening(2))]),
        ("Move:W:: 8/4 bar/20 6/off", [(1, moved((8, 4), (BAR, 20), (6, OFF)))]),
        ("Move:B:: 17/21 bar/5 24/off", [(2, moved((8, 4), (BAR, 20), (1, OFF)))]),
        ("Move:B: 22-off", [(2, moved((3, OFF)))]),
        ("Move:W:12345: 24/18/13", [(1, Moved(Play.of((WrittenStep((24, 18, 13), (), 1),))))]),
        ("Move:B::", [(2, Moved(NoPlay()))]),
        ("Double:W:", [(1, Double(None))]),
        ("Double:black:12345", [(2, Double(None))]),
        ("Take:B", [(2, Take())]),
        ("Drop:X:  # at once", [(2, Drop())]),
        ("Resign:W:: 2", [(1, Resigns(points=2))]),
        ("Resign:W:1", [(1, Resigns(points=1))]),
        ("Accept:B:", [(2, ResignationAnswered(accepted=True))]),
        ("Reject:B", [(2, ResignationAnswered(accepted=False))]),
        ("Move:W:: 8/4 6/", [(None, Unreadable("Move:W:: 8/4 6/"))]),
        ("Chat:W:: hello", [(None, Unreadable("Chat:W:: hello"))]),
        (
            "Move:-:: 8/4",
            [(None, Unreadable("Move:-:: 8/4", "a move does not say whose it is"))],
        ),
        (
            "Roll:-:: 7 2",
            [
                (
                    None,
                    Unreadable(
                        "Roll:-:: 7 2", "an opening roll is a die of each player, from 1 to 6"
                    ),
                )
            ],
        ),
    ],
)
def test_a_line(line: str, events: list[tuple[int | None, Action]]) -> None:
    assert said(line) == events


def test_a_game_that_begins_elsewhere() -> None:
    line = (
        "Game: Scores{3 6} Points{2 -2 0 0 0 0 5 0 3 0 1 0 -5 4 0 0 0 -1 0 -3 0 0 -2 0 -2 0} "
        "Dice{5 3} Cube{2} Turn{-1} May-Double{0 1}"
    )
    (game,) = match_of(f"{HEAD}{line}\n").games
    assert game.score is not None
    assert (game.score.names, game.score.points) == (("Anna", "Marc"), (3, 6))
    assert [(event.side, event.action) for event in game.events] == [
        (None, SetPosition("-b----E-C-A-eD---a-c--b-bB", 2, 2)),
        (2, Roll("53", (5, 3))),
    ]


@pytest.mark.parametrize(
    ("setup", "why"),
    [
        ("Points{1 2}", "`Points` has 26 numbers, and not 2"),
        ("Pieces{1}", "`Pieces` is no part of a position"),
        ("Points{0 17" + " 0" * 24 + "}", "17 men cannot stand on one point"),
        ("Points{0" + " 0" * 25 + "} Cube{3}", "no cube shows 3"),
    ],
)
def test_a_position_that_cannot_be(setup: str, why: str) -> None:
    """It is a game all the same, in which nobody knows where the men stand."""
    text = f"{HEAD}Game:\nGame: {setup}\nRoll:W:: 3 1\nMove:W:: 20/17 4/3\n"
    assert found(text) == [
        f"6 TX003 -: {why}",
        "8 IN012 -: 1 turn of this game could not be checked",
    ]


def test_the_header() -> None:
    match = match_of("GMD-1\nLength: unlimited\nWhite: Anna\nBlack: Marc\nRule: Crawford\nGame:\n")
    assert (match.length, match.players) == (0, ("Anna", "Marc"))
    assert match.tags["crawford"].value == "On"


def test_nothing_is_made_of_what_the_format_cannot_say() -> None:
    """A hit has no mark, and a game no result."""
    game = "Game:\nRoll:-:: 6 2\nMove:W:: 24/18 13/11\nRoll:B:: 1 6\nMove:B:: 12/18 17/18\n"
    assert found(f"{HEAD}{game}Double:W:\nDrop:B:\n{game}") == []


def test_a_fault_is_told_in_the_numbering_of_the_text() -> None:
    text = f"{HEAD}Game:\nRoll:-:: 2 6\nMove:B:: 1/7 12/15\nRoll:W:: 3 1\nMove:W:: 8/5 6/5\n"
    assert found(text) == ["7 MV002 2: 1/7 12/15 with 6-2: no die is a 3"]


@pytest.mark.parametrize(
    ("lines", "findings"),
    [
        (
            ["Roll:-:: 3 3", "Roll:-:: 2 6", "Move:W:: 24/18 13/11"],
            ["8 DI003 1: the player with the lower opening die goes first"],
        ),
        (
            ["Roll:-:: 6 2", "Move:W:: 24/18 13/11", "Roll:W:: 3 1", "Move:W:: 8/5 6/5"],
            ["8 MV026 1: two turns running: the opponent's turn is missing"],
        ),
        (
            ["Roll:-:: 6 2", "Move:W:: 24/18 13/11", "Move:B:: 1/7 12/14"],
            ["8 DI010 2: a play without its roll"],
        ),
        (
            ["Roll:-:: 6 2", "Move:W:: 24/18 13/11", "Roll:B:: 6 1", "Roll:W:: 3 1"],
            ["8 MV015 2: no play with 6-1: a legal play exists"],
        ),
        (
            [
                "Roll:-:: 6 2",
                "Move:W:: 24/18 13/11",
                "Double:B:",
                "Roll:B:: 6 1",
                "Move:B:: 12/18 17/18",
            ],
            ["8 CU006 2: a double that is neither taken nor dropped"],
        ),
        (
            ["Roll:-:: 6 2", "Roll:B:: 6 1", "Move:B:: 12/18 17/18"],
            ["6 MV015 1: no play with 6-2: a legal play exists"],
        ),
        (
            ["Roll:-:: 6 2", "Move:W:: 24/18 13/11", "Double:B:", "Drop:W:", "Roll:-:: 6 2"],
            ["10 TX004 -: no line says which game this is"],
        ),
        (
            ["Roll:-:: 6 2", "Move:W:: 24/18 13/11", "Accept:W:"],
            ["8 SC010 1: nothing is resigned that could be accepted"],
        ),
        (
            ["Roll:-:: 6 2", "Move:W:: 24/18 13/11", "Rll:B:: 6 1", "Move:B:: 12/18 17/18"],
            ["8 TX002 -: `Rll:B:: 6 1` is no roll, play, cube action or result"],
        ),
    ],
)
def test_one_fault_one_finding(lines: list[str], findings: list[str]) -> None:
    assert found("\n".join([HEAD + "Game:", *lines, ""])) == findings


def test_games_without_their_line_are_told_apart_by_how_they_end() -> None:
    turn = "Roll:W: 3 1\nMove:W: 8/5 6/5\nDouble:B\nDrop:W\n"
    text = (
        f"GMD-1\nLength: 7\n{turn}{turn}Roll:W: 3 1\nMove:W: 8/5 6/5\nResign:B:1\nAccept:W\n{turn}"
    )
    assert found(text) == ["3 TX004 -: no line says which game this is"]
    result = audit(Source.from_text("x.gmd", text), load_preset("standard"))
    assert [(game.winner, game.points) for game in result.matches[0].games] == [
        (2, 1),
        (2, 1),
        (1, 1),
        (2, 1),
    ]
