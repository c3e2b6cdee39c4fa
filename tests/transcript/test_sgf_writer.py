"""What is written as SGF, what comes back from it, and what it cannot hold."""

from __future__ import annotations

from pathlib import Path

import pytest
from sgf_notation import plain, read

from bgaudit.source import Source, Span
from bgaudit.transcript import sgf
from bgaudit.transcript.detect import READERS, detect_format
from bgaudit.transcript.model import (
    Beaver,
    Event,
    Match,
    Record,
    Take,
    Turn,
)

ROOT = Path(__file__).parents[2]
MATS = sorted([*ROOT.glob("fixtures/mat/*.mat"), *ROOT.glob("tests/**/*.mat")])
OTHERS = sorted([*ROOT.glob("fixtures/**/*.*g[af]"), *ROOT.glob("tests/**/*.bga")])

MAT = """\
; [Event "Club [open]"]
; [EventDate "2026.11.29"]
; [Match ID "7:1"]

 3 point match

 Game 1
 Anna : 0                         Marc : 0
 1) 31: 8/5* 6/5                   42: 8/4 6/4
 2) Doubles => 2                   Takes
 3) 66: 24/18(2) 13/7(2)           55: Cannot Move
 4) 52: ????
                                   Wins 2 points

 Game 2
 Anna : 0                         Marc : 2
 1)                                31: 8/5 6/5
 2) 62: 24/16                      11: bar/24
                                   Wins 1 point and the match
"""
SGF = """\
(;FF[4]GM[6]CA[UTF-8]AP[bgaudit:0.1.0]MI[length:3][game:0][ws:0][bs:0]PW[Anna]PB[Marc]\
DT[2026-11-29]EV[Club [open\\]]RU[Crawford]TG[match id:7:1]RE[B+2R]
;W[31hefe]
;B[42qusu]
;W[double]
;B[take]
;W[66xrxrmgmg]
;B[55]
;PL[W]DI[52])
(;FF[4]GM[6]CA[UTF-8]AP[bgaudit:0.1.0]MI[length:3][game:1][ws:0][bs:2]PW[Anna]PB[Marc]\
RU[Crawford:CrawfordGame]RE[B+1R]
;B[31qtst]
;W[62xp]
;B[11ya])
"""


def record_of(path: Path) -> Record:
    source = Source.from_bytes(path.name, path.read_bytes())
    return READERS[detect_format(source) or "mat"](source)


def of_text(text: str) -> Record:
    source = Source.from_text("x", text)
    return READERS[detect_format(source) or "mat"](source)


def events(record: Record) -> list[list[tuple[object, ...]]]:
    """The events of each game; a beaver is taken without a word in two columns."""
    return [
        [plain(event) for event in told(game.events)]
        for match in record.matches
        for game in match.games
    ]


def scores(match: Match) -> list[tuple[object, object] | None]:
    return [game.score and (game.score.names, game.score.points) for game in match.games]


def told(events: list[Event]) -> list[Event]:
    before = [None, *events]
    return [
        event
        for event, last in zip(events, before, strict=False)
        if not (isinstance(event.action, Take) and last and isinstance(last.action, Beaver))
        and type(event.action).__name__ != "CrawfordStated"
    ]


def test_a_match() -> None:
    record = of_text(MAT)
    assert sgf.write(record) == SGF
    assert list(sgf.cannot_hold(record)) == []
    assert sgf.write(read(SGF)) == SGF


def test_header_tags_come_back() -> None:
    (match,) = of_text(MAT).matches
    (again,) = read(sgf.write(of_text(MAT))).matches
    tags = {key: tag.value for key, tag in again.tags.items()}
    assert tags == {key: tag.value for key, tag in match.tags.items()} | {"crawford": "On"}


@pytest.mark.parametrize("path", MATS, ids=lambda path: path.stem)
def test_a_two_column_record_comes_back(path: Path) -> None:
    record = record_of(path)
    if any(sgf.cannot_hold(record)):
        pytest.skip("SGF cannot hold it, and says so")
    again = read(sgf.write(record))
    assert events(again) == events(record)
    for match, other in zip(record.matches, again.matches, strict=True):
        assert other.length == match.length
        assert {key: tag.value for key, tag in other.tags.items()}.items() >= {
            key: tag.value for key, tag in match.tags.items()
        }.items()
        assert scores(other) == scores(match)


def test_most_two_column_records_can_be_held() -> None:
    assert len(MATS) > 50
    assert sum(not any(sgf.cannot_hold(record_of(path))) for path in MATS) > len(MATS) * 3 // 5


@pytest.mark.parametrize("path", OTHERS, ids=lambda path: path.stem)
def test_what_was_written_once_comes_back_whole(path: Path) -> None:
    record = read(sgf.write(record_of(path)))
    assert events(read(sgf.write(record))) == events(record)


def lost(lines: str) -> list[tuple[str, str]]:
    """What cannot be held of a transcript: the event's text, or `match`, and why."""
    text = f"players: Anna, Marc\nmatch to 3\n{lines}"
    return [
        ("match" if isinstance(what, Match) else text[what.span.start : what.span.end], why)
        for what, why in sgf.cannot_hold(of_text(text))
    ]


