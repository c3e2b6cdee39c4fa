"""What is read from the binary format of eXtreme Gammon, and what is found in it."""

from __future__ import annotations

import pytest
from men import START, after, letters, turned
from xg_file import XgFile, xg_file

from bgaudit import Source, audit, load_preset
from bgaudit.transcript.detect import READERS
from bgaudit.transcript.model import (
    DeclaredIllegal,
    Double,
    Drop,
    Match,
    MenStated,
    NoPlay,
    Play,
    Result,
    SetPosition,
    Take,
    Turn,
    UnknownPlay,
)

pytest.importorskip("gvformat")

STANDARD = load_preset("standard")
TEXT = """\
 7 point match

 Game 1
 Anna : 0                         Marc : 0
 1) 31: 8/5 6/5                  42: 8/4 6/4
 2)  Doubles => 2                 Takes
 3) 61: 13/7 8/7                 64: 24/14
 4)                               Doubles => 4
 5)  Drops                        Wins 2 points
"""


def match_of(text: str) -> Match:
    (match,) = READERS["mat"](Source.from_text("twin.mat", text)).matches
    return match


def read(file: XgFile) -> list[tuple[int | None, object]]:
    """The actions of the first game, with their sides."""
    (match,) = READERS["xg"](Source.from_bytes("x.xg", file.data())).matches
    return [(event.side, event.action) for event in match.games[0].events]


def found(file: XgFile) -> list[tuple[object, ...]]:
    result = audit(Source.from_bytes("x.xg", file.data()), STANDARD)
    return [(f.code, f.row, f.player, f.message) for f in result.findings if f.code != "MT003"]


def turn(text: str) -> Turn:
    (event,) = match_of(f" Game 1\n Anna : 0    Marc : 0\n 1) {text}\n").games[0].events
    assert isinstance(event.action, Turn)
    return event.action


def file_with(*moves: tuple[int, list[int], str, int]) -> XgFile:
    """A game of one move or more: the side, the men before it, the turn, and XG's flag."""
    file = xg_file(match_of(TEXT.split(" 1)")[0]))
    file.records.pop()
    for side, before, text, flag in moves:
        played = turn(text)
        then = after(before if side == 1 else turned(before), played)
        steps = [p - 1 for move in getattr(played.played, "moves", ()) for p in move]
        file.move(side, before, then, steps, played.dice or (0, 0), flag)
    return file


def test_a_game() -> None:
    actions = read(xg_file(match_of(TEXT)))
    assert [
        (side, action if not isinstance(action, Turn) else (action.roll, action.played.moves))  # type: ignore[union-attr]
        for side, action in actions
    ] == [
        (1, ("31", ((8, 5), (6, 5)))),
        (2, ("42", ((8, 4), (6, 4)))),
        (1, Double(2)),
        (2, Take()),
        (1, ("61", ((13, 7), (8, 7)))),
        (2, ("64", ((24, 14),))),
        (2, Double(4)),
        (1, Drop()),
        (2, Result(2)),
    ]


def test_what_the_header_says() -> None:
    (match,) = READERS["xg"](Source.from_bytes("x.xg", xg_file(match_of(TEXT)).data())).matches
    assert (match.length, match.players, match.tags["crawford"].value) == (
        7,
        ("Anna", "Marc"),
        "On",
    )
    (game,) = match.games
    assert (game.number, game.score and game.score.points) == (1, (0, 0))


def test_findings_say_the_game_and_the_move_and_no_line() -> None:
    file = file_with((1, START, "31: 8/5 6/4", 0))
    source = Source.from_bytes("x.xg", file.data())
    _, finding = audit(source, STANDARD).findings
    assert (finding.code, finding.game, finding.row, finding.player) == ("MV002", 1, 1, 1)
    assert finding.recorded == "8/5 6/4"
    assert source.shown_place(finding.span.start) is None


def test_the_hits_are_marked_as_the_men_show_them() -> None:
    blot = after(START, turn("21: 13/11 6/5"))
    _, (_, action) = read(file_with((2, blot, "31: 24/20 6/5", 0)))
    assert isinstance(action, Turn)
    assert isinstance(action.played, Play)
    assert action.played.marks == (20,)


