"""What stands in SGF, and what it says."""

from __future__ import annotations

import pytest
from sgf_notation import HEAD, Said, found, game_of, plays, read, said

from bgaudit import Source
from bgaudit.transcript import sgf
from bgaudit.transcript.model import (
    Beaver,
    CrawfordStated,
    CubeStated,
    DeclaredIllegal,
    Double,
    Drop,
    NoPlay,
    Oddity,
    ResignationAnswered,
    Resigns,
    Result,
    SetPosition,
    Take,
    Turn,
    UnknownPlay,
    Unreadable,
)

START = "-b----E-C---eE---c-e----B-"


class TestMoves:
    def test_points_are_absolute_in_the_file_and_the_movers_in_the_model(self) -> None:
        game = game_of(";B[63aggj];W[31hefe];B[65yt];W[61fzaz];W[52]")
        assert plays(game) == [
            "2 63: 24/18 18/15",
            "1 31: 8/5 6/5",
            "2 65: 25/5",
            "1 61: 6/0 1/0",
            "1 52: ",
        ]

    def test_each_event_has_its_own_place(self) -> None:
        text = f"{HEAD}\n;W[31hefe]\n;B[double]C[!])"
        (match,) = read(text).matches
        places = [text[e.span.start : e.span.end] for e in match.games[0].events]
        assert places == ["W[31hefe]", "B[double]"]

    def test_the_cube(self) -> None:
        assert said(";W[double];B[take];B[Double];W[drop]") == [
            (1, Double(None)),
            (2, Take()),
            (2, Double(None)),
            (1, Drop()),
        ]

    def test_a_double_that_answers_a_double_is_a_beaver(self) -> None:
        assert said(";W[double];B[double];W[double];B[take];B[double]") == [
            (1, Double(None)),
            (2, Beaver(None)),
            (1, Beaver(None)),
            (2, Take()),
            (2, Double(None)),
        ]

    def test_steps_that_are_none(self) -> None:
        why = "`hef` is no play such as hefe, from one point to another"
        assert said(";W[31hef]") == [(1, Turn("31", (3, 1), Unreadable("hef", why)))]

    @pytest.mark.parametrize("text", ["he31", "3hefe", "roll", "doubles", "HEFE"])
    def test_values_that_are_no_moves(self, text: str) -> None:
        why = f"`{text}` is no roll with steps such as 31hefe, and no double, take or drop"
        assert said(f";W[{text}]") == [(1, Unreadable(text, why))]

    def test_a_roll_may_be_none(self) -> None:
        assert said(";W[71]") == [(1, Turn("71", None, NoPlay()))]

    def test_resignations_as_gibbon_writes_them(self) -> None:
        assert said(";W[resign:2];B[reject];W[resign:4];B[accept]") == [
            (1, Resigns(points=2)),
            (2, ResignationAnswered(accepted=False)),
            (1, Resigns(points=4)),
            (2, ResignationAnswered(accepted=True)),
        ]


class TestResults:
    @pytest.mark.parametrize(
        ("text", "event"),
        [
            ("W+2", Said(1, Result(2))),
            ("B+4R", Said(2, Result(4))),
            ("W+2Resign", Said(1, Result(2))),
            ("White+1", Said(1, Result(1))),
        ],
    )
    def test_who_won_how_much(self, text: str, event: Said) -> None:
        assert said(f"RE[{text}];W[31hefe]")[-1] == event

    @pytest.mark.parametrize("text", ["", "?", "Draw", "Void", "0"])
    def test_no_result(self, text: str) -> None:
        assert said(f"RE[{text}]") == []

    @pytest.mark.parametrize("text", ["W", "W+", "X+2", "W+-2", "2"])
    def test_what_is_none(self, text: str) -> None:
        why = f"`{text}` is no result such as W+2, with the winner's colour and his points"
        assert said(f"RE[{text}]") == [(None, Unreadable(text, why))]


