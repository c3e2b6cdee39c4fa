"""The arithmetic of a clock: free time, the reserve behind it, and when the flag falls.

All times are whole seconds. With a simple delay the reserve does not run until the delay of a turn
is over; with a Bronstein delay it runs at once, and after the turn the player gets back what he
used, up to the delay. The two differ only where the reserve is below the delay. (US Backgammon
clock rules 2013.) A turn's own time that runs before a reserve is a simple delay by another name.
"""

from __future__ import annotations

from dataclasses import dataclass

from bgaudit.rules.options.time import Clock, PenaltyRules, ReserveRules


@dataclass(frozen=True, slots=True)
class TurnClock:
    """How the time of a turn is counted: ``delay`` seconds of it cost nothing in the end."""

    system: Clock
    delay: int

    def longest(self, reserve: int) -> int:
        """The longest turn that a reserve allows; in the next second the flag falls."""
        return reserve if self.system == "bronstein" else reserve + self.delay

    def falls(self, reserve: int, used: int) -> bool:
        """Whether the flag falls in a turn of ``used`` seconds."""
        return used > self.longest(reserve)

    def reserve_after(self, reserve: int, used: int) -> int:
        """What a turn of ``used`` seconds leaves of the reserve; nothing where the flag fell."""
        if self.falls(reserve, used):
            return 0
        return reserve - max(0, used - self.delay)


def first_reserve(rules: ReserveRules, length: int | None, scored: int = 0) -> int | None:
    """Each player's reserve where the clock is set; None where the rules or the length give none.

    ``length`` is that of the match, 0 for money play, and ``scored`` the points that both players
    have already won.
    """
    if rules.per_point_s and not length:
        return None
    by_points = rules.per_point_s * (length or 0) - rules.per_scored_point_deduction_s * scored
    return max(0, by_points + rules.fixed_s + rules.extra_s) or None


def points_for_lateness(rules: PenaltyRules, minutes: int) -> int:
    """The penalty points that a player draws who is so many minutes late."""
    if not rules.first_late_min or minutes < rules.first_late_min:
        return 0
    further = minutes - rules.first_late_min
    return 1 + (further // rules.each_min if rules.each_min else 0)
