"""PartyGammon: what each key says, and what is found."""

from __future__ import annotations

import pytest
from told_findings import actions, audited, told

from bgaudit.transcript.model import BAR, Double, Drop, NoPlay, Play, Result, Turn

HEAD = "BOARDID=90417\nCREATOR=PartyGammon\nMATCHLENGTH=5\n"
DROP_OF_TWO = "a drop with the cube at 1 before the offer is 1 point, recorded as 2"
PLAY = "1 3 1 31 8/5 6/5#2 Double#1 Drop"


def game(number: int, play: str, *score: int) -> str:
    return (
        f"GAME_{number}_PLAYER_1=anna\nGAME_{number}_PLAYER_2=marc\n"
        f"GAME_{number}_GAMEPLAY={play}\n"
        + "".join(f"GAME_{number}_SCORE{seat}={won}\n" for seat, won in enumerate(score, 1))
    )


class TestKeys:
    def test_a_game(self) -> None:
        text = HEAD + game(1, PLAY, 0, 1)
        (_, turn, words), *others = actions(text, "party")
        assert isinstance(turn, Turn)
        assert (turn.dice, words) == ((3, 1), "1 3 1 31 8/5 6/5")
        assert others == [(2, Double(None), "2 Double"), (1, Drop(), "1 Drop"), (2, Result(1), "1")]
        assert told(text, "party") == []

    def test_keys_in_lower_case_and_in_another_order(self) -> None:
        lines = (HEAD + game(1, PLAY, 0, 1)).lower().splitlines()
        text = "\n".join([*lines[:3], *sorted(lines[3:], reverse=True)])
        assert told(text, "party") == []
        assert audited(text, "party").matches[0].score == (0, 1)

    def test_a_dance_and_the_bar(self) -> None:
        text = HEAD + game(1, "1 6 6 66#2 4 1 41 bar/21 off/off#2 4 1 41 bar/21 6/5", 0, 0)
        (_, dance, _), _, (_, entered, _) = actions(text, "party")
        assert dance == Turn("66", (6, 6), NoPlay())
        assert isinstance(entered, Turn)
        assert isinstance(entered.played, Play)
        assert entered.played.moves == ((BAR, 21), (6, 5))

    def test_the_score_before_a_game_is_the_one_after_the_last(self) -> None:
        text = HEAD + game(1, PLAY, 0, 1) + game(2, PLAY, 0, 2)
        (match,) = audited(text, "party").matches
        assert [game.score_before for game in match.games] == [(0, 0), (0, 1)]
        assert (match.length, match.score) == (5, (0, 2))


class TestFaults:
    @pytest.mark.parametrize(
        ("text", "found"),
        [
            (
                game(1, PLAY, 0, 2),
                (
                    8,
                    "SC002",
                    2,
                    DROP_OF_TWO,
                ),
            ),
            (game(1, PLAY, 1, 0), (7, "SC001", 1, "the result stands in the loser's column")),
            (
                game(1, PLAY, 1, 1),
                (7, "TX003", None, "the score cannot go from 0–0 to 1–1 in one game"),
            ),
            (
                game(1, PLAY, 0, 1) + game(2, PLAY, 0, 0),
                (12, "TX003", None, "the score cannot go from 0–1 to 0–0 in one game"),
            ),
            (
                game(1, PLAY, 0, 0),
                (6, "SC013", 1, "the game is over, but no line says who wins how many points"),
            ),
            (
                game(1, "1 3 1 32 8/5 6/5#2 6 4 64 24/14", 0, 0),
                (6, "TX002", 1, "the dice are written as 3 and 1, and as 32"),
            ),
            (
                game(1, "1 3 1 31 8/5 6/5#2 x#1 2 1 21 13/11 6/5", 0, 0),
                (6, "TX002", 2, "`x` is no roll, play, cube action or result"),
            ),
            (
                game(1, PLAY, 0, 1) + game(3, PLAY, 0, 2),
                (9, "MT005", None, "game 3 follows game 1"),
            ),
        ],
    )
    def test_one_fault_is_one_finding(
        self, text: str, found: tuple[int, str, int | None, str]
    ) -> None:
        assert told(HEAD + text, "party") == [found]

    def test_a_line_without_a_key(self) -> None:
        assert told(f"hello\n{HEAD}{game(1, PLAY, 0, 1)}", "party") == [
            (1, "TX003", None, "`hello` is no part of a match record")
        ]

    def test_no_length(self) -> None:
        text = HEAD.replace("MATCHLENGTH=5\n", "") + game(1, PLAY, 0, 1)
        assert told(text, "party") == [
            (3, "TX004", None, "no line says how many points the match is played to")
        ]
