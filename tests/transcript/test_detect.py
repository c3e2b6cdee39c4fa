"""What is a match record and what is none."""

from __future__ import annotations

import pytest

from bgaudit.source import Source
from bgaudit.transcript.detect import READERS, detect_format

GAME = " Game 1\n Anna : 0     Marc : 0\n  1) 31: 8/5 6/5        42: 8/4 6/4\n"


def format_of(text: str | bytes) -> str | None:
    data = text if isinstance(text, bytes) else text.encode()
    return detect_format(Source.from_bytes("file", data))


@pytest.mark.parametrize(
    "text",
    [
        pytest.param(f"7 point match\n\n{GAME}", id="a match"),
        pytest.param(f' ; [Site "x"]\n\n 7 point match\n\n{GAME}', id="with tags"),
        pytest.param("; note\n" * 5000 + f"7 point match\n{GAME}", id="behind many comments"),
        pytest.param(f"\ufeff7 point match\n{GAME}", id="a byte order mark"),
        pytest.param(f"7 point match\n{GAME}".encode("utf-16"), id="UTF-16"),
        pytest.param(f"7 point match\n{GAME}".replace("\n", "\r"), id="CR"),
        pytest.param(f"7 point match\r\n{GAME}".replace("Anna", "Zoë").encode("cp1252"), id="1252"),
        pytest.param("7 point match", id="only its header"),
        pytest.param("7-POINT MATCH (Crawford)\n", id="an unusual header"),
        pytest.param("Match to 7 points\n", id="another"),
        pytest.param("Money session\n", id="a money session"),
        pytest.param("0 point match\n", id="the usual money session"),
        pytest.param(GAME, id="without a match header"),
        pytest.param(GAME.split("\n", 2)[2], id="nothing but rows"),
        pytest.param(" 12)                  42: bar/21 6/4\n", id="one row"),
        pytest.param(" Anna    Marc\n" + GAME.split("\n", 2)[2], id="a JellyFish game"),
        pytest.param(" Game 4\n Anna : 2    Marc : 1\n 1)            Doubles => 2", id="cut off"),
    ],
)
def test_match_texts(text: str | bytes) -> None:
    assert format_of(text) == "mat"


@pytest.mark.parametrize(
    "text",
    [
        pytest.param("", id="nothing"),
        pytest.param("\n \n", id="blank lines"),
        pytest.param("Anna and Marc played a\n7 point match in the club.\n", id="prose"),
        pytest.param("Game 3 was long.\n1) it began late\n2) it never ended\n", id="a list"),
        pytest.param("7 point match,Anna,Marc\n5 point match,Anna,Zoe\n", id="CSV"),
        pytest.param("Some words\n" * 30 + "  1) 31: 8/5 6/5\n", id="a page that quotes a row"),
        pytest.param("(;FF[4]GM[1]SZ[19]\n;B[pd];W[dp])", id="SGF of Go"),
        pytest.param("Score is 0-0 in a 5 point match.\n1: (3 1) 8-5 6-5\n", id="oldmoves"),
        pytest.param("1) buy milk\n2) buy bread\n", id="a to-do list"),
        pytest.param("XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:7:10\n", id="a position"),
        pytest.param(b"RGMH\x01\x00\x00\x00" + bytes(range(256)) * 20, id="binary"),
        pytest.param(b"\x00" * 5000, id="zeros"),
    ],
)
def test_other_texts(text: str | bytes) -> None:
    assert format_of(text) is None


GAME_AT_THE_TABLE = "game 1\nopening 3-1\nAnna plays 8/5 6/5\nMarc rolls 42\n"


@pytest.mark.parametrize(
    "text",
    [
        pytest.param("players: Anna, Marc\n", id="only who plays"),
        pytest.param("Players: Anna and Marc\nmatch to 7\n", id="and what for"),
        pytest.param(f"players: Anna, Marc\nmatch to 7\n{GAME_AT_THE_TABLE}", id="a game"),
        pytest.param(f"match to 7\n{GAME_AT_THE_TABLE}", id="without the players"),
        pytest.param(f"playrs: Anna, Marc\nmatch to 7\n{GAME_AT_THE_TABLE}", id="misspelt"),
        pytest.param(GAME_AT_THE_TABLE, id="without a header"),
        pytest.param("14:02:07 Anna rolls 31\n", id="one event"),
        pytest.param("a 31: 8/5 6/5\nm 42: 8/4 6/4\n", id="as short as can be"),
        pytest.param("# note\n\n" * 500 + "players: Anna, Marc\n", id="behind many comments"),
        pytest.param("\ufeffplayers: Anna, Marc\n", id="a byte order mark"),
        pytest.param("players: Anna, Marc\n".encode("utf-16"), id="UTF-16"),
        pytest.param("players: Anna, Marc\rmatch to 7\r", id="CR"),
    ],
)
def test_transcripts(text: str | bytes) -> None:
    assert format_of(text) == "bga"


@pytest.mark.parametrize(
    "text",
    [
        pytest.param(f"; players: Anna, Marc\n7 point match\n{GAME}", id="players in a comment"),
        pytest.param(f"7 point match\n{GAME.replace('Anna', 'Players')}", id="an odd name"),
        pytest.param(f"players: Anna, Marc\n7 point match\n{GAME}", id="a line of a transcript"),
        pytest.param(f"7 point match\n{GAME}Anna rolls 31\n", id="an event among rows"),
        pytest.param(f"7 point match\n{GAME}; @challenge by=O\n", id="annotations"),
    ],
)
def test_mat_records_that_look_a_little_like_transcripts(text: str) -> None:
    assert format_of(text) == "mat"


@pytest.mark.parametrize(
    "text",
    [
        pytest.param("Anna rolls well and Marc plays better.\n", id="prose"),
        pytest.param("players: 2\nlevel: easy\n", id="settings"),
        pytest.param("Some words\n" * 30 + "Anna rolls 31\n", id="a page that quotes an event"),
    ],
)
def test_texts_that_look_a_little_like_transcripts(text: str) -> None:
    assert format_of(text) is None


@pytest.mark.parametrize(
    "text",
    [
        pytest.param("(;FF[4]GM[6]MI[length:7]PW[Anna]PB[Marc]\n;B[31hefe])", id="a match"),
        pytest.param("\ufeff ( ;PW[Anna]GM[6]FF[4])", id="a mark, and properties in another order"),
        pytest.param(f"7 point match\n\nas SGF:\n(;GM[6];C[{GAME}])", id="rows in a comment"),
        pytest.param("Dear Bea (it is long)\n" * 500 + "(;GM[6])", id="behind a letter"),
        pytest.param("(;FF[3]GaMe[6])", id="FF[3]"),
        pytest.param("(;AP[x]\n;W[31hefe];B[double])", id="without GM"),
        pytest.param("(;FF[4]GM[1])(;GM[6])", id="behind a game of Go"),
    ],
)
def test_sgf(text: str) -> None:
    assert format_of(text) == "sgf"


def test_every_format_has_a_reader() -> None:
    assert list(READERS) == ["mat", "bga", "sgf"]
