"""From the slips that were found to what is said of a finding."""

from __future__ import annotations

from bgaudit.slips.catalogue import HIT_NOT_TAKEN_OFF, PLAY_MISSING
from bgaudit.slips.ending import NOT_PLAYED_OUT
from bgaudit.slips.explanation import Explanation, Hypothesis, Probably
from bgaudit.slips.naming import hypothesis_id
from bgaudit.slips.search import Found, Weighed
from bgaudit.slips.slip import Fault
from bgaudit.slips.style import where
from bgaudit.transcript.model import Event, NoPlay, Turn

_TOLD = 5
"""How many candidates are told."""
_ILLEGAL_PLAY = 0.75
"""How rare it is that an illegal play is made, and stands."""
_FEW = 5
"""One misfit among so many turns is no more than another fault."""
_ALIKE = 0.2
"""Weights that differ by no more tell nothing."""


def explanation(fault: Fault, found: Found) -> Explanation:
    """What probably happened at a fault."""
    left_out = _plays_left_out(fault)
    if left_out > 1 and not any(_explains_all(fault, weighed) for weighed in found.slips):
        return _left_out(fault, found, left_out)
    later = _turns_after(fault)
    hypotheses = _hypotheses(fault, found)
    probably, why = _verdict(fault, found, later, hypotheses)
    return Explanation(probably, why, hypotheses, _bound(found))


def _verdict(
    fault: Fault, found: Found, later: int, hypotheses: tuple[Hypothesis, ...]
) -> tuple[Probably, str]:
    """Who erred, and why that is so."""
    if not later:
        return Probably.UNDECIDED, "nothing comes later"
    misfits = round(fault.passed[-1].weight - fault.passed[fault.place + 1].weight)
    if misfits * _FEW <= later and not any(_rivals(fault, weighed) for weighed in found.slips):
        return Probably.REALLY_PLAYED, f"{_fitting(later, misfits)} the board only as it was played"
    if not found.slips:
        return Probably.UNDECIDED, "no single slip that was looked for explains it"
    best = found.slips[0]
    if _stands_out(found, best):
        why = f"what comes later fits only so: {hypotheses[0].message}"
        if best.slip.kind == HIT_NOT_TAKEN_OFF:
            return Probably.REALLY_PLAYED, why
        if _explains_all(fault, best):
            return Probably.MISTRANSCRIBED, why
    return Probably.UNDECIDED, "more than one reading explains what comes later"


def _left_out(fault: Fault, found: Found, turns: int) -> Explanation:
    """Of several plays that are not written each may have been anything."""
    missing = found._replace(slips=[w for w in found.slips if w.slip.kind == PLAY_MISSING])
    why = f"plays are left out: {turns} turns of the game are blank where one is legal"
    return Explanation(Probably.UNDECIDED, why, _hypotheses(fault, missing), _bound(found))


def _hypotheses(fault: Fault, found: Found) -> tuple[Hypothesis, ...]:
    return tuple(_hypothesis(fault, weighed) for weighed in found.slips[:_TOLD])


def _bound(found: Found) -> str | None:
    return f"broken off after {found.tried} turns" if found.broken_off else None


def _plays_left_out(fault: Fault) -> int:
    """How many turns are blank where something could be played, the one at fault among them."""
    places = [place for place, event in enumerate(fault.line.events) if _is_blank(event)]
    wrong = [at for at in places if fault.passed[at + 1].weight > fault.passed[at].weight]
    return len(wrong) if fault.place in wrong else 0


def _is_blank(event: Event) -> bool:
    return isinstance(event.action, Turn) and event.action.played == NoPlay()


def _rivals(fault: Fault, weighed: Weighed) -> bool:
    """Whether a slip explains what comes later as well as if the play at fault was really made.

    One that is rarer than an illegal play that nobody challenges must explain more.
    """
    margin = _ALIKE if weighed.slip.rarity < _ILLEGAL_PLAY else -_ALIKE
    return weighed.slip.changes and weighed.weight <= fault.as_it_stands + margin


def _explains_all(fault: Fault, best: Weighed) -> bool:
    """Whether nothing from there on weighs against a slip, where something does without it."""
    left = best.weight - best.slip.before
    return left <= NOT_PLAYED_OUT and best.weight < fault.as_it_stands - _ALIKE


def _fitting(later: int, misfits: int) -> str:
    """How many turns after a fault fit."""
    if not misfits:
        return "the 1 turn after it fits" if later == 1 else f"the {later} turns after it fit"
    return f"{later - misfits} of the {later} turns after it fit"


def _stands_out(found: Found, best: Weighed) -> bool:
    """Whether nothing else explains as much."""
    return all(
        weighed.weight > best.weight + _ALIKE or _same(weighed, best)
        for weighed in found.slips
        if weighed is not best
    )


def _same(one: Weighed, other: Weighed) -> bool:
    """Whether two slips make the same of the game."""
    first, second = one.slip, other.slip
    here = (first.line is second.line, first.place, first.standing)
    return here == (True, second.place, second.standing)


def _hypothesis(fault: Fault, weighed: Weighed) -> Hypothesis:
    slip = weighed.slip
    message, edits = slip.correct()
    if slip.about != fault.place:
        events, style = fault.line.events, fault.line.style
        player = style.player(events[slip.about].side)
        message = f"{where(events, slip.about)}, {player}: {message}"
    explained = max(0.0, fault.passed[-1].weight - weighed.weight)
    mark = hypothesis_id(fault.match, edits or (fault.game, slip.about, message))
    return Hypothesis(mark, slip.kind, message, edits, round(explained))


def _turns_after(fault: Fault) -> int:
    events = fault.line.events[fault.place + 1 :]
    return sum(isinstance(event.action, Turn) for event in events)
