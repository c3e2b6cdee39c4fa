"""An offer of the cube that waits for its answer: if it is refused, the game is over."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto

from bgaudit.replay.checks.check import Check
from bgaudit.rules.cube import Cube
from bgaudit.transcript.model import Event


class Offer(Enum):
    """What kind of offer waits for an answer."""

    DOUBLE = auto()
    BEAVER = auto()
    """Also a raccoon and any further one: no take of them is written."""


@dataclass(frozen=True, slots=True)
class Pending:
    """An offer that waits for its answer; ``cubes`` are what the cube is if it is refused.

    ``doubler`` is the side that doubled first, and rolls when all is settled.
    """

    kind: Offer
    by: int
    event: Event
    doubler: int
    cubes: tuple[Cube, ...]
    stated: int | None = None
    breach: Check | None = None
    """The check that the offer breaks, if it may not be made."""
