"""GamesGrid .sgg: what each line says, and what is found."""

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
    Raccoon,
    Resigned,
    Result,
    Take,
    Turn,
)
from bgaudit.transcript.sgg import read

HEAD = "anna vs. marc\nGamesGrid\nMatch Length: 5\nGame 1. 0-0/5\n"
MONEY = "anna vs. marc\nJacoby: Yes\nCrawford: Yes\nGame 1. 0-0\n"
OPENING = "1\t31: \n1\t31: 8/5, 6/5\n"


class TestRecords:
    def test_a_roll_and_its_play_are_one_turn(self) -> None:
        text = f"{HEAD}{OPENING}1\t\t64: \n1\t\t64: 24/14\n"
        assert [(side, words) for side, _, words in actions(text, "sgg")] == [
            (1, "31: 8/5, 6/5"),
            (2, "64: 24/14"),
        ]
        assert told(text, "sgg") == []

    def test_exact_repetitions_are_passed_over(self) -> None:
        text = (
            f"{HEAD}1\t31: \n1\t31: \n1\t31: 8/5, 6/5\n1\t31: 8/5, 6/5\n"
            "1\t\tDouble to 2\n1\t\tDouble to 2\n2\tAccept\n2\tAccept\n"
        )
        assert [words for _, _, words in actions(text, "sgg")] == [
            "31: 8/5, 6/5",
            "Double to 2",
            "Accept",
        ]
        assert told(text, "sgg") == []

    def test_a_dance_and_one_who_is_closed_out(self) -> None:
        text = f"{HEAD}1\t31: \n1\t31: O-O\n2\t\t -\n"
        assert actions(text, "sgg") == [(1, Turn("31", (3, 1), NoPlay("O-O")), "31: O-O")]

    def test_the_cube(self) -> None:
        text = (
            f"{MONEY}11: Automatic double\n1\tDouble to 4\n1\t\tBeaver to 8\n2\tRaccoon to 16\n"
            "2\t\tAccept\n3\tPass\n"
        )
        assert [action for _, action, _ in actions(text, "sgg")] == [
            AutomaticDouble(),
            Double(4),
            Beaver(8),
            Raccoon(16),
            Take(),
            Drop(),
        ]

    def test_resignations_and_results(self) -> None:
        text = f"{HEAD}1\t31: \n1\t31: resign\nmarc  wins 1 point.\n"
        assert actions(text, "sgg") == [
            (1, Turn("31", (3, 1), Resigned("resign")), "31: resign"),
            (2, Result(1), "marc  wins 1 point."),
        ]

    def test_a_resignation_in_a_record_of_its_own(self) -> None:
        text = f"{HEAD}{OPENING}2\t\tResign\nanna wins 1 point.\n"
        assert [action for _, action, _ in actions(text, "sgg")][1:] == [
            Resigned("Resign"),
            Result(1),
        ]

    def test_tabs_that_have_become_blanks(self) -> None:
        text = f"{HEAD}1       31: \n1       31: 8/5, 6/5\n1               64: 24/14\n"
        assert [side for side, _, _ in actions(text, "sgg")] == [1, 2]

    def test_chat_is_passed_over(self) -> None:
        text = f"{HEAD}{OPENING}marc: good luck\n3 nice rolls\nwho wins this?\n1\t\t64: 24/14\n"
        assert len(actions(text, "sgg")) == 2
        assert told(text, "sgg") == []


class TestHeader:
    def test_a_match(self) -> None:
        head = "Monday, March 2, 2026\nJacoby: Yes\nCrawford: No\nVariant: Nackgammon\n"
        text = f"anna vs. marc\n{head}Game 1. 0-0/5\n"
        (match,) = read(Source.from_text("x.sgg", text)).matches
        assert (match.length, match.players) == (5, ("anna", "marc"))
        assert {key: tag.value for key, tag in match.tags.items()} == {
            "eventdate": "2026.03.02",
            "crawford": "No",
            "variation": "Nackgammon",
        }

    def test_a_money_session_without_a_cube(self) -> None:
        text = MONEY.replace("Jacoby: Yes", "Jacoby: No\nDoubling Cube: No")
        (match,) = read(Source.from_text("x.sgg", text)).matches
        assert match.length == 0
        assert {key: tag.value for key, tag in match.tags.items()} == {
            "jacoby": "No",
            "cubelimit": "1",
        }

    def test_the_star_of_the_crawford_game(self) -> None:
        text = f"{HEAD.replace('0-0/5', '4*-1/5')}{OPENING}"
        assert [game.score_before for game in audited(text, "sgg").matches[0].games] == [(4, 1)]
        assert told(text, "sgg") == []


class TestFaults:
    def test_a_number_with_nothing_behind_it(self) -> None:
        text = f"{HEAD}{OPENING}1\t\t\n1\t\t64: 24/14\n"
        message = "`1` is no roll, play, cube action or result"
        assert told(text, "sgg") == [(7, "TX002", 2, message)]
        assert [words for _, _, words in actions(text, "sgg")] == ["31: 8/5, 6/5", "1", "64: 24/14"]

    def test_a_roll_that_is_played_as_another(self) -> None:
        text = f"{HEAD}1\t31: \n1\t32: 24/21, 13/11\n"
        assert told(text, "sgg") == [
            (6, "TX003", None, "the roll is written as 31, and as 32 where it is played")
        ]

    def test_a_record_that_cannot_be_read(self) -> None:
        text = f"{HEAD}{OPENING}1\t\t6x: 24/14\n2\t21: \n2\t21: 13/11, 6/5\n"
        assert told(text, "sgg") == [
            (7, "TX002", 2, "`6x: 24/14` is no roll, play, cube action or result")
        ]

    def test_a_winner_who_does_not_play(self) -> None:
        text = f"{HEAD}{OPENING}1\t\tDouble to 2\n2\tPass\nbea wins 1 point.\n"
        assert told(text, "sgg") == [(9, "TX002", None, "`bea` is neither anna nor marc")]

    def test_an_automatic_double_in_a_match(self) -> None:
        text = f"{HEAD}11: Automatic double\n{OPENING}"
        assert told(text, "sgg") == [(5, "CU017", None, "automatic double number 1 of this game")]

    def test_an_automatic_double_counts(self) -> None:
        dropped = f"{OPENING}1\t\tDouble to 4\n2\tPass\nmarc wins 2 points.\n"
        text = f"{MONEY}11: Automatic double\n{dropped}"
        assert told(text, "sgg") == []
        wrong = text.replace("wins 2", "wins 1").replace("2 points", "1 point")
        assert [(line, code) for line, code, _, _ in told(wrong, "sgg")] == [(10, "SC002")]

    @pytest.mark.parametrize("text", ["", "anna\n", "anna vs. marc\n", "anna vs. marc\nGame 1\n"])
    def test_no_game(self, text: str) -> None:
        assert "TX001" in [code for _, code, _, _ in told(text, "sgg")]
