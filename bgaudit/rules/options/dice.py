"""Options of the dice."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from bgaudit.rules.options.declare import EVENTS, option

Zone = Literal["right_half", "anywhere"]
"""Where the dice must come to rest."""


OnChecker = Literal["cocked", "valid"]
"""What a die flat on a checker, or leaning against one, is."""


Cup = Literal["required", "free"]
"""Whether the dice are rolled from a cup."""


Premature = Literal["opponent_choice", "void", "stands"]
"""What becomes of an act before the opponent has ended his turn."""


PrematureException = Literal["no_contact_bearoff", "forced_play"]
"""When a premature roll is valid all the same."""


Validity = Literal["stands", "void"]
"""Whether a roll out of the ordinary counts."""


@dataclass(frozen=True, slots=True)
class DiceRules:
    """Rolls."""

    zone: Zone = option("right_half", "where the dice must come to rest", needs=EVENTS)
    cup: Cup = option("required", "whether the dice are rolled from a cup", needs=EVENTS)
    on_checker: OnChecker = option("cocked", "what a die flat on a checker is", needs=EVENTS)
    leaning: OnChecker = option("cocked", "what a die leaning against a checker is", needs=EVENTS)
    premature_roll: Premature = option(
        "opponent_choice", "what a roll before the turn's end is", needs=EVENTS
    )
    premature_exceptions: tuple[PrematureException, ...] = option(
        (), "when a premature roll is valid all the same", needs=EVENTS
    )
    out_of_turn_roll: Validity = option("void", "what a roll out of turn is", needs=EVENTS)
    foreign_die: Validity = option("stands", "what a roll with the opponent's die is", needs=EVENTS)