class TestSetup:
    MEN = "AE[a:y]AW[f][f][f][f][f][h][h][h][m][m][m][m][m][x][x]AB[a][a][l][l][l][l][l][q][q][q]"
    MEN += "[s][s][s][s][s]"

    def test_a_position(self) -> None:
        assert said(f";PL[W]{self.MEN};W[31hefe]")[0] == (None, SetPosition(START))

    @pytest.mark.parametrize("owner", ["CO[b]", "CP[b]"])
    def test_the_cube_of_a_position_comes_behind_it(self, owner: str) -> None:
        assert said(f";CV[4];{owner};{self.MEN}") == [
            (None, SetPosition(START)),
            (None, CubeStated(4, 2)),
        ]

    def test_a_cube_that_automatic_doubles_have_turned(self) -> None:
        assert said("CV[4];W[31hefe]")[0] == (None, CubeStated(4))

    def test_a_cube_that_lies_where_it_belongs_says_nothing(self) -> None:
        assert said(";CV[1]CP[c]") == []

    def test_a_roll_that_is_not_played(self) -> None:
        assert said(";W[31hefe];DI[52]")[-1] == (2, Turn("52", (5, 2), UnknownPlay()))

    def test_a_roll_that_is_played_after_all(self) -> None:
        assert plays(game_of(";PL[W]DI[31];W[13hefe]")) == ["1 13: 8/5 6/5"]

    def test_a_position_right_behind_a_roll_is_an_illegal_play(self) -> None:
        men = self.MEN.replace("[f][h]", "[e][e]", 1)
        assert said(f";B[52lnlq];PL[W]DI[31];PL[W]{men}")[-1] == (
            1,
            Turn(
                "31",
                (3, 1),
                DeclaredIllegal(
                    "7;0;0;0;1;Marc;Anna;0;0;0;1;0;0;-2;0;0;0;0;5;0;3;0;0;0;-5;5;0;0;0;-2;0;-4;-2;"
                    "0;0;0;2;0;0;0;"
                ),
            ),
        )

    @pytest.mark.parametrize(
        ("men", "why"),
        [
            ("AW[a]", "which men stay on b is not told: AE[a:y] clears all points"),
            ("AE[a:y]AW[7]", "`7` is no point from a to z, and not two as in a:y"),
            ("AE[a:y]AW[c]AB[c]", "men of both players are put on c"),
            ("AE[a:y]AW" + "[c]" * 17, "17 men stand on one point, c"),
        ],
    )
    def test_men_that_give_no_position(self, men: str, why: str) -> None:
        ((side, action),) = said(f";{men}")
        assert isinstance(action, Unreadable)
        assert (side, action.why) == (None, why)


class TestHeader:
    def test_players_and_score(self) -> None:
        game = game_of("", "GM[6]MI[length:7][game:2][ws:3][bs:1]PB[Marc\\]x]PW[ Anna  B ]")
        assert game.score is not None
        assert (game.number, game.score.names, game.score.points) == (
            3,
            ("Anna B", "Marc]x"),
            (3, 1),
        )

    def test_tags_have_the_keys_of_the_mat_family(self) -> None:
        (match,) = read(f"{HEAD}EV[Open]RO[Final]PC[Oslo]DT[2026-11-29]AN[Bea])").matches
        assert {key: tag.value for key, tag in match.tags.items()} == {
            "event": "Open",
            "round": "Final",
            "site": "Oslo",
            "eventdate": "2026.11.29",
            "transcriber": "Bea",
        }

    @pytest.mark.parametrize(
        ("root", "tags"),
        [
            ("MI[length:7]RU[Crawford]", {"crawford": "On"}),
            ("MI[length:7]AP[GNU Backgammon:1.07]", {"crawford": "Off"}),
            ("MI[length:0]AP[GNU Backgammon:1.07]", {"jacoby": "Off"}),
            ("MI[length:0]RU[Jacoby]", {"jacoby": "On"}),
            ("MI[length:7]", {}),
            (
                "MI[length:7]RU[NoCube:Crawford:Nackgammon]",
                {"crawford": "On", "cubelimit": "1", "variation": "Nackgammon"},
            ),
            ("MI[length:7]TG[match id:12][a\\:b:c]", {"match id": "12", "a:b": "c"}),
        ],
    )
    def test_rules(self, root: str, tags: dict[str, str]) -> None:
        (match,) = read(f"(;GM[6]{root})").matches
        assert {key: tag.value for key, tag in match.tags.items()} == tags

    def test_the_game_that_is_marked_as_the_crawford_game(self) -> None:
        assert said("RU[Crawford:CrawfordGame];W[31hefe]")[0] == (None, CrawfordStated())

    def test_a_length_that_is_no_number(self) -> None:
        (match,) = read("(;GM[6]MI[length:x][game:0][ws:0][bs:0];W[31hefe])").matches
        assert match.length is None
        assert [r.oddity for r in match.remarks] == [Oddity.NO_MATCH_HEADER]
        assert [r.text for r in match.games[0].remarks] == [
            "`length:x` is no number, as in length:7"
        ]


