"""Ten positions that show everything a board can have."""

from __future__ import annotations

from bgaudit.report.boards.view import View
from bgaudit.rules.board import Board, men, starting_board
from bgaudit.rules.position_id import Position

NAMES = ("Anna Bianchi", "Marc Dubois")
START = starting_board("standard")
CLOSED = dict.fromkeys(range(1, 7), 2)
RACE = Board(own=men({6: 2, 5: 3, 4: 1, 1: 1}), other=men({6: 4, 3: 2, 2: 3}))

POSITIONS = {
    "start": View(Position(START, dice=(3, 1), length=7), NAMES, seen_from=1),
    "three-on-the-bar": View(
        Position(
            Board(
                own=men({25: 3, 13: 4, 8: 3, 6: 5}),
                other=men({13: 3, 8: 2, 6: 4, 5: 2, 4: 2, 3: 2}),
            ),
            dice=(6, 6),
            length=5,
            score=(2, 1),
        ),
        NAMES,
        seen_from=1,
    ),
    "both-closed-out": View(
        Position(
            Board(own=men({**CLOSED, 25: 3}), other=men({**CLOSED, 25: 3})),
            on_roll=2,
            dice=(5, 2),
            length=5,
        ),
        NAMES,
        seen_from=2,
    ),
    "fifteen-on-a-point": View(
        Position(Board(own=men({6: 15}), other=men({1: 15})), dice=(2, 1), length=3),
        NAMES,
        seen_from=1,
    ),
    "all-borne-off": View(
        Position(Board(own=men({}), other=men({25: 1, 2: 3})), length=3, score=(1, 2)),
        NAMES,
        seen_from=1,
    ),
    "cube-at-64-below": View(
        Position(RACE, cube=64, cube_owner=1, dice=(5, 4), length=65, score=(12, 40)),
        NAMES,
        seen_from=1,
    ),
    "cube-at-64-above": View(
        Position(RACE, cube=64, cube_owner=2, length=65, score=(12, 40)),
        NAMES,
        seen_from=1,
    ),
    "crawford": View(
        Position(START, on_roll=2, dice=(6, 5), length=5, score=(4, 2), crawford=True),
        NAMES,
        seen_from=1,
    ),
    "both-colours-on-a-point": View(
        Position(
            Board(
                own=men({24: 1, 20: 2, 13: 7, 8: 3, 6: 2}),
                other=men({24: 1, 19: 2, 17: 3, 12: 6, 5: 1, 4: 2}),
            ),
            dice=(4, 2),
            length=7,
            score=(3, 3),
        ),
        NAMES,
        seen_from=1,
    ),
    "money-from-side-2": View(
        Position(
            Board(
                own=men({24: 2, 18: 1, 13: 3, 9: 1, 8: 2, 6: 4, 5: 2}),
                other=men({25: 1, 22: 2, 13: 4, 8: 2, 7: 2, 6: 4}),
            ),
            cube=2,
            cube_owner=2,
            dice=(4, 3),
            jacoby=True,
            beaver=True,
        ),
        ("Zoë Jørgensen", "山田 花子"),
        seen_from=2,
    ),
}
