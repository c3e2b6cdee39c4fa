"""The clock of a match as it is set, held against what the rule set prescribes."""

from __future__ import annotations

from dataclasses import dataclass

from bgaudit.replay.checks import time as checks
from bgaudit.replay.checks.record import TAG_CONTRADICTS
from bgaudit.replay.clock.seconds import UNKNOWN, Seconds
from bgaudit.replay.log import GameLog
from bgaudit.rules.clock import TurnClock, first_reserve
from bgaudit.rules.options.time import Clock, ReserveRules
from bgaudit.rules.ruleset import RuleSet
from bgaudit.source import Span
from bgaudit.transcript.model import ClockDeclared, Event
from bgaudit.transcript.times import duration

Score = tuple[int, int]

_SYSTEMS: dict[str, Clock] = {
    "none": "none",
    "simple": "simple",
    "bronstein": "bronstein",
    "turn plus reserve": "turn_plus_reserve",
}
_SAME = {"turn_plus_reserve": "simple"}
"""Systems that differ in name only."""


@dataclass(frozen=True, slots=True)
class ClockInForce:
    """How the time of turns is counted, and the reserve of each player, side 1 first.

    ``clock`` is None where nobody knows. ``stated`` tells whether the record gives the reserves.
    """

    clock: TurnClock | None
    reserves: tuple[Seconds, Seconds]
    stated: bool


def clock_in_force(
    log: GameLog,
    declared: ClockDeclared | None,
    at: Event | Span,
    rules: RuleSet,
    length: int | None,
    score: Score | None,
) -> ClockInForce:
    """The clock that is played with: as the record declares it, else as the rule set has it.

    What it declares otherwise than the rule set is reported. ``score`` is the one at which the
    clock is set, None where that is not known.
    """
    said = declared or ClockDeclared()
    due = None
    if rules.time.system != "none" and score is not None:
        due = first_reserve(rules.time.reserve, length, sum(score))
    if rules.time.system != "none" and said.system != "none":
        _report_system(log, said, at, rules)
        _report_delay(log, said, at, rules)
        _report_reserve(log, said, at, rules, due, begun=score != (0, 0))
    if said.reserve is not None:
        one, two = said.reserve
        return ClockInForce(
            _turn_clock(said, rules), (Seconds.exactly(one), Seconds.exactly(two)), stated=True
        )
    reserve = _undeclared_reserve(due, declared, score, rules)
    return ClockInForce(_turn_clock(said, rules), (reserve, reserve), stated=False)


def _turn_clock(said: ClockDeclared, rules: RuleSet) -> TurnClock | None:
    system = _SYSTEMS.get(said.system) if said.system else rules.time.system
    delay = said.delay
    if delay is None and rules.time.system != "none":
        delay = rules.time.delay_s
    return None if system in (None, "none") or delay is None else TurnClock(system, delay)


def _undeclared_reserve(
    due: int | None, declared: ClockDeclared | None, score: Score | None, rules: RuleSet
) -> Seconds:
    """In the middle of a match a clock of which nothing is said may have been running long."""
    if due is None:
        return UNKNOWN
    just_set = declared is not None or score == (0, 0) or rules.time.reserve.scope == "game"
    return Seconds.exactly(due) if just_set else UNKNOWN


def _report_system(log: GameLog, said: ClockDeclared, at: Event | Span, rules: RuleSet) -> None:
    system = _SYSTEMS.get(said.system) if said.system else None
    due = rules.time.system
    if system is not None and _SAME.get(system, system) != _SAME.get(due, due):
        log.report(
            TAG_CONTRADICTS,
            f"the clock is said to be {said.system}, but the rule set {rules.name} says otherwise",
            at,
            help=f"the rule set has {due}; the times are counted as the record says",
        )


def _report_delay(log: GameLog, said: ClockDeclared, at: Event | Span, rules: RuleSet) -> None:
    if said.delay is not None and said.delay != rules.time.delay_s:
        log.report(
            checks.WRONG_DELAY,
            f"a delay of {said.delay} s",
            at,
            help=f"a turn has {rules.time.delay_s} s that cost no reserve",
        )


def _report_reserve(
    log: GameLog,
    said: ClockDeclared,
    at: Event | Span,
    rules: RuleSet,
    due: int | None,
    *,
    begun: bool,
) -> None:
    """In the middle of a match, clocks that show the same have just been set, others have run."""
    if said.reserve is None or due is None:
        return
    one, two = said.reserve
    wrong = next((each for each in said.reserve if each != due), None)
    if wrong is None or (begun and one != two):
        return
    log.report(
        checks.WRONG_FIRST_RESERVE,
        f"a reserve of {duration(wrong)}, where the rule set gives {duration(due)}",
        at,
        help=_how(rules.time.reserve),
    )


def _how(reserve: ReserveRules) -> str:
    """``2:00 for each point of the match, less 1:00 for each point scored``."""
    parts = (
        (reserve.per_point_s, "{} for each point of the match"),
        (reserve.per_scored_point_deduction_s, "less {} for each point scored"),
        (reserve.fixed_s, "{} whatever the length"),
        (reserve.extra_s, "{} more"),
    )
    return ", ".join(text.format(duration(seconds)) for seconds, text in parts if seconds)
