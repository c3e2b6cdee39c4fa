"""What SGF says that .mat does not, and how it is judged; and what is damaged: one finding each."""

from __future__ import annotations

from pathlib import Path

import pytest
from sgf_notation import HEAD, found

FIXTURES = Path(__file__).parents[2] / "fixtures" / "sgf"
OPENING = ";W[31hefe];B[42qusu];W[55mhmhhchc]"
GAMES = "(;GM[6]MI[length:3][game:{}][ws:{}][bs:0]PW[Anna]PB[Marc]{}" + OPENING + ")"


def at(game: int, score: int, more: str) -> str:
    return GAMES.format(game, score, more)


class TestTheCrawfordGame:
    def test_one_that_is_marked_so(self) -> None:
        text = at(0, 0, "RE[W+2R]") + at(1, 2, "RU[Crawford:CrawfordGame]RE[B+1R]")
        assert found(text) == ["1 note MT003 the record of a match to 3 ends at 2–1"]

    def test_another_one_that_is(self) -> None:
        text = at(0, 0, "RU[Crawford:CrawfordGame]RE[W+2R]") + at(1, 2, "RE[B+1R]")
        assert found(text) == [
            "1 error MT004 this is not the Crawford game",
            "1 note MT003 the record of a match to 3 ends at 2–1",
        ]

    def test_a_record_that_begins_with_it(self) -> None:
        text = at(3, 2, "RU[Crawford:CrawfordGame]")[:-1] + "\n;B[double]\n;W[take])"
        assert found(text) == [
            "1 note MT003 the record of a match to 3 ends at 2–0",
            "2 error CU004 a double in the Crawford game",
        ]

    def test_one_that_the_record_does_not_tell(self) -> None:
        text = at(3, 2, "")[:-1] + "\n;B[double]\n;W[take])"
        assert "2 note IN013 a double where this may be the Crawford game" in found(text)


class TestTheCube:
    MONEY = "(;GM[6]MI[length:0][game:{}][ws:{}][bs:0]PW[Anna]PB[Marc]{}" + OPENING + ")"

    def test_automatic_doubles_are_left_out_of_the_score(self) -> None:
        text = self.MONEY.format(0, 0, "CV[4]RE[W+4R]") + "\n" + self.MONEY.format(1, 1, "RE[W+1R]")
        assert found(text) == [
            "2 warning IN019 the score leaves out the automatic doubles, which the result of a "
            "game counts"
        ]

    def test_it_is_told_once(self) -> None:
        games = [self.MONEY.format(n, n, "CV[2]RE[W+2R]") for n in range(4)]
        assert [line[:17] for line in found("\n".join(games))] == ["2 warning IN019 t"]

    def test_other_scores_are_wrong(self) -> None:
        text = self.MONEY.format(0, 0, "CV[4]RE[W+4R]") + "\n" + self.MONEY.format(1, 2, "RE[W+1R]")
        assert found(text) == [
            "2 error SC012 the score is recorded as 2–0, but the games before add up to 4–0"
        ]

    def test_there_are_no_automatic_doubles_in_a_match(self) -> None:
        assert found(f"{HEAD}CV[2]RE[W+2R]{OPENING})") == [
            "1 note MT003 the record of a match to 7 ends at 2–0",
            "1 error CU017 the cube at 2 after 1 tie of the opening dice",
        ]

    def test_a_position_with_its_cube(self) -> None:
        men = "AE[a:y]AW[f][f][f]AB[a][a][s]"
        text = f"{HEAD}RE[W+4R];{men};CV[2];CP[w];W[double];B[take];W[31fefc])"
        assert found(text) == ["1 note MT003 the record of a match to 7 ends at 4–0"]


