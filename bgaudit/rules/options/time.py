"""Options of clocks and of penalties for being late."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from bgaudit.rules.options.declare import CLOCK, EVENTS, option, section

Clock = Literal["none", "simple", "bronstein", "turn_plus_reserve"]
"""How time is measured."""


Scope = Literal["match", "game"]
"""What a reserve is for."""


Expiry = Literal["loses_match", "loses_game"]
"""What is lost when the time is up."""


@dataclass(frozen=True, slots=True)
class ReserveRules:
    """A player's reserve of time."""

    per_point_s: int = option(0, "seconds for each point of the match length", needs=CLOCK)
    per_scored_point_deduction_s: int = option(0, "seconds less for each point scored", needs=CLOCK)
    fixed_s: int = option(0, "seconds whatever the length", needs=CLOCK)
    extra_s: int = option(0, "seconds added to the rest", needs=CLOCK)
    scope: Scope = option("match", "what the reserve is for", needs=CLOCK)


@dataclass(frozen=True, slots=True)
class TimeRules:
    """Clocks."""

    system: Clock = option("none", "how time is measured", needs=CLOCK)
    delay_s: int = option(0, "seconds of each turn that cost no reserve", needs=CLOCK)
    reserve: ReserveRules = section(ReserveRules)
    expiry: Expiry = option("loses_match", "what is lost with the time", needs=CLOCK)
    expiry_value: int | None = option(
        None, "what a game lost on time is worth", null="by the position", least=1, needs=CLOCK
    )
    must_be_claimed: bool = option(False, "whether the opponent must claim it", needs=CLOCK)
    claim_lapses_on_move: bool | None = option(
        None, "whether the claim is lost when play goes on", needs=CLOCK
    )


@dataclass(frozen=True, slots=True)
class PenaltyRules:
    """Penalty points for being late."""

    first_late_min: int = option(0, "minutes until the first point; 0: none", needs=EVENTS)
    each_min: int = option(0, "minutes for each further point", needs=EVENTS)
    forfeit_over_half: bool = option(
        False, "whether more than half the match length loses the match", needs=EVENTS
    )
