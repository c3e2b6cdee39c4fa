"""Position identifiers say what they should, both ways."""

from __future__ import annotations

from dataclasses import replace
from types import ModuleType

import pytest
from hypothesis import given
from hypothesis import strategies as st
from positions import START, boards, rolls

from bgaudit.rules.board import BAR, OFF, Board, men, starting_board
from bgaudit.rules.position_id import (
    Position,
    board_from_letters,
    from_gnubg_id,
    from_xgid,
    to_gnubg_id,
    to_xgid,
)

OPENING = Position(starting_board("standard"))


@st.composite
def positions(draw: st.DrawFn) -> Position:
    """Positions of a match or a money session, before or after the roll."""
    length = draw(st.just(0) | st.integers(1, 25))
    return Position(
        board=draw(boards()),
        on_roll=draw(st.sampled_from((1, 2))),
        cube=2 ** draw(st.integers(0, 10)),
        cube_owner=draw(st.sampled_from((None, 1, 2))),
        dice=draw(st.none() | rolls),
        score=draw(st.tuples(st.integers(0, 24), st.integers(0, 24))),
        length=length,
        crawford=bool(length) and draw(st.booleans()),
        jacoby=not length and draw(st.booleans()),
        beaver=not length and draw(st.booleans()),
    )


class TestXgid:
    @pytest.mark.parametrize(
        ("position", "xgid"),
        [
            pytest.param(OPENING, f"{START}:0:0:1:00:0:0:0:0:10", id="start"),
            pytest.param(replace(OPENING, dice=(5, 2)), f"{START}:0:0:1:52:0:0:0:0:10", id="dice"),
            pytest.param(replace(OPENING, on_roll=2), f"{START}:0:0:-1:00:0:0:0:0:10", id="turn"),
            pytest.param(
                replace(OPENING, cube=4, cube_owner=1), f"{START}:2:1:1:00:0:0:0:0:10", id="cube"
            ),
            pytest.param(
                replace(OPENING, cube=2, cube_owner=2), f"{START}:1:-1:1:00:0:0:0:0:10", id="his"
            ),
            pytest.param(
                replace(OPENING, score=(6, 3), length=7, crawford=True),
                f"{START}:0:0:1:00:6:3:1:7:10",
                id="Crawford game",
            ),
            pytest.param(
                replace(OPENING, jacoby=True), f"{START}:0:0:1:00:0:0:1:0:10", id="Jacoby"
            ),
            pytest.param(
                replace(OPENING, beaver=True), f"{START}:0:0:1:00:0:0:2:0:10", id="beavers"
            ),
            pytest.param(
                replace(OPENING, jacoby=True, beaver=True),
                f"{START}:0:0:1:00:0:0:3:0:10",
                id="Jacoby and beavers",
            ),
            pytest.param(
                Position(Board(men({25: 2, 6: 13}), men({25: 1, 24: 1, 1: 2}))),
                "aa----M-----------------bB:0:0:1:00:0:0:0:0:10",
                id="bars",
            ),
        ],
    )
    def test_known_ones(self, position: Position, xgid: str) -> None:
        assert to_xgid(position) == f"XGID={xgid}"
        assert from_xgid(f"XGID={xgid}") == position
        assert from_xgid(f"  {xgid}\n") == position

    def test_it_shows_player_1s_men_as_capitals_whoever_is_on_roll(self) -> None:
        first, second = men({2: 1}), men({1: 2})
        letters = "--A---------------------b-"
        assert from_xgid(f"{letters}:0:0:1:00:0:0:0:0:10").board == Board(first, second)
        assert from_xgid(f"{letters}:0:0:-1:00:0:0:0:0:10").board == Board(second, first)

    def test_men_that_are_not_on_the_board_are_off(self) -> None:
        assert board_from_letters("-A----------------------b-").own[OFF] == 14
        assert board_from_letters("-A----------------------b-").other[OFF] == 13

    @given(positions())
    def test_what_is_written_can_be_read(self, position: Position) -> None:
        assert from_xgid(str(to_xgid(position))) == position

    @given(positions())
    def test_what_is_read_is_written_the_same(self, position: Position) -> None:
        xgid = to_xgid(position)
        assert to_xgid(from_xgid(str(xgid))) == xgid

    @pytest.mark.parametrize("dice", ["00", "D", "B", "R", "71", "6", "666"])
    def test_anything_but_two_dice_is_no_roll(self, dice: str) -> None:
        assert from_xgid(f"{START}:0:0:1:{dice}:0:0:0:0:10").dice is None

    @pytest.mark.parametrize(
        ("text", "message"),
        [
            pytest.param("", "has 1 fields of at least 9", id="nothing"),
            pytest.param(f"{START}:0:0:1", "has 4 fields of at least 9", id="too few fields"),
            pytest.param(f"{START[1:]}:0:0:1:00:0:0:0:0:10", "25 letters, not 26", id="letters"),
            pytest.param(
                f"-q{START[2:]}:0:0:1:00:0:0:0:0:10", "has 'q', which is no letter", id="a letter"
            ),
            pytest.param(
                f"A{START[1:]}:0:0:1:00:0:0:0:0:10", "a man on the wrong bar", id="wrong bar"
            ),
            pytest.param(
                f"-P-A{'-' * 22}:0:0:1:00:0:0:0:0:10", "more than 15 men", id="too many men"
            ),
            pytest.param(
                f"-p-a{'-' * 22}:0:0:1:00:0:0:0:0:10", "more than 15 men", id="of the other side"
            ),
            pytest.param(f"{START}:x:0:1:00:0:0:0:0:10", "a field that is no number", id="number"),
            pytest.param(f"{START}:0:2:1:00:0:0:0:0:10", "impossible cube or turn", id="owner"),
            pytest.param(f"{START}:0:0:0:00:0:0:0:0:10", "impossible cube or turn", id="turn"),
            pytest.param(f"{START}:-1:0:1:00:0:0:0:0:10", "impossible cube or turn", id="cube"),
        ],
    )
    def test_a_broken_one_is_refused_with_the_reason(self, text: str, message: str) -> None:
        with pytest.raises(ValueError, match=message):
            from_xgid(text)


