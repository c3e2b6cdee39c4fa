"""Header lines: tags, match headers, game headers and score lines."""

from __future__ import annotations

import pytest
from mat_notation import told

ROW = "  1) 31: 8/5 6/5\n"


def match_told(header: str) -> str:
    """What is told first of a record that begins with this header."""
    return told(f"{header}\n Game 1\n Anna : 0     Marc : 0\n{ROW}").splitlines()[0]


def score_told(line: str) -> str:
    """What is told of a game with this score line."""
    return told(f"5 point match\n Game 1\n{line}\n{ROW}").splitlines()[1].strip()


class TestTheMatchHeader:
    @pytest.mark.parametrize(
        "header",
        [
            "7 point match",
            " 7 point match",
            "\t7 points match   ",
            "7-point match",
            "7-point-match",
            "7 POINT MATCH",
            "7 pt match",
            "7 pts. match",
            "Match to 7 points",
            "match of 7 points",
            "Match to 7",
            "Match length: 7",
            "7 point match (Crawford)",
            "7 point match ; the final",
        ],
    )
    def test_seven_points(self, header: str) -> None:
        assert match_told(header) == "match, 7 points"

    @pytest.mark.parametrize(
        "header",
        [
            "0 point match",
            "Money session",
            "money game, Jacoby",
            "Unlimited match",
            "unlimited game",
            "Unlimited points match",
        ],
    )
    def test_money(self, header: str) -> None:
        assert match_told(header) == "match, 0 points"

    @pytest.mark.parametrize(
        "line",
        [
            "-3 point match",
            "99999999999999 point match",
            "seven point match",
            "7 point matches are long",
            "Match of the day",
            "This is a 7 point match",
        ],
    )
    def test_anything_else_is_none(self, line: str) -> None:
        assert match_told(line) == f"! unreadable-line 1: {line}"

    def test_without_one_the_length_is_not_known(self) -> None:
        assert told(f" Game 1\n Anna : 0     Marc : 0\n{ROW}") == (
            "match, unknown length\n"
            " ! no-match-header 1\n"
            " game 1: Anna 0 - Marc 0\n"
            "  1  L 31: 8/5 6/5"
        )


class TestTags:
    @pytest.mark.parametrize(
        ("line", "tag"),
        [
            ('; [Event "Club evening"]', "event=Club evening"),
            (';[Event"Club evening"]', "event=Club evening"),
            ('[Event "Club evening"]', "event=Club evening"),
            ('# [Event "Club evening"]', "event=Club evening"),
            ('; [Match ID "-1234567890"]', "match id=-1234567890"),
            ('; [Match ID ""]', "match id="),
            ('; [ClockType "Live8 780/10"]', "clocktype=Live8 780/10"),
            ('; [Player 1 Elo "1,00/0"]', "player 1 elo=1,00/0"),
            ('; [Player 1 "Anna "Ace" Bianchi"]', 'player 1=Anna "Ace" Bianchi'),
            ('; [Event "Final [table 4]"]', "event=Final [table 4]"),
            ('; [Event "The "Grand" [2024]"]  ', 'event=The "Grand" [2024]'),
            ('; [Event "one"] [Round "2"]', "event=one"),
            ('; [Event "not closed]', "event=not closed"),
            ('; [Event "not closed', "event=not closed"),
            ("; [Event 'x']", ""),
            ("; [Game 1, Move 3: Dice set to 31]", ""),
        ],
    )
    def test_one(self, line: str, tag: str) -> None:
        assert match_told(f"{line}\n5 point match") == "; ".join(
            part for part in ("match, 5 points", tag) if part
        )

    def test_they_may_follow_the_match_header(self) -> None:
        assert match_told('5 point match\n; [Event "x"]') == "match, 5 points; event=x"

    def test_each_match_has_its_own(self) -> None:
        game = f" Game 1\n Anna : 0     Marc : 0\n{ROW}"
        record = f'; [Round "1"]\n5 point match\n{game}; [Round "2"]\n7 point match\n{game}'
        assert told(record) == (
            "match, 5 points; round=1\n"
            " game 1: Anna 0 - Marc 0\n"
            "  1  L 31: 8/5 6/5\n"
            "match, 7 points; round=2\n"
            " game 1: Anna 0 - Marc 0\n"
            "  1  L 31: 8/5 6/5"
        )


