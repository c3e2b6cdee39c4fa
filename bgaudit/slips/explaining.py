"""An audit with what probably happened beside each finding that a slip may explain."""

from __future__ import annotations

from dataclasses import replace

from bgaudit.finding import Finding, Severity
from bgaudit.replay.checks.dice import SAME_ROLL_AGAIN
from bgaudit.replay.checks.moves import AFTER_THE_LAST_MAN
from bgaudit.replay.outcome import Audit
from bgaudit.rules.ruleset import RuleSet
from bgaudit.slips.effort import NOT_LOOKED_FOR, Effort
from bgaudit.slips.explanation import Explanation, Probably
from bgaudit.slips.match_faults import MatchFaults, Told, Wrong
from bgaudit.slips.scores import score_explanation
from bgaudit.transcript.model import Record

_MOST_SCORES = 8
"""Of how many results and scores of a match it is looked for: each replays the match."""

_REPLAYS = 8
"""As many replays of the match as one of them takes, with what each of these takes longer."""


def explained(audit: Audit, record: Record, rules: RuleSet) -> Audit:
    """The audit, its findings with what probably happened."""
    wrong = {at: one for at, one in enumerate(audit.findings) if _may_be_explained(one)}
    if not wrong:
        return audit
    told: dict[int, Explanation] = {}
    effort = Effort()
    for number, match in enumerate(record.matches):
        of_match = {at: one for at, one in wrong.items() if one.match == number + 1}
        # In a chouette the sides change with the players, and no cell has a column.
        if of_match and len(match.players) <= 2:
            faults = MatchFaults(audit, record, number, rules, effort)
            told |= dict(faults.explain(of_match))
            told |= dict(_of_scores(audit, record, number, rules, of_match, effort))
    findings = tuple(
        replace(finding, probably=told[at]) if at in told else finding
        for at, finding in enumerate(audit.findings)
    )
    return replace(audit, findings=findings)


def _of_scores(
    audit: Audit, record: Record, number: int, rules: RuleSet, wrong: Wrong, effort: Effort
) -> Told:
    """What is said of the results and score lines of one match."""
    events = sum(len(game.events) for game in record.matches[number].games)
    of_scores = [(at, one) for at, one in wrong.items() if one.code.startswith("SC")]
    for at, finding in of_scores[:_MOST_SCORES]:
        if effort.is_spent:
            yield at, Explanation(Probably.UNDECIDED, NOT_LOOKED_FOR)
            return
        effort.spend(_REPLAYS * events)
        said = score_explanation(audit, record, number, finding, rules)
        if said is not None:
            yield at, said


def _may_be_explained(finding: Finding) -> bool:
    """Whether it is about something that cannot be, or a roll that is there twice."""
    if finding.severity is Severity.ERROR or finding.code == SAME_ROLL_AGAIN.code:
        return True
    return finding.severity is Severity.WARNING and finding.code == AFTER_THE_LAST_MAN.code
