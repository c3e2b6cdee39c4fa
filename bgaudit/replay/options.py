"""The rules in force in a match: the rule set, with what it leaves open filled by header tags."""

from __future__ import annotations

from bgaudit.replay.checks.record import TAG_CONTRADICTS
from bgaudit.replay.log import GameLog
from bgaudit.rules.board import VARIANTS
from bgaudit.rules.ruleset import RuleSet, with_options
from bgaudit.transcript.model import Match, Tag

_YES = {"on", "true", "yes", "y", "1"}
_NO = {"off", "false", "no", "n", "0"}
_VARIANTS = {"backgammon": "standard", "standard": "standard", "hypergammon": "hypergammon3"}


def rules_in_force(log: GameLog, match: Match, rules: RuleSet) -> RuleSet:
    """Fill the open options from a match's header tags; a tag that contradicts is reported."""
    tags = match.tags
    crawford = _flag(tags.get("crawford"))
    jacoby = _flag(tags.get("jacoby"))
    beavers = _flag(tags.get("beaver") or tags.get("beavers"))
    variant = _variant(tags.get("variation") or tags.get("variant"))
    filled = with_options(rules, variant=variant, crawford=crawford, beavers=beavers, jacoby=jacoby)
    money = rules.match.money or match.length == 0
    for key, said, decided, matters in (
        ("variation", variant, filled.match.variant, True),
        ("crawford", crawford, filled.cube.crawford, not money),
        ("jacoby", jacoby, filled.score.jacoby, money),
        ("beaver", beavers, filled.cube.beavers, money),
    ):
        if matters and said is not None and said != decided and key in tags:
            log.report(
                TAG_CONTRADICTS,
                f'the header has [{key.capitalize()} "{tags[key].value}"], '
                f"but the rule set {rules.name} says otherwise",
                tags[key].span,
                help=f"the record is checked under {rules.name}",
            )
    return filled


def _flag(tag: Tag | None) -> bool | None:
    word = tag.value.lower() if tag else ""
    if word in _YES:
        return True
    return False if word in _NO else None


def _variant(tag: Tag | None) -> str | None:
    word = "".join(filter(str.isalnum, tag.value.lower())) if tag else ""
    word = _VARIANTS.get(word, word)
    return word if word in VARIANTS else None