def test_a_play_that_xg_calls_illegal_is_declared_and_checked() -> None:
    file = file_with((1, START, "31: 8/5 8/5", 2), (2, after(START, turn("31: 8/5 8/5")), "64:", 0))
    (_, declared), *_ = read(file)
    assert isinstance(declared, Turn)
    assert isinstance(declared.played, DeclaredIllegal)
    code, row, player, message = found(file)[0]
    assert (code, row, player) == ("MV028", 1, 1)
    assert "8/5(2) with 3-1" in str(message)


def test_a_flag_without_reason_is_told_to_be_one() -> None:
    file = file_with((1, START, "31: 8/5 6/5", 2))
    assert found(file) == [
        (
            "MV028",
            1,
            1,
            "the record calls this play illegal, but a legal play gives the position it states",
        )
    ]


def test_what_is_said_of_neither_player_is_told() -> None:
    file = file_with((1, START, "31: 8/5 6/5", 0))
    file.records[-1][64:68] = (7).to_bytes(4, "little")
    file.add(2, said=("3i", 12, [256, 256, 0]))
    assert [(code, message) for code, _, _, message in found(file)] == [
        ("TX002", "`a turn of neither player` is no roll, play, cube action or result"),
        (
            "TX002",
            "`a chance to double that cannot be read` is no roll, play, cube action or result",
        ),
    ]


def test_men_that_the_play_does_not_lead_to() -> None:
    file = file_with((1, START, "31: 8/5 6/5", 0))
    elsewhere = after(START, turn("31: 8/4"))
    file.records[-1][35:61] = bytes(count % 256 for count in elsewhere)
    assert read(file)[-1] == (None, MenStated(letters(elsewhere)))
    assert found(file) == [
        (
            "MV033",
            None,
            None,
            "the position stated here is not the one the game has come to: the first player has "
            "5 on 6 instead of 4, 0 on 5 instead of 2, 1 on 4 instead of 0",
        )
    ]


def test_men_that_change_between_two_plays() -> None:
    first = turn("31: 8/5 6/5")
    then = after(START, first)
    then[13], then[12] = then[13] - 1, then[12]
    file = file_with((1, START, "31: 8/5 6/5", 0), (2, then, "42: 8/4 6/4", 0))
    assert [(code, player, message) for code, _, player, message in found(file)] == [
        (
            "MV033",
            None,
            "the position stated here is not the one the game has come to: the first player has "
            "4 on 13 instead of 5, 1 off instead of 0",
        )
    ]


def test_a_result_after_men_that_differ() -> None:
    """The last roll is not played, and the position beside it is another one."""
    first = after(START, turn("31: 8/5 6/5"))
    other = [*first]
    other[13], other[24] = 4, 3
    file = file_with((1, START, "31: 8/5 6/5", 0))
    file.move(2, other, [0] * 26, [0] * 8, (4, 2), 0)
    file.add(4, result=("3i", 24, [1, 1, 1]))
    assert [code for code, *_ in found(file)] == ["MV033", "IN011"]


def test_another_start_is_told_before_the_first_play() -> None:
    men = [0] * 26
    men[6], men[20], men[19] = 2, -2, -2
    file = file_with((1, men, "31: 6/3 6/5", 0))
    assert read(file)[0] == (None, SetPosition(letters(men)))
    assert found(file) == []


def test_a_roll_that_nobody_played() -> None:
    file = file_with((1, START, "31: 8/5 6/5", 0))
    file.move(2, after(START, turn("31: 8/5 6/5")), [0] * 26, [0] * 8, (4, 2), 0)
    assert read(file)[-1] == (2, Turn("42", (4, 2), UnknownPlay()))
    assert [code for code, *_ in found(file)] == ["IN011"]


def test_a_dance() -> None:
    assert read(file_with((1, START, "66:", 0)))[-1] == (1, Turn("66", (6, 6), NoPlay()))


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (
            b"RGMH\x28",
            "this is no match record that can be read: it begins as a file in the format of "
            "eXtreme Gammon, and is damaged (unpack_from requires a buffer of at least 24 bytes "
            "for unpacking 4 bytes at offset 20 (actual buffer size is 5))",
        ),
        (
            b"RGMH" + bytes(9000),
            "this is no match record that can be read: no game is found in it",
        ),
    ],
)
def test_damaged_files(data: bytes, message: str) -> None:
    result = audit(Source.from_bytes("x.xg", data), STANDARD)
    assert [(f.code, f.message) for f in result.findings] == [("TX001", message)]
