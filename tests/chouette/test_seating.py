"""CH001, CH009 and CH010: where the players sit in the first game, and in those that follow."""

from __future__ import annotations

import pytest
from chouette_record import (
    BOX_DOUBLES,
    START,
    TEAM_DOUBLES,
    audited,
    chouette,
    messages,
    told,
    won_by_team,
)
from chouette_rules import playing

LOST = f"{BOX_DOUBLES}\nBea drops\nCarla drops\nDino drops"
WON = f"{TEAM_DOUBLES}\nAldo drops"
CAPTAIN_DROPS = f"{BOX_DOUBLES}\nBea drops\nCarla takes\nDino takes\nAldo 42: 8/4 6/4\n"
WON_WITHOUT_THE_CAPTAIN = CAPTAIN_DROPS + won_by_team("Carla")


def throws(*dice: int) -> str:
    """A throw of each player, as far as there are dice."""
    players = ("Aldo", "Bea", "Carla", "Dino")
    return "\n".join(f"{name} throws {die}" for name, die in zip(players, dice, strict=False))


def orders(record: str, rules: str = "standard") -> list[tuple[int, ...]]:
    """The order of the players in each game."""
    (match,) = audited(record, rules).matches
    return [game.chouette.order for game in match.games if game.chouette]


class TestFirstGame:
    def test_the_throws_decide(self) -> None:
        record = chouette(throws(2, 6, 3, 5))
        assert told(record) == []
        assert orders(record) == [(2, 4, 3, 1)]

    def test_those_who_tie_throw_again(self) -> None:
        record = chouette(f"{throws(4, 6, 4, 1)}\nAldo throws 2\nCarla throws 5")
        assert told(record) == []
        assert orders(record) == [(2, 3, 1, 4)]

    def test_or_a_line_gives_the_order(self) -> None:
        record = chouette("order Dino, Aldo, Carla, Bea")
        assert told(record) == []
        assert orders(record) == [(4, 1, 3, 2)]

    def test_or_line_by_line(self) -> None:
        record = chouette("Carla is captain\nDino is box\nteam Carla, Bea, Aldo")
        assert told(record) == []
        assert orders(record) == [(4, 3, 2, 1)]

    @pytest.mark.parametrize(
        ("game", "message"),
        [
            (throws(6, 4, 4, 1), "CH001 -: Bea and Carla tie and do not throw again"),
            (throws(6, 4, 3), "CH001 -: no throw of Dino"),
            (f"{throws(6, 5, 4, 3)}\nBea throws 6", "CH001 -: a second throw of Bea without a tie"),
            (f"{throws(6, 5, 4, 3)}\n{START[:-4]}Dino", None),
            (
                f"{throws(6, 5, 4, 3)}\norder Aldo, Bea, Dino, Carla",
                "CH001 -: the order Aldo, Bea, Dino, Carla",
            ),
            (
                "Aldo is box\nBea is captain",
                "CH001 -: nothing says who is in the box, who is captain and who comes after them",
            ),
        ],
    )
    def test_what_is_wrong_with_it(self, game: str, message: str | None) -> None:
        assert messages(chouette(game)) == ([message] if message else [])

    def test_an_order_within_a_tie_is_no_further_fault(self) -> None:
        record = chouette(f"{throws(6, 4, 4, 1)}\norder Aldo, Carla, Bea, Dino")
        assert told(record) == ["CH001 Dino throws 1"]
        assert orders(record) == [(1, 3, 2, 4)]

    def test_a_wrong_order_is_played_in(self) -> None:
        record = chouette(f"{throws(6, 5, 4, 3)}\nBea is box\nBea 31: 8/5 6/5\nAldo 42: 8/4 6/4")
        assert told(record) == ["CH001 Bea is box"]
        assert orders(record) == [(2, 1, 3, 4)]

    def test_unless_those_who_roll_sit_by_the_throws(self) -> None:
        record = chouette(f"{throws(6, 5, 4, 3)}\nCarla is box\nBea 31: 8/5 6/5\nAldo 42: 8/4 6/4")
        assert told(record) == ["CH001 Carla is box"]
        assert orders(record) == [(1, 2, 3, 4)]


