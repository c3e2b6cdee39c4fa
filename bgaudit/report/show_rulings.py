"""The ruling on a moment in words: what is wrong, what probably happened, and what follows."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from operator import attrgetter

from bgaudit.dispute.scene import Comparison, Scene, Told
from bgaudit.finding import Finding
from bgaudit.replay.turns.what_follows import Following
from bgaudit.report import wording
from bgaudit.report.characters import printable
from bgaudit.report.layout import Column, room_beside, table, wrapped
from bgaudit.rules.options.wanted import options_of
from bgaudit.rules.ruleset import RuleSet
from bgaudit.slips.explanation import Explanation

_INDENT = "  "
_COMPARED = (
    Column("rule set"),
    Column("rules"),
    Column("legal plays", number=True),
)
_VERDICT = Column("verdict")
_LEAST = 20


def told_blocks(scene: Scene, width: int) -> Iterator[str]:
    """A block for each finding: the verdict with its rule, and what follows."""
    for told in scene.told:
        yield "\n".join(wrapped(line, width) for line in _told(scene, told))
        if told.finding.probably is not None:
            yield "\n".join(_probably(told.finding.probably, width))


def sources(scene: Scene, width: int) -> str:
    """Where the rule set is written, and what of it is not borne out."""
    if not scene.told:
        return ""
    rules = scene.rules
    lines = [f"sources of {printable(rules.name)}: {'; '.join(rules.sources) or 'none given'}"]
    if rules.not_verified:
        lines.append(f"not verified: {'; '.join(rules.not_verified)}")
    return "\n".join(wrapped(printable(line), width) for line in lines)


def compared(scene: Scene, others: Sequence[Comparison], width: int) -> str:
    """A row for each other rule set, with its verdict where it rules otherwise."""
    facts = [_compared(other) for other in others]
    room = max(_LEAST, room_beside(_COMPARED, facts, width)) if facts else 0
    rows = [
        (*row, "\n".join(_verdicts(other, room)) if other.differs else "")
        for row, other in zip(facts, others, strict=True)
    ]
    return table((*_COMPARED, _VERDICT), rows) if rows else ""


def _compared(other: Comparison) -> tuple[str, ...]:
    number = "" if other.plays is None else str(other.plays)
    return printable(other.rules.name), "otherwise" if other.differs else "alike", number


def _verdicts(other: Comparison, room: int) -> Iterator[str]:
    if not other.told:
        yield "nothing to find"
    for told in other.told:
        finding = told.finding
        text = f"{finding.severity} {finding.code} {finding.name}: {told.following.words}"
        yield wrapped(printable(text), room)


def _told(scene: Scene, told: Told) -> Iterator[str]:
    finding = told.finding
    what = f"{finding.severity} {finding.code} {finding.name}: {finding.message}"
    texts = [" · ".join(filter(None, (what, _whose(scene, finding), wording.status(finding))))]
    if finding.help:
        texts.append(f"help: {finding.help}")
    texts.append(f"rule: {finding.rule}")
    texts.append(f"what follows: {told.following.words}{_by(told.following, scene.rules)}")
    for text in map(printable, texts):
        yield text if scene.match is None else wording.with_names_cut(scene.match, text)


def _whose(scene: Scene, finding: Finding) -> str | None:
    """Who a finding is about, where that is not who acts."""
    if scene.moment is None or scene.match is None or finding.player is None:
        return None
    if finding.player == scene.moment.player:
        return None
    return scene.match.players[finding.player - 1] or f"player {finding.player}"


def _by(following: Following, rules: RuleSet) -> str:
    """The options that decide it, as they are in force."""
    if not following.options:
        return ""
    written = {want.key: want.written for want in options_of(RuleSet)}
    options = (f"{key}: {written[key](attrgetter(key)(rules))}" for key in following.options)
    return f" ({', '.join(options)})"


def _probably(explanation: Explanation, width: int) -> Iterator[str]:
    """What probably happened, and the slips that would explain it, each with its name."""
    yield wrapped(wording.probably(explanation), width)
    for candidate in explanation.candidates:
        line = f"{candidate.id}: {candidate.message} ({candidate.kind})"
        yield from (
            _INDENT + part for part in wrapped(printable(line), width - len(_INDENT)).split("\n")
        )
