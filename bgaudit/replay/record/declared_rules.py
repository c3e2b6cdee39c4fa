"""The rules that a record's own header names: a rule set, and options that are played otherwise."""

from __future__ import annotations

from bgaudit.replay.checks.reading import UNREADABLE_CELL
from bgaudit.replay.checks.record import TAG_CONTRADICTS
from bgaudit.replay.log import GameLog
from bgaudit.rules.ruleset import RuleSet
from bgaudit.transcript.model import Match

_LEAVES_IT_OPEN = "standard"
"""The rule set that a record may choose another in place of."""


def declared_rules(log: GameLog, match: Match, rules: RuleSet) -> RuleSet:
    """The rules that a match is played by: the given rule set, unless it is the standard one.

    A header that contradicts it, or cannot be used, is reported.
    """
    if match.rules is None and not match.options:
        return rules
    # Rule sets are YAML, which is slow to import, and few records name one.
    from bgaudit.rules.loading import RuleSetError, preset_named, with_option

    if match.rules is not None and match.rules.value != rules.name:
        try:
            named = preset_named(match.rules.value)
        except RuleSetError as error:
            log.report(UNREADABLE_CELL, str(error), match.rules.span, recorded=match.rules.value)
        else:
            if rules.name == _LEAVES_IT_OPEN:
                rules = named
            else:
                log.report(
                    TAG_CONTRADICTS,
                    f"the header names the rules {named.name}",
                    match.rules.span,
                    help=f"the record is checked under {rules.name}",
                )
    for key, tag in match.options.items():
        try:
            rules = with_option(rules, key, tag.value)
        except RuleSetError as error:
            log.report(UNREADABLE_CELL, str(error), tag.span, recorded=tag.value)
    return rules
