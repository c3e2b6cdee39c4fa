"""TrueMoneyGames .tmg: what each record says, and what is found."""

from __future__ import annotations

import pytest
from told_findings import actions, audited, told

from bgaudit.source import Source
from bgaudit.transcript.model import (
    AutomaticDouble,
    Beaver,
    Double,
    Drop,
    NoPlay,
    Resigned,
    Result,
    Take,
    Turn,
)
from bgaudit.transcript.tmg import read


def head(length: int) -> str:
    return (
        "MatchID: 90417\nPlayer1: 7 anna 1600.5\nPlayer2: 8 marc 1588\n"
        "Startdate: 2026-11-29 20:15:00\nJacoby: 1\nBeavers: 0\nCrawford: 0\nCube: 1\n"
        f"Length: {length}\nVariant: 1\n"
    )


MATCH = f"{head(5)}Game 1: 0-0\n"
MONEY = f"{head(0)}Game 1: 0-0\n"
OPENING = "1 1 31:\n1 4 8/5 6/5\n"


class TestRecords:
    def test_a_roll_and_its_play_are_one_turn(self) -> None:
        text = f"{MATCH}{OPENING}-2 1 64:\n-2 4 24/14\n"
        assert [(side, words) for side, _, words in actions(text, "tmg")] == [
            (1, "1 4 8/5 6/5"),
            (2, "-2 4 24/14"),
        ]
        assert told(text, "tmg") == []

    def test_a_dance(self) -> None:
        text = f"{MATCH}-1 1 31:\n-1 4 0/0\n"
        assert actions(text, "tmg") == [(2, Turn("31", (3, 1), NoPlay("0/0")), "-1 4 0/0")]

    def test_the_cube(self) -> None:
        text = (
            f"{MONEY}0 2 Automatic to 2\n-1 5 Double to 4\n2 8 Beaver to 8\n-3 7 Take\n4 10 Pass\n"
        )
        assert [(side, action) for side, action, _ in actions(text, "tmg")] == [
            (None, AutomaticDouble()),
            (2, Double(4)),
            (1, Beaver(8)),
            (2, Take()),
            (1, Drop()),
        ]

    @pytest.mark.parametrize("kind", [14, 15, 16])
    def test_results(self, kind: int) -> None:
        text = f"{MATCH}-9 {kind} 2 marc wins 2 points\n"
        assert actions(text, "tmg") == [(2, Result(2), f"-9 {kind} 2 marc wins 2 points")]

    def test_a_game_lost_on_time(self) -> None:
        text = f"{MATCH}{OPENING}-2 1 ?\n-2 17 Out of time\n3 14 1 anna wins 1 point\n"
        assert [action for _, action, _ in actions(text, "tmg")][1:] == [
            Resigned("out of time"),
            Result(1),
        ]
        (game,) = audited(text, "tmg").matches[0].games
        assert (game.winner, game.points, game.ended_by) == (1, 1, "time")

    def test_what_is_paid_and_options_between_records_say_nothing(self) -> None:
        between = "Beavers: 1\n0 19 57.68 0.00 43.57 0.00 Settlement\n"
        text = f"{MONEY}{OPENING}{between}-2 1 64:\n-2 4 24/14\n"
        assert len(actions(text, "tmg")) == 2
        assert told(text, "tmg") == []


class TestHeader:
    @pytest.mark.parametrize(
        ("length", "tags"),
        [(5, {"crawford": "0"}), (0, {"jacoby": "1", "beaver": "0"})],
    )
    def test_only_what_belongs_to_the_kind_of_play_counts(
        self, length: int, tags: dict[str, str]
    ) -> None:
        (match,) = read(Source.from_text("x.tmg", f"{head(length)}Game 1: 0-0\n")).matches
        assert (match.length, match.players) == (length, ("anna", "marc"))
        assert {key: tag.value for key, tag in match.tags.items()} == {
            "eventdate": "2026.11.29",
            "variation": "Backgammon",
            **tags,
        }

    def test_two_matches(self) -> None:
        text = f"{MATCH}{OPENING}{MATCH.replace('anna', 'bea')}{OPENING}"
        assert [match.players for match in audited(text, "tmg").matches] == [
            ("anna", "marc"),
            ("bea", "marc"),
        ]


class TestFaults:
    @pytest.mark.parametrize(
        ("records", "found"),
        [
            (
                "-2 1 64:\n-2 4 0/0\n3 1 21:\n3 4 13/11 6/5\n",
                [(15, "MV015", 2, "no play with 6-4: a legal play exists")],
            ),
            ("-2 4 24/14\n", [(14, "DI010", 2, "a play without its roll")]),
            (
                "-2 1 64:\n2 4 24/14\n",
                [(15, "TX003", None, "the roll of record 2 is one player's, its play the other's")],
            ),
            (
                "-2 99 x\n3 1 21:\n3 4 13/11 6/5\n",
                [(14, "TX002", 2, "`-2 99 x` is no roll, play, cube action or result")],
            ),
            (
                "-2 5 Double to 4\n3 7 Take\n",
                [(14, "CU005", 2, "a double to 4 with the cube at 1")],
            ),
            (
                "what is this\n",
                [(14, "TX003", None, "`what is this` is no part of a match record")],
            ),
        ],
    )
    def test_one_fault_is_one_finding(
        self, records: str, found: list[tuple[int, str, int | None, str]]
    ) -> None:
        assert told(f"{MATCH}{OPENING}{records}", "tmg") == found

    def test_an_automatic_double_counts(self) -> None:
        text = f"{MONEY}0 2 Automatic to 2\n{OPENING}-2 5 Double to 4\n3 10 Pass\n"
        assert told(f"{text}-3 14 2 marc wins 2 points\n", "tmg") == []
        assert [code for _, code, _, _ in told(f"{text}-3 14 1 marc wins 1 point\n", "tmg")] == [
            "SC002"
        ]

    def test_no_length(self) -> None:
        text = MATCH.replace("Length: 5\n", "") + OPENING
        assert told(text, "tmg") == [
            (10, "TX004", None, "no line says how many points the match is played to")
        ]
