"""Where the kind of delay decides: a turn that ends the game under one and not under the other."""

from __future__ import annotations

from dataclasses import replace

from bgaudit.replay.checks.time import DELAY_DECIDES
from bgaudit.replay.clock.side_clock import SideClock
from bgaudit.replay.log import GameLog
from bgaudit.rules.options.time import Clock
from bgaudit.transcript.model import Event


def note_other_delay(log: GameLog, event: Event, clock: SideClock) -> None:
    """Tell of a turn whose verdict would be another under the other kind of delay."""
    if clock.clock is None or not clock.used.exact or not clock.reserve.exact:
        return
    other: Clock = "simple" if clock.clock.system == "bronstein" else "bronstein"
    reserve, used = clock.reserve.most, clock.used.most
    falls = replace(clock.clock, system=other).falls(reserve, used)
    if falls != clock.clock.falls(reserve, used):
        verdict = "the flag would fall" if falls else "the flag would not fall"
        log.report(
            DELAY_DECIDES,
            f"under a {_NAMES[other]} delay {verdict}: {clock.arithmetic()}",
            event,
        )


_NAMES = {"simple": "simple", "bronstein": "Bronstein"}
