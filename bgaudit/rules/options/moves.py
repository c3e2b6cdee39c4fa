"""Options of checker play."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from bgaudit.rules.options.declare import EVENTS, option

IllegalPlay = Literal["legal_moves", "condoned", "server_enforced", "director"]
"""What an illegal play is."""


ChallengeWindow = Literal[
    "before_next_roll_or_double",
    "before_next_roll",
    "before_next_play_completed",
    "until_resolved",
    "none",
]
"""Until when an illegal play can be challenged."""


Challengers = Literal["players_and_officials", "players", "anyone"]
"""Who may challenge an illegal play."""


NonCondonable = Literal[
    "backwards", "illegal_bearoff", "opponent_checker", "hit_off_board", "impossible_position"
]
"""An illegal play that the opponent cannot let pass."""


LateCorrection = Literal["reject", "accept_if_agreed"]
"""What a correction after the window is."""


BearoffWaste = Literal["standard", "full_value_if_possible", "min_total"]
"""How many pips may be wasted when men are borne off."""


Transit = Literal["must_be_open", "unspecified"]
"""Whether a man moved with two dice must have an open point between them."""


TurnEnd = Literal["dice_lifted", "clock_hit", "confirm"]
"""What ends a turn."""


ClosedOutRoll = Literal["optional", "required", "forbidden"]
"""Whether a closed-out player rolls."""


StepOrder = Literal["any", "as_written"]
"""Whether the steps of a play count in the order in which they are written."""


AmbiguousPath = Literal["context", "no_hit", "hit", "first_die_first"]
"""How a man's way is read that hits on one route and not on the other."""


@dataclass(frozen=True, slots=True)
class MoveRules:
    """Checker play."""

    illegal_play: IllegalPlay = option("legal_moves", "what an illegal play is")
    challenge_window: ChallengeWindow = option(
        "before_next_roll_or_double",
        "until when an illegal play can be challenged",
    )
    challengers: Challengers = option("players_and_officials", "who may challenge", needs=EVENTS)
    non_condonable: tuple[NonCondonable, ...] = option(
        (), "illegal plays that the opponent cannot let pass", needs=EVENTS
    )
    late_correction: LateCorrection = option(
        "reject", "what a correction after the window is", needs=EVENTS
    )
    larger_die: bool = option(
        True, "whether the larger die must be played where only one of two can be"
    )
    bearoff_waste: BearoffWaste = option(
        "standard",
        "how many pips may be wasted when men are borne off",
        aliases={"bearoff_min_waste": {True: "min_total", False: "standard"}},
    )
    transit: Transit = option(
        "must_be_open", "whether a man moved with two dice needs an open point between them"
    )
    turn_end: TurnEnd = option("dice_lifted", "what ends a turn", needs=EVENTS)
    closed_out_roll: ClosedOutRoll = option("optional", "whether a closed-out player rolls")
    submove_order: StepOrder = option(
        "any", "whether the steps of a play count in the order written"
    )
    ambiguous_path: AmbiguousPath = option(
        "context", "how a way is read that hits on one route and not on the other"
    )
