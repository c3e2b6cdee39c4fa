"""The ruling on a moment in words: what is wrong, what probably happened, and what follows."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from operator import attrgetter

from bgaudit.dispute.scene import Comparison, Scene, Told
from bgaudit.replay.turns.what_follows import Following
from bgaudit.report import wording
from bgaudit.report.characters import printable
from bgaudit.report.layout import Column, table, wrapped
from bgaudit.rules.options.wanted import options_of
from bgaudit.rules.ruleset import RuleSet
from bgaudit.slips.explanation import Explanation, Probably

_INDENT = "  "
_COMPARED = (
    Column("rule set"),
    Column("rules"),
    Column("legal plays", number=True),
    Column("verdict"),
)
_LEAST = 20
_PROBABLY = {
    Probably.REALLY_PLAYED: "it was really played so",
    Probably.MISTRANSCRIBED: "it is mistranscribed",
    Probably.UNDECIDED: "it cannot be told",
}


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
    """A row for each other rule set: whether it rules otherwise, and how."""
    if not others:
        return ""
    room = max(_LEAST, width - 45)
    own = None if scene.choices is None else len(scene.choices.plays)
    rows = [_row(scene.rules, "", own, scene.told, room)]
    for other in others:
        how = "otherwise" if other.differs else "alike"
        rows.append(_row(other.rules, how, other.plays, other.told, room))
    return table(_COMPARED, rows)


def _told(scene: Scene, told: Told) -> Iterator[str]:
    finding = told.finding
    what = f"{finding.severity} {finding.code} {finding.name}: {finding.message}"
    became = wording.status(finding)
    texts = [f"{what} · {became}" if became else what]
    if finding.help:
        texts.append(f"help: {finding.help}")
    texts.append(f"rule: {finding.rule}")
    texts.append(f"what follows: {told.following.words}{_by(told.following, scene.rules)}")
    for text in map(printable, texts):
        yield text if scene.match is None else wording.with_names_cut(scene.match, text)


def _by(following: Following, rules: RuleSet) -> str:
    """The options that decide it, as they are in force."""
    if not following.options:
        return ""
    written = {want.key: want.written for want in options_of(RuleSet)}
    options = (f"{key}: {written[key](attrgetter(key)(rules))}" for key in following.options)
    return f" ({', '.join(options)})"


def _probably(explanation: Explanation, width: int) -> Iterator[str]:
    """What probably happened, and the slips that would explain it, each with its name."""
    said = f"probably: {_PROBABLY[explanation.probably]}: {explanation.why}"
    yield wrapped(printable(said), width)
    for candidate in explanation.candidates:
        line = f"{candidate.id}: {candidate.message} ({candidate.kind})"
        yield from (
            _INDENT + part for part in wrapped(printable(line), width - len(_INDENT)).split("\n")
        )
    if explanation.bound:
        yield wrapped(printable(f"not everything was tried: {explanation.bound}"), width)


def _row(
    rules: RuleSet, how: str, plays: int | None, told: Sequence[Told], room: int
) -> tuple[str, ...]:
    verdicts = [
        f"{each.finding.severity} {each.finding.code}: {each.following.words}" for each in told
    ]
    number = "" if plays is None else str(plays)
    lines = "\n".join(wrapped(printable(text), room) for text in verdicts or ["nothing to find"])
    return printable(rules.name), how, number, lines
