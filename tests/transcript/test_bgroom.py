"""BGRoom text: what each line says, and what is found."""

from __future__ import annotations

from told_findings import actions, audited, told

from bgaudit.transcript.model import Beaver, Double, Drop, NoPlay, Take, Turn

HEAD = "BGF version 1.2\n\nGame 1 - anna (X) vs. marc (0)\nSingle Game\n"
OPENING = "1.X:(3 1)8/5 6/5\n"


class TestRecords:
    def test_turns(self) -> None:
        text = f"{HEAD}{OPENING}2.0:(6 4)can't move\n"
        (one, _, first), (two, dance, second) = actions(text, "bgroom")
        assert (one, two) == (1, 2)
        assert (first, second) == ("1.X:(3 1)8/5 6/5", "2.0:(6 4)can't move")
        assert dance == Turn("64", (6, 4), NoPlay("can't move"))

    def test_a_double_that_play_goes_on_after_is_taken(self) -> None:
        text = f"{HEAD}{OPENING}2.0:Double\n3.0:(6 4)24/14\n"
        assert [(side, action) for side, action, _ in actions(text, "bgroom")][1:3] == [
            (2, Double(None)),
            (1, Take()),
        ]
        assert told(text, "bgroom") == []

    def test_a_double_before_a_blank_line_is_dropped(self) -> None:
        text = f"{HEAD}{OPENING}2.0:Double\n\n"
        assert [(side, action) for side, action, _ in actions(text, "bgroom")][1:] == [
            (2, Double(None)),
            (1, Drop()),
        ]
        (game,) = audited(text, "bgroom").matches[0].games
        assert (game.winner, game.points, game.ended_by) == (2, 1, "drop")
        assert told(text, "bgroom") == []

    def test_a_double_at_the_end_of_the_text_is_not_answered(self) -> None:
        text = f"{HEAD}{OPENING}2.0:Double"
        assert [action for _, action, _ in actions(text, "bgroom")][1:] == [Double(None)]

    def test_a_beaver(self) -> None:
        text = f"{HEAD}{OPENING}2.0:Double\n3.X:Beaver\n4.0:(6 4)24/14\n\n"
        assert [action for _, action, _ in actions(text, "bgroom")][1:3] == [
            Double(None),
            Beaver(None),
        ]
        assert [game.cube for game in audited(text, "bgroom").matches[0].games] == [4]
        assert told(text, "bgroom") == []


class TestGames:
    def test_players_who_change_signs_keep_their_sides(self) -> None:
        text = (
            f"{HEAD}{OPENING}2.0:Double\n\nGame 2 - marc (X) vs. anna (0)\nSingle Game\n"
            "1.0:(3 1)8/5 6/5\n2.X:Double\n\nmarc Win the Match\n"
        )
        assert told(text, "bgroom") == []
        (match,) = audited(text, "bgroom").matches
        assert (match.players, match.score) == (("anna", "marc"), (0, 2))

    def test_the_sign_0_may_stand_first(self) -> None:
        text = f"{HEAD.replace('(X)', '(Y)').replace('(0)', '(X)').replace('(Y)', '(0)')}{OPENING}"
        assert audited(text, "bgroom").matches[0].players == ("marc", "anna")

    def test_a_game_that_stops(self) -> None:
        text = f"{HEAD}{OPENING}\n{HEAD[17:].replace('Game 1', 'Game 2')}{OPENING}"
        assert told(text, "bgroom") == [
            (5, "IN011", 1, "the game stops, and nothing tells who won it")
        ]


class TestFaults:
    def test_a_dance_that_is_none(self) -> None:
        text = f"{HEAD}{OPENING}2.0:(6 4)can't move\n3.X:(2 1)13/11 6/5\n"
        assert told(text, "bgroom") == [(6, "MV015", 2, "no play with 6-4: a legal play exists")]

    def test_a_number_that_skips(self) -> None:
        text = f"{HEAD}{OPENING}3.0:(6 4)24/14\n"
        assert told(text, "bgroom") == [
            (6, "IN014", None, "row 3 does not follow the row before it")
        ]

    def test_a_record_that_cannot_be_read(self) -> None:
        text = f"{HEAD}{OPENING}2.0:(6 x)24/14\n3.X:(2 1)13/11 6/5\n"
        assert told(text, "bgroom") == [
            (6, "TX002", 2, "`2.0:(6 x)24/14` is no roll, play, cube action or result")
        ]

    def test_a_line_that_is_none(self) -> None:
        text = f"{HEAD}{OPENING}hello\n"
        assert told(text, "bgroom") == [(6, "TX003", None, "`hello` is no part of a match record")]