class TestNextGames:
    def test_they_follow_without_a_word(self) -> None:
        record = chouette(LOST, "", "Aldo 31: 8/5 6/5\nCarla 42: 8/4 6/4")
        assert told(record) == []
        assert orders(record)[:2] == [(1, 2, 3, 4), (1, 3, 4, 2)]

    def test_each_after_the_one_before(self) -> None:
        second = "Aldo 31: 8/5 6/5\nCarla doubles\nAldo drops"
        third = "Dino 31: 8/5 6/5\nCarla doubles\nDino drops\nBea drops\nAldo drops"
        assert orders(chouette(LOST, second, third, "")) == [
            (1, 2, 3, 4),
            (1, 3, 4, 2),
            (3, 4, 2, 1),
            (3, 2, 1, 4),
        ]

    def test_a_wrong_order_is_told_once_and_played_in(self) -> None:
        second = "order Aldo, Carla, Dino, Bea\nCarla 31: 8/5 6/5\nAldo doubles"
        second += "\nCarla drops\nDino drops\nBea drops"
        record = chouette(WON, second, "order Aldo, Dino, Bea, Carla")
        assert told(record) == ["CH010 order Aldo, Carla, Dino, Bea"]

    def test_a_line_that_is_wrong_alone_is_not_played_in(self) -> None:
        second = "order Aldo, Bea, Carla, Dino\nBea 31: 8/5 6/5\nCarla 42: 8/4 6/4"
        record = chouette(WON, second)
        assert told(record) == ["CH010 order Aldo, Bea, Carla, Dino"]
        assert orders(record) == [(1, 2, 3, 4), (2, 3, 4, 1)]

    def test_who_rolls_shows_a_wrong_order_too(self) -> None:
        record = chouette(WON, "Aldo 31: 8/5 6/5\nBea 42: 8/4 6/4")
        (message,) = messages(record)
        assert message == "CH010 -: the order Aldo, Bea, Carla, Dino after the team has won"
        assert orders(record) == [(1, 2, 3, 4), (1, 2, 3, 4)]

    def test_a_new_throw_does_not_change_it(self) -> None:
        assert told(chouette(WON, throws(6, 5, 4, 3))) == ["CH010 Aldo throws 6"]

    def test_after_a_game_that_breaks_off_any_order_may_follow(self) -> None:
        record = chouette(f"{START}\nAldo 31: 8/5 6/5", "order Dino, Bea, Carla, Aldo")
        assert told(record) == []


class TestBoxTo:
    """Carla moves for the team after Bea, its captain, has dropped, and wins."""

    @pytest.mark.parametrize(
        ("rule", "box", "said"),
        [
            ("captain_of_record", "Bea", []),
            ("captain_of_record", "Carla", ["CH010 Carla is box"]),
            ("acting_captain", "Carla", []),
            ("acting_captain", "Bea", ["CH010 Bea is box"]),
            ("best_result", "Carla", []),
            (None, "Bea", ["IN013 Bea is box"]),
            (None, "Carla", ["IN013 Carla is box"]),
            (None, "Dino", ["CH010 Dino is box"]),
        ],
    )
    def test_who_may_go_to_the_box(self, rule: str | None, box: str, said: list[str]) -> None:
        rules = playing(box_to=rule)
        assert told(chouette(WON_WITHOUT_THE_CAPTAIN, f"{box} is box"), rules) == said

    def test_where_the_captain_has_won_nothing_is_open(self) -> None:
        assert told(chouette(WON, "Bea is box"), "backgammon-circle") == []


def test_games_are_numbered_one_after_the_other() -> None:
    record = chouette(WON, "order Bea, Carla, Dino, Aldo").replace("game 2", "game 4")
    assert told(record) == ["MT005 game 4"]