class TestDamage:
    """The game is the same for all of them; nothing else is found in it."""

    GAME = (
        f"{HEAD}RE[W+2R]\n;W[31hefe]\n;B[42qusu]\n;W[55mhmhhchc]\n;B[double]\n;W[take]\n"
        ";B[64aglp])\n"
    )
    END = "1 note MT003 the record of a match to 7 ends at 2–0"

    def test_the_game(self) -> None:
        assert found(self.GAME) == [self.END]

    @pytest.mark.parametrize(
        ("there", "damaged", "finding"),
        [
            (
                "31hefe]",
                "31hefe",
                "2 warning TX003 a `]` is missing here: the file is read as if it were there",
            ),
            (
                "W[31",
                "W31",
                "2 warning TX003 a `[` is missing in `W31hefe]`: it is read as if it were there",
            ),
            (
                "W[take]",
                "Wtake]",
                "6 warning TX003 a `[` is missing in `Wtake]`: it is read as if it were there",
            ),
            (
                "lp])",
                "lp]",
                "8 warning TX003 the file ends in the middle of a game tree: a `)` is missing",
            ),
            ("\n;B[42", "\nB[42", None),
            (
                "31hefe",
                "3!hefe",
                "2 error TX002 `3!hefe` is no roll with steps such as 31hefe, and no"
                " double, take or drop",
            ),
            ("\n;B[42", " @@\n;B[42", "2 warning TX003 `@@` is no part of a match record"),
            (
                "double",
                "doubl",
                "5 error TX002 `doubl` is no roll with steps such as 31hefe, and no "
                "double, take or drop",
            ),
            (
                "[take]",
                "[tak]",
                "6 error TX002 `tak` is no roll with steps such as 31hefe, and no "
                "double, take or drop",
            ),
            ("lp])\n", "lp", "7 error TX002 `B[64aglp` is no part of a game tree where it stands"),
            (
                "W+2R",
                "W2R",
                "1 error TX002 `W2R` is no result such as W+2, with the winner's colour and"
                " his points",
            ),
        ],
    )
    def test_one_fault_is_one_finding(self, there: str, damaged: str, finding: str | None) -> None:
        told = found(self.GAME.replace(there, damaged))
        assert [line for line in told if " note " not in line] == ([finding] if finding else [])

    SECOND = f"{HEAD}RE[B+1R]\n;B[31qtst]\n;W[62xrrp])\n".replace(
        "[game:0][ws:0]", "[game:1][ws:2]"
    )
    BOTH = "1 note MT003 the record of a match to 7 ends at 2–1"

    def test_a_game_without_its_first_bracket_is_still_one(self) -> None:
        assert sorted(found(self.GAME + self.SECOND[1:])) == [
            "7 warning TX003 a `(` is missing here: the file is read as if it were there",
            self.BOTH.replace("1", "8", 1),
        ]

    def test_a_game_without_its_last_bracket_does_not_take_in_the_next(self) -> None:
        assert sorted(found(self.GAME[:-2] + "\n" + self.SECOND)) == [
            "11 warning TX003 the file ends in the middle of a game tree: a `)` is missing",
            self.BOTH.replace("1", "8", 1),
        ]


class TestOtherFiles:
    @pytest.mark.parametrize(
        ("text", "what"),
        [
            ("(;FF[4]GM[1]SZ[19];B[pd];W[dp])", "it is SGF of Go (GM[1])"),
            ("(;GM[3];W[e2e4])", "it is SGF of chess (GM[3])"),
            ("(;GM[99])", "it is SGF with GM[99]"),
            (
                "(;FF[4];B[pd])",
                "it is SGF that does not say that it is of backgammon: GM[6] is missing",
            ),
        ],
    )
    def test_sgf_of_another_game(self, text: str, what: str) -> None:
        assert found(text) == [f"1 error TX001 this is no match record that can be read: {what}"]

    def test_sgf_without_a_game(self) -> None:
        assert found("(;FF[4]GM[6])") == [
            "1 warning TX004 no line says how many points the match is played to"
        ]


@pytest.mark.parametrize(
    ("name", "findings"),
    [
        ("clean-match", []),
        ("club-final", ["14 MV002", "83 SC003"]),
        ("other-program", []),
        (
            "damaged",
            ["2 TX003", "4 TX003", "5 TX002", "7 TX002", "10 TX003", "11 MT003", "14 TX002"],
        ),
    ],
)
def test_the_fixtures_show_what_they_should(name: str, findings: list[str]) -> None:
    lines = [line.split() for line in found((FIXTURES / f"{name}.sgf").read_text(encoding="utf-8"))]
    assert [f"{line[0]} {line[2]}" for line in lines] == findings
