"""FIBS oldmoves: what each line says, and what is found."""

from __future__ import annotations

import pytest
from told_findings import actions, audited, told

from bgaudit.transcript.model import BAR, OFF, Double, Drop, Play, Resigned, Result, Take, Turn

HEAD = "Score is 0-0 in a 5 point match.\nanna is X - marc is O.\n"


def plays(text: str) -> list[tuple[int | None, tuple[tuple[int, int], ...]]]:
    """Each turn's side and moves, in the mover's numbering."""
    return [
        (side, action.played.moves if isinstance(action.played, Play) else ())
        for side, action, _ in actions(text, "oldmoves")
        if isinstance(action, Turn)
    ]


class TestNumbering:
    def test_o_goes_up(self) -> None:
        text = f"{HEAD}X: (3 1) 8-5 6-5\nO: (6 4) 1-7 7-11\n"
        assert plays(text) == [(1, ((8, 5), (6, 5))), (2, ((24, 18), (18, 14)))]

    def test_x_goes_up(self) -> None:
        text = f"{HEAD}X: (3 1) 17-20 19-20\nO: (6 4) 24-18 18-14\n"
        assert plays(text) == [(1, ((8, 5), (6, 5))), (2, ((24, 18), (18, 14)))]

    def test_both_are_written_downwards(self) -> None:
        text = f"{HEAD}X: (3 1) 8-5 6-5\nO: (6 4) 24-18 18-14\n"
        assert plays(text) == [(1, ((8, 5), (6, 5))), (2, ((24, 18), (18, 14)))]

    @pytest.mark.parametrize(
        ("steps", "moves"),
        [
            ("bar-4 1-2", ((BAR, 21), (24, 23))),
            ("0-4 1-2", ((BAR, 21), (24, 23))),
            ("19-off 20-off", ((6, OFF), (5, OFF))),
            ("19-25", ((6, OFF),)),
        ],
    )
    def test_bar_and_off_of_the_side_that_goes_up(
        self, steps: str, moves: tuple[tuple[int, int], ...]
    ) -> None:
        assert plays(f"{HEAD}O: (4 1) {steps}\n") == [(2, moves)]

    def test_bar_and_off_of_the_side_that_goes_down(self) -> None:
        text = f"{HEAD}X: (4 1) bar-21 24-23\nX: (6 5) 6-off 5-off\n"
        assert plays(text) == [(1, ((BAR, 21), (24, 23))), (1, ((6, OFF), (5, OFF)))]

    def test_a_play_against_its_side_is_found_and_quoted_as_it_is_written(self) -> None:
        text = f"{HEAD}X: (3 1) 8-5 6-5\nO: (4 2) 8-4 6-4\nX: (6 5) 24-13\nO: (3 1) 17-20 19-20\n"
        assert told(text, "oldmoves")[0] == (
            4,
            "MV008",
            2,
            "8-4 6-4 with 4-2: 17/21 goes away from home",
        )


class TestLines:
    def test_the_cube(self) -> None:
        text = f"{HEAD}X: doubles\nO: accepts\nO: doubles\nX: rejects\nO: wins 2 points\n"
        assert actions(text, "oldmoves") == [
            (1, Double(None), "X: doubles"),
            (2, Take(), "O: accepts"),
            (2, Double(None), "O: doubles"),
            (1, Drop(), "X: rejects"),
            (2, Result(2), "O: wins 2 points"),
        ]

    def test_a_resignation_is_accepted(self) -> None:
        text = f"{HEAD}X: wants to resign\nO: accepts\nO: wins 1 point\n"
        assert actions(text, "oldmoves") == [
            (1, Resigned("wants to resign"), "X: wants to resign"),
            (2, Result(1), "O: wins 1 point"),
        ]

    def test_a_resignation_is_rejected(self) -> None:
        text = f"{HEAD}X: wants to resign\nO: rejects\nX: (3 1) 8-5 6-5\n"
        assert [side for side, _, _ in actions(text, "oldmoves")] == [1]
        assert told(text, "oldmoves") == []

    def test_two_blanks_before_the_play_and_a_prompt(self) -> None:
        text = f"> {HEAD}X: (3 1)  8-5 6-5\nO: (6 6)  can't move\nX: (2 1)  13-11 6-5\n"
        assert told(text, "oldmoves") == [(4, "MV015", 2, "no play with 6-6: a legal play exists")]

    def test_chat_is_passed_over(self) -> None:
        text = f"login: anna\nmarc says: hello\n{HEAD}X: (3 1) 8-5 6-5\n\nmarc kibitzes: hm\n"
        assert told(text, "oldmoves") == []

    def test_a_damaged_line(self) -> None:
        text = f"{HEAD}X: (3 1) 8-5 6-5\nO: (6 4) 1-x\nX: (2 1) 13-11 6-5\n"
        assert told(text, "oldmoves") == [
            (4, "TX002", 2, "`O: (6 4) 1-x` is no roll, play, cube action or result")
        ]

    def test_dice_that_are_none(self) -> None:
        text = f"{HEAD}X: (3 1) 8-5 6-5\nO: (7 4) 1-8 8-12\n"
        assert [(line, code) for line, code, _, _ in told(text, "oldmoves")] == [(4, "DI001")]


GAME = "X: (3 1) 8-5 6-5\nO: doubles\nX: rejects\nO: wins 1 point\n\n"


class TestGames:
    def test_players_who_change_letters_keep_their_sides(self) -> None:
        text = (
            f"{HEAD}{GAME}Score is 1-0 in a 5 point match.\nmarc is X - anna is O.\n{GAME}"
            "Score is 1-1 in a 5 point match.\nanna is X - marc is O.\nX: (3 1) 8-5 6-5\n"
        )
        assert told(text, "oldmoves") == []
        (match,) = audited(text, "oldmoves").matches
        assert match.players == ("anna", "marc")
        assert [game.score_before for game in match.games] == [(0, 0), (0, 1), (1, 1)]

    def test_a_score_that_does_not_add_up(self) -> None:
        text = f"{HEAD}{GAME}Score is 0-2 in a 5 point match.\nanna is X - marc is O.\n{GAME}"
        assert told(text, "oldmoves") == [
            (
                8,
                "SC012",
                None,
                "the score is recorded as 0–2, but the games before add up to 0–1",
            )
        ]

    @pytest.mark.parametrize(
        "head",
        [
            pytest.param(HEAD, id="0-0 again"),
            pytest.param(HEAD.replace("5", "7"), id="another length"),
            pytest.param(HEAD.replace("anna", "bea").replace("0-0", "0-1"), id="another player"),
        ],
    )
    def test_another_match(self, head: str) -> None:
        assert len(audited(f"{HEAD}{GAME}{head}{GAME}", "oldmoves").matches) == 2

    @pytest.mark.parametrize(
        "score",
        ["Score is 0-0.", "Score is 0-0 in an unlimited match.", "Score is 0-0 in a money game."],
    )
    def test_money(self, score: str) -> None:
        text = f"{score}\nanna is X - marc is O.\n{GAME}"
        assert [match.length for match in audited(text, "oldmoves").matches] == [0]

    def test_players_who_are_not_named(self) -> None:
        text = "Score is 0-0 in a 5 point match.\nX: (3 1) 8-5 6-5\n"
        assert told(text, "oldmoves") == [
            (1, "TX004", None, "no line gives the players and the score")
        ]
