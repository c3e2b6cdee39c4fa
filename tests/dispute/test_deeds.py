"""What is done in a game, with the numbers by which it is asked for."""

from __future__ import annotations

import pytest

from bgaudit.dispute.deeds import Address, NoSuchDeedError, as_told, deeds, found
from bgaudit.pipeline import audit
from bgaudit.replay.moments import Moments
from bgaudit.rules.loading import load_rules
from bgaudit.source import Source

TWO_COLUMNS = """\
 3 point match

 Game 1
 Anna : 0                     Marc : 0
  1) 62: 24/18 13/11          31: 8/5 6/5
  3)  Doubles => 2             Takes
  42: 8/4 6/4                  63:
                               Wins 2 points
"""
AT_THE_TABLE = """\
players: Anna, Marc
match to 3
game 1
opening 3-1
Anna plays 8/5 6/5
Anna lifts the dice
Marc doubles
Anna takes
Marc rolls 42
Marc plays 8/4 6/4
Anna rolls 66
Marc rolls 21
"""


def done(text: str) -> list[tuple[str, str]]:
    """The address and the words of everything that is done in a record."""
    moments = Moments()
    source = Source.from_text("record", text)
    audit(source, load_rules("standard"), onlooker=moments)
    return [(deed.address, as_told(source, deed.moment)) for deed in deeds(moments)]


def test_a_move_has_the_number_of_its_row_and_without_one_the_next() -> None:
    assert done(TWO_COLUMNS) == [
        ("1:1:1", "24/18 13/11"),
        ("1:1:2", "8/5 6/5"),
        ("1:3:1", "Doubles => 2"),
        ("1:3:2", "Takes"),
        ("1:4:1", "8/4 6/4"),
        ("1:4:2", ""),
        ("1:5:2", "Wins 2 points"),
    ]


def test_at_the_table_only_what_is_done_counts_and_a_roll_that_is_never_played() -> None:
    assert done(AT_THE_TABLE) == [
        ("1:1:1", "8/5 6/5"),
        ("1:2:2", "Marc doubles"),
        ("1:3:1", "Anna takes"),
        ("1:4:2", "8/4 6/4"),
        ("1:5:1", ""),
    ]


@pytest.mark.parametrize(
    ("text", "address"),
    [("2", Address(2)), ("2:7", Address(2, 7)), (" 2:7:1 ", Address(2, 7, 1))],
)
def test_an_address_is_a_game_a_move_and_a_player(text: str, address: Address) -> None:
    assert Address.of(text) == address


@pytest.mark.parametrize("text", ["", "a", "1:", "1:2:3:4", "1-2", "-1"])
def test_anything_else_is_no_address(text: str) -> None:
    with pytest.raises(NoSuchDeedError, match="is no place in a record: write GAME"):
        Address.of(text)


def test_where_nothing_is_done_there_is_no_game() -> None:
    with pytest.raises(NoSuchDeedError, match=r"^there is no game 1: there is no game$"):
        found([], Address(1))
