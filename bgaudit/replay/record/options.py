"""The rules in force in a match: the rule set, with what it leaves open filled by header tags."""

from __future__ import annotations

import re

from bgaudit.replay.checks.cube import MONEY_RULE_IN_MATCH
from bgaudit.replay.checks.match import MATCH_RULE_IN_MONEY
from bgaudit.replay.checks.record import TAG_CONTRADICTS, UNREADABLE_LINE
from bgaudit.replay.log import GameLog
from bgaudit.rules.board import VARIANTS
from bgaudit.rules.ruleset import RuleSet, with_options
from bgaudit.transcript.model import Match, Tag

_YES = {"on", "true", "yes", "y", "1"}
_NO = {"off", "false", "no", "n", "0"}
_VARIANTS = {"backgammon": "standard", "standard": "standard", "hypergammon": "hypergammon3"}


def rules_in_force(log: GameLog, match: Match, rules: RuleSet) -> RuleSet:
    """Fill the open options from a match's header tags; a tag that contradicts is reported.

    An option that the header says is played otherwise is, whatever the rule set decides.
    """
    rules = _played_otherwise(log, match, rules)
    tags = match.tags
    said = {
        "variation": _variant(tags.get("variation")),
        "crawford": _flag(tags.get("crawford")),
        "jacoby": _flag(tags.get("jacoby")),
        "beaver": _flag(tags.get("beaver")),
        "cubelimit": _number(tags.get("cubelimit")),
        "posted length": _number(tags.get("posted length")),
    }
    filled = with_options(
        rules,
        variant=_variant(tags.get("variation")),
        crawford=_flag(tags.get("crawford")),
        beavers=_flag(tags.get("beaver")),
        jacoby=_flag(tags.get("jacoby")),
        cube_limit=_number(tags.get("cubelimit")),
        posted_length=_number(tags.get("posted length")),
    )
    money = rules.match.money or match.length == 0
    decided = {
        "variation": filled.match.variant,
        "crawford": None if money else filled.cube.crawford,
        "jacoby": filled.score.jacoby if money else None,
        "beaver": filled.cube.beavers if money else None,
        "cubelimit": filled.cube.max,
        "posted length": filled.match.posted_length,
    }
    for key, value in decided.items():
        if value is not None and said[key] is not None and said[key] != value:
            log.report(
                TAG_CONTRADICTS,
                f"the header has {_as_written(key, tags[key])}, "
                f"but the rule set {rules.name} says otherwise",
                tags[key].span,
                help=f"the record is checked under {rules.name}",
            )
    if not rules.match.money:
        _report_misplaced(log, match)
    return filled


def _played_otherwise(log: GameLog, match: Match, rules: RuleSet) -> RuleSet:
    if not match.options:
        return rules
    from bgaudit.rules.loading import RuleSetError, with_option

    for key, tag in match.options.items():
        try:
            rules = with_option(rules, key, tag.value)
        except RuleSetError as problem:
            log.report(UNREADABLE_LINE, str(problem), tag.span)
    return rules


def _report_misplaced(log: GameLog, match: Match) -> None:
    """A tag for money play in a match, or the other way round."""
    for key in ("jacoby", "beaver") if match.length else ():
        if _flag(match.tags.get(key)):
            tag = match.tags[key]
            message = f"a match whose header has {_as_written(key, tag)}"
            log.report(MONEY_RULE_IN_MATCH, message, tag.span, help="that is for money play only")
    if match.length == 0 and _flag(match.tags.get("crawford")):
        tag = match.tags["crawford"]
        message = f"a money session whose header has {_as_written('crawford', tag)}"
        log.report(MATCH_RULE_IN_MONEY, message, tag.span, help="that is for matches only")


def _as_written(key: str, tag: Tag) -> str:
    return f'[{key.capitalize()} "{tag.value}"]'


def _number(tag: Tag | None) -> int | None:
    return int(tag.value) if tag and re.fullmatch(r"\d{1,9}", tag.value) else None


def _flag(tag: Tag | None) -> bool | None:
    word = tag.value.lower() if tag else ""
    if word in _YES:
        return True
    return False if word in _NO else None


def _variant(tag: Tag | None) -> str | None:
    word = "".join(filter(str.isalnum, tag.value.lower())) if tag else ""
    word = _VARIANTS.get(word, word)
    return word if word in VARIANTS else None