class TestTheGameHeader:
    @pytest.mark.parametrize(
        "header",
        ["Game 3", " Game 3 ", " GAME 3", "Game3", "Game #3", "Game No. 3", " Game 3: the decider"],
    )
    def test_game_three(self, header: str) -> None:
        record = f"5 point match\n{header}\n Anna : 1     Marc : 4\n{ROW}"
        assert told(record) == ("match, 5 points\n game 3: Anna 1 - Marc 4\n  1  L 31: 8/5 6/5")

    @pytest.mark.parametrize("header", ["Game", "Game X", "Gmae 3", "Game 99999999999"])
    def test_a_damaged_one_is_told_and_the_game_is_read(self, header: str) -> None:
        record = f"5 point match\n{header}\n Anna : 1     Marc : 4\n{ROW}"
        assert told(record) == (
            "match, 5 points\n"
            f" ! unreadable-line 2: {header}\n"
            " game None: Anna 1 - Marc 4\n"
            "  1  L 31: 8/5 6/5"
        )

    def test_a_score_line_begins_a_game_without_one(self) -> None:
        record = (
            f"5 point match\n Game 1\n Anna : 0     Marc : 0\n{ROW}      Wins 1 point\n"
            f" Anna : 1     Marc : 0\n{ROW}"
        )
        assert told(record) == (
            "match, 5 points\n"
            " game 1: Anna 0 - Marc 0\n"
            "  1  L 31: 8/5 6/5\n"
            "  -  L wins 1\n"
            " game None: Anna 1 - Marc 0\n"
            "  1  L 31: 8/5 6/5\n"
            "  ! no-game-header 6"
        )

    def test_so_does_a_first_row_behind_a_result(self) -> None:
        record = (
            f"5 point match\n Game 1\n Anna : 0     Marc : 0\n{ROW}      Wins 1 point\n"
            f" Gmae 2\n Anna : 1     Marc : ?\n{ROW}"
        )
        assert told(record) == (
            "match, 5 points\n"
            " game 1: Anna 0 - Marc 0\n"
            "  1  L 31: 8/5 6/5\n"
            "  -  L wins 1\n"
            "  ! unreadable-line 6: Gmae 2\n"
            "  ! unreadable-line 7: Anna : 1     Marc : ?\n"
            " game None: no score\n"
            "  1  L 31: 8/5 6/5\n"
            "  ! no-score-line 8"
        )


class TestTheScoreLine:
    @pytest.mark.parametrize(
        ("line", "told"),
        [
            pytest.param(" Anna : 0                Marc : 3", "Anna 0 - Marc 3", id="plain"),
            pytest.param("Anna: 0                Marc: 12", "Anna 0 - Marc 12", id="tight"),
            pytest.param("Anna:0 Marc:3", "Anna 0 - Marc 3", id="a single space between"),
            pytest.param("Anna\t:\t0\tMarc\t:\t3", "Anna 0 - Marc 3", id="tabs"),
            pytest.param("Anna : -1       Marc : 3", "Anna -1 - Marc 3", id="a negative score"),
            pytest.param(
                " Anna Bianchi : 0     José María Ñ : 3",
                "Anna Bianchi 0 - José María Ñ 3",
                id="words",
            ),
            pytest.param("Anna  B : 0    Marc : 3", "Anna  B 0 - Marc 3", id="two spaces inside"),
            pytest.param("李娜 : 0       Łukasz : 3", "李娜 0 - Łukasz 3", id="not ASCII"),
            pytest.param(
                " Anna,1635 : 0    Marc,1712.45 : 3", "Anna,1635 0 - Marc,1712.45 3", id="ratings"
            ),
            pytest.param(
                "Bianchi, Anna (ITA) : 0    Smith, Jr. : 3",
                "Bianchi, Anna (ITA) 0 - Smith, Jr. 3",
                id="commas",
            ),
            pytest.param("Al 10:30 : 1    Bo: 5 : 2", "Al 10:30 1 - Bo: 5 2", id="colons"),
            pytest.param("Team: 2 : 0     Al : 1", "Team: 2 0 - Al 1", id="a colon and a number"),
            pytest.param("Game 2 : 0   Game 3 : 4", "Game 2 0 - Game 3 4", id="game headers"),
            pytest.param("1) A : 0     2) B : 3", "1) A 0 - 2) B 3", id="row numbers"),
            pytest.param("7 point match : 0     B : 3", "7 point match 0 - B 3", id="a header"),
            pytest.param("3anna : 0      7 : 3", "3anna 0 - 7 3", id="digits"),
            pytest.param("#1 : 0        |x| : 3", "#1 0 - |x| 3", id="marks of comments"),
            pytest.param("Anna : 0                : 3", "Anna 0 -  3", id="no right name"),
            pytest.param("  : 0    Marc : 3", " 0 - Marc 3", id="no left name"),
            pytest.param(" : 0        : 0", " 0 -  0", id="no names at all"),
            pytest.param("Anna : 0    Marc : 3  ; Crawford", "Anna 0 - Marc 3", id="a comment"),
        ],
    )
    def test_one(self, line: str, told: str) -> None:
        assert score_told(line) == f"game 1: {told}"

    @pytest.mark.parametrize(
        "line",
        [
            "Anna : 0",
            "Anna : 0      Marc",
            "Anna : 0      Marc : x",
            "Anna 0        Marc 3",
            "Anna : 99999999999   Marc : 0",
        ],
    )
    def test_a_damaged_one_is_told_and_the_rows_are_read(self, line: str) -> None:
        record = f"5 point match\n Game 1\n{line}\n{ROW}"
        assert told(record) == (
            f"match, 5 points\n game 1: no score\n  1  L 31: 8/5 6/5\n  ! unreadable-line 3: {line}"
        )

    def test_a_missing_one_is_told_once(self) -> None:
        assert told(f"5 point match\n Game 1\n{ROW}{ROW}") == (
            "match, 5 points\n"
            " game 1: no score\n"
            "  1  L 31: 8/5 6/5\n"
            "  1  L 31: 8/5 6/5\n"
            "  ! no-score-line 2\n"
            "  ! row-number 4: 1"
        )

    def test_comments_may_stand_before_it(self) -> None:
        assert score_told("; 10: 2    12: 3\n# a note\n\nAnna : 0     Marc : 3") == (
            "game 1: Anna 0 - Marc 3"
        )
