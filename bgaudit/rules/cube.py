"""The doubling cube: its value, who may turn it, and what a double would make of it."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Cube:
    """The cube between two turns; ``owner`` is 1 or 2, or None while it is in the middle."""

    value: int = 1
    owner: int | None = None

    def may_double(self, side: int) -> bool:
        """Whether a side has the right to turn it: the owner, or either while it is centred."""
        return self.owner in (None, side)

    def taken_by(self, side: int, value: int | None = None) -> Cube:
        """The cube after ``side`` has taken a double, to ``value`` where that is stated."""
        return Cube(value or self.value * 2, side)
