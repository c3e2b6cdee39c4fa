"""Options of the doubling cube."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from bgaudit.rules.options.declare import EVENTS, option
from bgaudit.rules.options.dice import Premature
from bgaudit.rules.options.moves import TurnEnd

CrawfordDouble = Literal["annul", "stands_after_game", "director"]
"""What becomes of a double in the Crawford game."""


DeadCube = Literal["owner_prohibited", "us_5_6", "allowed"]
"""Whether a cube that cannot matter may be turned."""


@dataclass(frozen=True, slots=True)
class CubeRules:
    """The doubling cube."""

    in_use: bool = option(True, "whether there is a cube")
    max: int | None = option(None, "the highest value of the cube", null="no limit", least=2)
    crawford: bool | None = option(True, "whether the Crawford rule is in force in matches")
    crawford_double: CrawfordDouble = option(
        "annul", "what becomes of a double in the Crawford game"
    )
    holland: bool = option(
        False, "whether after the Crawford game each side must play two rolls before a double"
    )
    dead_cube: DeadCube | None = option(
        "owner_prohibited", "whether a cube that cannot matter may be turned"
    )
    beavers: bool | None = option(False, "whether there are beavers in money play")
    raccoons: int | None = option(
        0, "how often a beaver may be doubled again; true: once", unlimited=True
    )
    automatic_doubles: int | None = option(
        0,
        "how many ties of the opening dice double the cube in money play; true: one",
        unlimited=True,
        aliases={"murphy": {}, "murphy_limit": {}},
    )
    premature_action: Premature = option(
        "opponent_choice", "what a double before the turn's end is", needs=EVENTS
    )
    turn_end: TurnEnd | None = option(
        None,
        "what ends a turn so that the opponent may double",
        null="the same as for moving",
        needs=EVENTS,
    )
