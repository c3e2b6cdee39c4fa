"""How many points a match is to, by its header, the rules and the draw sheet."""

from __future__ import annotations

from bgaudit.replay.checks import match as checks
from bgaudit.replay.checks.record import RULES_DO_NOT_DECIDE
from bgaudit.replay.log import GameLog
from bgaudit.rules.ruleset import RuleSet
from bgaudit.transcript.model import Match


def length_in_force(log: GameLog, match: Match, rules: RuleSet) -> int | None:
    """The length that a match is scored by: 0 for money play, None where it is not known."""
    if rules.match.money:
        return 0
    length = match.length
    if not length:
        return length
    if rules.match.length_parity == "odd" and length % 2 == 0:
        log.report(
            checks.EVEN_LENGTH,
            f"a match to {length} points",
            match.span,
            help="a match is to an odd number of points",
        )
    posted = rules.match.posted_length
    if posted is None or posted == length:
        return length
    return _other_than_posted(log, match, length, posted, rules)


def _other_than_posted(log: GameLog, match: Match, length: int, posted: int, rules: RuleSet) -> int:
    rule = rules.match.wrong_length
    who = {
        "first_to_posted": f"the first to reach {posted} has won",
        "as_played": "it counts as it was played",
        "director": "the director decides",
    }
    log.report(
        checks.NOT_THE_POSTED_LENGTH,
        f"a match to {length} points, posted as one to {posted}",
        match.span,
        help=who[rule],
    )
    if rule == "director":
        log.report(
            RULES_DO_NOT_DECIDE,
            f"who wins a match to {length} that was posted as one to {posted}",
            match.span,
            help=f"by the posted length the first to {posted} has won, as played the first to "
            f"{length}",
        )
    return posted if rule == "first_to_posted" else length