class TestGnubgId:
    @pytest.mark.parametrize(
        ("position", "gnubg_id"),
        [
            pytest.param(
                replace(
                    OPENING,
                    on_roll=2,
                    cube=2,
                    cube_owner=1,
                    dice=(5, 2),
                    score=(2, 4),
                    length=9,
                ),
                "4HPwATDgc/ABMA:QYkqASAAIAAA",
                id="the example of the manual",
            ),
            pytest.param(
                replace(OPENING, on_roll=2, jacoby=True),
                "4HPwATDgc/ABMA:cAkAAAAAAAAA",
                id="a money session with the Jacoby rule",
            ),
        ],
    )
    def test_known_ones(self, position: Position, gnubg_id: str) -> None:
        assert to_gnubg_id(position) == gnubg_id
        assert from_gnubg_id(gnubg_id) == position
        assert from_gnubg_id(f"  {gnubg_id}\n") == position

    def test_a_position_id_alone_is_a_position_of_player_1(self) -> None:
        assert from_gnubg_id("4HPwATDgc/ABMA") == OPENING

    def test_its_own_men_come_last(self) -> None:
        position = from_gnubg_id("8D4HBwDgc/ABYA")
        assert position.board == board_from_letters("------E-C---cE---c-ed----B")

    @given(positions())
    def test_what_is_written_can_be_read(self, position: Position) -> None:
        """But for the beavers, which it cannot say, and the order of the dice."""
        dice = position.dice and (max(position.dice), min(position.dice))
        assert from_gnubg_id(str(to_gnubg_id(position))) == replace(
            position, dice=dice, beaver=False
        )

    @given(positions())
    def test_what_is_read_is_written_the_same(self, position: Position) -> None:
        gnubg_id = to_gnubg_id(position)
        assert to_gnubg_id(from_gnubg_id(str(gnubg_id))) == gnubg_id

    @pytest.mark.parametrize(
        ("text", "message"),
        [
            pytest.param("", "not a position ID: '' holds 0 bytes, not 10", id="nothing"),
            pytest.param("4HPwATDgc/AB", "holds 9 bytes, not 10", id="too short"),
            pytest.param("4HPwATDgc/ABMAAA", "holds 12 bytes, not 10", id="too long"),
            pytest.param("4HPwATDgc/AB!!", "is not base64", id="no base64"),
            pytest.param("4HPwATDgc/ABé", "is not base64", id="no ASCII"),
            pytest.param("/////////////w", "has 80 men on a side", id="too many men"),
            pytest.param("4HPwATDgc/ABMA:cAk", "not a match ID: 'cAk' holds 2", id="match ID"),
            pytest.param("4HPwATDgc/ABMA:IAkAAAAAAAAA", "impossible cube owner", id="owner"),
            pytest.param("4HPwATDgc/ABMA:cIkDAAAAAAAA", "or die", id="a die of 7"),
        ],
    )
    def test_a_broken_one_is_refused_with_the_reason(self, text: str, message: str) -> None:
        with pytest.raises(ValueError, match=message):
            from_gnubg_id(text)


class TestAgreement:
    @given(positions())
    def test_both_identifiers_give_the_same_board(self, position: Position) -> None:
        assert from_xgid(str(to_xgid(position))).board == position.board
        assert from_gnubg_id(str(to_gnubg_id(position))).board == position.board

    @given(board=boards())
    def test_gnu_backgammon_writes_the_same_position_id(
        self, board: Board, gnubg: ModuleType
    ) -> None:
        sides = [list(board.other[1:]), list(board.own[1:])]
        position_id, _ = str(to_gnubg_id(Position(board))).split(":")
        assert position_id == gnubg.position_id(sides)
        assert gnubg.board_from_position_id(position_id) == sides


class TestWhatCannotBeWritten:
    """An illegal play that stood may have put both colours on one point."""

    @pytest.mark.parametrize("on_roll", [1, 2])
    def test_both_colours_on_one_point(self, on_roll: int) -> None:
        position = Position(Board(men({6: 2}), men({19: 2})), on_roll=on_roll)
        assert to_xgid(position) is None
        assert to_gnubg_id(position) is None

    def test_both_sides_on_the_bar_can_be(self) -> None:
        position = Position(Board(men({BAR: 2}), men({BAR: 1})))
        assert from_xgid(str(to_xgid(position))) == position
        assert from_gnubg_id(str(to_gnubg_id(position))) == position

    def test_more_than_fifteen_men(self) -> None:
        assert to_gnubg_id(Position(Board(men({6: 16}), men({})))) is None
