"""Options of the chouette."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from bgaudit.rules.options.declare import CHOUETTE, option

TeamCube = Literal["single", "individual"]
"""Whose the cube of the team is."""


TeamDouble = Literal["unanimous", "individual"]
"""Whose consent a double by the team needs."""


CaptainDropped = Literal["next_in_order", "captain"]
"""Who rolls and moves for the team once the captain has dropped."""


BoxTo = Literal["captain_of_record", "acting_captain", "best_result"]
"""Who goes to the box when the team has won."""


@dataclass(frozen=True, slots=True)
class ChouetteRules:
    """The chouette: one player in the box against a team."""

    cube: TeamCube = option(
        "single", "whether the team has one cube, or each member his own", needs=CHOUETTE
    )
    team_double: TeamDouble = option(
        "unanimous",
        "whether all members must agree to a double, or each decides for himself",
        needs=CHOUETTE,
    )
    captain_dropped: CaptainDropped | None = option(
        "next_in_order", "who rolls and moves once the captain has dropped", needs=CHOUETTE
    )
    box_to: BoxTo | None = option(
        "captain_of_record", "who goes to the box when the team has won", needs=CHOUETTE
    )
    kibitzers_may_challenge: bool = option(
        True, "whether anyone at the table may challenge a play", needs=CHOUETTE
    )