class TestWhatCannotBeHeld:
    @pytest.mark.parametrize(
        ("lines", "why"),
        [
            (
                "game 1\nAnna lifts the dice\n",
                [("Anna lifts the dice", "no property is for this: end turn")],
            ),
            (
                "game 1\nAnna rolls 31 cocked\nAnna rolls 42\nAnna plays 8/4 6/4\n",
                [("Anna rolls 31 cocked", "how the dice came to rest is not told")],
            ),
            (
                "game 1\nAnna rolls 31\nAnna rolls 42\nAnna plays 8/4 6/4\n",
                [("Anna rolls 31", "it was not played")],
            ),
            (
                "game 1\nopening 6-1\nAnna plays 13/7 8/7\n",
                [("opening 6-1", "only the first roll is written, not whose die is which")] * 2,
            ),
            (
                "game 1\nAnna doubles to 8\n",
                [("Anna doubles to 8", "the cube is not named, so that 8 would be lost")],
            ),
            (
                "game 1\nAnna 31: 8/5 6/5\nAnna corrects 24/20\n",
                [
                    (
                        "Anna corrects 24/20",
                        "the play that it takes the place of is not written",
                    )
                ],
            ),
            (
                "game 1\nAnna resigns\nMarc accepts\nMarc wins 1 point\n",
                [("Anna resigns", "only R in the result says that the game was resigned")],
            ),
            (
                "game 1\nAnna wins 1 point\nMarc wins 1 point\nMarc takes\n",
                [
                    ("Marc wins 1 point", "a game has one result"),
                    ("Marc takes", "it comes after the result, which stands at the root"),
                ],
            ),
            (
                "rules: usbgf-2024\nclock: simple, delay 12 s\noption: dice.cup = required\n"
                "game 1\n14:02 Anna 31: 8/5 6/5\n",
                [
                    ("match", "no property is for the rule set usbgf-2024"),
                    ("match", "no property is for the option dice.cup"),
                    ("match", "no property is for how time is kept"),
                    ("match", "no property is for the time of day"),
                ],
            ),
            (
                "game 3\nAnna 31: 8/5 6/5\ngame 2\nAnna 31: 8/5 6/5\n",
                [("match", "game numbers that do not go up would begin another match")],
            ),
        ],
    )
    def test_it_is_listed(self, lines: str, why: list[tuple[str, str]]) -> None:
        assert lost(lines) == why

    def test_a_chouette_is_left_out(self) -> None:
        record = of_text("players: Aldo, Bea, Carla\nmoney session\ngame 1\nAldo 31: 8/5 6/5\n")
        ((match, why),) = sgf.cannot_hold(record)
        assert (match, why) == (
            record.matches[0],
            "SGF is for two players, and this is a chouette",
        )
        assert sgf.write(record) == ""


class TestWhatIsWritten:
    @staticmethod
    def nodes(lines: str) -> list[str]:
        return sgf.write(of_text(f"players: Anna, Marc\nmatch to 3\ngame 1\n{lines}"))[
            :-2
        ].splitlines()[1:]

    def test_a_roll_and_its_play_are_one_node(self) -> None:
        assert self.nodes(
            "opening 3-1\nAnna plays 8/5 6/5\nMarc rolls 42\nMarc plays 8/4 6/4\n"
        ) == [
            ";W[31hefe]",
            ";B[42qusu]",
        ]

    def test_a_play_that_is_corrected_is_written_as_it_was_put_right(self) -> None:
        assert self.nodes("Anna 31: 8/5 6/4\nMarc challenges\nAnna corrects 8/5 6/5\n") == [
            ";W[31hefe]"
        ]

    def test_a_roll_that_is_not_played(self) -> None:
        assert self.nodes("Anna 31: 8/5 6/5\nMarc rolls 42\n") == [";W[31hefe]", ";PL[B]DI[42]"]

    def test_a_resignation(self) -> None:
        assert self.nodes("Marc resigns a gammon\nAnna declines\n") == [
            ";B[resign:2]",
            ";W[reject]",
        ]

    def test_a_position_and_the_cube(self) -> None:
        assert self.nodes("position -a---BE-C---eE---c-e----B-\ncube 2 Anna\n") == [
            ";AE[a:y]AW[e][e][f][f][f][f][f][h][h][h][m][m][m][m][m][x][x]"
            "AB[a][l][l][l][l][l][q][q][q][s][s][s][s][s]",
            ";CV[2]CP[w]",
        ]

    def test_an_illegal_play_that_stood_is_written_as_it_stood(self) -> None:
        assert self.nodes("Anna 31: 8/4\nMarc 42: 24/13\n") == [";W[31hd]", ";B[42al]"]

    def test_a_result_beside_the_last_bear_off_is_the_winners(self) -> None:
        mat = (
            "1 point match\n\n Game 1\n Anna : 0     Marc : 0\n"
            "; Set Pos=-A----------------------a-/0\n 1) 21: 1/off          Wins 1 point\n"
        )
        assert "RE[W+1]\n" in sgf.write(of_text(mat))


def test_nothing_is_written_of_an_empty_record() -> None:
    assert sgf.write(Record()) == ""
    assert sgf.write(Record([Match(7, Span(0, 0))])) == ""
    assert isinstance(of_text(MAT).matches[0].games[0].events[0].action, Turn)