class TestMatches:
    @staticmethod
    def matches(*roots: str) -> list[list[int | None]]:
        text = "\n".join(f"(;GM[6]{root};W[31hefe])" for root in roots)
        return [[game.number for game in match.games] for match in read(text).matches]

    A, B = "PW[Anna]PB[Marc]", "PW[Aldo]PB[Bea]"

    def test_games_are_numbered_from_0_or_from_1(self) -> None:
        zero = [f"{self.A}MI[length:7][game:{n}][ws:{n}][bs:0]" for n in (0, 1, 2)]
        one = [f"{self.A}MI[length:7][game:{n + 1}][ws:{n}][bs:0]" for n in (0, 1, 2)]
        assert self.matches(*zero) == self.matches(*one) == [[1, 2, 3]]

    def test_a_match_that_is_not_all_there(self) -> None:
        assert self.matches(f"{self.A}MI[length:7][game:4][ws:3][bs:1]") == [[5]]

    @pytest.mark.parametrize(
        "second",
        [
            f"{A}MI[length:5][game:1][ws:1][bs:0]",
            f"{B}MI[length:7][game:1][ws:1][bs:0]",
            f"{A}MI[length:7][game:0][ws:0][bs:0]",
            A,
        ],
        ids=["another length", "other players", "it begins anew", "nothing says so"],
    )
    def test_another_match(self, second: str) -> None:
        first = f"{self.A}MI[length:7][game:0][ws:0][bs:0]"
        assert len(self.matches(first, second)) == 2

    def test_players_who_change_colours_play_on(self) -> None:
        first = "PW[Anna]PB[Marc]MI[length:7][game:0][ws:0][bs:0]"
        second = "PW[Marc]PB[Anna]MI[length:7][game:1][ws:0][bs:1]"
        assert self.matches(first, second) == [[1, 2]]


class TestText:
    GAME = f"{HEAD};W[31hefe];B[42qusu])"

    @pytest.mark.parametrize(
        "text",
        [
            pytest.param(f"Dear Bea (as promised):\n\n{GAME}", id="a letter before it"),
            pytest.param(GAME.replace(";", " ; ").replace("[", " ["), id="white space"),
            pytest.param(GAME.replace("GM[6]", "XX[a][b]GM[6]qq[c]"), id="unknown properties"),
            pytest.param(GAME.replace("W[", "White[").replace("B[", "Black["), id="FF[3]"),
            pytest.param(
                GAME.replace(";B", "(;B").replace(")", ")(;B[66];W[11]))"), id="variations"
            ),
            pytest.param(GAME.replace("];W", "]C[W[31\\] ;B\\\\];W"), id="escapes in a comment"),
            pytest.param(GAME.replace("hefe]", "he\\\nfe]A[0][x 1]DA[y]LU[0.1]"), id="analysis"),
        ],
    )
    def test_all_of_these_are_the_same_game(self, text: str) -> None:
        record = read(text)
        (match,) = record.matches
        assert plays(match.games[0]) == ["1 31: 8/5 6/5", "2 42: 8/4 6/4"]
        assert (record.remarks, match.length) == ([], 7)

    def test_the_first_variation_goes_on_with_the_game(self) -> None:
        game = game_of(";W[31hefe](;B[42qusu](;W[11])(;W[22]))(;B[66];W[55])")
        assert plays(game) == ["1 31: 8/5 6/5", "2 42: 8/4 6/4", "1 11: "]

    def test_a_byte_order_mark(self) -> None:
        record = sgf.read(Source.from_bytes("x", b"\xef\xbb\xbf" + self.GAME.encode()))
        assert [remark.oddity for remark in record.remarks] == [Oddity.BYTE_ORDER_MARK]
        assert len(record.matches[0].games[0].events) == 2

    def test_trees_of_another_game_are_passed_over(self) -> None:
        assert found(f"(;GM[1];B[pd])\n{self.GAME}")[0] == (
            "1 warning TX003 this game tree is SGF of Go (GM[1])"
        )


def test_a_file_need_not_say_that_it_is_of_backgammon() -> None:
    assert plays(game_of(";W[31hefe]", "FF[4]")) == ["1 31: 8/5 6/5"]


@pytest.mark.parametrize(
    ("nodes", "at_the_table"),
    [(";W[31hefe]", False), (";W[resign:1]", True), ("CV[2];W[31hefe]", True)],
)
def test_only_what_two_columns_cannot_say_happens_at_the_table(
    nodes: str, *, at_the_table: bool
) -> None:
    assert game_of(nodes).by_event is at_the_table
