"""What is a match record and what is none."""

from __future__ import annotations

import pytest

from bgaudit.source import Source
from bgaudit.transcript.detect import READERS, detect_format
from bgaudit.transcript.signs import SIGNS

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
        pytest.param("XGID=-b----E-C---eE:0:0:1:31:0:0:0:7:10\n", id="half a position"),
        pytest.param("7;0;0;0;1;Anna;Marc;0;3;2;2;1;0;\n", id="the first fields of a position"),
        pytest.param(b"MATLAB 5.0 MAT-file" + bytes(range(256)) * 20, id="binary"),
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


ROLL = "1\t31: \n1\t31: 8/5, 6/5\n"
PARTY = "GAME_1_PLAYER_1=anna\nGAME_1_GAMEPLAY=1 3 1 31 8/5 6/5\n"
FIBS = "Score is 0-0 in a 5 point match.\nanna is X - marc is O.\nX: (3 1) 8-5 6-5\n"
TMG = "MatchID: 1\nPlayer1: 7 anna 1600\nPlayer2: 8 marc 1600\nLength: 5\n\nGame 1: 0-0\n1 1 31:\n"
XGID = "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:7:10\n"
SNOWIE = (
    "7;0;0;0;1;Anna;Marc;0;3;2;2;1;0;-2;0;0;0;0;5;0;3;0;0;0;-5;5;0;0;0;-3;0;-5;0;0;0;0;2;0;6;2;\n"
)


@pytest.mark.parametrize(
    ("text", "name"),
    [
        pytest.param(" Anna    Marc\n" + GAME.split("\n", 2)[2], "gam", id="a JellyFish game"),
        pytest.param(
            "; x\n\nanna marc\n\n 1)          42: 8/4 6/4\n", "gam", id="behind a comment"
        ),
        pytest.param(f"\n anna vs. marc\nGamesGrid\n\nGame 1. 0-0/5\n{ROLL}", "sgg", id="sgg"),
        pytest.param(f"Anna B vs. Marc\nGame 1.0*-4\n{ROLL}", "sgg", id="money sgg"),
        pytest.param(TMG, "tmg", id="tmg"),
        pytest.param(f"Stake: 1\n{TMG}", "tmg", id="another first key of tmg"),
        pytest.param(f"boardid=1\ncreator=x\nMATCHLENGTH=5\n{PARTY}", "party", id="party"),
        pytest.param(PARTY, "party", id="party without its first lines"),
        pytest.param(FIBS, "oldmoves", id="oldmoves"),
        pytest.param(f"login: anna\n> oldmoves marc\n> {FIBS}", "oldmoves", id="behind a prompt"),
        pytest.param("\ufeffbgf version 1.2\n\nGame 1 - a (X) vs. b (0)\n", "bgroom", id="BGRoom"),
        pytest.param("Black: 3 1   8 5 6 5\nWhite: 6 4\n", "bkg", id="BKG"),
    ],
)
def test_formats_of_the_old_sites(text: str, name: str) -> None:
    assert format_of(text) == name
    assert format_of(text.replace("\n", "\r\n")) == name
    assert format_of(text.replace("\n", "\r")) == name


@pytest.mark.parametrize(
    "text",
    [
        pytest.param("Black and white photographs\nBlack wins\n" + "x\n" * 9, id="prose"),
        pytest.param("Anna vs. Marc\nGame 1 begins at noon.\n", id="a fixture list"),
        pytest.param("Player1: 3\nPlayer2: 4\n", id="settings"),
        pytest.param("Shopping list\n1) milk\n2) bread\n", id="a list"),
        pytest.param("The score is 3-1 in the second half.\n", id="football"),
        pytest.param('[Event "x"]\n[White "Anna"]\n[Black "Marc"]\n\n1. e4 e5\n', id="a PGN"),
        pytest.param("; ; ; ; ; ; ; ; ; ; ; ; ; ; ; ; ; ; ; ; ; ; ; ;\n" * 99, id="marks"),
    ],
)
def test_texts_that_look_a_little_like_old_formats(text: str) -> None:
    assert format_of(text) is None


@pytest.mark.parametrize(
    ("text", "name"),
    [
        pytest.param("GMD-2 # Created by Gibbon version 0.2.0\nLength: 7\n", "gmd", id="GMD"),
        pytest.param("\n# kept\n# by Anna\nGMD-1\nLength: 7\n", "gmd", id="comments first"),
        pytest.param("\ufeffGMD-1\r\n", "gmd", id="a byte order mark"),
        pytest.param(
            "JavaFIBS internal match representation v1.1\n8:Marc:7\n", "javafibs", id="JavaFIBS"
        ),
        pytest.param(SNOWIE, "snowie", id="a Snowie position"),
        pytest.param("\n" + SNOWIE * 3, "snowie", id="several"),
        pytest.param(XGID, "xgtext", id="an XGID"),
        pytest.param(
            f"{XGID}\nX:Anna   O:Marc\nScore is X:0 O:0 7 pt.(s) match.\n", "xgtext", id="XG"
        ),
        pytest.param(f"7 point match\n\n{GAME}{XGID}", "xgtext", id="an XGID among rows"),
    ],
)
def test_formats_that_say_what_they_are(text: str, name: str) -> None:
    assert format_of(text) == name


def test_every_format_has_a_reader() -> None:
    assert list(READERS) == [
        *("mat", "bga", "xg", "bgf", "ogxm", "sgf", "gmd", "javafibs", "snowie", "xgtext"),
        *SIGNS,
    ]


@pytest.mark.parametrize(
    ("data", "name"),
    [
        (b"RGMH\x28\x00\x00\x00", "xg"),
        (b"OGXM\x02\x00\x00\x00", "ogxm"),
        (b'{"version":"1.0","compression":"gzip","encoding":"smile"}\n\x1f\x8b', "bgf"),
    ],
)
def test_binary_formats(data: bytes, name: str) -> None:
    assert format_of(data) == name


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
